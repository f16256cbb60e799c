import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity } from 'age-encryption';
import { beforeAll, describe, expect, test } from 'vitest';
import { env, setEnv } from '../../platform/process/env.ts';
import { erasePerson, reapplyErasures } from '../../privacy/erasure.ts';
import { engines } from '../../testing/databases.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { SAMPLE_FILES } from '../../testing/sample-files.ts';
import { CONTACT, multipart, urlencoded } from '../../testing/test-cms.ts';
import { attachmentStore } from '../attachments/attachment-store.ts';
import { copyBacklog, noteCopyJobs } from './copy-jobs.ts';
import { forgetPlace } from './lead-copier.ts';
import { NOTHING_WRONG, secondPlace, soon } from './testing/second-place.ts';

const QUOTE = { ...CONTACT, topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
const CALCULATOR = '/kalkulator-aplikacji/send-message';
const MARKER = 'marker@klient.example';

describe.each(engines('SQLite'))('a second place for leads, on %s', (engine) => {
  const place = secondPlace(engine);
  const names = () => place.names();
  const catchUp = () => place.catchUp();
  const backlog = () => copyBacklog(place.cms.payload, soon());

  beforeAll(async () => {
    await place.cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
  });

  async function send(changes: Record<string, string> = {}): Promise<string> {
    const fields = { ...CONTACT, message: crypto.randomUUID(), ...changes };
    const body = multipart(fields, ['oferta.pdf', SAMPLE_FILES.pdf]);
    const reply = await place.cms.post('/contact/send-message', body);
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { data: { reference: string } }).data.reference;
  }

  /** The second place does not answer while this is done. */
  async function whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
    const { folder } = place;
    await rename(folder, `${folder}.away`);
    try {
      return await work();
    } finally {
      await rename(`${folder}.away`, folder);
    }
  }

  test('a lead is there when its sender reads “sent”, and nobody reads it without the key', async () => {
    const reference = await send({ message: 'Tylko dla Państwa' });
    await expect.poll(names).toEqual([`${reference}.age`]);
    const bytes = await readFile(place.copyOf(reference));
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    for (const secret of ['Tylko dla', CONTACT.mail, 'oferta.pdf', '%PDF']) {
      expect(bytes.includes(secret)).toBe(false);
    }
    await expect.poll(backlog).toBeNull();
  });

  test('while the place is away leads are taken, the backlog says so, and they are copied when it is back', async () => {
    const references = await whileAway(async () => {
      const taken = [await send(), await send()];
      await catchUp();
      expect(await backlog()).toMatchObject({ copies: 2, erasures: 0 });
      return taken;
    });
    expect(await names()).toEqual([]);
    await catchUp();
    expect(await names()).toEqual(references.map((one) => `${one}.age`).sort());
    expect(await backlog()).toBeNull();
    const next = await send();
    await expect.poll(names).toContain(`${next}.age`);
  });

  test('what is erased is erased there as well, when it answers again if need be', async () => {
    await send({ mail: MARKER });
    const other = await send();
    await whileAway(async () => {
      await erasePerson(place.cms.payload, MARKER, null);
      await catchUp();
      expect(await backlog()).toMatchObject({ copies: 0, erasures: 1 });
    });
    await catchUp();
    expect(await names()).toEqual([`${other}.age`]);
    const [{ id = 0 } = {}] = await place.cms.leads();
    await place.cms.payload.delete({ collection: 'leads', id });
    await catchUp();
    expect(await names()).toEqual([]);
  });

  test('a file that is deleted by hand is not in the copy any more', async () => {
    await send();
    const [{ id = 0 } = {}] = await place.cms.attachments();
    await place.cms.payload.delete({ collection: 'attachments', id });
    await catchUp();
    await place.loseEverything();
    expect(await place.restore()).toMatchObject({ restored: 1, missing: [], unreadable: [] });
    expect(await place.cms.attachments()).toEqual([]);
  });

  test('a file that is gone is named by the restore, and its lead comes back', async () => {
    const reference = await send();
    const [attachment] = await place.cms.attachments();
    await attachmentStore().remove([attachment?.file ?? '']);
    await noteCopyJobs(place.cms.payload, [reference], false, {});
    await catchUp();
    await place.loseEverything();
    const missing = [`file 1 of ${reference}`];
    expect(await place.restore()).toMatchObject({ restored: 1, missing, unreadable: [] });
    expect(await place.cms.leads()).toMatchObject([{ reference }]);
  });

  test('leads of before, and of a while without a place, are copied once there is one', async () => {
    const before = await send();
    for (const name of await names()) await rm(path.join(place.folder, name));
    const where = { name: { equals: 'lead-copies' } };
    await place.cms.payload.db.deleteMany({ collection: 'work-leases', where });
    await catchUp();
    expect(await names()).toEqual([`${before}.age`]);
    const settings = env;
    setEnv({ ...settings, LEADS_COPY: undefined });
    await forgetPlace(place.cms.payload);
    const between = await send();
    expect(await names()).toEqual([`${before}.age`]);
    setEnv(settings);
    await catchUp();
    expect(await names()).toEqual([`${before}.age`, `${between}.age`].sort());
  });

  test('leads are restored with consent, files and estimate, once, as new ones, and no mail is sent', async () => {
    await send();
    const key = '9b2f1a34-0c1d-4d6e-8f70-8a1b2c3d4e5f';
    await place.cms.post(CALCULATOR, urlencoded({ ...QUOTE, idempotencyKey: key }));
    const sent = await place.cms.leads();
    await place.loseEverything();
    expect(await place.restore()).toEqual({ ...NOTHING_WRONG, found: 2, restored: 2 });
    const restored = await place.cms.leads();
    const byReference = (leads: typeof sent) =>
      Object.fromEntries(
        leads.map(({ id: _, estimate: __, clientAddress: ___, ...lead }) => [lead.reference, lead]),
      );
    // Their reply deadline is over.
    const over = { source: 'restored' as const, waitsSince: null };
    const expected = sent.map((lead) => ({ ...lead, ...over }));
    expect(byReference(restored)).toEqual(byReference(expected));
    expect(restored.map(({ clientAddress }) => clientAddress ?? null)).toEqual([null, null]);
    const [attachment] = await place.cms.attachments();
    expect(await buffer(await attachmentStore().read(attachment?.file ?? ''))).toEqual(
      SAMPLE_FILES.pdf,
    );
    const estimates = await place.cms.payload.find({ collection: 'estimates' });
    expect(estimates.docs).toMatchObject([{ choice: { items: ['cart', 'ssl'] } }]);
    expect(await place.cms.messages()).toEqual([]);
    expect(await place.restore()).toMatchObject({ found: 2, restored: 0 });
    expect(await place.cms.leads()).toHaveLength(2);
    // The visitor who tries again gets the answer of the first time.
    await place.cms.post(CALCULATOR, urlencoded({ ...QUOTE, idempotencyKey: key }));
    expect(await place.cms.leads()).toHaveLength(2);
  });

  test('one that was sent again since, with the same key, is not doubled', async () => {
    const idempotencyKey = '3c9d1a34-0c1d-4d6e-8f70-8a1b2c3d4e5f';
    await send({ idempotencyKey });
    const copies = await names();
    await place.loseEverything();
    await send({ idempotencyKey });
    expect((await names()).length).toBe(copies.length + 1);
    expect(await place.restore()).toMatchObject({ found: 2, restored: 0 });
  });

  test('who was erased while the place was away stays erased after a restore', async () => {
    await send({ mail: MARKER });
    await whileAway(() => erasePerson(place.cms.payload, MARKER, null));
    expect(await place.restore()).toMatchObject({ restored: 1 });
    expect(await reapplyErasures(place.cms.payload)).toMatchObject({ leads: 1, files: 1 });
    expect(await place.cms.leads()).toEqual([]);
  });

  test('with another key nothing is restored, and each copy is named', async () => {
    const reference = await send();
    await place.loseEverything();
    expect(await place.restore(await generateX25519Identity())).toMatchObject({
      restored: 0,
      otherKey: [`${reference}.age`],
      unreadable: [],
    });
  });
});
