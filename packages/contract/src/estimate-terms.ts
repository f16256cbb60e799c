// Apart from the schemas, so that a page that needs only these does not load them.

/** Name of the field with the key of a saved estimate that a form sends along. */
export const ESTIMATE_FIELD = 'estimate';

/** Days after which the figures of an estimate should be made anew. */
const ESTIMATE_VALID_DAYS = 30;

/** The last day on which an estimate counts on its figures, as an ISO instant. */
export function estimateValidUntil(createdAt: string): string {
  const day = 24 * 60 * 60 * 1000;
  return new Date(Date.parse(createdAt) + ESTIMATE_VALID_DAYS * day).toISOString();
}
