// Separate from the schemas, so that a page that needs only these constants does not load them.

/** Name of the form field with the key of a saved estimate. */
export const ESTIMATE_FIELD = 'estimate';

/** Days after which an estimate expires and should be calculated again. */
const ESTIMATE_VALID_DAYS = 30;

/** The last day on which the figures of an estimate are valid, as an ISO instant. */
export function estimateValidUntil(createdAt: string): string {
  const day = 24 * 60 * 60 * 1000;
  return new Date(Date.parse(createdAt) + ESTIMATE_VALID_DAYS * day).toISOString();
}
