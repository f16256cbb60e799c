import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from '@payloadcms/db-sqlite/drizzle';
import { APIError, Forbidden, type Payload, type PayloadRequest, type Where } from 'payload';
import { ownLeads, seesLeads } from '../accounts/access.ts';
import { recordAudit } from '../accounts/audit.ts';
import { endpoint, Refusal } from '../kit/endpoint.ts';
import { NOT_PASSED_ON } from '../leads/events/lead-events.ts';
import { leadData } from '../leads/sales/lead-data.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { findStored, storedWhere } from '../platform/database/stored.ts';

/** Leads of a page, unless the request asks for fewer. */
const MOST = 100;

/**
 * A lead is in the feed so long after its last change, in ms: another transaction's change of the
 * same moment may be committed later, and the feed would never show it.
 */
const SETTLED_AFTER = 30_000;

/** A place in the feed: leads that were changed later come after it. */
interface Place {
  /** ISO time of a change. */
  at: string;
  /** Number of the lead; 0 before all of that time. */
  id: number;
}

/** Largest number of a lead that PostgreSQL has. */
const LARGEST_ID = 2 ** 31 - 1;

const PLACE = /^(.+?)(?:_(\d+))?$/;

/** @throws Refusal 400 for an invalid place */
function placeOf(since: string | null): Place {
  if (!since) return { at: new Date(0).toISOString(), id: 0 };
  const [, time = '', id = '0'] = PLACE.exec(since) ?? [];
  const at = new Date(time);
  // SQLite compares times as texts: years have four figures.
  const isTime = at.getUTCFullYear() >= 0 && at.getUTCFullYear() < 10_000;
  if (!isTime || Number(id) > LARGEST_ID) {
    throw new Refusal('since is a time (2026-07-06T08:00:00Z) or what next said.', 400);
  }
  return { at: at.toISOString(), id: Number(id) };
}

/** @throws Refusal 400 */
function limitOf(given: string | null): number {
  const limit = Number(given ?? MOST);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw new Refusal(`limit is a number from 1 to ${MOST}.`, 400);
}

function changedAfter({ at, id }: Place, now: Date): Where {
  const settled = new Date(now.getTime() - SETTLED_AFTER).toISOString();
  return {
    and: [
      { updatedAt: { greater_than_equal: at } },
      { updatedAt: { less_than_equal: settled } },
      { or: [{ updatedAt: { greater_than: at } }, { id: { greater_than: id } }] },
      // No person has confirmed that a lead in quarantine is a request.
      { state: { not_equals: 'quarantined' } },
    ],
  };
}

async function run(req: PayloadRequest) {
  const reader = await leadReader(req);
  const { searchParams } = new URL(req.url ?? '', 'http://cms');
  const since = searchParams.get('since');
  const place = placeOf(since);
  const limit = limitOf(searchParams.get('limit'));
  const changed = changedAfter(place, new Date());
  const where = reader.scope === true ? changed : { and: [changed, reader.scope] };
  const page = { where, sort: ['updatedAt', 'id'], limit: limit + 1 };
  const found = await findStored(req.payload, 'leads', page);
  const leads = await leadData(req.payload, found.slice(0, limit));
  const last = leads.at(-1);
  // An empty page has no personal data.
  if (last) await recordExport(req, reader, `feed, ${leads.length}`);
  const next = last ? `${last.updatedAt}_${last.id}` : `${place.at}_${place.id}`;
  return { leads, next, more: found.length > limit };
}

/**
 * Leads by their last change, oldest first, a page at a time: another program asks with the `next`
 * of the page before, and gets new and changed leads.
 */
export const leadFeed = endpoint({ path: '/feed', method: 'get', run });

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
    return { scope: PASSED_ON, key: await openWith(req.payload, given, new Date()) };
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
  const words = [by, detail].filter(Boolean).join('; ');
  const entry = { action: 'export', subject: 'leads', ...(words && { detail: words }) } as const;
  await recordAudit(req.payload, req, entry);
}

/** Keys begin with this, so that a key that was published by mistake is recognised as one. */
export const KEY_PREFIX = 'osk_';

/** Shortest time between two stored uses of a key, in ms. */
const NOTED_EVERY = 60_000;

/** The stored hash of a key, which has 256 random bits: one round of a plain hash is enough. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The key in a request's `Authorization: Bearer KEY`; `null` without one. */
function keyIn(headers: Headers): string | null {
  const [scheme, key] = (headers.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && key ? key : null;
}

/**
 * The name of a key, if it is valid now. Its use is stored.
 * @throws APIError 401 for a key that is unknown, off, or expired
 */
async function openWith(payload: Payload, key: string, now: Date): Promise<string> {
  const found = await storedWhere(payload, 'api-keys', { hash: { equals: hashOf(key) } });
  if (!found) throw new APIError('This API key is unknown.', 401);
  if (!found.isOn) throw new APIError('This API key is off.', 401);
  if (new Date(found.expiresAt) <= now) throw new APIError('This API key has expired.', 401);
  const { api_keys: keys } = tablesOf(payload);
  const isOld = or(
    isNull(keys.usedAt),
    lt(keys.usedAt, new Date(now.getTime() - NOTED_EVERY).toISOString()),
  );
  await queryBuilder(payload)
    .update(keys)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(keys.id, found.id), isOld));
  return found.name;
}
