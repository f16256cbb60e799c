import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Attachment, Lead } from '../../database/generated/payload-types.ts';
import { attachmentStore } from '../attachments/attachment-store.ts';
import { attachmentsOf } from '../attachments/stored-files.ts';

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

function withoutId({ id: _, ...document }: Row): Record<string, unknown> {
  return document;
}

/** Reads a lead as it is to be copied; `null` when there is none any more. */
async function readLead(payload: Payload, reference: string): Promise<CopiedLead | null> {
  const found = await payload.db.findOne<Lead & Row>({
    collection: 'leads',
    where: { reference: { equals: reference } },
  });
  if (!found) return null;
  // The network address is deleted after 30 days, which a copy elsewhere would outlast.
  const { clientAddress: _, estimate: estimateId, ...lead } = found;
  const attachments = await attachmentsOf(payload, found.id);
  const estimate = estimateId ? await rowOf(payload, 'estimates', Number(estimateId)) : null;
  const catalogue =
    estimate && (await rowOf(payload, 'catalogue-versions', Number(estimate.version)));
  return {
    lead: withoutId(lead) as CopiedLead['lead'],
    files: attachments.map((one) => withoutLead(one) as CopiedLead['files'][number]),
    estimate: estimate && (withoutId(estimate) as CopiedLead['estimate']),
    catalogue: catalogue && (withoutId(catalogue) as CopiedLead['catalogue']),
    contents: await Promise.all(attachments.map(({ file }) => bytesOf(file))),
  };
}

function rowOf(
  payload: Payload,
  collection: 'estimates' | 'catalogue-versions',
  id: number,
): Promise<Row | null> {
  return payload.db.findOne<Row>({ collection, where: { id: { equals: id } } });
}

function withoutLead({ id: _, lead: __, ...attachment }: Attachment) {
  return attachment;
}

/** A file that is gone keeps the rest of its lead from nothing. */
async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await buffer(Readable.from(await attachmentStore().read(file)));
  } catch {
    return new Uint8Array();
  }
}

/**
 * A lead as it stands in a second place: encrypted, so that only the holder of the secret key reads
 * it. `null` when there is no such lead any more.
 * @param publicKey `age1…`
 */
export async function encryptLead(
  payload: Payload,
  reference: string,
  publicKey: string,
): Promise<Uint8Array | null> {
  const copy = await readLead(payload, reference);
  if (!copy) return null;
  const { contents, ...documents } = copy;
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
