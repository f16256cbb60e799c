import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { inboundMailRoutes } from '../../app/api/inbound-mail.ts';
import type { LeadState } from '../../kit/states/states.ts';
import type { Lead, Message } from '../../platform/database/generated/payload-types.ts';
import { erasePerson, reapplyErasures } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { engines } from '../../testing/databases.ts';
import { OFFICE_TIME, testCms } from '../../testing/test-cms.ts';
import { mailEndpoints } from './mail-endpoints.ts';
import { bounceOf, eml, multipartEml } from './testing/eml.ts';
import { idOf, inboxOf, inboxStaff, READING } from './testing/inbox.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOKEN = 'token-of-the-mail-server-32-characters';

describe.each(engines('SQLite'))('on %s', (engine) => {
  const cms = testCms({ engine, variables: { MAIL_TAKE_TOKEN: TOKEN } });
  const { received, take, takeIntoList, takeWhole, lead, now } = inboxOf(cms);
  const staff = inboxStaff(cms);

  const answerTo = (asked: Lead) => ({ 'In-Reply-To': `<${idOf(asked)}>` });
  const confirmationOf = async ({ id }: Lead) =>
    (await cms.messages()).find(({ kind, lead }) => kind === 'confirmation' && lead === id);

  async function as(role: 'sales' | 'recruiter') {
    const user = staff.users[role];
    return { user, overrideAccess: false, req: await createLocalReq({ user }, cms.payload) };
  }

  describe('a mail of the visitor', () => {
    test.each<[LeadState, LeadState, boolean]>([
      ['new', 'new', true],
      ['in-progress', 'in-progress', true],
      ['answered', 'in-progress', true],
      ['lost', 'in-progress', true],
      ['quarantined', 'in-progress', true],
      ['won', 'won', true],
      ['spam', 'spam', false],
    ])('makes a lead that is %s %s', async (before, after, waits) => {
      const firstAnsweredAt = OFFICE_TIME.toISOString();
      const asked = await lead(before, { firstAnsweredAt });
      const mail = await take(eml(answerTo(asked)));
      const found = await now(asked);
      expect(mail).toMatchObject({ lead: asked.id, automatic: null, authenticity: 'unknown' });
      expect(found).toMatchObject({ state: after, firstAnsweredAt });
      expect(Boolean(found.waitsSince)).toBe(waits);
      expect(found.history ?? []).toMatchObject(
        before === after ? [] : [{ by: null, change: 'state', from: before, to: after }],
      );
    });

    test('makes the lead wait since the first one, until a person answers', async () => {
      const asked = await lead();
      await take(eml(answerTo(asked)));
      const later = new Date(OFFICE_TIME.getTime() + 90 * MINUTE);
      await take(eml({ ...answerTo(asked), Subject: 'Halo?' }), later);
      expect((await now(asked)).waitsSince).toBe(OFFICE_TIME.toISOString());
      const data = { state: 'answered' } as const;
      await cms.payload.update({ collection: 'leads', id: asked.id, data });
      expect(await now(asked)).toMatchObject({ state: 'answered', waitsSince: null });
    });

    test('to a merged lead goes to the one that it was merged into', async () => {
      const target = await lead();
      const merged = await lead('answered', { mergedInto: target.id });
      const mail = await take(eml({ References: `<${idOf(merged)}>` }));
      expect(mail.lead).toBe(target.id);
      expect((await now(merged)).state).toBe('answered');
    });

    test('of a closed lead and no other sign becomes a new one; the newest open one gets the next', async () => {
      const closed = await lead('lost');
      const mail = await take(eml());
      const [, made, ...others] = await cms.leads();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ lead: made?.id, formType: 'contact' });
      const waitsSince = OFFICE_TIME.toISOString();
      expect(made).toMatchObject({ state: 'new', source: 'mail', mail: closed.mail, waitsSince });
      expect(await now(closed)).toMatchObject({ state: 'lost', waitsSince: null });
      expect(await take(eml())).toMatchObject({ lead: made?.id });
      const open = await lead();
      expect(await take(eml())).toMatchObject({ lead: open.id });
    });

    test('of a colleague is kept in the lead, which does not wait', async () => {
      const asked = await lead();
      const mail = { From: 'sales@firm.example', Subject: `Re: [${asked.reference}]` };
      expect(await take(eml(mail))).toMatchObject({ lead: asked.id });
      expect(await now(asked)).toMatchObject({ state: 'answered', waitsSince: null });
    });

    test('who signed up for the newsletter does not go with the sign-up, but into a lead', async () => {
      const signUp = await lead('answered', { formType: 'newsletter' });
      const answer = answerTo(signUp);
      const mail = await take(eml(answer));
      const [, made, ...others] = await cms.leads();
      expect(others).toEqual([]);
      expect(made).toMatchObject({ formType: 'contact', state: 'new', source: 'mail' });
      expect(mail).toMatchObject({ lead: made?.id, formType: 'contact' });
      const away = { ...answer, 'Auto-Submitted': 'auto-replied' };
      expect(await take(eml(away))).toMatchObject({ lead: signUp.id });
      const open = await lead();
      expect(await take(eml(answer))).toMatchObject({ lead: open.id, formType: 'contact' });
    });
  });

  describe('what no person has written starts no clock', () => {
    const report = 'multipart/report; report-type=disposition-notification; boundary="g"';
    const numbered = (subject: string) => (asked: Lead) => ({
      Subject: `${subject}: [${asked.reference}] Mamy`,
    });
    test.each<
      [string, Record<string, string> | ((asked: Lead) => Record<string, string>), string?]
    >([
      ['Auto-Submitted', { 'Auto-Submitted': 'auto-replied' }],
      ['an unusual Auto-Submitted', { 'Auto-Submitted': 'auto-replied (vacation)' }],
      ['X-Autoreply', { 'X-Autoreply': 'yes' }],
      ['a Polish subject', { Subject: 'Automatyczna odpowiedź: Mamy Twoją wiadomość' }],
      ['a Polish subject with the number', numbered('Odpowiedź automatyczna')],
      ['an English subject', { Subject: 'Out of Office: until Monday' }],
      ['a German subject', (asked) => ({ ...answerTo(asked), Subject: 'Abwesenheitsnotiz' })],
      ['a German subject with the number', numbered('Automatische Antwort')],
      ['a French subject', { Subject: 'Réponse automatique\u00a0: Re: Mamy' }],
      ['a Czech subject', { Subject: 'Automatická odpověď: Re: Mamy' }],
      ['two signs', { Subject: 'Urlop', Precedence: 'bulk' }, 'Do 7 grudnia jestem na urlopie.'],
      ['two others', { Subject: 'Urlop', 'X-Auto-Response-Suppress': 'All' }, 'Jestem na urlopie.'],
      [
        'a receipt',
        { 'Content-Type': report, Subject: 'Przeczytano: x' },
        '--g\r\n\r\nPrzeczytano.\r\n--g--\r\n',
      ],
    ])('an answer of a program, by %s', async (_sign, fields, body) => {
      const asked = await lead();
      const mail = await take(eml(typeof fields === 'function' ? fields(asked) : fields, body));
      expect(mail).toMatchObject({ lead: asked.id, automatic: 'out-of-office' });
      expect(await now(asked)).toMatchObject({ state: 'answered', waitsSince: null });
    });

    test('a reaction, which is shown as its sign', async () => {
      await lead();
      const type = 'text/vnd.google.email-reaction+json; charset=utf-8';
      const reaction = { type, body: '{"version":1,"emoji":"👍"}' };
      const text = { type: 'text/plain; charset=utf-8', body: 'Anna zareagowała przez Gmaila' };
      const { mail, names } = await takeWhole(multipartEml({}, [text, reaction]));
      expect(mail).toMatchObject({ automatic: 'out-of-office', remarks: 'reaction' });
      expect(mail.text).toMatch(/^👍\n/);
      expect(names).toEqual([]);
    });

    test('a newsletter of the visitor; an answer by a list does', async () => {
      const asked = await lead();
      const list = { 'List-Unsubscribe': '<https://firma.example/x>' };
      expect(await take(eml(list))).toMatchObject({ lead: asked.id, automatic: 'mailing' });
      expect((await now(asked)).waitsSince).toBeNull();
      expect((await take(eml({ ...list, ...answerTo(asked) }))).automatic).toBeNull();
    });
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['asks for automatic replies', { Subject: 'Automatic reply system for our shop' }, false],
    ['goes on about them', { Subject: 'Re: Automatyczna odpowiedź w sklepie' }, true],
    ['asks about absences', { Subject: 'Nieobecność w module urlopów' }, false],
    ['writes by a list, with the number', { 'List-Id': '<kontakt.osnowa.example>' }, false],
  ])('a person who %s is heard', async (_what, fields, isAnswer) => {
    const asked = await lead();
    const answer = isAnswer ? answerTo(asked) : {};
    const mail = await take(eml({ ...answer, ...fields }, `Dotyczy ${asked.reference}.`));
    expect(mail).toMatchObject({ lead: asked.id, automatic: null });
    expect((await now(asked)).state).toBe('in-progress');
  });

  describe('a mail that came back', () => {
    test('says at the mail that came back why, and is in its lead', async () => {
      const asked = await lead();
      const mail = await take(bounceOf(idOf(asked)));
      expect(mail).toMatchObject({ lead: asked.id, automatic: 'bounce' });
      expect(await confirmationOf(asked)).toMatchObject({
        state: 'failed',
        problem:
          '5.1.1 550 5.1.1 <zazolc@klient.example>: Recipient address rejected: User unknown',
      });
      expect((await now(asked)).state).toBe('answered');
    });

    test('late has not failed; a report of another mail lies in the list', async () => {
      const asked = await lead();
      await take(bounceOf(idOf(asked), { action: 'delayed', status: '4.4.1' }));
      expect((await confirmationOf(asked))?.state).toBe('sent');
      expect(await take(bounceOf('inny@inny.example'))).toMatchObject({ lead: null });
    });

    test('may say why with a NUL, which is stored as a sign for it', async () => {
      const asked = await lead();
      const status = '5.1.1\r\nDiagnostic-Code: smtp; 550 Nie\0ma';
      await take(bounceOf(idOf(asked), { status }));
      const sent = await confirmationOf(asked);
      expect(sent).toMatchObject({ state: 'failed' });
      expect(sent?.problem).not.toContain('\0');
    });

    test('and was an answer of ours is no word of the customer, and no first answer', async () => {
      const at = OFFICE_TIME.toISOString();
      const asked = await lead('answered', { firstAnsweredAt: at });
      const where = { kind: { equals: 'confirmation' }, lead: { equals: asked.id } };
      const data = { kind: 'reply', sentAt: at };
      await cms.payload.db.updateMany({ collection: 'messages', where, data });
      await take(bounceOf(idOf(asked)));
      const none = { waitsSince: at, firstAnsweredAt: null };
      expect(await now(asked)).toMatchObject({ state: 'in-progress', ...none });
      const answer = (await cms.messages()).find(({ kind }) => kind === 'reply');
      expect(answer).toMatchObject({ state: 'failed' });
    });
  });

  describe('an address has one spelling', () => {
    const ascii = 'jan@xn--mller-kva.example';

    test.each(['jan@müller.example', 'JAN@MÜLLER.EXAMPLE', 'jan@mu\u0308ller.example'])(
      'a mail of %s finds the lead whose form had the letters of its domain',
      async (address) => {
        const asked = await lead('answered', {}, { mail: 'jan@müller.example' });
        expect(asked.mail).toBe(ascii);
        const mail = await take(eml({ From: `Jan <${address}>` }));
        expect(mail).toMatchObject({ lead: asked.id, sender: ascii });
      },
    );

    test('what an earlier version stored is found, exported and erased', async () => {
      const asked = await lead('answered', { mail: 'jan@müller.example' });
      expect((await take(eml({ From: `Jan <${ascii}>` }))).lead).toBe(asked.id);
      await exportPerson(cms.payload, ascii, null);
      const [entry] = (await cms.payload.find({ collection: 'audit' })).docs;
      expect(entry?.detail).toContain('leads 1');
      await erasePerson(cms.payload, 'jan@müller.example', null);
      expect(await cms.leads()).toEqual([]);
    });
  });

  describe('a mail without a lead', () => {
    test('is put into a lead by hand, with its files; the lead waits then', async () => {
      const asked = await lead('answered', {}, { mail: 'inny@klient.example' });
      const part = { type: 'application/pdf', body: '%PDF-1.7', name: 'umowa.pdf' };
      const stored = await takeIntoList(multipartEml({}, [part]));
      const change = { collection: 'messages', id: stored.id, data: { lead: asked.id } } as const;
      await cms.payload.update({ ...change, ...(await as('sales')) });
      expect(await cms.attachments()).toMatchObject([{ lead: asked.id, message: stored.id }]);
      const waitsSince = OFFICE_TIME.toISOString();
      expect(await now(asked)).toMatchObject({ state: 'in-progress', waitsSince });
      expect(await cms.files()).toHaveLength(1);
      await cms.payload.delete({ collection: 'leads', id: asked.id });
      expect([await received(), await cms.files()]).toEqual([[], []]);
    });

    test('is not put into a lead that the person may not see, and an outgoing one not at all', async () => {
      const application = await lead('new', { formType: 'career' });
      const stored = await takeIntoList(eml({ From: 'obcy@obcy.example' }));
      const sales = await as('sales');
      const data = { lead: application.id };
      const moved = { collection: 'messages', id: stored.id, data, ...sales } as const;
      await expect(cms.payload.update(moved)).rejects.toMatchObject({ status: 400 });
      const own = await lead('new');
      const sent = await confirmationOf(own);
      await cms.payload.update({ ...moved, id: sent?.id ?? 0 });
      expect((await confirmationOf(own))?.id).toBe(sent?.id);
      const recruiter = await as('recruiter');
      const seen = await cms.payload.find({ collection: 'messages', ...recruiter });
      expect(seen.docs.filter(({ kind }) => kind === 'received')).toEqual([]);
    });

    test('becomes a lead by email once, that waits since the mail came', async () => {
      const stored = await takeIntoList(eml({ From: 'nowa@obcy.example' }));
      const user = staff.users.sales;
      const before = Date.now();
      const press = async () => {
        const routeParams = { id: stored.id };
        const req = await createLocalReq({ user, req: { routeParams } }, cms.payload);
        return mailEndpoints[0]?.handler(req);
      };
      const pressed = await Promise.all([press(), press()]);
      expect(pressed.map((answer) => answer?.status).sort()).toEqual([200, 409]);
      const [made, ...others] = await cms.leads();
      expect(others).toEqual([]);
      expect(made).toMatchObject({
        source: 'mail',
        assignee: user.id,
        waitsSince: OFFICE_TIME.toISOString(),
        history: [{ by: user.name, change: 'entered', how: 'mail' }],
      });
      expect(Date.parse(made?.createdAt ?? '')).toBeGreaterThanOrEqual(before);
      expect(await received()).toMatchObject([{ id: stored.id, lead: made?.id }]);
    });

    test('goes after its time, with its files; one in a lead stays', async () => {
      await lead('new');
      const part = { type: 'text/plain', body: 'x', name: 'x.txt' };
      await take(multipartEml({}, [part]));
      await takeIntoList(multipartEml({ From: 'obcy@obcy.example' }, [part]));
      expect(await cms.files()).toHaveLength(2);
      const later = new Date(OFFICE_TIME.getTime() + 91 * DAY);
      expect(await applyRetention(cms.payload, { now: later })).toMatchObject({ mails: 1 });
      const mails = await received();
      expect(mails).toMatchObject([{ sender: 'zazolc@klient.example' }]);
      expect(mails[0]?.text).not.toBeNull();
      expect(await cms.files()).toHaveLength(1);
    });
  });

  test('a person’s mails are in their export, and go when they are erased, also after a restore', async () => {
    const part = { type: 'text/plain', body: 'tajne', name: 'tajne.txt' };
    await lead('new');
    const from = { From: 'Jan <Jan@Obcy.example>' };
    await takeIntoList(multipartEml({ ...from, Subject: 'Moje' }, [part]));
    await take(multipartEml({ ...from, Subject: 'Moje zapytanie' }, [part]));
    await take(eml({ Subject: 'Nie moje' }));
    const stream = await exportPerson(cms.payload, 'jan@obcy.example', null);
    const archive = unzipSync(await buffer(Readable.fromWeb(stream as never)));
    const data = JSON.parse(Buffer.from(archive['data.json'] ?? []).toString());
    expect(data.mails).toMatchObject([{ subject: 'Moje' }]);
    const [{ source, messages }, ...others] = data.leads;
    expect([source, others]).toEqual(['mail', []]);
    const his = messages.filter(({ kind }: Message) => kind === 'received');
    expect(his).toMatchObject([{ subject: 'Moje zapytanie' }]);
    const files = Object.keys(archive).filter((name) => name.endsWith('tajne.txt'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(Buffer.from(archive[file] ?? []).toString()).toBe('tajne');
    }
    const [stored] = (await received()).filter(({ subject }) => subject === 'Moje');
    await erasePerson(cms.payload, 'jan@obcy.example', null);
    expect(await received()).toMatchObject([{ subject: 'Nie moje' }]);
    expect(await cms.files()).toEqual([]);
    const { id: _, ...row } = stored as Message;
    await cms.payload.db.create({ collection: 'messages', data: row, returning: false });
    expect(await reapplyErasures(cms.payload)).toMatchObject({ messages: 1 });
  });

  test('a mail server hands a mail over with its token, and without it nothing', async () => {
    const app = inboundMailRoutes(cms.payload, READING);
    const raw = eml();
    const call = (authorization: string) =>
      app.request('/mails', {
        method: 'POST',
        headers: { authorization },
        body: new Uint8Array(raw),
      });
    expect(await (await call(`Bearer ${TOKEN}`)).json()).toEqual({ taken: 'stored' });
    expect(await (await call(`Bearer ${TOKEN}`)).json()).toEqual({ taken: 'known' });
    expect((await call('Bearer wrong')).ok).toBe(false);
    expect(await received()).toHaveLength(1);
  });
});
