import { describe, expect, test } from 'vitest';
import { piecesOf } from './quoted-text.ts';

/** The text with quoted pieces in brackets. */
function folded(text: string): string {
  return piecesOf(text)
    .map((piece) => (piece.isQuoted ? `[${piece.text}]` : piece.text))
    .join(' | ');
}

describe('what a mail quotes is folded, what was written for it is not', () => {
  test.each([
    ['Thunderbird, Polish', 'Tak.\n\nW dniu 6.07.2026 o 10:00, Anna pisze:\n> Pasuje?\n> A.'],
    [
      'Gmail, Polish',
      'Tak.\n\npon., 6 lip 2026 o 10:00 Anna <a@o.example> napisał(a):\n\n> Pasuje?',
    ],
    ['Gmail, English', 'Tak.\n\nOn Mon, 6 Jul 2026 at 10:00, Anna <a@o.example> wrote:\n> Pasuje?'],
    [
      'an announcement in two lines',
      'Tak.\n\nOn Mon, 6 Jul 2026 at 10:00, Anna\n<a@o.example> wrote:\n> Pasuje?',
    ],
    ['German', 'Tak.\n\nAm 06.07.26 um 10:00 schrieb Anna:\n> Pasuje?'],
    ['Outlook, Polish', 'Tak.\n\nOd: Anna <a@o.example>\nWysłano: 6 lipca 2026\n\nPasuje?'],
    ['Outlook, German', 'Tak.\n\nVon: Anna\nGesendet: Montag, 6. Juli\nAn: B\n\nPasuje?'],
    ['a divider', 'Tak.\n\n-----Original Message-----\nFrom: Anna\n\nPasuje?'],
    ['an announcement without marks', 'Tak.\n\nOn Mon, 6 Jul 2026, Anna wrote:\n\nPasuje?'],
  ])('%s', (_program, text) => {
    const pieces = piecesOf(text);
    expect(pieces.map(({ isQuoted }) => isQuoted)).toEqual([false, true]);
    expect(pieces[0]?.text).toBe('Tak.');
    expect(pieces[1]?.text).toContain('Pasuje?');
  });

  test('answers below and between quotations stay in view', () => {
    expect(folded('> Ile osób?\n\nDwie.\n\n> Kiedy?\nJutro.')).toBe(
      '[> Ile osób?] | Dwie. | [> Kiedy?] | Jutro.',
    );
  });

  test('a mail without a quotation, and one that speaks of writing, are shown whole', () => {
    expect(folded('Dzień dobry,\n\nproszę o ofertę.')).toBe('Dzień dobry,\n\nproszę o ofertę.');
    expect(folded('Od: jutra pracujemy inaczej.')).toBe('Od: jutra pracujemy inaczej.');
  });

  test('a text of ten thousand lines is divided at once', () => {
    const before = process.cpuUsage();
    piecesOf('W dniu wczorajszym '.repeat(20_000));
    piecesOf('> a\nb\n'.repeat(5_000));
    const { user } = process.cpuUsage(before);
    expect(user).toBeLessThan(2_000_000);
  });
});
