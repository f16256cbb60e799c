import type { PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import type { LeadState } from '../leads/states.ts';

/** States that wait apart until somebody looks there. */
export const APART: readonly LeadState[] = ['spam', 'unverified', 'quarantined'];

/** What waits apart stays out of the list until somebody filters by state. */
export function inboxFilter({ req }: { req: Pick<PayloadRequest, 'query'> }): Where | null {
  const asked = JSON.stringify(req.query.where ?? '');
  return asked.includes('"state"') ? null : { state: { not_in: [...APART] } };
}

/** The filter of a list as its address says it: search, conditions, and what stays apart. */
export function listFilter(req: PayloadRequest): Where {
  const { where, search } = req.query;
  const { leads } = req.payload.collections;
  const conditions = [where as Where | undefined, inboxFilter({ req })].filter(Boolean) as Where[];
  return mergeListSearchAndWhere({
    collectionConfig: leads.config,
    search: typeof search === 'string' ? search : '',
    where: { and: conditions },
  });
}
