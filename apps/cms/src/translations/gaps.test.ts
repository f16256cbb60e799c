import { expect, test } from 'vitest';
import { compare, confirmed, translated } from './basis.ts';
import type { OfferedText } from './comparison.ts';
import { gapsOf } from './fill-by-machine.ts';
import { sentencesOf } from './sentences.ts';

/** A text whose translation was written from one original, and which now has another one. */
function offered(translatedFrom: string, original: string, translation: string): OfferedText {
  const [before, now] = [sentencesOf(translatedFrom, 'pl'), sentencesOf(original, 'pl')];
  const german = sentencesOf(translation, 'de');
  const basis = translated(confirmed(before, german), before, german);
  const sentences = compare(basis, now.flat());
  const names = { key: 'text', path: 'text', kind: 'textarea' as const };
  return { ...names, original, translation, sentences, paragraphs: now, isDraft: false };
}

const shout = (lines: readonly string[]) => lines.map((line) => `[${line}]`);

function filled(text: OfferedText): { lines: string[]; text: string } | null {
  const [gaps] = gapsOf([text], 'de');
  return gaps ? { lines: gaps.lines, text: gaps.fill(shout(gaps.lines)) } : null;
}

test('a text without a translation is asked for line by line', () => {
  expect(filled(offered('', 'Raz. Dwa.\n\nTrzy.', ''))).toEqual({
    lines: ['Raz. Dwa.', 'Trzy.'],
    text: '[Raz. Dwa.]\n\n[Trzy.]',
  });
});

test('only a stale sentence is replaced; the others keep their letters and white space', () => {
  const text = offered('Raz. Dwa.\nTrzy.', 'Raz. Dwa i pół.\nTrzy.', 'Eins.  Zwei.\n\nDrei.');
  expect(filled(text)).toEqual({ lines: ['Dwa i pół.'], text: 'Eins.  [Dwa i pół.]\n\nDrei.' });
});

test('a new sentence comes behind the one before it', () => {
  const text = offered('Raz. Trzy.', 'Raz. Dwa. Trzy.\nCztery.', 'Eins. Drei.');
  expect(filled(text)).toEqual({
    lines: ['Dwa.', 'Cztery.'],
    text: 'Eins. [Dwa.] Drei.\n[Cztery.]',
  });
});

test('a new first sentence comes before all others', () => {
  expect(filled(offered('Dwa.', 'Raz. Dwa.', 'Zwei.'))?.text).toBe('[Raz.] Zwei.');
});

test('nothing is asked for where the translation is current, or where a sentence only went', () => {
  expect(filled(offered('Raz.', 'Raz.', 'Eins.'))).toBeNull();
  expect(filled(offered('Raz. Dwa.', 'Raz.', 'Eins. Zwei.'))).toBeNull();
  expect(filled(offered('', '10+', ''))).toBeNull();
});

test('a formatted text that has a translation is left to people', () => {
  const text = { ...offered('Raz.', 'Dwa.', 'Eins.'), kind: 'richText' as const };
  expect(filled(text)).toBeNull();
});

test('words that wait for their publication stay, and missing sentences come behind them', () => {
  const text = offered('Raz. Dwa.', 'Raz i pół. Dwa. Trzy.', 'Eins. Zwei.');
  expect(filled({ ...text, isDraft: true })).toEqual({
    lines: ['Trzy.'],
    text: 'Eins. Zwei. [Trzy.]',
  });
});
