import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from '@payloadcms/db-sqlite/drizzle';
import { APIError, type Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';

/** Keys begin with this, so that a key that was published by mistake is recognised as one. */
export const PREFIX = 'osk_';

/** Shortest time between two stored uses of a key, in ms. */
const NOTED_EVERY = 60_000;

/** A key that opens leads. */
export interface ApiKey {
  id: number;
  name: string;
}

/** The stored hash of a key, which has 256 random bits: one round of a plain hash is enough. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The key in a request's `Authorization: Bearer KEY`; `null` without one. */
export function keyIn(headers: Headers): string | null {
  const [scheme, key] = (headers.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && key ? key : null;
}

/**
 * The key, if it is valid now. Its use is stored.
 * @throws APIError 401 for a key that is unknown, off, or expired
 */
export async function openWith(payload: Payload, key: string, now: Date): Promise<ApiKey> {
  const found = await payload.db.findOne<ApiKey & { isOn: boolean; expiresAt: string }>({
    collection: 'api-keys',
    where: { hash: { equals: hashOf(key) } },
  });
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
  return { id: found.id, name: found.name };
}
