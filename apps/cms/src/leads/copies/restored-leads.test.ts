import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { identityToRecipient } from 'age-encryption';
import { afterEach, describe, expect, test } from 'vitest';
import { notifyStages } from '../../desk/stages/notify-stages.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { CONTACT } from '../../testing/test-cms.ts';
import { cancelBooking } from '../calls/change-booking.ts';
import { repairCalls } from '../calls/repair-calls.ts';
import { officeAt } from '../deadlines/office-hours.ts';
import { readDeadline } from '../deadlines/reply-deadline.ts';
import { insertBooking } from '../events/bookings.ts';
import { decryptLead, encryptLead, type LeadDocuments } from './copied-lead.ts';
import { noteCopyJobs } from './copy-jobs.ts';
import { NOTHING_WRONG, secondPlace } from './testing/second-place.ts';

describe.each(engines('PostgreSQL'))(
  'leads that come back from the second place, on %s',
  (engine) => {
    const place = secondPlace(engine);
    const catchUp = () => place.catchUp();
    const restore = () => place.restore();
    const send = (changes: Record<string, string> = {}) =>
      sendForm(place.cms, { message: crypto.randomUUID(), ...changes });

    /** Writes the copy of a lead anew, as another version or a damaged database might have. */
    async function rewrite(reference: string, change: (copy: LeadDocuments) => LeadDocuments) {
      const file = place.copyOf(reference);
      const { contents: _, ...copy } = await decryptLead(await readFile(file), place.secretKey);
      const changed = change({ ...copy, files: [] });
      await writeFile(file, await encryptLead(changed, await identityToRecipient(place.secretKey)));
    }

    test('a copy that cannot be read or stored is named without a word of it, and the others come back', async () => {
      const [damaged, cut, refused] = [
        await send(),
        await send(),
        await send({ message: 'Tajne słowa' }),
      ];
      const whole = await send();
      await catchUp();
      await writeFile(place.copyOf(damaged), 'Jan Kowalski, 600 100 200');
      const bytes = await readFile(place.copyOf(cut));
      await writeFile(place.copyOf(cut), bytes.subarray(0, -20));
      const formType = null as never;
      await rewrite(refused, (copy) => ({ ...copy, lead: { ...copy.lead, formType } }));
      await place.loseEverything();
      const { restored, unreadable } = await restore();
      expect(restored).toBe(1);
      expect((await place.cms.leads()).map(({ reference }) => reference)).toEqual([whole]);
      const named = [damaged, cut, refused].map((reference) => `${reference}.age: `).sort();
      expect(unreadable.map((one) => one.replace(/(?<=: ).*/s, ''))).toEqual(named);
      expect(unreadable.join(' ')).not.toMatch(/Tajne|Kowalski|600|klient\.example|insert/i);
    });

    describe('ids of the lost database', () => {
      const account = async (name: string) =>
        Number((await newAccount(place.cms.payload, name, 'sales')).id);
      const own = (id: number, assignee: number) =>
        place.cms.payload.db.updateOne({
          collection: 'leads',
          id,
          data: { assignee },
          returning: false,
        });
      /** A call with this adviser, and its copy. */
      async function withCall(startsAt: string, adviser: number): Promise<string> {
        const reference = await send({ message: startsAt, idempotencyKey: randomUUID() });
        const lead = (await place.cms.leads()).find((one) => one.reference === reference)?.id ?? 0;
        const at = new Date().toISOString();
        const call = { lead, reference, startsAt, timeZone: 'Europe/Warsaw', at };
        await inTransaction(place.cms.payload, (req) =>
          insertBooking(place.cms.payload, call, [adviser], req),
        );
        await own(lead, adviser);
        await noteCopyJobs(place.cms.payload, [reference], false, {});
        return reference;
      }
      const bookings = async () =>
        (await place.cms.payload.find({ collection: 'bookings', depth: 0 })).docs;
      const dayAfter = new Date(Date.now() + 2 * 86_400_000).toISOString();

      afterEach(() => place.cms.payload.delete({ collection: 'users', where: {} }));

      test('a lead comes back to its owner by their address, to nobody where there is none, and never to another', async () => {
        const [ewa, adam] = [await account('ewa'), await account('adam')];
        const [hers, his] = [await send(), await send()];
        for (const { id, reference } of await place.cms.leads())
          await own(id, reference === hers ? ewa : adam);
        await noteCopyJobs(place.cms.payload, [hers, his], false, {});
        await catchUp();
        await place.loseEverything();
        await place.cms.payload.delete({ collection: 'users', where: {} });
        // Earlier ids belong to others now: Ewa has a new one.
        const roman = await account('roman');
        const again = await account('ewa');
        await rewrite(his, (copy) => ({
          ...copy,
          lead: { ...copy.lead, assignee: roman, mergedInto: 7 } as never,
        }));
        expect(await restore()).toMatchObject({ restored: 2, unreadable: [] });
        const owners = (await place.cms.leads()).map((lead) => [
          lead.reference,
          lead.assignee ?? null,
        ]);
        expect(Object.fromEntries(owners)).toEqual({ [hers]: again, [his]: null });
      });

      test('a call comes back with its adviser, its time and its changes', async () => {
        const ewa = await account('ewa');
        const reference = await withCall(dayAfter, ewa);
        await catchUp();
        const [before] = await bookings();
        await place.loseEverything();
        expect(await restore()).toEqual({ ...NOTHING_WRONG, found: 1, restored: 1 });
        const [{ id = 0 } = {}] = await place.cms.leads();
        const [{ id: _, lead: __, ...restored } = {} as never] = await bookings();
        expect({ ...restored, id: before?.id, lead: before?.lead }).toEqual(before);
        // The visitor's link moves it; the copy follows.
        await cancelBooking(place.cms.payload, { id, mail: CONTACT.mail }, new Date());
        await catchUp();
        await place.loseEverything();
        await restore();
        expect(await bookings()).toMatchObject([{ reference, state: 'cancelled', sequence: 1 }]);
      });

      test('a call whose adviser has no account, or another call then, waits for one who is free', async () => {
        const ewa = await account('ewa');
        const reference = await withCall(dayAfter, ewa);
        await catchUp();
        await place.loseEverything();
        await withCall(dayAfter, ewa);
        const { restored, calls } = await restore();
        expect([restored, calls]).toEqual([1, [`${reference}, ${dayAfter}`]]);
        await repairCalls(place.cms.payload, { timeZone: 'Europe/Warsaw' }, new Date());
        const call = (await bookings()).find((one) => one.reference === reference);
        expect(call).toMatchObject({ state: 'booked', startsAt: dayAfter, adviser: null });
        expect(await place.cms.messages()).not.toContainEqual(
          expect.objectContaining({ kind: 'call' }),
        );
      });
    });

    test('restored leads start no clock: no turn, no stage, no mail', async () => {
      await send();
      await send();
      await catchUp();
      await place.loseEverything();
      expect(await restore()).toMatchObject({ restored: 2 });
      const office = await officeAt(place.cms.payload, new Date());
      const since = new Date(0);
      const now = new Date(Date.now() + 9 * 86_400_000);
      expect(await notifyStages(place.cms.payload, { office, rotation: [], since, now })).toBe(0);
      expect(await place.cms.messages()).toEqual([]);
      for (const lead of await place.cms.leads())
        expect(readDeadline(lead as never, now, office)).toBeNull();
    });
  },
);
