import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Lead, Message } from '../../database/generated/payload-types.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import { processorTime } from '../../testing/processor-time.ts';
import {
  CONTACT,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';
import { takeMail } from './take-mail.ts';
import { bounceOf, eml, multipartEml } from './testing/eml.ts';

const MINUTE = 60_000;

const options = {
  resolver: async (): Promise<never> => {
    throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  },
  isRoomLeft: async () => true,
};

describe.each(engines('SQLite'))('on %s', (engine) => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await startTestCms([], await databaseOn(engine));
    for (const role of ['sales', 'recruiter'] as const) {
      const email = `${role}@osnowa.example`;
      const data = { name: role, email, password: 'Przędza-i-wątek-7', roles: [role] };
      await cms.payload.create({ collection: 'users', data });
    }
  });
  afterAll(() => cms?.stop());
  beforeEach(() => cms.clear());

  async function take(raw: Buffer, at = OFFICE_TIME): Promise<Message> {
    expect(await takeMail(cms.payload, Readable.from([raw]), at, options)).toBe('stored');
    return (await cms.messages()).findLast(({ kind }) => kind === 'received') as Message;
  }

  /** A lead that was answered, whose confirmation has left. */
  async function answered(changes: object = {}): Promise<Lead> {
    await cms.post('/contact/send-message', urlencoded(CONTACT));
    const made = (await cms.leads()).at(-1) as Lead;
    const data = { state: 'answered', ...changes };
    await cms.payload.db.updateOne({ collection: 'leads', id: made.id, data, returning: false });
    const sent = (await cms.messages()).find(
      ({ kind, lead }) => kind === 'confirmation' && lead === made.id,
    );
    const left = { state: 'sent', headerId: idOf(made) };
    await cms.payload.db.updateOne({
      collection: 'messages',
      id: sent?.id ?? 0,
      data: left,
      returning: false,
    });
    return made;
  }

  function idOf({ reference }: Lead): string {
    return `${reference.toLowerCase()}.confirmation@osnowa.example`;
  }

  async function now({ id }: Lead): Promise<Lead> {
    return (await cms.leads()).find((one) => one.id === id) as Lead;
  }

  describe('HTML within several parts, without a text', () => {
    const html = { type: 'text/html; charset=utf-8', body: '<p>Dzień <b>dobry</b></p>' };
    test.each<[string, Buffer, string[]]>([
      [
        'beside a picture',
        multipartEml({}, [html, { type: 'image/png', body: 'x', name: 'logo.png' }]),
        ['logo.png'],
      ],
      ['alone', multipartEml({}, [html]), []],
      [
        'beside an empty text',
        multipartEml({ 'Content-Type': 'multipart/alternative; boundary="granica"' }, [
          { type: 'text/plain', body: '\r\n' },
          html,
        ]),
        [],
      ],
    ])('%s is read as text', async (_name, raw, files) => {
      const mail = await take(raw);
      expect(mail).toMatchObject({ text: 'Dzień dobry', remarks: '' });
      expect((await cms.attachments()).map(({ name }) => name)).toEqual(files);
    });

    test('that cannot be converted leaves the whole mail', async () => {
      const deep = { ...html, body: '<b>'.repeat(100_000) };
      const picture = { type: 'image/png', body: 'x', name: 'logo.png' };
      expect(await take(multipartEml({}, [deep, picture]))).toMatchObject({
        text: '',
        remarks: 'unreadable',
      });
      expect((await cms.attachments()).map(({ name }) => name)).toEqual(['logo.png', 'list.eml']);
    });
  });

  describe('what is too much for a mail that came back', () => {
    test('a text of quotation marks holds nobody up', async () => {
      const from = { From: 'MAILER-DAEMON@mx.klient.example' };
      const start = processorTime();
      expect(await take(eml(from, '>\n'.repeat(49_000)))).toMatchObject({ automatic: 'bounce' });
      expect(processorTime() - start).toBeLessThan(2_000);
    });

    test('nor do five hundred reports in one', async () => {
      const part = { type: 'message/delivery-status', body: '>\n'.repeat(15_000) };
      const type = 'multipart/report; report-type=delivery-status; boundary="granica"';
      const reports = Array.from({ length: 500 }, () => part);
      const start = processorTime();
      const mail = await take(multipartEml({ 'Content-Type': type }, reports));
      expect(mail).toMatchObject({ automatic: 'bounce' });
      expect(processorTime() - start).toBeLessThan(10_000);
    });
  });

  test('an answer that came back is no word of the customer, and no first answer', async () => {
    const at = OFFICE_TIME.toISOString();
    const asked = await answered({ firstAnsweredAt: at });
    const where = { kind: { equals: 'confirmation' }, lead: { equals: asked.id } };
    const data = { kind: 'reply', sentAt: at };
    await cms.payload.db.updateMany({ collection: 'messages', where, data });
    await take(bounceOf(idOf(asked)));
    expect((await cms.leads()).find(({ id }) => id === asked.id)).toMatchObject({
      state: 'in-progress',
      clientWroteAt: null,
      firstAnsweredAt: null,
    });
    const answer = (await cms.messages()).find(({ kind }) => kind === 'reply');
    expect(answer).toMatchObject({ state: 'failed' });
  });

  test('a NUL in a Message-ID and in a server’s reason is stored as a sign for it', async () => {
    const lead = await answered();
    const ids = {
      'Message-ID': '<a\0b@klient.example>',
      References: '<c\0d@x.example> <e@x.example>',
    };
    expect(await take(eml(ids))).toMatchObject({ headerId: 'a␀b@klient.example', remarks: '' });
    await take(bounceOf(idOf(lead), { status: '5.1.1\r\nDiagnostic-Code: smtp; 550 Nie\0ma' }));
    const sent = (await cms.messages()).find(({ kind }) => kind === 'confirmation');
    expect(sent).toMatchObject({ state: 'failed' });
    expect(sent?.problem).not.toContain('\0');
  });

  test('the Message-IDs that a mail refers to are stored as it names them, the nearest last', async () => {
    const mail = await take(
      eml({
        References: '<1@x.example> <2@x.example> <3@x.example>',
        'In-Reply-To': '<3@x.example>',
      }),
    );
    expect(mail.references).toBe('1@x.example 2@x.example 3@x.example');
  });

  describe('a person who looks like a machine', () => {
    test.each<[string, Record<string, string>, boolean]>([
      ['asks for automatic replies', { Subject: 'Automatic reply system for our shop' }, false],
      ['goes on about them', { Subject: 'Re: Automatyczna odpowiedź w sklepie' }, true],
      ['writes by a list, with the number', { 'List-Id': '<kontakt.osnowa.example>' }, false],
    ])('%s, and is heard', async (_name, fields, isAnswer) => {
      const lead = await answered();
      const reply: Record<string, string> = isAnswer ? { 'In-Reply-To': `<${idOf(lead)}>` } : {};
      const body = `Dotyczy ${lead.reference}.`;
      expect(await take(eml({ ...reply, ...fields }, body))).toMatchObject({
        lead: lead.id,
        automatic: null,
      });
      expect((await now(lead)).state).toBe('in-progress');
    });
  });

  test('what a person answers to a sign-up for the newsletter does not go with it', async () => {
    const signUp = await answered({ formType: 'newsletter' });
    const answer = { 'In-Reply-To': `<${idOf(signUp)}>` };
    expect(await take(eml(answer))).toMatchObject({ lead: null, formType: 'contact' });
    const away = { ...answer, 'Auto-Submitted': 'auto-replied' };
    expect(await take(eml(away))).toMatchObject({ lead: signUp.id });
    const open = await answered();
    expect(await take(eml(answer))).toMatchObject({ lead: open.id, formType: 'contact' });
  });

  test('a visitor who writes twice has waited since the first mail', async () => {
    const lead = await answered();
    await take(eml({ 'In-Reply-To': `<${idOf(lead)}>` }));
    const later = new Date(OFFICE_TIME.getTime() + 90 * MINUTE);
    await take(eml({ 'In-Reply-To': `<${idOf(lead)}>`, Subject: 'Halo?' }), later);
    expect((await now(lead)).clientWroteAt).toBe(OFFICE_TIME.toISOString());
  });
});
