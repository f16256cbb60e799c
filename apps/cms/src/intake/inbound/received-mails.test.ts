import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../access/roles.ts';
import { inboundMailRoutes } from '../../api/inbound-mail.ts';
import type { Lead, Message } from '../../database/generated/payload-types.ts';
import type { LeadState } from '../../fields/states.ts';
import { erasePerson, reapplyErasures } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import {
  CONTACT,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';
import { mailEndpoints } from './mail-endpoints.ts';
import { takeMail } from './take-mail.ts';
import { bounceOf, eml, multipartEml } from './testing/eml.ts';

const DAY = 24 * 60 * 60_000;
const TOKEN = 'token-of-the-mail-server-32-characters';

describe.each(engines('SQLite'))('on %s', (engine) => {
  let cms: TestCms;
  const people = new Map<Role, TypedUser>();

  beforeAll(async () => {
    cms = await startTestCms([], { ...(await databaseOn(engine)), MAIL_TAKE_TOKEN: TOKEN });
    for (const role of ['sales', 'recruiter'] as const) {
      const email = `${role}@osnowa.example`;
      const data = { name: role, email, password: 'Przędza-i-wątek-7', roles: [role] };
      const user = await cms.payload.create({ collection: 'users', data });
      people.set(role, { ...user, collection: 'users' } as TypedUser);
    }
  });
  afterAll(() => cms?.stop());
  beforeEach(() => cms.clear());

  const options = {
    resolver: async (): Promise<never> => {
      throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
    },
    isRoomLeft: async () => true,
  };

  async function take(raw: Buffer, at = OFFICE_TIME): Promise<Message> {
    expect(await takeMail(cms.payload, Readable.from([raw]), at, options)).toBe('stored');
    return (await received()).at(-1) as Message;
  }

  /** A lead in a state, whose confirmation has left. */
  async function lead(state: LeadState = 'new', changes: object = {}, fields = {}): Promise<Lead> {
    await cms.post(
      '/contact/send-message',
      urlencoded({ ...CONTACT, message: crypto.randomUUID(), ...fields }),
    );
    const made = (await cms.leads()).at(-1) as Lead;
    const data = { state, ...changes };
    await cms.payload.db.updateOne({ collection: 'leads', id: made.id, data, returning: false });
    const sent = (await cms.messages()).find(
      ({ kind, lead }) => kind === 'confirmation' && lead === made.id,
    );
    const where = { id: { equals: sent?.id ?? 0 } };
    const left = { state: 'sent', headerId: idOf(made) };
    await cms.payload.db.updateMany({ collection: 'messages', where, data: left });
    return { ...made, ...data };
  }

  function idOf({ reference }: Lead): string {
    return `${reference.toLowerCase()}.confirmation@osnowa.example`;
  }

  const received = async () => (await cms.messages()).filter(({ kind }) => kind === 'received');

  async function now({ id }: Lead): Promise<Lead> {
    return (await cms.leads()).find((one) => one.id === id) as Lead;
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
      const answeredAt = OFFICE_TIME.toISOString();
      const before1 = await lead(before, { firstAnsweredAt: answeredAt });
      const mail = await take(eml({ 'In-Reply-To': `<${idOf(before1)}>` }));
      const found = await now(before1);
      expect(mail).toMatchObject({ lead: before1.id, automatic: null, authenticity: 'unknown' });
      expect(found).toMatchObject({ state: after, firstAnsweredAt: answeredAt });
      expect(Boolean(found.clientWroteAt)).toBe(waits);
      const changes = (found.history ?? []) as object[];
      expect(changes).toMatchObject(
        before === after ? [] : [{ by: null, change: 'state', from: before, to: after }],
      );
    });

    test('ends its wait when a person answers', async () => {
      const asked = await lead('answered');
      await take(eml({ 'In-Reply-To': `<${idOf(asked)}>` }));
      const data = { state: 'answered' } as const;
      await cms.payload.update({ collection: 'leads', id: asked.id, data });
      expect(await now(asked)).toMatchObject({ state: 'answered', clientWroteAt: null });
    });

    test('to a merged lead goes to the one that it was merged into', async () => {
      const target = await lead();
      const merged = await lead('answered', { mergedInto: target.id });
      expect(await take(eml({ References: `<${idOf(merged)}>` }))).toMatchObject({
        lead: target.id,
      });
      expect((await now(merged)).state).toBe('answered');
    });

    test('of a closed lead and no other sign lies in the list; a newer open one gets it', async () => {
      await lead('lost');
      expect(await take(eml())).toMatchObject({ lead: null, formType: 'contact' });
      const open = await lead('answered');
      expect(await take(eml())).toMatchObject({ lead: open.id });
    });

    test('of a colleague is kept in the lead, which does not wait', async () => {
      const asked = await lead('answered');
      const mail = { From: 'sales@osnowa.example', Subject: `Re: [${asked.reference}]` };
      expect(await take(eml(mail))).toMatchObject({ lead: asked.id });
      expect(await now(asked)).toMatchObject({ state: 'answered', clientWroteAt: null });
    });
  });

  describe('what no person has written', () => {
    test.each<[string, Record<string, string>]>([
      ['Auto-Submitted', { 'Auto-Submitted': 'auto-replied' }],
      ['X-Autoreply', { 'X-Autoreply': 'yes' }],
      ['a Polish subject', { Subject: 'Automatyczna odpowiedź: Mamy Twoją wiadomość' }],
      ['an English subject', { Subject: 'Out of Office: until Monday' }],
      ['a German subject', { Subject: 'Abwesenheitsnotiz' }],
    ])('an out-of-office, by %s, reopens nothing', async (_sign, fields) => {
      const asked = await lead('answered');
      const mail = await take(eml({ 'In-Reply-To': `<${idOf(asked)}>`, ...fields }));
      expect(mail).toMatchObject({ lead: asked.id, automatic: 'out-of-office' });
      expect(await now(asked)).toMatchObject({ state: 'answered', clientWroteAt: null });
    });

    test('a bounce says at the mail that came back why, and is in its lead', async () => {
      const asked = await lead('answered');
      const mail = await take(bounceOf(idOf(asked)));
      expect(mail).toMatchObject({ lead: asked.id, automatic: 'bounce' });
      const sent = (await cms.messages()).find(({ kind }) => kind === 'confirmation');
      expect(sent).toMatchObject({
        state: 'failed',
        problem:
          '5.1.1 550 5.1.1 <zazolc@klient.example>: Recipient address rejected: User unknown',
      });
      expect((await now(asked)).state).toBe('answered');
    });

    test('a delay is no bounce of the mail; a report of another mail lies in the list', async () => {
      const asked = await lead();
      await take(bounceOf(idOf(asked), { action: 'delayed', status: '4.4.1' }));
      const sent = (await cms.messages()).find(({ kind }) => kind === 'confirmation');
      expect(sent?.state).toBe('sent');
      expect(await take(bounceOf('inny@inny.example'))).toMatchObject({ lead: null });
    });

    test('a newsletter of the visitor does not make the lead wait, an answer by a list does', async () => {
      const asked = await lead('answered');
      const list = { 'List-Unsubscribe': '<https://firma.example/x>' };
      expect(await take(eml(list))).toMatchObject({ lead: asked.id, automatic: 'mailing' });
      expect((await now(asked)).clientWroteAt).toBeNull();
      const answer = { ...list, 'In-Reply-To': `<${idOf(asked)}>` };
      expect(await take(eml(answer))).toMatchObject({ automatic: null });
    });
  });

  describe('a mail without a lead', () => {
    async function asPerson(role: Role) {
      const user = people.get(role) as TypedUser;
      return { user, overrideAccess: false, req: await createLocalReq({ user }, cms.payload) };
    }

    test('is put into a lead by hand, with its files; the lead waits then', async () => {
      const asked = await lead('answered', {}, { mail: 'inny@klient.example' });
      const part = { type: 'application/pdf', body: '%PDF-1.7', name: 'umowa.pdf' };
      const stray = await take(multipartEml({}, [part]));
      expect(stray.lead).toBeNull();
      await cms.payload.update({
        collection: 'messages',
        id: stray.id,
        data: { lead: asked.id },
        ...(await asPerson('sales')),
      });
      expect(await cms.attachments()).toMatchObject([{ lead: asked.id, message: stray.id }]);
      expect(await now(asked)).toMatchObject({ state: 'in-progress' });
      expect(await cms.files()).toHaveLength(1);
      await cms.payload.delete({ collection: 'leads', id: asked.id });
      expect([await received(), await cms.files()]).toEqual([[], []]);
    });

    test('is not put into a lead that the person may not see, and an outgoing one not at all', async () => {
      const application = await lead('new', { formType: 'career' });
      const stray = await take(eml({ From: 'obcy@obcy.example' }));
      const sales = await asPerson('sales');
      const moved = {
        collection: 'messages',
        id: stray.id,
        data: { lead: application.id },
      } as const;
      await expect(cms.payload.update({ ...moved, ...sales })).rejects.toMatchObject({
        status: 400,
      });
      const own = await lead();
      const sent = (await cms.messages()).find(
        ({ kind, lead }) => kind === 'confirmation' && lead === own.id,
      );
      await cms.payload.update({ ...moved, id: sent?.id ?? 0, ...sales });
      expect((await cms.messages()).find(({ id }) => id === sent?.id)?.lead).toBe(own.id);
      const recruiter = await asPerson('recruiter');
      const seen = await cms.payload.find({ collection: 'messages', ...recruiter });
      expect(seen.docs.filter(({ kind }) => kind === 'received')).toEqual([]);
    });

    test('becomes a lead by email once, that waits since the mail came', async () => {
      const stray = await take(eml({ From: 'nowa@obcy.example' }));
      const { user } = await asPerson('sales');
      const req = async () =>
        createLocalReq({ user, req: { routeParams: { id: stray.id } } }, cms.payload);
      const before = Date.now();
      const press = async () => mailEndpoints[0]?.handler(await req());
      const pressed = await Promise.allSettled([press(), press()]);
      expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [made, ...others] = await cms.leads();
      expect(others).toEqual([]);
      expect(made).toMatchObject({
        source: 'mail',
        assignee: user.id,
        clientWroteAt: OFFICE_TIME.toISOString(),
        history: [{ by: user.name, change: 'entered', how: 'mail' }],
      });
      expect(Date.parse(made?.createdAt ?? '')).toBeGreaterThanOrEqual(before);
      expect(await received()).toMatchObject([{ id: stray.id, lead: made?.id }]);
    });

    test('goes after its time, with its files; one in a lead stays', async () => {
      await lead();
      const part = { type: 'text/plain', body: 'x', name: 'x.txt' };
      await take(multipartEml({}, [part]));
      await take(multipartEml({ From: 'obcy@obcy.example' }, [part]));
      expect(await cms.files()).toHaveLength(2);
      const later = new Date(OFFICE_TIME.getTime() + 91 * DAY);
      expect(await applyRetention(cms.payload, { now: later })).toMatchObject({ mails: 1 });
      const mails = (await cms.messages()).filter(({ kind }) => kind === 'received');
      expect(mails).toMatchObject([{ sender: 'zazolc@klient.example' }]);
      expect(mails[0]?.text).not.toBeNull();
      expect(await cms.files()).toHaveLength(1);
    });
  });

  test('a person’s mails are in their export, and go when they are erased, also after a restore', async () => {
    const part = { type: 'text/plain', body: 'tajne', name: 'tajne.txt' };
    const from = { From: 'Jan <Jan@Obcy.example>' };
    await lead();
    await take(multipartEml({ ...from, Subject: 'Moje' }, [part]));
    await take(eml({ Subject: 'Nie moje' }));
    const archive = unzipSync(
      await buffer(
        Readable.fromWeb((await exportPerson(cms.payload, 'jan@obcy.example', null)) as never),
      ),
    );
    const data = JSON.parse(Buffer.from(archive['data.json'] ?? []).toString());
    expect(data.mails).toMatchObject([{ subject: 'Moje' }]);
    const [file] = Object.keys(archive).filter((name) => name.endsWith('tajne.txt'));
    expect(Buffer.from(archive[file ?? ''] ?? []).toString()).toBe('tajne');
    const [stored] = (await cms.messages()).filter(({ subject }) => subject === 'Moje');
    await erasePerson(cms.payload, 'jan@obcy.example', null);
    const left = (await cms.messages()).filter(({ kind }) => kind === 'received');
    expect(left).toMatchObject([{ subject: 'Nie moje' }]);
    expect(await cms.files()).toEqual([]);
    const { id: _, ...row } = stored as Message;
    await cms.payload.db.create({ collection: 'messages', data: row, returning: false });
    expect(await reapplyErasures(cms.payload)).toMatchObject({ messages: 1 });
  });

  test('a mail server hands a mail over with its token, and without it nothing', async () => {
    const app = inboundMailRoutes(cms.payload, options);
    const call = (headers: Record<string, string>) =>
      app.request('/mails', { method: 'POST', headers, body: new Uint8Array(raw) });
    const raw = eml();
    const bearer = { authorization: `Bearer ${TOKEN}` };
    expect(await (await call(bearer)).json()).toEqual({ taken: 'stored' });
    expect(await (await call(bearer)).json()).toEqual({ taken: 'known' });
    expect((await call({ authorization: 'Bearer wrong' })).ok).toBe(false);
    expect(await received()).toHaveLength(1);
  });
});
