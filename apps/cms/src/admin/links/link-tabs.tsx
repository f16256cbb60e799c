import type { Where } from 'payload';
import { listTabs } from '../../kit/tabs.tsx';

/** Links to correct. */
export const TO_DO = {
  state: { equals: 'broken' },
  ignored: { not_equals: true },
} satisfies Where;

/** The views of the list of broken links. */
const VIEWS = {
  toDo: TO_DO,
  unknown: { state: { equals: 'unknown' }, ignored: { not_equals: true } },
  ignored: { ignored: { equals: true } },
  all: {},
} satisfies Record<string, Where>;

/** Above the list of broken links: tabs for those to correct, uncheckable ones and ignored ones. */
export const LinkTabs = listTabs({
  collection: 'broken-links',
  read: ({ links: { link } }) => ({
    label: link.views,
    about: link.about,
    tabs: (Object.keys(VIEWS) as (keyof typeof VIEWS)[]).map((name) => ({
      label: link[name],
      where: VIEWS[name],
      counted: { and: [{ state: { not_equals: 'suspected' } }, VIEWS[name]] },
      urgent: name === 'toDo',
    })),
  }),
});
