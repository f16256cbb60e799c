import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '../../../../tools/postgres.ts';
import { CONTACT, type RunningDesk, startDesk, urlencoded } from '../leads/running-desk.ts';

/** Desks on both databases, by the database's name. */
export const DESKS = {
  SQLite: async () => startDesk(),
  PostgreSQL: async () => {
    const { url, stop } = await startPostgres();
    const desk = await startDesk([], { DATABASE_URL: url });
    return { ...desk, stop: () => desk.stop().finally(stop) };
  },
};

/** Sends a form and returns its reference. */
export async function sendForm(
  desk: RunningDesk,
  changes: Record<string, string> = {},
  form = '/contact/send-message',
): Promise<string> {
  const reply = await desk.post(form, urlencoded({ ...CONTACT, ...changes }));
  const body = (await reply.json()) as { data?: { reference: string } };
  if (!body.data) throw new Error(`${form} answered ${reply.status} ${JSON.stringify(body)}`);
  return body.data.reference;
}

/** Lays a file beside a lead as the intake does; returns its path. */
export async function attachFile(desk: RunningDesk, reference: string, text: string) {
  const lead = (await desk.leads()).find((one) => one.reference === reference);
  const file = randomUUID();
  const now = desk.clock.now.toISOString();
  await desk.payload.db.create({
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
  const where = path.join(desk.dataDir, 'attachments', file);
  await writeFile(where, text);
  return where;
}
