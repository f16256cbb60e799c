import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { type Fact, factKeys, factTokens, fillFacts, REPLY_TIME } from './facts.ts';
import { changeableTexts } from './messages/index.ts';
import { REPLY_TIME_TEXTS, repliesIn } from './messages/reply-time.ts';

const since = '2025-01-01';
const list: Fact[] = [
  {
    key: 'rate',
    kind: 'money',
    values: [
      { since: '2023-01-01', amount: 1190, eur: 285 },
      { since, amount: 1400, eur: 340 },
      { since: '2027-01-01', amount: 1500 },
    ],
  },
  { key: 'server', kind: 'money', values: [{ since, amount: 780 }] },
  { key: 'small', kind: 'money', values: [{ since, amount: 2.5, eur: 0.6 }] },
  { key: 'eur', kind: 'number', values: [{ since, amount: 4.118 }] },
  { key: 'erp', kind: 'personDays', values: [{ since, amount: 70 }] },
  { key: 'build', kind: 'weeks', values: [{ since, amount: 2, to: 12 }] },
  { key: 'reply', kind: 'minutes', values: [{ since, amount: 15 }] },
  { key: 'fault', kind: 'hours', values: [{ since, amount: 4 }] },
  { key: 'question', kind: 'workingDays', values: [{ since, amount: 1 }] },
  { key: 'call', kind: 'hours', values: [{ since, amount: 2 }] },
  { key: 'uptime', kind: 'percent', values: [{ since, amount: 99.5 }] },
  { key: 'founded', kind: 'date', values: [{ since, date: '2014-05-11' }] },
  { key: 'free', kind: 'words', values: [{ since, text: { pl: 'rozmowa', en: 'a call' } }] },
];
const facts = new Map(list.map((fact) => [fact.key, fact]));

const said = (text: string, locale: Locale, day = '2026-11-30') =>
  fillFacts(text, locale, facts, day).replace(/[\u00A0\u202F]/g, ' ');

test.each<[text: string, pl: string, en: string, de: string]>([
  ['{fact:rate}', '1400 zł', '€340', '340 €'],
  ['{fact:rate@2023-05-01}', '1190 zł', '€285', '285 €'],
  ['{fact:rate*erp|from}', 'od 98 000 zł', 'from €23,800', 'ab 23.800 €'],
  ['{fact:rate*0.5}', '700 zł', '€170', '170 €'],
  ['{fact:rate*214|number}', '299 600', '72,760', '72.760'],
  [
    '{fact:server|from month capital}',
    'Od 780 zł miesięcznie',
    'From €189 a month',
    'Ab 189 € im Monat',
  ],
  ['{fact:small}', '2,50 zł', '€0.60', '0,60 €'],
  ['{fact:erp}', '70 osobodni', '70 person-days', '70 Personentage'],
  ['{fact:build}', '2–12 tygodni', '2–12 weeks', '2–12 Wochen'],
  ['{fact:reply}', '15 minut', '15 minutes', '15 Minuten'],
  ['{fact:fault|words}', 'cztery godziny', 'four hours', 'vier Stunden'],
  ['{fact:call|words}', 'dwie godziny', 'two hours', 'zwei Stunden'],
  ['{fact:question|words}', 'jeden dzień roboczy', 'one working day', 'ein Arbeitstag'],
  ['{fact:uptime}', '99,5%', '99.5%', '99,5 %'],
  ['{fact:founded}', '11 maja 2014', '11 May 2014', '11. Mai 2014'],
  ['{fact:founded|year}', '2014', '2014', '2014'],
  ['{fact:free|capital}', 'Rozmowa', 'A call', 'Rozmowa'],
])('%s', (text, pl, en, de) => {
  expect(LOCALE_CODES.map((locale) => said(text, locale))).toEqual([pl, en, de]);
});

test('a value holds from its day on, until the next one', () => {
  expect(said('{fact:rate}', 'pl', '2024-12-31')).toBe('1190 zł');
  expect(said('{fact:rate}', 'pl', '2025-01-01')).toBe('1400 zł');
  expect(said('{fact:rate}', 'de', '2027-01-01'), 'at the house’s rate').toBe('364 €');
});

test.each([
  '{fact:rat}',
  '{fact:rate|form}',
  '{fact:rate*nobody}',
  '{fact:rate@2020-01-01}',
  '{fact:}',
  '{rate}',
])('%s has no value and stays as it is', (text) =>
  expect(said(`Po ${text}!`, 'pl')).toBe(`Po ${text}!`),
);

test('a text names the facts that it shows, also those that multiply', () => {
  const text = 'Od {fact:rate*erp|from}, czyli {fact:erp} po {fact:rate}; {fact:rate*2}.';
  expect(factKeys(text)).toEqual(['rate', 'erp']);
  expect(factTokens(text).map(({ token }) => token)).toHaveLength(4);
});

test.each(LOCALE_CODES)(
  'built-in texts say the company’s reply time in %s, the call keeps its length',
  (locale) => {
    const builtIn = changeableTexts(locale);
    const own = (amount: number, kind: Fact['kind']) => {
      const fact = { key: REPLY_TIME, kind, values: [{ since, amount }] };
      return repliesIn(builtIn, locale, new Map([[REPLY_TIME, fact]]), '2026-11-30');
    };
    expect(own(15, 'minutes')).toEqual({});
    const texts = Object.entries(own(1, 'workingDays'));
    expect(texts.map(([key]) => key)).toEqual(REPLY_TIME_TEXTS);
    for (const [, text] of texts) {
      expect(text).toMatch(/1 (?:dnia roboczego|working day|Arbeitstag)(?=[ .,])/);
    }
    const left = Object.entries({ ...builtIn, ...own(1, 'workingDays') });
    const calls = left.filter(([, text]) => /15\s(?:minut|Minut)/.test(text)).map(([key]) => key);
    expect(
      calls.filter((key) => !/^(?:calls|links|forms\.sent\.consultation)\./.test(key)),
    ).toEqual([]);
  },
);
