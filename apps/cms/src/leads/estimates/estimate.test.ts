import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testCms } from '../../testing/test-cms.ts';
import { SentEstimate } from './estimate.tsx';
import { leadEstimate } from './lead-estimate.ts';

const cms = testCms();
beforeAll(() => cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE }));
beforeEach(async () => {
  const form = { topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
  const claims = { later: 'cart', mobile: '1', total: '1', price: '1 zł' };
  await sendForm(cms, { ...form, ...claims }, '/kalkulator-aplikacji/send-message');
});

/** The lead's estimate as the lead's page shows it: text of the rows, and where the links lead. */
async function shown(language: 'pl' | 'en') {
  const [lead] = await cms.leads();
  const of = await leadEstimate(cms.payload, lead?.estimate as number);
  if (!of) throw new Error('The lead has no estimate.');
  const html = renderToStaticMarkup(createElement(SentEstimate, { of, locale: language }));
  const text = html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/\s/g, ' ');
  return { of, html, text };
}

test('a salesperson reads what was chosen as a table, calculated from what is stored', async () => {
  const { of, html, text } = await shown('pl');
  expect(text).toContain(`|${of.saved.number}|`);
  expect(html).toContain(`href="https://osnowa.example/estimate/${of.key}"`);
  expect(html).toContain(`href="https://osnowa.example/estimate/${of.key}.pdf"`);
  expect(text).toContain('|Płatności|11|Koszyk|drugi etap|8|Szyfrowanie łączności|3|');
  expect(text).toContain('|Aplikacja mobilna|4|Razem|15|');
  expect(text).toContain('|Etap 1: 3–4 osobodni|');
  expect(text).toMatch(/21 000.{1,3}28 000 zł netto/);
  expect(text).not.toContain('|1 zł|');
});

test('words are in the reader’s language, the price in the sender’s currency', async () => {
  const { of, html, text } = await shown('en');
  expect(html).toContain(`href="https://osnowa.example/en/estimate/${of.key}"`);
  expect(text).toContain('|Own choice|');
  expect(text).toContain('|Phase 1: 3–4 person-days|');
  expect(text).toMatch(/PLN 21,000.{1,9}28,000 plus VAT/);
  expect(text).toContain('|second phase|');
});
