import type { Payload, PayloadRequest, Where } from 'payload';
import type { Config } from './generated/payload-types.ts';
import type { InTransaction } from './writes/transaction.ts';

type Collections = Config['collections'];
type Slug = keyof Collections;

/** A document as it is stored: the documents that it names are ids. */
export type Stored<Name extends Slug> = {
  [Field in keyof Collections[Name]]: Exclude<Collections[Name][Field], { id: number }>;
};

interface Query<Field> {
  where?: Where;
  sort?: string | string[];
  limit?: number;
  /** Those that are read; without it all of them. */
  fields?: readonly Field[];
  req?: Partial<InTransaction>;
}

type Read<Name extends Slug, Field> = Pick<Stored<Name>, keyof Stored<Name> & (Field | 'id')>[];

function argumentsOf<Name extends Slug>(
  collection: Name,
  { fields, ...query }: Query<PropertyKey>,
) {
  const select = fields && Object.fromEntries(fields.map((name) => [name, true as const]));
  return { collection, pagination: false, ...query, ...(select && { select }) };
}

/** Documents as they are stored, whoever asks: without rights and hooks. */
export async function findStored<
  Name extends Slug,
  const Field extends keyof Stored<Name> = keyof Stored<Name>,
>(payload: Payload, collection: Name, query: Query<Field> = {}): Promise<Read<Name, Field>> {
  return (await payload.db.find<Stored<Name>>(argumentsOf(collection, query))).docs;
}

/** Documents that the person of a request may see; those that they name are ids. */
export async function findSeen<
  Name extends Slug,
  const Field extends keyof Stored<Name> = keyof Stored<Name>,
>(
  req: PayloadRequest,
  collection: Name,
  query: Omit<Query<Field>, 'req'>,
): Promise<Read<Name, Field>> {
  const { docs } = await req.payload.find({
    ...argumentsOf(collection as 'leads', query),
    ...{ depth: 0, overrideAccess: false, req },
  });
  return docs as unknown as Read<Name, Field>;
}

/** The document under a condition, as it is stored; `null` without one. */
export function storedWhere<Name extends Slug>(
  payload: Payload,
  collection: Name,
  where: Where,
  req: Partial<InTransaction> = {},
): Promise<Stored<Name> | null> {
  return payload.db.findOne({ collection, where, req }) as Promise<Stored<Name> | null>;
}

/** The document with an id, as it is stored; `null` when it is gone. */
export function storedWith<Name extends Slug>(
  payload: Payload,
  collection: Name,
  id: number | string | null | undefined,
  req?: Partial<InTransaction>,
): Promise<Stored<Name> | null> {
  return storedWhere(payload, collection, { id: { equals: id ?? 0 } }, req);
}

/** The documents with some ids, as they are stored, by these. */
export async function storedById<
  Name extends Slug,
  const Field extends keyof Stored<Name> = keyof Stored<Name>,
>(
  payload: Payload,
  collection: Name,
  ids: readonly (number | null | undefined)[],
  query: Pick<Query<Field>, 'fields' | 'req'> = {},
): Promise<Map<number, Read<Name, Field>[number]>> {
  const known = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (known.length === 0) return new Map();
  const found = await findStored(payload, collection, { ...query, where: { id: { in: known } } });
  return new Map(found.map((one) => [(one as unknown as { id: number }).id, one]));
}

/** How many documents are stored under a condition. */
export async function countStored(
  payload: Payload,
  collection: Slug,
  where: Where,
  req: Partial<InTransaction> = {},
): Promise<number> {
  return (await payload.db.count({ collection, where, req })).totalDocs;
}
