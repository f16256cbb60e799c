import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertEvents } from '../leads/events/record-events.ts';
import { copyLead } from '../testing/many-leads.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testStaff } from '../testing/staff.ts';
import { testCms } from '../testing/test-cms.ts';
import { csv } from './export-cells.ts';

const cms = testCms();
const staff = testStaff(cms, {
  admin: { roles: ['admin'] },
  editor: {},
  sales: { roles: ['sales'] },
  recruiter: { roles: ['recruiter'] },
});

beforeAll(() => cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE }));

type Who = keyof typeof staff.users;

/** Applications too, which are not in the inbox of those who see all leads. */
const EVERY_FORM = '?where[formType][exists]=true';

const ask = (who: Who | null, query = '') =>
  staff.ask(who, `/leads/export${query}`, { language: 'en' });

async function rows(role: Who, query = ''): Promise<Record<string, string>[]> {
  const response = await ask(role, query);
  expect(response.status).toBe(200);
  return parse(await response.text(), { columns: true, bom: true, delimiter: ';' });
}

const send = (fields: Record<string, string>, path?: string) => sendForm(cms, fields, path);

/** Changes the only lead. */
async function change(data: Record<string, unknown>): Promise<number> {
  const id = (await cms.leads())[0]?.id ?? 0;
  await cms.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  return id;
}

