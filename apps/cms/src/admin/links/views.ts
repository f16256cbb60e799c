import type { Where } from 'payload';
import { addressOf, type Condition } from '../../leads/list-address.ts';

/** The views of the list of broken links, as conditions of its address. */
export const LINK_VIEWS = {
  toDo: [
    ['state', 'equals', 'broken'],
    ['ignored', 'not_equals', 'true'],
  ],
  unknown: [
    ['state', 'equals', 'unknown'],
    ['ignored', 'not_equals', 'true'],
  ],
  ignored: [['ignored', 'equals', 'true']],
} as const satisfies Record<string, readonly Condition[]>;

export const LINK_LIST = '/admin/collections/broken-links';

/** Links to correct, for a count. */
export const TO_DO: Where = {
  and: [{ state: { equals: 'broken' } }, { ignored: { not_equals: true } }],
};

/** Address of the list of links to correct. */
export const TO_DO_LIST: string = addressOf(LINK_LIST, LINK_VIEWS.toDo);
