import type { Payload, TypedUser, Where } from 'payload';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import type { Condition } from '../../leads/list-address.ts';
import { type AddressParameters, Tabs } from '../leads/tabs.tsx';

import { LINK_LIST, LINK_VIEWS } from './views.ts';

interface Props {
  payload: Payload;
  user: TypedUser;
  i18n: { language: string };
  /** Missing on the page of one row, where Payload puts this too. */
  searchParams?: AddressParameters;
}

function whereOf(conditions: readonly Condition[]): Where {
  const confirmed: Where = { state: { not_equals: 'suspected' } };
  return {
    and: [confirmed, ...conditions.map(([field, rule, value]) => ({ [field]: { [rule]: value } }))],
  };
}

/** Above the list of broken links: tabs for those to correct, uncheckable ones and ignored ones. */
export async function LinkTabs({ payload, user, i18n, searchParams }: Props) {
  if (!searchParams) return null;
  const language = adminLanguage(i18n.language);
  const views = [
    ['toDo', LINK_VIEWS.toDo],
    ['unknown', LINK_VIEWS.unknown],
    ['ignored', LINK_VIEWS.ignored],
    ['all', []],
  ] as const;
  const tabs = await Promise.all(
    views.map(async ([name, conditions]) => {
      const where = whereOf(conditions);
      const query = { collection: 'broken-links', where, overrideAccess: false, user } as const;
      const { totalDocs: count } = await payload.count(query);
      return {
        label: officeWords(language).links.link[name],
        conditions,
        count,
        urgent: name === 'toDo',
      };
    }),
  );
  return (
    <div>
      <p className="list-about">{officeWords(language).links.link.about}</p>
      <Tabs
        label={officeWords(language).links.link.views}
        list={LINK_LIST}
        tabs={tabs}
        parameters={searchParams}
      />
    </div>
  );
}
