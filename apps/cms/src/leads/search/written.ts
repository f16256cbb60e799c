import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { leadScope } from '../access.ts';
import { overdueFilter } from '../deadlines/lead-clock.ts';
import { officeAt } from '../deadlines/office.ts';
import { leadsWithWords } from './find.ts';

/** No lead has it. */
const NO_ID = 0;

type Meaning = (value: unknown, req: PayloadRequest) => Promise<Where>;

/** Fields that are no column: what a list asks of them has a meaning of its own, at that moment. */
const MEANINGS: Record<'written' | 'overdue', Meaning> = {
  /** Leads that have the words. The search box of the list, its export and its bulk edit ask so. */
  written: async (words, req) => {
    const scope = req.user ? leadScope(req.user) : 'all';
    const ids = await leadsWithWords(req.payload, String(words ?? ''), scope);
    return { id: { in: ids.length > 0 ? ids : [NO_ID] } };
  },
  /** Leads that wait longer than promised: a short address, which is true tomorrow, too. */
  overdue: async (_yes, { payload }) => {
    const now = new Date();
    const late = await overdueFilter(payload, now, await officeAt(payload, now));
    return late ?? { id: { equals: NO_ID } };
  },
};

const NAMES = Object.keys(MEANINGS) as (keyof typeof MEANINGS)[];

function isMeant(name: string): name is keyof typeof MEANINGS {
  return NAMES.some((one) => one === name);
}

/** A filter in which such fields have become what they mean now. */
export async function withMeaning(where: Where, req: PayloadRequest): Promise<Where> {
  const meanings: Where[] = [];
  const others: Where = {};
  for (const [name, rule] of Object.entries(where)) {
    if (Array.isArray(rule)) {
      others[name] = await Promise.all(rule.map((each) => withMeaning(each as Where, req)));
    } else if (isMeant(name)) {
      const [value] = Object.values(rule as object);
      meanings.push(await MEANINGS[name](value, req));
    } else {
      others[name] = rule as Where[string];
    }
  }
  return meanings.length > 0 ? { and: [others, ...meanings] } : others;
}

/** Has each operation on leads understand such fields. */
export const findMeant: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = args as { where?: Where };
  const asked = where ? JSON.stringify(where) : '';
  if (!where || !NAMES.some((name) => asked.includes(`"${name}"`))) return args;
  return { ...args, where: await withMeaning(where, req) };
};
