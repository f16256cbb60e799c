import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/writes/transaction.ts';
import { env } from '../../process/env.ts';
import { databaseOn, ENGINES } from '../../testing/databases.ts';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../../testing/test-cms.ts';
import { insertBooking } from '../calls/bookings.ts';
import { cancelBooking } from '../calls/change-booking.ts';
import { mendCalls } from '../calls/mend-calls.ts';
import { readClock } from '../deadlines/lead-clock.ts';
import { officeAt } from '../deadlines/office.ts';
import { tellStages } from '../desk/stages/tell-stages.ts';
import { decryptLead, encryptLead, type LeadDocuments } from './copied-lead.ts';
import { noteCopyJobs } from './copy-jobs.ts';
import { catchUpCopies } from './lead-copier.ts';
import { openCopyPlace } from './open-place.ts';
import { restoreLeads } from './restore-leads.ts';

const NOTHING_WRONG = { missing: [], unreadable: [], otherKey: [], calls: [] };

describe.each(ENGINES)('leads that come back from the second place, on %s', (engine) => {
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
  });
  afterAll(async () => {
    await cms?.stop();
    await rm(path.dirname(folder), { recursive: true });
  });
  beforeEach(async () => {
    await loseEverything();
    await cms.payload.db.deleteMany({ collection: 'lead-copies', where: {} });
    for (const name of await readdir(folder)) await rm(path.join(folder, name));
  });

  async function send(changes: Record<string, string> = {}): Promise<string> {
    const form = urlencoded({ ...CONTACT, message: crypto.randomUUID(), ...changes });
    const reply = await cms.post('/contact/send-message', form);
    return ((await reply.json()) as { data: { reference: string } }).data.reference;
  }

  const catchUp = () => catchUpCopies(cms.payload, new Date(Date.now() + 60_000));
  const restore = async () =>
    restoreLeads(cms.payload, await openCopyPlace(folder, env), secretKey);

  async function loseEverything(): Promise<void> {
    await cms.clear();
    await cms.payload.db.deleteMany({ collection: 'bookings', where: {} });
  }

  /** Writes the copy of a lead anew, as another version or a damaged database might have. */
  async function rewrite(reference: string, change: (copy: LeadDocuments) => LeadDocuments) {
    const file = path.join(folder, `${reference}.age`);
    const { contents: _, ...copy } = await decryptLead(await readFile(file), secretKey);
    const changed = change({ ...copy, files: [] });
    await writeFile(file, await encryptLead(changed, await identityToRecipient(secretKey)));
  }

  test('a copy that cannot be read or stored is named without a word of it, and the others come back', async () => {
    const [damaged, cut, refused, whole] = [
      await send(),
      await send(),
      await send({ message: 'Tajne słowa' }),
      await send(),
    ];
    await catchUp();
    await writeFile(path.join(folder, `${damaged}.age`), 'Jan Kowalski, 600 100 200');
    const bytes = await readFile(path.join(folder, `${cut}.age`));
    await writeFile(path.join(folder, `${cut}.age`), bytes.subarray(0, -20));
    await rewrite(refused, (copy) => ({
      ...copy,
      lead: { ...copy.lead, formType: null } as never,
    }));
    await loseEverything();
    const { restored, unreadable } = await restore();
    expect(restored).toBe(1);
    expect((await cms.leads()).map(({ reference }) => reference)).toEqual([whole]);
    const named = [damaged, cut, refused].map((reference) => `${reference}.age: `).sort();
    expect(unreadable.map((one) => one.replace(/(?<=: ).*/s, ''))).toEqual(named);
    expect(unreadable.join(' ')).not.toMatch(/Tajne|Kowalski|600|klient\.example|insert/i);
  });

  describe('ids of the lost database', () => {
    const account = async (email: string) => {
      const data = { name: email, email, password: 'Przędza-i-wątek-7', roles: ['sales' as const] };
      return (await cms.payload.create({ collection: 'users', data })).id;
    };
    const own = (id: number, assignee: number) =>
      cms.payload.db.updateOne({ collection: 'leads', id, data: { assignee }, returning: false });
    /** A call with this adviser, and its copy. */
    async function withCall(startsAt: string, adviser: number): Promise<string> {
      const reference = await send({ message: startsAt });
      const lead = (await cms.leads()).find((one) => one.reference === reference)?.id ?? 0;
      const at = new Date().toISOString();
      const call = { lead, reference, startsAt, timeZone: 'Europe/Warsaw', at };
      await inTransaction(cms.payload, (req) => insertBooking(cms.payload, call, [adviser], req));
      await own(lead, adviser);
      await noteCopyJobs(cms.payload, [reference], false, {});
      return reference;
    }
    const bookings = async () =>
      (await cms.payload.find({ collection: 'bookings', depth: 0 })).docs;
    const dayAfter = new Date(Date.now() + 2 * 86_400_000).toISOString();

    afterEach(async () => {
      await cms.payload.delete({ collection: 'users', where: {} });
    });

    test('a lead comes back to its owner by their address, to nobody where there is none, and never to another', async () => {
      const [ewa, adam] = [
        await account('ewa@osnowa.example'),
        await account('adam@osnowa.example'),
      ];
      const [hers, his] = [await send(), await send()];
      for (const { id, reference } of await cms.leads())
        await own(id, reference === hers ? ewa : adam);
      await noteCopyJobs(cms.payload, [hers, his], false, {});
      await catchUp();
      await loseEverything();
      await cms.payload.delete({ collection: 'users', where: {} });
      // Ids of before belong to others now: Ewa has a new one.
      const roman = await account('roman@osnowa.example');
      const again = await account('ewa@osnowa.example');
      await rewrite(his, (copy) => ({
        ...copy,
        lead: { ...copy.lead, assignee: roman, mergedInto: 7 } as never,
      }));
      expect(await restore()).toMatchObject({ restored: 2, unreadable: [] });
      const owners = (await cms.leads()).map((lead) => [lead.reference, lead.assignee ?? null]);
      expect(Object.fromEntries(owners)).toEqual({ [hers]: again, [his]: null });
    });

    test('a call comes back with its adviser, its time and its changes', async () => {
      const ewa = await account('ewa@osnowa.example');
      const reference = await withCall(dayAfter, ewa);
      await catchUp();
      const [before] = await bookings();
      await loseEverything();
      expect(await restore()).toEqual({ ...NOTHING_WRONG, found: 1, restored: 1 });
      const [{ id = 0 } = {}] = await cms.leads();
      const [{ id: _, lead: __, ...restored } = {} as never] = await bookings();
      expect({ ...restored, id: before?.id, lead: before?.lead }).toEqual(before);
      // The visitor's link moves it; the copy follows.
      await cancelBooking(cms.payload, { id, mail: CONTACT.mail }, new Date());
      await catchUp();
      await loseEverything();
      await restore();
      expect(await bookings()).toMatchObject([{ reference, state: 'cancelled', sequence: 1 }]);
    });

    test('a call whose adviser has no account, or another call then, waits for one who is free', async () => {
      const ewa = await account('ewa@osnowa.example');
      const reference = await withCall(dayAfter, ewa);
      await catchUp();
      await loseEverything();
      await withCall(dayAfter, ewa);
      const { restored, calls } = await restore();
      expect([restored, calls]).toEqual([1, [`${reference}, ${dayAfter}`]]);
      await mendCalls(cms.payload, { timeZone: 'Europe/Warsaw' }, new Date());
      const call = (await bookings()).find((one) => one.reference === reference);
      expect(call).toMatchObject({ state: 'booked', startsAt: dayAfter, adviser: null });
      expect(await cms.messages()).not.toContainEqual(expect.objectContaining({ kind: 'call' }));
    });
  });

  test('restored leads start no clock: no turn, no stage, no mail', async () => {
    await send();
    await send();
    await catchUp();
    await loseEverything();
    expect(await restore()).toMatchObject({ restored: 2 });
    const office = await officeAt(cms.payload, new Date());
    const since = new Date(0);
    const now = new Date(Date.now() + 9 * 86_400_000);
    expect(await tellStages(cms.payload, { office, turns: [], since, now })).toBe(0);
    expect(await cms.messages()).toEqual([]);
    for (const lead of await cms.leads()) expect(readClock(lead as never, now, office)).toBeNull();
  });
});
