import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { label } from '../../kit/words.ts';
import { leadScope } from '../access.ts';
import { officeAt } from '../deadlines/office-hours.ts';
import { overdueFilter } from '../deadlines/reply-deadline.ts';
import { leadsWithWords } from './find.ts';

/** The word in each language: an address from another reader is understood, too. */
const OVERDUE_WORDS: readonly unknown[] = Object.values(label((w) => w.leads.list.overdue));

/** No lead has it. */
const NO_ID = 0;

/** The name of the field for all written text of a lead. */
const WRITTEN = 'written';

/** Leads that have the words. The search box of the list, its export and its bulk edit ask so. */
async function leadsThatHave(words: string, req: PayloadRequest): Promise<Where> {
  const scope = req.user ? leadScope(req.user) : 'all';
  const ids = await leadsWithWords(req.payload, words, scope);
  return { id: { in: ids.length > 0 ? ids : [NO_ID] } };
}

/** Leads that wait longer than promised, at this moment. */
async function leadsOverdue({ payload }: PayloadRequest): Promise<Where> {
  const now = new Date();
  const late = await overdueFilter(payload, now, await officeAt(payload, now));
  return late ?? { id: { equals: NO_ID } };
}

/** The meaning of a condition that no column answers; `null` for every other one. */
function meaningOf(name: string, rule: object, req: PayloadRequest): Promise<Where> | null {
  const [value] = Object.values(rule);
  if (name === WRITTEN) return leadsThatHave(String(value ?? ''), req);
  return name === 'state' && OVERDUE_WORDS.includes(value) ? leadsOverdue(req) : null;
}

/** A filter in which such conditions are replaced by their present meaning. */
export async function withMeaning(where: Where, req: PayloadRequest): Promise<Where> {
  const meanings: Where[] = [];
  const others: Where = {};
  for (const [name, rule] of Object.entries(where)) {
    if (Array.isArray(rule)) {
      others[name] = await Promise.all(rule.map((each) => withMeaning(each as Where, req)));
      continue;
    }
    const meaning = meaningOf(name, rule as object, req);
    if (meaning !== null) meanings.push(await meaning);
    else others[name] = rule as Where[string];
  }
  return meanings.length > 0 ? { and: [others, ...meanings] } : others;
}

/** Has each operation on leads understand such conditions. */
export const findMeant: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = args as { where?: Where };
  const asked = where ? JSON.stringify(where) : '';
  const isMeant = [WRITTEN, ...OVERDUE_WORDS].some((word) => asked.includes(`"${word}"`));
  return where && isMeant ? { ...args, where: await withMeaning(where, req) } : args;
};
