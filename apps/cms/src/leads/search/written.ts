import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { leadScope } from '../access.ts';
import { leadsWithWords } from './find.ts';

/** The name of the field that stands for everything that is written. */
const WRITTEN = 'written';

/** No lead has it. */
const NO_ID = 0;

/**
 * A filter in which what is asked of `written` has become the leads that have the words. The search
 * box of the list, its export and its bulk edit all ask so.
 */
export async function withFound(where: Where, req: PayloadRequest): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([name, rule]): Promise<[string, unknown]> => {
      if (Array.isArray(rule)) {
        return [name, await Promise.all(rule.map((each) => withFound(each as Where, req)))];
      }
      if (name !== WRITTEN) return [name, rule];
      const [question] = Object.values(rule as object);
      const scope = req.user ? leadScope(req.user) : 'all';
      const ids = await leadsWithWords(req.payload, String(question ?? ''), scope);
      return ['id', { in: ids.length > 0 ? ids : [NO_ID] }];
    }),
  );
  return Object.fromEntries(entries) as Where;
}

/** Has each operation on leads understand what is asked of `written`. */
export const findWritten: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = args as { where?: Where };
  if (!where || !JSON.stringify(where).includes(`"${WRITTEN}"`)) return args;
  return { ...args, where: await withFound(where, req) };
};
