import { expect, test } from 'vitest';
import { withMark } from './with-mark.ts';

/** A text whose selected words are between brackets. */
function selected(words: string) {
  const [before = '', inside = '', after = ''] = words.split(/[[\]]/);
  const from = before.length;
  return { text: before + inside + after, from, to: from + inside.length };
}

const shown = ({ text, from, to }: ReturnType<typeof selected>) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;

test.each([
  ['stands around the selected words', 'In der [Preisliste].', 'In der <1>[Preisliste]</1>.'],
  ['moves to other words', 'In <1>der</1> [Liste] da.', 'In der <1>[Liste]</1> da.'],
  ['moves to words before it', '[In] der <1>Liste</1>.', '<1>[In]</1> der Liste.'],
  ['stays at its own words', 'In <1>[der]</1> Liste.', 'In <1>[der]</1> Liste.'],
  ['takes in what was around it', '[In <1>der</1> Liste].', '<1>[In der Liste]</1>.'],
  ['stands at the cursor', 'In der[] Liste.', 'In der<1>[]</1> Liste.'],
  ['leaves other marks alone', '<2>In</2> [der].', '<2>In</2> <1>[der]</1>.'],
])('a mark %s', (_what, before, after) => {
  expect(shown(withMark(selected(before), 1, false))).toBe(after);
});

test('a line break stands once, at the cursor', () => {
  expect(shown(withMark(selected('Eins<1/> zwei[] drei'), 1, true))).toBe('Eins zwei<1/>[] drei');
});
