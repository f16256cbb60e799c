import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../platform/database/generated/payload-types.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { CONTACT, OFFICE_TIME, testCms, urlencoded } from '../../testing/test-cms.ts';
import { testMails } from '../../testing/test-mails.ts';

const printing = vi.hoisted(() => ({ fails: false }));
vi.mock('./pdf/estimate-pdf.tsx', async (original) => {
  const { estimatePdf } = await original<typeof import('./pdf/estimate-pdf.tsx')>();
  return {
    estimatePdf: (...given: Parameters<typeof estimatePdf>) => {
      if (printing.fails) throw new Error('No ink.');
      return estimatePdf(...given);
    },
  };
});

const cms = testCms();
const mails = testMails(cms);
beforeAll(async () => {
  await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
});
beforeEach(() => {
  printing.fails = false;
});

/** Sends a choice of 11 days, which comes to 11–15 days and PLN 15,400–21,000. */
async function send(changes: Record<string, string> = {}) {
  const quote = { ...CONTACT, topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
  const form = urlencoded({ ...quote, total: '1', ...changes });
  const response = await cms.post('/kalkulator-aplikacji/send-message', form);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as {
    data: { reference: string; estimate: { number: string; key: string } };
  };
  return data;
}

function mailTo(address: string) {
  const found = mails.sink.deliveries.find(({ recipients }) => recipients.includes(address));
  return found?.mail;
}

/** Spaces that do not break are spaces. */
const plain = (text: string | undefined) => text?.replace(/\s+/g, ' ') ?? '';

test('the visitor gets number, figures, link and the PDF; the company number and figures', async () => {
  const { estimate } = await send();
  await mails.worker.sendDue();
  const visitor = mailTo(CONTACT.mail);
  for (const part of [plain(visitor?.text), plain(visitor?.html)]) {
    expect(part).toContain(estimate.number);
    expect(part).toContain('11–15 osobodni');
    expect(part).toMatch(/15 400.{1,3}21 000 zł netto/);
    expect(part).toContain(`https://osnowa.example/estimate/${estimate.key}`);
  }
  expect(visitor?.attachments).toMatchObject([
    { filename: `${estimate.number}.pdf`, mimeType: 'application/pdf' },
  ]);
  const [pdf] = visitor?.attachments ?? [];
  const bytes = Buffer.from(pdf?.content as ArrayBuffer);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(200 * 1024);
  const company = mailTo('sprzedaz@osnowa.example');
  for (const part of [plain(company?.text), plain(company?.html)]) {
    expect(part).toContain(estimate.number);
    expect(part).toContain('11–15 osobodni');
    expect(part).toMatch(/\/admin\/collections\/leads\/\d+/);
  }
  expect(company?.attachments).toEqual([]);
});

test('the visitor’s language is that of the words and of the link', async () => {
  const { estimate } = await send({ locale: 'de' });
  await mails.worker.sendDue();
  const text = plain(mailTo(CONTACT.mail)?.text);
  expect(text).toContain(`Ihre Schätzung ${estimate.number}`);
  expect(text).toContain('11–15 Personentage');
  expect(text).toContain(`https://osnowa.example/de/estimate/${estimate.key}`);
});

test('below the smallest project the mails name its figures, and say why and what comes on top', async () => {
  const { docs } = await cms.payload.find({ collection: 'catalogues' });
  const { id, rates } = docs[0] as Catalogue;
  const publish = (smallestDays: number | null) =>
    cms.payload.update({
      collection: 'catalogues',
      id,
      data: { rates: { ...rates, smallestDays }, _status: 'published' },
    });
  await publish(70);
  await send();
  await publish(null);
  await mails.worker.sendDue();
  for (const address of [CONTACT.mail, 'sprzedaz@osnowa.example']) {
    const text = plain(mailTo(address)?.text);
    expect(text).toMatch(/70–91 osobodni.*98 000.{1,3}127 400 zł netto/);
    expect(text).toContain('Projektów tego rodzaju mniejszych niż 70 osobodni nie prowadzimy');
    expect(text).toContain('Osobno: serwer, opieka po starcie');
    expect(text).not.toMatch(/15 400|11–15/);
  }
});

test.each([
  [
    8,
    '9–22 osobodni',
    'Widełki z 8 podobnych projektów: 8 na 10 takich kończy się między 90% a 200%',
  ],
  [
    5,
    '11–15 osobodni',
    'Widełki przyjęte z góry: zmierzonych projektów tego rodzaju i tej wielkości mamy za mało (5 z 8)',
  ],
])('with %d finished projects the mails have %s, and say why', async (count, range, sentence) => {
  const ratios = [0.9, 2, 1, 1, 1.1, 1.2, 1.2, 1.3].slice(0, count);
  for (const [index, ratio] of ratios.entries()) {
    const work = [{ part: 'security', estimated: 10, actual: 10 * ratio }];
    const name = `Projekt ${index}`;
    const data = { name, calculator: 'kalkulator-aplikacji', closedOn: '2026-05-29', work };
    await cms.payload.create({ collection: 'delivered-projects', data: data as never });
  }
  await send();
  await cms.payload.delete({ collection: 'delivered-projects', where: {} });
  await mails.worker.sendDue();
  const company = mailTo('sprzedaz@osnowa.example');
  const visitor = mailTo(CONTACT.mail);
  expect(visitor?.attachments).toHaveLength(1);
  for (const mail of [company, visitor]) {
    expect(plain(mail?.text)).toContain(range);
    expect(plain(mail?.text)).toContain(sentence);
  }
});

test('what was described is said not to be included; a stranger’s words are sent to no other person', async () => {
  await send({ notes: 'Faktury z SAP', customised: '1', users: '25' });
  await mails.worker.sendDue();
  const visitor = mailTo(CONTACT.mail);
  for (const part of [plain(visitor?.text), plain(visitor?.html)]) {
    expect(part).toContain('Oszacowanie nie obejmuje tego, co opisano własnymi słowami.');
    expect(part).not.toContain('SAP');
  }
});

test('a PDF that cannot be printed does not keep the mail back', async () => {
  printing.fails = true;
  const { estimate } = await send();
  await mails.worker.sendDue();
  const visitor = mailTo(CONTACT.mail);
  expect(visitor?.text).toContain(`/estimate/${estimate.key}`);
  expect(visitor?.attachments).toEqual([]);
  expect((await cms.messages()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('a second try is the same mail with the same file', async () => {
  const { reference, estimate } = await send();
  mails.sink.answer = { status: 451, text: 'Later.' };
  await mails.worker.sendDue();
  mails.sink.answer = null;
  cms.clock.now = new Date(OFFICE_TIME.getTime() + 2 * 60 * 60_000);
  await mails.worker.sendDue();
  const visitor = mailTo(CONTACT.mail);
  expect(visitor?.messageId).toBe(`<${reference.toLowerCase()}.confirmation@osnowa.example>`);
  expect(visitor?.attachments.map(({ filename }) => filename)).toEqual([`${estimate.number}.pdf`]);
  expect(mails.sink.deliveries).toHaveLength(2);
});
