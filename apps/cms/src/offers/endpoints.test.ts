import type { OfferDraft } from '@osnowa/contract';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter } from '../leads/deadlines/office-time.ts';
import { historyOf } from '../leads/events/lead-events.ts';
import { leadsWithWords } from '../leads/search/find.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { exportPerson } from '../privacy/export.ts';
import { engines } from '../testing/databases.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testStaff } from '../testing/staff.ts';
import { CONTACT, testCms, urlencoded } from '../testing/test-cms.ts';
import { sendDue } from '../testing/test-mails.ts';
import { mostOf } from './desk.ts';
import { offerOfLead, offerWith, verifyOffers, versionsOf } from './offer-store.ts';
import { remindOfOffers } from './remind-offers.ts';

const TERMS = 'Dzień pracy kosztuje {fact:rate}.';

const DAY = 24 * 60 * 60_000;

const account = (role: string, name: string) => ({ roles: [role], name });

describe.each(engines('SQLite'))('the endpoints of offers on %s', (engine) => {
  const cms = testCms({ engine });
  const staff = testStaff(cms, {
    sales: account('sales', 'Anna Nowak'),
    manager: account('manager', 'Ewa Kot'),
    recruiter: account('recruiter', 'Jan Kowalski'),
    editor: account('editor', 'Ola Lis'),
  });
  type Person = 'sales' | 'manager' | 'recruiter' | 'editor' | null;
  let lead = 0;

  beforeAll(async () => {
    const { payload } = cms;
    await payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
    const data = { offerTerms: TERMS, offerLimit: 25_000 };
    await payload.updateGlobal({ slug: 'lead-desk', data, locale: 'pl' });
    const values = [{ since: '2020-01-01T12:00:00.000Z', amount: 1_400, eur: 330 }];
    const fact = { key: 'rate', kind: 'money', values, _status: 'published' } as const;
    await payload.create({ collection: 'facts', data: fact as never });
  });
  beforeEach(async () => {
    const quote = { ...CONTACT, topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
    await cms.post('/kalkulator-aplikacji/send-message', urlencoded(quote));
    lead = (await cms.leads()).at(-1)?.id ?? 0;
    await sendDue(cms.payload, new Date());
  });

  /** Asks an endpoint of the lead's offer; a `get` without a body. */
  async function at(path: string, body?: object, who: Person = 'sales') {
    const response = await staff.ask(who, `/leads/${lead}/offer${path}`, { ...(body && { body }) });
    const isJson = response.headers.get('content-type')?.includes('json');
    // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own answer, which its test knows
    return { status: response.status, body: (isJson ? await response.json() : null) as any };
  }

  const offer = async () => {
    const found = await offerOfLead(cms.payload, lead);
    if (!found) throw new Error('The lead has no offer.');
    return found;
  };
  const written = async () => (await offer()).draft as OfferDraft;

  /** Begins an offer, changes it and saves it. @returns the version of its draft */
  async function write(changes: Partial<OfferDraft> = {}, who: Person = 'sales') {
    expect((await at('/begin', { isEmpty: false }, who)).status).toBe(200);
    const draft = { ...(await written()), title: 'Sklep', ...changes };
    const saved = await at('', { version: (await offer()).draftVersion, draft }, who);
    expect(saved.status).toBe(200);
    return saved.body.version as number;
  }

  const send = (version: number, who: Person = 'sales') =>
    at('/send', { version, note: 'Dzień dobry.' }, who);

  test('an offer begins with the estimate and the terms, whose facts are numbers by then', async () => {
    expect((await at('/begin', { isEmpty: false })).status).toBe(200);
    const draft = await written();
    expect(draft.lines.map(({ key }) => key)).toEqual(['cart', 'ssl']);
    expect(draft.terms.replaceAll(/\s/g, ' ')).toBe('Dzień pracy kosztuje 1400 zł.');
    const { number } = await offer();
    expect((await at('/begin', { isEmpty: true })).body.number).toBe(number);
  });

  test('an empty one has no lines', async () => {
    await at('/begin', { isEmpty: true });
    expect((await written()).lines).toEqual([]);
  });

  test('the later of two windows gets the draft of the other', async () => {
    const version = await write({ title: 'Pierwszy' });
    const draft = { ...(await written()), title: 'Drugi' };
    const late = await at('', { version: version - 1, draft });
    expect(late.status).toBe(409);
    expect(late.body.errors[0].data.current).toMatchObject({
      version,
      draft: { title: 'Pierwszy' },
    });
    const unsent = await send(version - 1);
    expect(unsent.status).toBe(409);
    expect((await offer()).state).toBe('draft');
  });

  test('what is wrong is said at its line or field, in the reader’s language', async () => {
    const begun = await write();
    const lines = (await written()).lines.map((line) => ({ ...line, price: line.price + 1 }));
    const draft = { ...(await written()), lines, title: ' ' };
    const version = (await at('', { version: begun, draft })).body.version;
    const refused = await send(version);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].data.errors).toMatchObject([
      { path: 'title', message: 'Wpisz tytuł oferty.' },
      { path: 'cart', message: expect.stringContaining('oszacowania') },
      { path: 'ssl', message: expect.stringContaining('oszacowania') },
    ]);
    const reasoned = lines.map((line) => ({ ...line, reason: 'Więcej testów.' }));
    const saved = await at('', { version, draft: { ...draft, lines: reasoned, title: 'Sklep' } });
    expect((await send(saved.body.version)).status).toBe(200);
  });

  test('a salesperson sends up to the limit; above it a manager sends the same draft', async () => {
    const [first, ...rest] = await write().then(async () => (await written()).lines);
    const dear = { ...first, key: 'more', role: 'not-taken', price: 9_000, days: 5 };
    const lines = [first, ...rest, dear] as OfferDraft['lines'];
    const version = await write({ lines });
    const refused = await send(version);
    expect(refused.status).toBe(403);
    const sentence = refused.body.errors[0].message.replaceAll(/\s/g, ' ');
    expect(sentence).toContain('do 25 000 zł');
    expect((await offer()).state).toBe('draft');
    expect((await send(version, 'manager')).status).toBe(200);
    const [sent] = await versionsOf(cms.payload, (await offer()).id);
    expect(sent?.content.contact.name).toBe('Ewa Kot');
  });

  test('optional lines count for the limit, of alternatives the dearest', async () => {
    await write();
    const [first] = (await written()).lines;
    const option = (key: string, price: number, instead = '') =>
      ({ ...first, key, price, instead, role: 'not-taken', paid: 'once', days: 0 }) as never;
    const fixed = { ...first, price: 1_000, paid: 'once', days: 0 } as never;
    const lines = [fixed, option('a', 100), option('b', 30, 'x'), option('c', 70, 'x')];
    const draft = { ...(await written()), rangeFactor: 1, lines: [...lines, option('d', -500)] };
    expect(mostOf(draft)).toBe(1_170);
  });

  test('it is sent with the words above its link, printed, and found by its number', async () => {
    const version = await write();
    const draft = await staff.ask('sales', `/leads/${lead}/offer/draft.pdf`);
    expect(draft.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await draft.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await send(version)).body).toEqual({ version: 1 });
    const [mail] = (await sendDue(cms.payload, new Date())).map(({ mail }) => mail);
    expect(mail?.text).toContain('Dzień dobry.');
    const { number } = await offer();
    expect(mail?.subject).toContain(number);
    expect(await leadsWithWords(cms.payload, number, 'all')).toEqual([lead]);
    expect((await at('/sent.pdf')).status).toBe(200);
  });

  test('a lead without a mail address is sent none', async () => {
    const version = await write();
    const { leads } = tablesOf(cms.payload);
    const none = { mail: '' };
    await queryBuilder(cms.payload).update(leads).set(none).where(eq(leads.id, lead));
    const refused = await send(version);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].message).toContain('nie ma adresu e-mail');
  });

  test('the link is made anew, and the offer withdrawn, once', async () => {
    const version = await write();
    expect((await at('/withdraw', {})).status).toBe(409);
    await send(version);
    const { key } = await offer();
    expect((await at('/new-link', {})).status).toBe(200);
    expect((await offer()).key).not.toBe(key);
    expect((await at('/withdraw', {})).status).toBe(200);
    expect((await at('/withdraw', {})).status).toBe(409);
    const late = await at('', { version: (await offer()).draftVersion, draft: {} });
    expect(late.status).toBe(400);
  });

  test.each(['recruiter', 'editor', null] as const)('%s sees no offer', async (who) => {
    const version = await write();
    const draft = await written();
    for (const [path, body] of [
      ['/begin', { isEmpty: true }],
      ['', { version, draft }],
      ['/send', { version, note: '' }],
      ['/withdraw', {}],
      ['/new-link', {}],
      ['/draft.pdf', undefined],
      ['/sent.pdf', undefined],
    ] as const) {
      expect([path, (await at(path, body, who)).status]).toEqual([path, 404]);
    }
  });

  test('an application for work has none', async () => {
    await sendForm(cms, { topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
    lead = (await cms.leads()).find(({ formType }) => formType === 'career')?.id ?? 0;
    expect(lead).not.toBe(0);
    expect((await at('/begin', { isEmpty: true }, 'manager')).status).toBe(404);
  });

  test('the copy of a person’s data has what was offered; a deleted lead leaves no open offer', async () => {
    await send(await write());
    const { id, number } = await offer();
    const stream = await exportPerson(cms.payload, CONTACT.mail, null);
    const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(strFromU8(files['data.json'] as Uint8Array)).toContain(number);
    await cms.payload.delete({ collection: 'leads', id: lead });
    expect(await offerWith(cms.payload, id)).toBeNull();
  });

  test('who sent it is reminded three days before the end, once; the end is noted once', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const validUntil = dayAfter(today, 5);
    await send(await write({ validUntil }));
    await sendDue(cms.payload, new Date());
    const on = (days: number) => new Date(Date.now() + days * DAY);
    expect(await remindOfOffers(cms.payload, on(0))).toBe(0);
    expect(await remindOfOffers(cms.payload, on(3))).toBe(1);
    expect(await remindOfOffers(cms.payload, on(4))).toBe(0);
    const mails = await sendDue(cms.payload, on(4));
    expect(mails.map(({ recipients }) => recipients)).toEqual([[staff.users.sales.email]]);
    expect(mails[0]?.mail.subject).toContain((await offer()).number);
    expect(await remindOfOffers(cms.payload, on(7))).toBe(1);
    expect(await remindOfOffers(cms.payload, on(8))).toBe(0);
    const history = (await historyOf(cms.payload, lead)).map(({ change }) => change);
    expect(history.filter((change) => change === 'offer-expired')).toHaveLength(1);
  });

  test('the check of all offers names the one that was changed', async () => {
    await send(await write());
    expect((await verifyOffers(cms.payload)).faults).toEqual([]);
    const { id, number } = await offer();
    const { offer_versions: versions } = tablesOf(cms.payload);
    const [sent] = await versionsOf(cms.payload, id);
    const content = (sent?.text ?? '').replace('Sklep', 'Sklop');
    await queryBuilder(cms.payload).update(versions).set({ content }).where(eq(versions.offer, id));
    const { checked, faults } = await verifyOffers(cms.payload);
    expect(checked).toBeGreaterThan(0);
    expect(faults).toEqual([`${number}, version 1 was changed.`]);
  });
});
