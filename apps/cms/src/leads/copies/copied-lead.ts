import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Payload } from 'payload';
import { z } from 'zod';
import { attachmentStore } from '../attachments/attachment-store.ts';

/** Version of the form below. */
const FORM = 1;

/**
 * First line of a copy, as JSON: the documents as Payload reads them, without their ids. The bytes
 * of the files follow, in their order.
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
  /** Bytes that follow of each file; 0 where it could not be read. */
  bytes: z.array(z.number().int().min(0)),
});

/** A lead with everything that was sent, as it stands in a second place. */
export type CopiedLead = Omit<z.output<typeof head>, 'form' | 'bytes'> & {
  /** The bytes of the files, in the order of `files`; empty where one could not be read. */
  contents: Uint8Array[];
};

type Row = Record<string, unknown> & { id: number };

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
  const estimates = await rowsById(payload, 'estimates', leads, 'estimate');
  const catalogues = await rowsById(
    payload,
    'catalogue-versions',
    [...estimates.values()],
    'version',
  );
  return leads.map((found) => {
    // The network address is deleted after 30 days, which a copy elsewhere would outlast.
    const { id, clientAddress: _, estimate: estimateId, ...lead } = found;
    const estimate = estimates.get(Number(estimateId)) ?? null;
    const catalogue = (estimate && catalogues.get(Number(estimate.version))) ?? null;
    // A copy is what the visitor sent by the form; files of mails belong to rows that it has not.
    const files = attachments.filter((one) => one.lead === id && !one.message);
    const documents = {
      lead,
      files: files.map(({ id: __, lead: ___, message: ____, ...file }) => file),
      estimate: estimate && withoutId(estimate),
      catalogue: catalogue && withoutId(catalogue),
    };
    return documents as LeadDocuments;
  });
}

function withoutId({ id: _, ...document }: Row): Record<string, unknown> {
  return document;
}

async function rowsWith(
  payload: Payload,
  collection: 'leads' | 'attachments' | 'estimates' | 'catalogue-versions',
  field: string,
  values: readonly (string | number)[],
): Promise<Row[]> {
  if (values.length === 0) return [];
  const where = { [field]: { in: [...values] } };
  const options = { collection, where, sort: 'id', pagination: false };
  return (await payload.db.find<Row>(options)).docs;
}

/** The documents that these name in a field, by their ids. */
async function rowsById(
  payload: Payload,
  collection: 'estimates' | 'catalogue-versions',
  rows: readonly Row[],
  field: string,
): Promise<Map<number, Row>> {
  const ids = new Set(rows.flatMap((row) => (row[field] ? [Number(row[field])] : [])));
  const found = await rowsWith(payload, collection, 'id', [...ids]);
  return new Map(found.map((row) => [row.id, row]));
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
 * A lead as it stands in a second place, with the bytes of its files: encrypted, so that only the holder
 * of the secret key reads it.
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

/**
 * Opens what `encryptLead` has made.
 * @param secretKey `AGE-SECRET-KEY-1…`
 * @throws Error when the key does not fit, or the copy is damaged or of a later form
 */
export async function decryptLead(object: Uint8Array, secretKey: string): Promise<CopiedLead> {
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
