import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTACT, type TestCms, urlencoded } from './test-cms.ts';

/** Sends a form and returns its reference. */
export async function sendForm(
  cms: TestCms,
  changes: Record<string, string> = {},
  form = '/contact/send-message',
): Promise<string> {
  const reply = await cms.post(form, urlencoded({ ...CONTACT, ...changes }));
  const body = (await reply.json()) as { data?: { reference: string } };
  if (!body.data) throw new Error(`${form} answered ${reply.status} ${JSON.stringify(body)}`);
  return body.data.reference;
}

/** Stores a file of a lead as the intake does; returns its path. */
export async function attachFile(cms: TestCms, reference: string, text: string) {
  const lead = (await cms.leads()).find((one) => one.reference === reference);
  const file = randomUUID();
  const now = cms.clock.now.toISOString();
  await cms.payload.db.create({
    collection: 'attachments',
    data: {
      lead: lead?.id,
      formType: lead?.formType,
      name: '../życiorys.pdf',
      extension: 'pdf',
      size: Buffer.byteLength(text),
      sha256: 'x',
      file,
      scan: 'unscanned',
      createdAt: now,
      updatedAt: now,
    },
  });
  const where = path.join(cms.dataDir, 'attachments', file);
  await writeFile(where, text);
  return where;
}
