import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { erasePerson, reapplyErasures } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { ENGINES } from '../../testing/databases.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testStaff } from '../../testing/staff.ts';
import { testCms } from '../../testing/test-cms.ts';
import { addAddress, mailsOf, removeAddress } from './addresses.ts';
import { companyOf, countLeadsOfEach, lastOwnerOf, leadsOfPerson } from './people.ts';
import { idsWithMail } from './person.ts';

const WORK = 'anna@tartak.example';
const HOME = 'anna.nowak@gmail.com';

describe.each(ENGINES)('the addresses of a person, on %s', (engine) => {
  const cms = testCms({ engine });
  const staff = testStaff(cms, {
    sales: { roles: ['sales'] },
    recruiter: { roles: ['recruiter'] },
    editor: {},
  });
  const sent: Record<string, number> = {};

  /** A lead from an address; its id. */
  async function lead(mail: string, more: object = {}): Promise<number> {
    const reference = await sendForm(cms, { mail, message: crypto.randomUUID(), ...more });
    return (await cms.leads()).find((one) => one.reference === reference)?.id ?? 0;
  }

  beforeEach(async () => {
    sent.work = await lead(WORK);
    sent.home = await lead(HOME);
  });

  const rows = async () =>
    (await cms.payload.db.find<{ mail: string }>({ collection: 'person-addresses', sort: 'mail' }))
      .docs;

  const join = (own: string, mail: string) =>
    inTransaction(cms.payload, (req) => addAddress(cms.payload, own, mail, req));

  const say = (id: number | undefined, mail: string, more: object = {}) =>
    staff.ask('sales', `/leads/${id}/addresses`, { body: { mail, isTheirs: true, ...more } });

  const sentence = async (answer: Response) => (await answer.json()).errors[0].message;

  test('a salesperson says that two are one person’s: leads, their number, owner and company are those of both', async () => {
    const colleague = await lead('jan@tartak.example');
    const { id: owner } = staff.users.sales;
    const data = { assignee: Number(owner) };
    await cms.payload.db.updateOne({ collection: 'leads', id: sent.work ?? 0, data });
    const answer = await say(sent.work, ' mailto:Anna.Nowak@GMAIL.com ');
    expect([answer.status, await answer.json()]).toEqual([200, { mails: [WORK, HOME] }]);
    for (const mail of [WORK, HOME, 'ANNA@Tartak.example']) {
      const both = await leadsOfPerson(cms.payload, { mail }, 'sales');
      expect([mail, both]).toEqual([mail, [sent.home, sent.work]]);
      const company = await companyOf(cms.payload, { mail }, 'sales');
      const colleagues = [{ mail: 'jan@tartak.example', lead: colleague, leads: 1 }];
      expect(company).toEqual({ domain: 'tartak.example', colleagues });
    }
    const people = [{ mail: HOME }, { mail: 'jan@tartak.example' }, { mail: WORK }];
    expect(await countLeadsOfEach(cms.payload, people, 'sales')).toEqual([2, 1, 2]);
    const next = { id: await lead(HOME), mail: HOME };
    expect(await lastOwnerOf(cms.payload, next, {})).toBe(owner);
    const { docs } = await cms.payload.find({ collection: 'audit', sort: '-id', limit: 1 });
    const [{ reference } = {}] = (await cms.leads()).filter(({ id }) => id === sent.work);
    const entry = { action: 'person-address', person: 'sales@firm.example', subject: reference };
    expect(docs).toMatchObject([{ ...entry, detail: 'added' }]);
  });

  test('the same address in two windows, and the other way round, is said once', async () => {
    const all = await Promise.all([join(WORK, HOME), join(HOME, WORK), join(WORK, HOME)]);
    expect(all.toSorted()).toEqual(['added', 'known', 'known']);
    expect((await rows()).map(({ mail }) => mail)).toEqual([HOME, WORK]);
    expect(await join(WORK, ` ${WORK.toUpperCase()} `)).toBe('known');
    const more = await Promise.all(['a@b.example', 'c@d.example'].map((one) => join(HOME, one)));
    expect(more).toEqual(['added', 'added']);
    expect((await mailsOf(cms.payload, 'C@D.example')).toSorted()).toEqual(
      [HOME, WORK, 'a@b.example', 'c@d.example'].toSorted(),
    );
  });

  test('two windows that give two people’s only addresses a third one: it is one’s, and the other one learns whose', async () => {
    const all = await Promise.allSettled(
      [WORK, HOME].map((own) =>
        inTransaction(cms.payload, async (req) => {
          const added = await addAddress(cms.payload, own, 'trzeci@adres.example', req);
          if (added === 'taken') throw new Error(added);
        }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rows()).toHaveLength(2);
  });

  test('a domain in its own letters and a plus-address: the first is one address however it is spelled, the second another one', async () => {
    const bee = await lead('ula@pszczoła.example');
    await say(sent.work, 'Ula@PSZCZOŁA.example');
    expect(await leadsOfPerson(cms.payload, { mail: WORK }, 'all')).toEqual([bee, sent.work]);
    expect(await mailsOf(cms.payload, 'ula@pszczoła.example')).toContain(WORK);
    await say(sent.work, 'anna+oferty@tartak.example');
    expect(await mailsOf(cms.payload, WORK)).toContain('anna+oferty@tartak.example');
    expect(await mailsOf(cms.payload, 'anna+inne@tartak.example')).toHaveLength(1);
  });

  test.each([
    ['no address', 'anna na gmailu', 'To nie jest adres e-mail.'],
    ['two addresses', 'a@b.example, c@d.example', 'To nie jest adres e-mail.'],
    ['a line of a head', 'a@b.example\r\nBcc: c@d.example', 'To nie jest adres e-mail.'],
    ['our mailbox', 'Biuro@Osnowa.example', 'To adres naszej skrzynki albo osoby z firmy.'],
    ['its plus-address', 'biuro+tk@osnowa.example', 'To adres naszej skrzynki albo osoby z firmy.'],
    ['a colleague', 'recruiter@firm.example', 'To adres naszej skrzynki albo osoby z firmy.'],
  ])('%s is refused with a sentence', async (_, typed, expected) => {
    const answer = await say(sent.work, typed);
    expect([answer.status, await sentence(answer)]).toEqual([400, expected]);
    expect(await rows()).toEqual([]);
  });

  test('another person’s address is refused with their name, and without it to those who see no lead of theirs', async () => {
    await say(sent.work, HOME);
    const other = await lead('ewa@inna.example');
    const answer = await say(other, HOME);
    const [{ reference } = {}] = (await cms.leads()).filter(({ id }) => id === sent.home);
    expect(await sentence(answer)).toContain(`Zażółć Gęślą (${reference}). Usuń go najpierw`);
    expect(await mailsOf(cms.payload, 'ewa@inna.example')).toEqual(['ewa@inna.example']);
    await cms.payload.db.updateOne({
      collection: 'leads',
      id: other,
      data: { formType: 'career' },
    });
    const body = { mail: HOME, isTheirs: true };
    const hidden = await staff.ask('recruiter', `/leads/${other}/addresses`, { body });
    expect(await sentence(hidden)).toBe('Ten adres ma już inna osoba.');
  });

  test('an eleventh one, and a second one of a person who only called, are refused', async () => {
    for (let nth = 2; nth <= 10; nth += 1) await say(sent.work, `a${nth}@tartak.example`);
    expect(await mailsOf(cms.payload, WORK)).toHaveLength(10);
    expect(await sentence(await say(sent.work, HOME))).toContain('10 adresów');
    const call = { fullName: 'Jan', phoneNumber: '600 700 801' } as never;
    const { id } = await cms.payload.create({ collection: 'leads', data: call });
    expect(await sentence(await say(id, 'jan@wp.pl'))).toContain('nie ma adresu');
  });

  test('is only for those who see the lead', async () => {
    const body = { mail: HOME, isTheirs: true };
    for (const who of ['recruiter', 'editor', null] as const)
      for (const asked of [{ body }, {}])
        expect((await staff.ask(who, `/leads/${sent.work}/addresses`, asked)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('taken from the person they are two again; taken twice, or from a stranger, nothing changes', async () => {
    await join(WORK, HOME);
    await join('ewa@inna.example', 'ewa@wp.pl');
    const remove = (own: string, mail: string) =>
      inTransaction(cms.payload, (req) => removeAddress(cms.payload, own, mail, req));
    expect(await remove('ewa@inna.example', HOME)).toBe(false);
    expect((await say(sent.work, HOME.toUpperCase(), { isTheirs: false })).status).toBe(200);
    expect(await remove(WORK, HOME)).toBe(false);
    expect((await rows()).map(({ mail }) => mail)).toEqual(['ewa@inna.example', 'ewa@wp.pl']);
    expect(await leadsOfPerson(cms.payload, { mail: WORK }, 'all')).toEqual([sent.work]);
  });

  test('an erasure reaches all of them and nobody else, also after a restore of an older backup', async () => {
    await join(WORK, HOME);
    const colleague = await lead('jan@tartak.example');
    const stored = await rows();
    await erasePerson(cms.payload, HOME.toUpperCase(), null);
    expect((await cms.leads()).map(({ id }) => id)).toEqual([colleague]);
    expect(await rows()).toEqual([]);
    // The backup has them, and a third one that was taken from the person before the erasure.
    const third = { ...stored[0], mail: 'jan@tartak.example' };
    for (const { id: _, ...data } of [...stored, third] as (object & { id?: number })[]) {
      await cms.payload.db.create({ collection: 'person-addresses', data });
    }
    await reapplyErasures(cms.payload);
    expect((await rows()).map(({ mail }) => mail)).toEqual(['jan@tartak.example']);
  });

  test('the copy for the person has what came from each, and says so', async () => {
    await join(WORK, HOME);
    const zip = await new Response(await exportPerson(cms.payload, WORK, null)).arrayBuffer();
    const { strFromU8, unzipSync } = await import('fflate');
    const files = unzipSync(new Uint8Array(zip));
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(data.addresses).toEqual([WORK, HOME]);
    expect(data.leads.map(({ id }: { id: number }) => id)).toEqual([sent.work, sent.home]);
  });

  test('they stay while a lead of the person is left, and go with the last one', async () => {
    await join(WORK, HOME);
    await join('bez@zapytania.example', 'tez@bez.example');
    await cms.payload.delete({ collection: 'leads', id: sent.home ?? 0 });
    const now = cms.clock.now;
    await applyRetention(cms.payload, { now });
    expect((await rows()).map(({ mail }) => mail)).toEqual([HOME, WORK]);
    expect(await idsWithMail(cms.payload, 'leads.mail', [HOME, WORK])).toEqual([sent.work]);
    await cms.payload.delete({ collection: 'leads', id: sent.work ?? 0 });
    await applyRetention(cms.payload, { now });
    expect(await rows()).toEqual([]);
  });
});
