import { APIError, type PayloadRequest, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import type { LeadState } from '../../fields/states.ts';

/** States that are hidden unless the filter asks for them. */
export const APART: readonly LeadState[] = ['spam', 'quarantined', 'merged'];

/**
 * Leads in hidden states are not in the list until a filter names a state. A sign-up for the
 * newsletter needs no answer: a search, or a filter for its form, finds it.
 */
export function inboxFilter({ req }: { req: Pick<PayloadRequest, 'query'> }): Where | null {
  const { where, search } = req.query;
  const asked = JSON.stringify(where ?? '');
  const conditions: Where[] = [
    ...(asked.includes('"state"') ? [] : [{ state: { not_in: [...APART] } }]),
    ...(asked.includes('"formType"') || search ? [] : [{ formType: { not_equals: 'newsletter' } }]),
  ];
  return conditions.length === 0 ? null : { and: conditions };
}

/** The filter of a list from its address: search, conditions, and hidden states. */
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

/** @throws APIError 400 for an invalid date: the database would fail on it */
export function refuseBadDates(where: unknown, req: PayloadRequest): void {
  if (typeof where !== 'object' || where === null) return;
  const { flattenedFields } = req.payload.collections.leads.config;
  for (const [name, condition] of Object.entries(where)) {
    const isDate = flattenedFields.some((field) => field.name === name && field.type === 'date');
    const given = isDate && typeof condition === 'object' ? Object.entries(condition ?? {}) : [];
    const isBad = given.some(
      ([operator, value]) => operator !== 'exists' && Number.isNaN(Date.parse(String(value))),
    );
    if (isBad) throw new APIError('A date of the filter is not a date.', 400, undefined, true);
    refuseBadDates(condition, req);
  }
}
