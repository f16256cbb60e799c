import type { PayloadRequest } from 'payload';
import { type RefusalCode, refusal } from '../../changes/proposals/refusals.ts';

/** Largest request, in bytes: all texts of a long page, several times over. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * How the body of a request about proposals is read.
 * @param codes the error of a wrong field, by its name
 */
export function readAsProposal(codes: Readonly<Record<string, RefusalCode>> = {}) {
  return {
    most: MOST_BYTES,
    misread: (req: PayloadRequest, field: string) => refusal(req, codes[field] ?? 'unreadable'),
  };
}
