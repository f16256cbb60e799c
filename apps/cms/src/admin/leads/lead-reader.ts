import { Forbidden, type PayloadRequest, type Where } from 'payload';
import type { AuditEntry } from '../../access/audit.ts';
import { recordAudit } from '../../access/audit.ts';
import { ownLeads, seesLeads } from '../../leads/access.ts';
import { keyIn, openWith } from '../../leads/api-keys/api-keys.ts';
import { NOT_PASSED_ON } from '../../leads/events/lead-data.ts';

/** The leads that another program may read, by its key. */
const PASSED_ON: Where = { formType: { not_in: [...NOT_PASSED_ON] } };

/** A person or a program that reads leads. */
export interface LeadReader {
  /** Which leads it may read; `true` for all. */
  scope: Where | true;
  /** Name of the key; `null` for a signed-in person. */
  key: string | null;
}

/**
 * The reader of a request for leads: a program with an API key, or a person who works on them.
 * @throws APIError 401 for a wrong key, Forbidden
 */
export async function leadReader(req: PayloadRequest): Promise<LeadReader> {
  const given = keyIn(req.headers);
  if (given) {
    const { name } = await openWith(req.payload, given, new Date());
    return { scope: PASSED_ON, key: name };
  }
  const own = await ownLeads({ req });
  if (!seesLeads(req.user) || own === false) throw new Forbidden(req.t);
  return { scope: own, key: null };
}

/** Writes an export into the audit log, with the name of the key where it was a program's. */
export async function recordExport(
  req: PayloadRequest,
  { key }: LeadReader,
  detail: string | undefined,
): Promise<void> {
  const by = key === null ? undefined : `API key: ${key}`;
  const entry: AuditEntry = { action: 'export', subject: 'leads' };
  const words = [by, detail].filter(Boolean).join('; ');
  await recordAudit(req.payload, req, words ? { ...entry, detail: words } : entry);
}
