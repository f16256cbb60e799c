import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../access/roles.ts';
import type { Lead } from '../../database/generated/payload-types.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../../testing/test-cms.ts';
import { csv } from './export-cells.ts';

const PASSWORD = 'Przędza-i-wątek-7';

let cms: TestCms;
let office: BackOffice;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  cms = await startTestCms();
  office = await openBackOffice(cms);
  for (const role of ['admin', 'editor', 'sales', 'recruiter'] as const) {
    const email = `${role}@osnowa.example`;
    const data = { name: role, email, password: PASSWORD, roles: [role] };
    await cms.payload.create({ collection: 'users', data });
    cookies.set(role, await office.signIn(email, PASSWORD));
  }
});
beforeEach(() => cms.clear());
afterAll(() => cms?.stop());

function ask(role: Role | null, query = '') {
  const cookie = (role && cookies.get(role)) ?? '';
  const headers = { cookie, 'accept-language': 'en' };
  return office.send(`/leads/export${query}`, { headers });
}

async function rows(role: Role, query = ''): Promise<Record<string, string>[]> {
  const response = await ask(role, query);
  expect(response.status).toBe(200);
  return parse(await response.text(), { columns: true, bom: true, delimiter: ';' });
}

async function send(fields: Record<string, string>, path = '/contact/send-message') {
  const response = await cms.post(path, urlencoded({ ...CONTACT, ...fields }));
  expect(response.status).toBe(200);
}

test.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)', '\t=1'])(
  'I16 %j is text to a spreadsheet',
  async (fullName) => {
    await send({ fullName: 'Anna', companyName: fullName, message: fullName });
    const text = await (await ask('sales')).text();
    const options = { columns: true, bom: true, delimiter: ';' } as const;
    const [row] = parse(text, options) as Record<string, string>[];
    expect(row?.Message).toMatch(/^'/);
    // A phone number may begin with a plus: digits and spaces are no formula.
    const others = text.replaceAll('"+48 501 002 003"', '');
    for (const line of others.split('\r\n').slice(1)) {
      expect(line).not.toMatch(/(^|[;,])"?[=+\-@\t]/);
    }
  },
);

test('Polish and German spreadsheets open it in columns, with times and phones that people use', async () => {
  cms.clock.now = new Date('2026-07-06T08:00:00Z');
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
  const [lead] = await cms.leads();
  const data = { state: 'lost', lossReason: 'price', value: 4_200, currency: 'EUR' } as const;
  await cms.payload.update({ collection: 'leads', id: lead?.id as number, data });
  const [row] = await rows('sales');
  expect(row).toMatchObject({
    'Came by': 'Form',
    Value: '4200',
    Currency: 'EUR',
    'Why lost': 'Price',
  });
});

test('the notes of a lead are in the list, each with its time, its author and its kind', async () => {
  await send({});
  const [lead] = await cms.leads();
  const id = lead?.id as number;
  await cms.payload.db.updateOne({ collection: 'leads', id, data: { notes: '=1+1' } });
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

test('the list is exported as it is searched', async () => {
  await send({ message: 'Hala w Łodzi' });
  await send({ message: 'Sklep' });
  const found = await rows('sales', '?search=lodz');
  expect(found.map(({ Message }) => Message)).toEqual(['Hala w Łodzi']);
});

test('only a phone number may begin with a plus', () => {
  const line = csv([['+48 501 002 003', '+1', '+48 501=2', '+1+1', '+48-501-002']]);
  expect(line).toBe(`"+48 501 002 003";"'+1";"'+48 501=2";"'+1+1";"'+48-501-002"\r\n`);
});

test('the list has the number of an estimate', async () => {
  await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
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
  const [job, wizard] = await rows('admin');
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
    expect(mails(await rows('sales', '?search=jeden'))).toEqual(['jeden@klient.example']);
    expect(await rows('sales', '?where[state][equals]=won')).toEqual([]);
  });

  test('holds what this person may see', async () => {
    expect(mails(await rows('recruiter'))).toEqual(['praca@klient.example']);
    expect(await rows('admin')).toHaveLength(3);
    expect((await ask('editor')).status).toBe(403);
    expect((await ask(null)).status).toBe(403);
  });

  test('goes on after the first five hundred, with the person’s own leads only', async () => {
    const [lead] = await cms.leads();
    const { id: _id, ...record } = lead as Lead;
    for (let nth = 0; nth < 505; nth += 1) {
      const formType = nth === 0 ? 'career' : 'contact';
      const data = { ...record, formType, reference: `TK-${nth}`, idempotencyKey: null };
      await cms.payload.db.create({ collection: 'leads', data, returning: false });
    }
    const references = (await rows('sales')).map((row) => row.Reference);
    expect(references).toHaveLength(506);
    expect(references).toContain(lead?.reference);
    expect(references).not.toContain('TK-0');
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
    expect(docs[0]).toMatchObject({ action: 'export', person: 'sales@osnowa.example' });
    expect(JSON.stringify(docs[0])).not.toContain('jeden');
  });

  test.each([
    ['?where[password][equals]=x', 400],
    ['?where[createdAt][greater_than]=1900-01-01&where[createdAt][less_than]=9999-12-31', 200],
    ["?where[state][equals]=new';--", 200],
    ['?where[assignee.hash][like]=a', 400],
  ])('I108 %s is answered with %i', async (query, status) => {
    expect((await ask('sales', query)).status).toBe(status);
  });
});

test.each(['createdAt', 'updatedAt'])('I108 a malformed date of %s is refused', async (field) => {
  for (const date of ['gestern', '2026-99-99']) {
    const response = await ask('sales', `?where[${field}][greater_than]=${date}`);
    expect([date, response.status]).toEqual([date, 400]);
  }
});