test('I16 what begins like a formula is text to a spreadsheet', async () => {
  const texts = ['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)', '\t=1'];
  for (const text of texts) await send({ fullName: 'Anna', companyName: text, message: text });
  const text = await (await ask('sales')).text();
  const all = parse(text, { columns: true, bom: true, delimiter: ';' }) as { Message: string }[];
  expect(all).toHaveLength(texts.length);
  for (const { Message } of all) expect(Message).toMatch(/^'/);
  // A phone number may begin with a plus: digits and spaces are no formula.
  const others = text.replaceAll('"+48 501 002 003"', '');
  for (const line of others.split('\r\n').slice(1)) {
    expect(line).not.toMatch(/(^|[;,])"?[=+\-@\t]/);
  }
});

test('Polish and German spreadsheets open it in columns, with times and phones that people use', async () => {
  await send({ campaign: 'utm_source=google&utm_medium=cpc&utm_campaign=jesie%C5%84&gclid=x1' });
  const text = Buffer.from(await (await ask('sales')).arrayBuffer()).toString();
  expect(text.startsWith('\uFEFF"Reference";"Received (Europe/Warsaw)";')).toBe(true);
  const [row] = await rows('sales');
  expect(row).toMatchObject({
    'Received (Europe/Warsaw)': '2026-07-06 10:00',
    'First answered (Europe/Warsaw)': '',
    Phone: '+48 501 002 003',
    'Campaign source': 'google',
    'Campaign medium': 'cpc',
    Campaign: 'jesień',
    'Other campaign tags': 'gclid: x1',
  });
});

test('what became of a lead is in the list: value, currency, reason of loss', async () => {
  await send({});
  await change({ state: 'lost', lossReason: 'price', value: 4_200, currency: 'EUR' });
  const [row] = await rows('sales');
  expect(row).toMatchObject({
    'Came by': 'Form',
    Value: '4200',
    Currency: 'EUR',
    'Why lost': 'Price',
  });
});

test('each name is in a column of its own, with the next step, the expected close and the decision', async () => {
  const quote = { topic: 'estimate', companyName: 'Zakład', items: 'cart', users: '45' };
  await send({ ...quote, fullName: 'Dr. Anna von Berg' }, '/kalkulator-aplikacji/send-message');
  const step = { nextStep: 'Oddzwonić', nextStepAt: '2026-07-08T08:00:00.000Z' };
  const id = await change({ ...step, state: 'won', expectedAt: '2026-07-31T12:00:00.000Z' });
  const won = { lead: id, kind: 'state', at: '2026-07-07T08:30:00.000Z', facts: { to: 'won' } };
  await insertEvents(cms.payload, {}, [won as never]);
  const [row] = await rows('sales');
  expect(row).toMatchObject({
    'Given name': 'Anna',
    'Family name': 'von Berg',
    Value: expect.stringMatching(/^\d+$/),
    Currency: 'PLN',
    'Value from the estimate': 'yes',
    'Next step': 'Oddzwonić',
    'Time of the next step (Europe/Warsaw)': '2026-07-08 10:00',
    'Expected close': '2026-07-31',
    'Won or lost at (Europe/Warsaw)': '2026-07-07 10:30',
  });
  await change({ value: 900 });
  expect((await rows('sales'))[0]).toMatchObject({ Value: '900', 'Value from the estimate': '' });
  const german = await (await staff.ask('sales', '/leads/export', { language: 'de' })).text();
  expect(german).toContain('"Vorname";"Nachname"');
});

test('the notes of a lead are in the list, each with its time, its author and its kind', async () => {
  await send({});
  const id = await change({ notes: '=1+1' });
  for (const [kind, text] of [
    ['call', 'Oddzwonić w "piątek"; rano.'],
    ['note', '=HYPERLINK("http://evil")'],
  ] as const) {
    const note = { lead: id, kind, text, at: '2026-07-06T08:00:00.000Z', authorName: 'Anna' };
    await cms.payload.db.create({
      collection: 'lead-notes',
      data: { ...note, formType: 'contact' },
    });
  }
  await send({ mail: 'bez@notatek.example' });
  const [without, row] = await rows('sales');
  expect(without?.Notes).toBe('');
  expect(row?.Notes).toBe(
    [
      "'=1+1",
      '2026-07-06 10:00, Anna (Call): Oddzwonić w "piątek"; rano.',
      '2026-07-06 10:00, Anna (Note): =HYPERLINK("http://evil")',
    ].join('\n'),
  );
});

test('only a phone number may begin with a plus', () => {
  const line = csv([['+48 501 002 003', '+1', '+48 501=2', '+1+1', '+48-501-002']]);
  expect(line).toBe(`"+48 501 002 003";"'+1";"'+48 501=2";"'+1+1";"'+48-501-002"\r\n`);
});

test('the list has the number of an estimate', async () => {
  const quote = { topic: 'estimate', companyName: 'Zakład', items: 'cart' };
  const described = { users: '45', customised: '1', notes: 'Faktury z SAP' };
  await send({ ...quote, ...described }, '/kalkulator-aplikacji/send-message');
  await send({});
  const [plain, estimate] = await rows('sales');
  expect(plain?.Estimate).toBe('');
  expect(estimate?.Estimate).toMatch(/^SZ-/);
  for (const said of ['Koszyk', '45', 'Faktury z SAP']) {
    expect(estimate?.['What is wanted']).toContain(said);
  }
});

test('the list has the answers of the wizard and the job of an application in words', async () => {
  const systems = { specification: 'systems', users: '25', hardwareSupport: 'none' };
  await send({ topic: 'estimate', companyName: 'Zakład', ...systems });
  await send({ topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
  const [job, wizard] = await rows('admin', EVERY_FORM);
  expect(wizard?.['What is wanted']).toContain('Number of users: 25');
  expect(job?.['What is wanted']).toContain('Job: Tester');
});

test('I14 I25 a visitor’s text is exported unchanged', async () => {
  const message = `Pierwsza; "druga",\ntrzecia '; DROP TABLE leads;-- <script>alert(1)</script>`;
  await send({ message });
  const [row] = await rows('sales');
  expect(row).toMatchObject({
    Message: message,
    Name: 'Zażółć Gęślą',
    State: 'New',
    Topic: 'Quote',
    'Version of consent': '2026-01',
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await send({ mail: 'jeden@klient.example' });
    await send({ mail: 'dwa@klient.example', message: 'Coś innego.' });
    await send(
      { mail: 'praca@klient.example', topic: 'jobApply', jobTitle: 'Tester' },
      '/career/apply',
    );
  });

  const mails = (list: Record<string, string>[]) => list.map((row) => row.Email);

  test('is the one on the screen: newest first, filtered, searched', async () => {
    expect(mails(await rows('sales'))).toEqual(['dwa@klient.example', 'jeden@klient.example']);
    expect(mails(await rows('sales', '?search=cos innego'))).toEqual(['dwa@klient.example']);
    expect(await rows('sales', '?where[state][equals]=won')).toEqual([]);
  });

  test('holds what this person may see', async () => {
    expect(mails(await rows('recruiter'))).toEqual(['praca@klient.example']);
    expect(await rows('admin')).toHaveLength(2);
    expect(await rows('admin', EVERY_FORM)).toHaveLength(3);
    expect((await ask('editor')).status).toBe(403);
    expect((await ask(null)).status).toBe(403);
  });

  test('goes on after the first five hundred, with the person’s own leads only', async () => {
    const [lead] = await cms.leads();
    const formOf = (nth: number) => ({ formType: nth === 0 ? 'career' : 'contact' });
    await copyLead(cms.payload, lead?.id ?? 0, 505, formOf);
    const references = (await rows('sales')).map((row) => row.Reference);
    expect(references).toHaveLength(506);
    expect(references).toContain(lead?.reference);
    expect(references).not.toContain('COPY-0');
    expect(await rows('recruiter')).toHaveLength(2);
  });

  test('leaves spam out unless the filter asks for it', async () => {
    await send({ mail: 'robot@klient.example', leaveEmpty: 'x', message: 'Casino.' });
    expect(mails(await rows('sales'))).not.toContain('robot@klient.example');
    expect(mails(await rows('sales', '?where[state][equals]=quarantined'))).toEqual([
      'robot@klient.example',
    ]);
  });

  test('is written into the audit log, without the search text', async () => {
    await ask('sales', '?search=jeden&where[state][equals]=new');
    const { docs } = await cms.payload.find({ collection: 'audit', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ action: 'export', person: 'sales@firm.example' });
    expect(JSON.stringify(docs[0])).not.toContain('jeden');
  });

  test('I108 is not given for a filter that asks about secrets, or in a malformed way', async () => {
    for (const [query, status] of [
      ['?where[password][equals]=x', 400],
      ['?where[createdAt][greater_than]=1900-01-01&where[createdAt][less_than]=9999-12-31', 200],
      ["?where[state][equals]=new';--", 200],
      ['?where[assignee.hash][like]=a', 400],
      ['?where[createdAt][greater_than]=gestern', 400],
      ['?where[updatedAt][greater_than]=2026-99-99', 400],
    ] as const) {
      expect((await ask('sales', query)).status, query).toBe(status);
    }
  });
});
