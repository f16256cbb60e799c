import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter } from 'age-encryption';
import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { z } from 'zod';
import { findStored, storedById } from '../../platform/database/stored.ts';
import { attachmentStore } from '../attachments/attachment-store.ts';
import { historiesOf } from '../events/lead-events.ts';

/** Version of the form below. */
const FORM = 1;

/**
 * First line of a copy, as JSON: the documents as Payload reads them, without ids, which belong to
 * one database. Accounts are named by their e-mail addresses. The bytes of the files follow, in
 * their order.
 */
const head = z.object({
  form: z.literal(FORM),
  lead: z.looseObject({
    reference: z.string(),
    mail: z.string(),
    createdAt: z.iso.datetime(),
    idempotencyKey: z.string().nullish(),
  }),
  files: z.array(z.looseObject({ file: z.uuid(), sha256: z.string(), size: z.number() })),
  /** The estimate that came with it, and the catalogue that it was made with. */
  estimate: z.looseObject({ key: z.string() }).nullable(),
  catalogue: z.looseObject({ digest: z.string() }).nullable(),
  /** E-mail address of the person who takes care of it; earlier copies have none. */
  owner: z.string().nullish(),
  /** The call that was booked, with the addresses of its advisers; earlier copies have none. */
  booking: z
    .looseObject({
      startsAt: z.iso.datetime(),
      state: z.enum(['booked', 'cancelled']),
      arrangements: z.array(z.looseObject({ adviser: z.string().nullish() })),
    })
    .nullish(),
  /** The changes of the lead; earlier copies have them in the lead. */
  history: z.array(z.looseObject({ at: z.iso.datetime(), change: z.string() })).nullish(),
  /** Bytes that follow of each file; 0 where it could not be read. */
  bytes: z.array(z.number().int().min(0)),
});

/** A lead with all of its sent data, as it is stored in a second place. */
export type CopiedLead = Omit<z.output<typeof head>, 'form' | 'bytes'> & {
  /** The bytes of the files, in the order of `files`; empty where one could not be read. */
  contents: Uint8Array[];
};

type Row = Record<string, unknown> & { id: number };

type CopiedCollection = CollectionSlug &
  ('leads' | 'attachments' | 'estimates' | 'catalogue-versions' | 'bookings');

/** The documents of a lead, without the bytes of its files. */
export type LeadDocuments = Omit<CopiedLead, 'contents'>;

/** Reads leads as they are to be copied; deleted ones are absent. */
export async function readLeads(
  payload: Payload,
  references: readonly string[],
): Promise<LeadDocuments[]> {
  const leads = await rowsWith(payload, 'leads', 'reference', references);
  const ids = leads.map(({ id }) => id);
  const attachments = await rowsWith(payload, 'attachments', 'lead', ids);
  const sent = leads.map(({ estimate }) => estimate as number | null);
  const estimates = await storedById(payload, 'estimates', sent);
  const versions = [...estimates.values()].map(({ version }) => version);
  const catalogues = await storedById(payload, 'catalogue-versions', versions);
  const bookings = await rowsWith(payload, 'bookings', 'lead', ids);
  const histories = await historiesOf(payload, ids);
  const accounts = await readAccounts(payload);
  const address = (id: unknown) => accounts.find((one) => one.id === id)?.email ?? null;
  return leads.map((found) => {
    const estimate = estimates.get(Number(found.estimate)) ?? null;
    const catalogue = (estimate && catalogues.get(Number(estimate.version))) ?? null;
    const booking = bookings.find((one) => one.lead === found.id);
    const portable = (collection: CopiedCollection, row: object) =>
      withoutRelations(payload, collection, row);
    // The network address is deleted after 30 days, which a copy elsewhere would outlast.
    const { clientAddress: _, ...lead } = portable('leads', found);
    // A copy has the data of the form; files of mails belong to rows that it lacks.
    const files = attachments.filter((one) => one.lead === found.id && !one.message);
    const documents = {
      lead,
      owner: address(found.assignee),
      history: histories.get(found.id) ?? [],
      files: files.map((file) => portable('attachments', file)),
      estimate: estimate && portable('estimates', estimate),
      catalogue: catalogue && portable('catalogue-versions', catalogue),
      booking: booking && {
        ...portable('bookings', booking),
        arrangements: arrangementsOf(booking).map((one) => ({
          ...one,
          adviser: address(one.adviser),
        })),
      },
    };
    return documents as unknown as LeadDocuments;
  });
}

