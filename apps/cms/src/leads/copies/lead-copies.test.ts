import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePerson, reapplyErasures } from '../../privacy/erasure.ts';
import { env, setEnv } from '../../process/env.ts';
import { databaseOn, ENGINES } from '../../testing/databases.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { SAMPLE_FILES } from '../../testing/sample-files.ts';
import {
  CONTACT,
  multipart,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';
import { attachmentStore } from '../attachments/attachment-store.ts';
import { copyBacklog, noteCopyJobs } from './copy-jobs.ts';
import { catchUpCopies, forgetPlace } from './lead-copier.ts';
import { openCopyPlace } from './open-place.ts';
import { restoreLeads } from './restore-leads.ts';

const NOTHING_WRONG = { missing: [], unreadable: [], otherKey: [], calls: [] };
const QUOTE = { ...CONTACT, topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
const CALCULATOR = '/kalkulator-aplikacji/send-message';

/** A time at which nothing is fresh any more. */
const soon = () => new Date(Date.now() + 60_000);

describe.each(ENGINES)('a second place for leads, on %s', (engine) => {
  let cms: TestCms;
  let folder: string;
  let secretKey: string;

  beforeAll(async () => {
    secretKey = await generateX25519Identity();
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'osnowa-place-')), 'leads');
    await mkdir(folder);
    cms = await startTestCms([], {
      ...(await databaseOn(engine)),
      LEADS_COPY: folder,
      LEADS_COPY_KEY: await identityToRecipient(secretKey),
    });
    await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
  });
  afterAll(async () => {
    await cms?.stop();
    await rm(path.dirname(folder), { recursive: true });
  });
  beforeEach(async () => {
    await cms.clear();
    await cms.payload.db.deleteMany({ collection: 'lead-copies', where: {} });
    for (const name of await readdir(folder)) await rm(path.join(folder, name));
  });

  async function send(changes: Record<string, string> = {}): Promise<string> {
    const body = multipart({ ...CONTACT, message: crypto.randomUUID(), ...changes });
    body.append('attachment', new File([new Uint8Array(SAMPLE_FILES.pdf)], 'oferta.pdf'));
    const reply = await cms.post('/contact/send-message', body);
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { data: { reference: string } }).data.reference;
  }

  const names = async () => (await readdir(folder)).sort();
  const backlog = () => copyBacklog(cms.payload, soon());
  const catchUp = () => catchUpCopies(cms.payload, soon());
  const restore = async (key = secretKey) =>
    restoreLeads(cms.payload, await openCopyPlace(folder, env), key);

  /** What a disaster leaves: an empty database and no file. */
  async function loseEverything(): Promise<void> {
    await cms.clear();
    await cms.payload.db.deleteMany({ collection: 'estimates', where: {} });
    await cms.payload.db.deleteMany({ collection: 'catalogue-versions', where: {} });
  }

  /** The second place does not answer while this is done. */
  async function whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
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
    const bytes = await readFile(path.join(folder, `${reference}.age`));
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
    await send({ mail: 'marker@klient.example' });
    const other = await send();
    await whileAway(async () => {
      await erasePerson(cms.payload, 'marker@klient.example', null);
      await catchUp();
      expect(await backlog()).toMatchObject({ copies: 0, erasures: 1 });
    });
    await catchUp();
    expect(await names()).toEqual([`${other}.age`]);
    const [{ id = 0 } = {}] = await cms.leads();
    await cms.payload.delete({ collection: 'leads', id });
    await catchUp();
    expect(await names()).toEqual([]);
  });

  test('a file that is deleted by hand is not in the copy any more', async () => {
    await send();
    const [{ id = 0 } = {}] = await cms.attachments();
    await cms.payload.delete({ collection: 'attachments', id });
    await catchUp();
    await loseEverything();
    expect(await restore()).toMatchObject({ restored: 1, missing: [], unreadable: [] });
    expect(await cms.attachments()).toEqual([]);
  });

  test('a file that is gone is named by the restore, and its lead comes back', async () => {
    const reference = await send();
    const [attachment] = await cms.attachments();
    await attachmentStore().remove([attachment?.file ?? '']);
    await noteCopyJobs(cms.payload, [reference], false, {});
    await catchUp();
    await loseEverything();
    const missing = [`file 1 of ${reference}`];
    expect(await restore()).toMatchObject({ restored: 1, missing, unreadable: [] });
    expect(await cms.leads()).toMatchObject([{ reference }]);
  });

  test('leads of before are copied once there is a place', async () => {
    const reference = await send();
    for (const name of await names()) await rm(path.join(folder, name));
    await cms.payload.db.deleteMany({
      collection: 'work-leases',
      where: { name: { equals: 'lead-copies' } },
    });
    await catchUp();
    expect(await names()).toEqual([`${reference}.age`]);
  });

  test('a place that was not set for a while gets the leads of that time', async () => {
    const before = await send();
    await catchUp();
    const settings = env;
    setEnv({ ...settings, LEADS_COPY: undefined });
    await forgetPlace(cms.payload);
    const between = await send();
    expect(await names()).not.toContain(`${between}.age`);
    setEnv(settings);
    await catchUp();
    expect(await names()).toEqual([`${before}.age`, `${between}.age`].sort());
  });

  test('leads are restored with consent, files and estimate, once, as new ones, and no mail is sent', async () => {
    await send();
    const key = '9b2f1a34-0c1d-4d6e-8f70-8a1b2c3d4e5f';
    await cms.post(CALCULATOR, urlencoded({ ...QUOTE, idempotencyKey: key }));
    const sent = await cms.leads();
    await loseEverything();
    expect(await restore()).toEqual({ ...NOTHING_WRONG, found: 2, restored: 2 });
    const order = (leads: typeof sent) => leads.toSorted((a, b) => (a.mail < b.mail ? -1 : 1));
    const without = ({ id: _, estimate: __, clientAddress: ___, ...lead }: (typeof sent)[number]) =>
      lead;
    const restored = await cms.leads();
    const byReference = (leads: typeof sent) =>
      Object.fromEntries(order(leads).map((lead) => [lead.reference, without(lead)]));
    // The clock of their senders is over.
    expect(byReference(restored)).toEqual(
      byReference(sent.map((lead) => ({ ...lead, source: 'restored' }))),
    );
    expect(restored.map(({ clientAddress }) => clientAddress ?? null)).toEqual([null, null]);
    const [attachment] = await cms.attachments();
    expect(await buffer(await attachmentStore().read(attachment?.file ?? ''))).toEqual(
      SAMPLE_FILES.pdf,
    );
    const estimates = await cms.payload.find({ collection: 'estimates' });
    expect(estimates.docs).toMatchObject([{ choice: { items: ['cart', 'ssl'] } }]);
    expect(await cms.messages()).toEqual([]);
    expect(await restore()).toMatchObject({ found: 2, restored: 0 });
    expect(await cms.leads()).toHaveLength(2);
    // The visitor who tries again gets the answer of the first time.
    await cms.post(CALCULATOR, urlencoded({ ...QUOTE, idempotencyKey: key }));
    expect(await cms.leads()).toHaveLength(2);
  });

  test('one that was sent again since, with the same key, is not doubled', async () => {
    const idempotencyKey = '3c9d1a34-0c1d-4d6e-8f70-8a1b2c3d4e5f';
    await send({ idempotencyKey });
    const copies = await names();
    await loseEverything();
    await send({ idempotencyKey });
    expect((await names()).length).toBe(copies.length + 1);
    expect(await restore()).toMatchObject({ found: 2, restored: 0 });
  });

  test('who was erased while the place was away stays erased after a restore', async () => {
    await send({ mail: 'marker@klient.example' });
    await whileAway(() => erasePerson(cms.payload, 'marker@klient.example', null));
    expect(await restore()).toMatchObject({ restored: 1 });
    expect(await reapplyErasures(cms.payload)).toMatchObject({ leads: 1, files: 1 });
    expect(await cms.leads()).toEqual([]);
  });

  test('with another key nothing is restored, and each copy is named', async () => {
    const reference = await send();
    await loseEverything();
    const { restored, otherKey, unreadable } = await restore(await generateX25519Identity());
    expect({ restored, otherKey, unreadable }).toEqual({
      restored: 0,
      otherKey: [`${reference}.age`],
      unreadable: [],
    });
  });
});
