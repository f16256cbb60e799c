import { expect, test } from 'vitest';
import { mergeCopy } from './merge-copy.ts';

const BASE = { title: 'Targi', subtitle: 'Zapisane', updatedAt: '1' };
const TYPED = { ...BASE, subtitle: 'Zapisane i ostatnie słowo' };
const [EARLIER, LATER] = ['2026-11-28T08:00:00.000Z', '2026-11-28T09:00:00.000Z'];

interface Outcome {
  own?: string;
  refused?: boolean;
}

test.each<[when: string, current: typeof BASE, savedAt: string, Outcome]>([
  ['nothing was saved since', BASE, EARLIER, { own: TYPED.subtitle }],
  ['the words are saved already', TYPED, LATER, {}],
  ['somebody changed another field', { ...BASE, title: 'Hala' }, LATER, { own: TYPED.subtitle }],
  ['somebody changed the same field', { ...BASE, subtitle: 'Inne' }, LATER, { refused: true }],
  [
    'the answer to the last save was lost, or the save after it failed',
    { ...BASE, subtitle: 'Zap' },
    LATER,
    { own: TYPED.subtitle },
  ],
])('a form is opened again: %s', (_when, current, savedAt, { own, refused }) => {
  const about = { user: 1, place: '/p', locale: 'pl', savedAt: EARLIER, at: 0 };
  const copy = { ...about, data: TYPED, base: BASE, sent: [TYPED, { ...BASE, subtitle: 'Zap' }] };
  expect(mergeCopy(copy, { data: current, savedAt })).toEqual({
    data: own ? { ...current, subtitle: own } : null,
    refused: refused ? { subtitle: TYPED.subtitle } : {},
  });
});