function arrangementsOf({ arrangements }: Row): { adviser?: unknown }[] {
  return Array.isArray(arrangements) ? arrangements : [];
}

export function readAccounts(payload: Payload): Promise<{ id: number; email: string }[]> {
  return findStored(payload, 'users', { fields: ['email'] });
}

/** A document without its id and without those of others, which name something else elsewhere. */
export function withoutRelations(
  payload: Payload,
  collection: CopiedCollection,
  row: object,
): Record<string, unknown> {
  const { id: _, ...document } = row as Record<string, unknown>;
  return withoutIds(payload.collections[collection].config.flattenedFields, document);
}

function withoutIds(fields: FlattenedField[], document: Record<string, unknown>) {
  const left = { ...document };
  for (const field of fields) {
    const value = left[field.name];
    if (field.type === 'relationship' || field.type === 'upload') delete left[field.name];
    else if (field.type === 'group' && value) {
      left[field.name] = withoutIds(field.flattenedFields, value as Record<string, unknown>);
    }
  }
  return left;
}

async function rowsWith(
  payload: Payload,
  collection: CopiedCollection,
  field: string,
  values: readonly (string | number)[],
): Promise<Row[]> {
  if (values.length === 0) return [];
  const where = { [field]: { in: [...values] } };
  return (await findStored(payload, collection, { where, sort: 'id' })) as unknown as Row[];
}

/**
 * A file that is gone does not keep the rest of its lead from being copied.
 * @throws Error when the files cannot be reached: the lead is copied later
 */
async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await buffer(Readable.from(await attachmentStore().read(file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Uint8Array();
    throw error;
  }
}

/**
 * A lead as it is stored in a second place, with the bytes of its files: encrypted, so that only
 * the holder of the secret key reads it.
 * @param publicKey `age1…`
 */
export async function encryptLead(
  documents: LeadDocuments,
  publicKey: string,
): Promise<Uint8Array> {
  const contents = await Promise.all(documents.files.map(({ file }) => bytesOf(file)));
  const bytes = contents.map(({ length }) => length);
  const line = Buffer.from(`${JSON.stringify({ form: FORM, ...documents, bytes })}\n`);
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return encrypter.encrypt(Buffer.concat([line, ...contents]));
}

/** Why a copy cannot be opened, in words that quote nothing of it. */
export class UnreadableCopy extends Error {
  override name = 'UnreadableCopy';
  /** Whether it was made for another key. */
  readonly isForOtherKey: boolean;

  constructor(message: string, isForOtherKey: boolean, options: ErrorOptions) {
    super(message, options);
    this.isForOtherKey = isForOtherKey;
  }
}

/**
 * Opens what `encryptLead` has made.
 * @param secretKey `AGE-SECRET-KEY-1…`
 * @throws UnreadableCopy
 */
export async function decryptLead(object: Uint8Array, secretKey: string): Promise<CopiedLead> {
  try {
    return await opened(object, secretKey);
  } catch (cause) {
    // The words of `age` for this case; it has no code for it.
    const isForOtherKey = /no identity matched/.test((cause as Error).message);
    const sentence = isForOtherKey
      ? 'it was made for another key'
      : 'it is damaged, or of a later version of this program';
    throw new UnreadableCopy(sentence, isForOtherKey, { cause });
  }
}

async function opened(object: Uint8Array, secretKey: string): Promise<CopiedLead> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secretKey);
  const plain = Buffer.from(await decrypter.decrypt(object));
  const end = plain.indexOf('\n');
  const { bytes, form: _, ...documents } = head.parse(JSON.parse(plain.toString('utf8', 0, end)));
  let at = end + 1;
  const contents = bytes.map((length) => {
    at += length;
    return plain.subarray(at - length, at);
  });
  return { ...documents, contents };
}
