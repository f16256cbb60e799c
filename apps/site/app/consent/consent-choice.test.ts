import { expect, test } from 'vitest';
import { answerAll, askedPurposes, isAnswered, readChoice, writeChoice } from './consent-choice.ts';

const NONE = { analyticsId: null, tagManagerId: null, pixelId: null };

test('without trackers nothing is asked, and reading the notice is an answer', () => {
  expect(askedPurposes(NONE)).toEqual([]);
  expect(isAnswered(null, [])).toBe(false);
  expect(isAnswered({}, [])).toBe(true);
});

test('each tracker asks for its own purpose', () => {
  expect(askedPurposes({ ...NONE, tagManagerId: 'GTM-A' })).toEqual(['analytics']);
  expect(askedPurposes({ ...NONE, analyticsId: 'G-A', pixelId: '1' })).toEqual([
    'analytics',
    'marketing',
  ]);
});

test('a tracker that comes later is asked about anew', () => {
  const before = readChoice(writeChoice({}));
  expect(isAnswered(before, ['analytics'])).toBe(false);
  expect(isAnswered(answerAll(['analytics'], false), ['analytics'])).toBe(true);
});

test('a choice can be read back from its cookie', () => {
  for (const choice of [{}, { analytics: true }, { analytics: false, marketing: true }]) {
    expect(readChoice(writeChoice(choice))).toEqual(choice);
  }
});

test.each([undefined, '', '0', '2.analytics-1', '1.analytics-2', '1.other-1', '1.analytics-1;x'])(
  'no choice is read from %j',
  (value) => expect(readChoice(value)).toBeNull(),
);
