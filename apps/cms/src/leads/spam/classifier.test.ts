import { expect, test } from 'vitest';
import {
  asText,
  type Example,
  fromText,
  learn,
  reasonsFor,
  spamProbability,
} from './classifier.ts';
import { isSpamByPerson } from './decisions.ts';
import { qualityOf, SIMILAR_FROM } from './quality.ts';
import { signsOf } from './signs.ts';
import { corpus, type Judged } from './testing/corpus.ts';
import { likenessInWords } from './why.ts';

const examplesOf = (leads: readonly Judged[]): Example[] =>
  leads.map(({ lead, isSpam }) => ({ signs: signsOf(lead), isSpam }));

/** Shares of right answers about leads that were not learnt from. */
async function tried(learnt: readonly Judged[], asked: readonly Judged[]) {
  const classifier = await learn(examplesOf(learnt));
  const isCalled = ({ lead }: Judged) => spamProbability(classifier, signsOf(lead)) >= SIMILAR_FROM;
  const called = asked.filter(isCalled);
  const right = called.filter(({ isSpam }) => isSpam).length;
  const spam = asked.filter(({ isSpam }) => isSpam).length;
  const quality = { precision: right / called.length, recall: right / spam };
  const shown = Object.entries(quality).map(([name, share]) => `${name} ${share.toFixed(3)}`);
  console.info(`${learnt.length} decisions, ${asked.length} other leads: ${shown.join(', ')}`);
  return quality;
}

test('after 200 decisions nearly all that it names is spam, and it names nearly all of it', async () => {
  const { precision, recall } = await tried(corpus(200, 1), corpus(1_000, 2));
  expect(precision).toBeGreaterThan(0.97);
  expect(recall).toBeGreaterThan(0.9);
});

test('what it names is spam even where it has seen none of the sentences', async () => {
  const { precision, recall } = await tried(corpus(400, 1, 'one'), corpus(1_000, 2, 'other'));
  expect(precision).toBeGreaterThan(0.9);
  expect(recall).toBeGreaterThan(0.4);
});

test('what it says about itself is what it then does', async () => {
  const said = await qualityOf(examplesOf(corpus(400, 1)));
  const done = await tried(corpus(400, 1), corpus(1_000, 2));
  expect(Math.abs(said.precision - done.precision)).toBeLessThan(0.06);
  expect(Math.abs(said.recall - done.recall)).toBeLessThan(0.12);
});

test('the same decisions give the same weights, in less than 100 kB', async () => {
  const [one, other] = [
    await learn(examplesOf(corpus(120, 3))),
    await learn(examplesOf(corpus(120, 3))),
  ];
  expect(asText(one)).toBe(asText(other));
  expect(Buffer.byteLength(asText(one))).toBeLessThan(100_000);
  const read = fromText(asText(one));
  expect(read && asText(read)).toBe(asText(one));
  expect(fromText('bm90aGluZw==')).toBe(null);
});

test('without one lead it is another classifier: nothing of that lead is left in it', async () => {
  const leads = corpus(120, 4);
  const own = {
    ...leads[0],
    lead: { ...leads[0]?.lead, message: 'Zdzichomir Brzęczysław' },
  } as Judged;
  const without = asText(await learn(examplesOf(leads)));
  const withIt = asText(await learn(examplesOf([...leads, { ...own, isSpam: true }])));
  expect(withIt).not.toBe(without);
  expect(asText(await learn(examplesOf(leads)))).toBe(without);
});

test('why a lead looks like spam is said in words, with how often each was seen', async () => {
  const classifier = await learn(examplesOf(corpus(400, 1)));
  const lead = {
    formType: 'contact' as const,
    locale: 'pl',
    fullName: 'RobertGog',
    mail: 'promo7788@outreach.example',
    message:
      'We guarantee first page on Google. Our SEO packages start at $99 per month, including 20 backlinks.',
    spamLikeness: 98,
  };
  const said = likenessInWords(classifier, lead, 'pl');
  expect(said).toMatch(/^Podobne do \d+ zgłosze\S+ oznaczon\S+ jako spam \(98%\): /);
  expect(said).toMatch(/słowo „[a-z]+” \(\d+\)/);
  expect(said).toMatch(/stan zmienia człowiek\.$/);
  for (const { spam } of reasonsFor(classifier, signsOf(lead), 4)) expect(spam).toBeGreaterThan(2);
  expect(likenessInWords(classifier, lead, 'en')).toMatch(/^Similar to \d+ leads? marked as spam/);
  expect(likenessInWords(classifier, { ...lead, spamLikeness: 40 }, 'pl')).toBe(null);
});

test('a text that is made to be slow to read is read at once', () => {
  const lead = { formType: 'contact' as const, locale: 'pl', mail: 'a@klient.example' };
  for (const message of ['<a'.repeat(32_000), '['.repeat(64_000), 'ą!1'.repeat(21_000)]) {
    const start = process.cpuUsage();
    signsOf({ ...lead, message });
    // Of the processor, in µs: on a busy machine the clock goes on while others work.
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  }
});

test('a lead is judged by the last state that a person gave it', () => {
  const step = (to: string, by: string | null = 'Anna') => ({ at: '', by, change: 'state', to });
  expect(isSpamByPerson({ state: 'new', history: [] })).toBe(null);
  expect(isSpamByPerson({ state: 'quarantined', history: null })).toBe(null);
  expect(isSpamByPerson({ state: 'spam', history: null })).toBe(true);
  expect(isSpamByPerson({ state: 'won', history: null })).toBe(false);
  expect(isSpamByPerson({ state: 'new', history: [step('spam'), step('new')] })).toBe(false);
  expect(
    isSpamByPerson({ state: 'answered', history: [step('spam'), step('answered', null)] }),
  ).toBe(true);
  const reopened = [step('in-progress', null)];
  expect(isSpamByPerson({ state: 'in-progress', history: reopened })).toBe(null);
  const answered = [{ ...step('answered', null), how: 'mail' }];
  expect(isSpamByPerson({ state: 'answered', history: answered })).toBe(false);
});
