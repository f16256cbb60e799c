import { describe, expect, test } from 'vitest';
import { senderInHead } from './mail-head.ts';
import { isForward, piecesOf } from './quoted-text.ts';

/** The text with quoted pieces in brackets. */
function folded(text: string, context = {}): string {
  return piecesOf(text, context)
    .map((piece) => (piece.isQuoted ? `[${piece.text}]` : piece.text))
    .join(' | ');
}

describe('what a mail quotes is folded, what was written for it is not', () => {
  const A = 'Anna <a@o.example>';
  test.each([
    ['Thunderbird, Polish', 'W dniu 6.07.2026 o 10:00, Anna pisze:\n> Pasuje?\n> A.'],
    ['Gmail, Polish', `pon., 6 lip 2026 o 10:00 ${A} napisał(a):\n\n> Pasuje?`],
    ['Gmail, English', `On Mon, 6 Jul 2026 at 10:00, ${A} wrote:\n> Pasuje?`],
    ['two lines', 'On Mon, 6 Jul 2026 at 10:00, Anna\n<a@o.example> wrote:\n> Pasuje?'],
    ['Thunderbird, German', 'Am 06.07.26 um 10:00 schrieb Anna:\n> Pasuje?'],
    ['Gmail, German', `Am Mo., 6. Juli 2026 um 10:00 Uhr schrieb ${A}:\n\nPasuje?`],
    ['Gmail on a phone, German', `${A} schrieb am Mo., 6. Juli 2026, 10:00:\nPasuje?`],
    ['Outlook, Polish', `Od: ${A}\nWysłano: 6 lipca 2026\n\nPasuje?`],
    [
      'new Outlook',
      `Od: ${A}\nWysłane: poniedziałek, 6 lipca 2026 10:00\nDo: B\nTemat: x\n\nPasuje?`,
    ],
    ['bold fields', `*Od:* ${A}\n*Wysłane:* poniedziałek, 6 lipca 2026\n*Do:* B\n\nPasuje?`],
    ['Outlook, German', 'Von: Anna\nGesendet: Montag, 6. Juli\nAn: B\n\nPasuje?'],
    [
      'Outlook on a phone',
      `${'_'.repeat(32)}\nFrom: ${A}\nSent: Monday, July 6, 2026 10:00:00 AM\nTo: B\nSubject: x\n\nPasuje?`,
    ],
    ['Outlook for Mac', `Am 06.07.2026 um 10:00 hat ${A} Folgendes geschrieben:\n\nPasuje?`],
    [
      'GMX',
      'Gesendet: Montag, 6. Juli 2026 um 10:00 Uhr\nVon: "Anna" <a@o.example>\nAn: b@k.example\nBetreff: x\n\nPasuje?',
    ],
    ['Apple, Polish', `Wiadomość napisana przez ${A} w dniu 6 lip 2026, o godz. 10:00:\n\nPasuje?`],
    ['Apple, English', `On 6 Jul 2026, at 10:00, ${A} wrote:\n\nPasuje?`],
    ['Yahoo', `On Monday, July 6, 2026 at 10:00:00 AM GMT+2, ${A} wrote:\n\nPasuje?`],
    ['WP', `Dnia 6 lipca 2026 10:00 ${A} napisał(a):\n\nPasuje?`],
    ['Onet', `W dniu 2026-07-06 10:00:00 użytkownik ${A} napisał:\n> Pasuje?`],
    [
      'Interia',
      'Od: "Anna" <a@o.example>\nDo: b@k.example\nWysłane: 10:00 Poniedziałek 2026-07-06\nTemat: x\n\nPasuje?',
    ],
    ['French', `Le lun. 6 juil. 2026 à 10:00, ${A} a écrit :\n> Pasuje?`],
    ['a divider', '-----Original Message-----\nFrom: Anna\n\nPasuje?'],
    ['an announcement without marks', 'On Mon, 6 Jul 2026, Anna wrote:\n\nPasuje?'],
  ])('%s', (_program, quotation) => {
    const pieces = piecesOf(`Tak.\n\n${quotation}`);
    expect(pieces.map(({ isQuoted }) => isQuoted)).toEqual([false, true]);
    expect(pieces[0]?.text).toBe('Tak.');
    expect(pieces[1]?.text).toContain('Pasuje?');
  });

  test.each([
    ['hours', 'pracujemy:\nOd: 8:00\nDo: 16:00\nPotrzebujemy 20 stanowisk.'],
    ['a way', 'We ship machines\nFrom: Lodz\nTo: Hamburg\nBudget: 40,000'],
    ['days', 'Pasuje.\nOd: poniedziałku do piątku 8-16\nData: 3 grudnia\nDalej.'],
    ['a stay', 'Hotel\nVon: 3. Dezember 2026\nBis: 5. Dezember 2026\nZimmer: 2'],
    ['a form with a line', `Formularz\n${'_'.repeat(30)}\nILOŚĆ: 12 krosien`],
    ['a story', 'W poniedziałek dyrektor napisał:\nbierzemy system. Proszę o umowę.'],
    ['a mail with no quotation', 'Dzień dobry,\n\nproszę o ofertę.'],
    ['a sentence', 'Od: jutra pracujemy inaczej.'],
    ['an answer below the head', `Od: ${A}\nWysłano: 27 lis 2026\nDo: A\n\nPytanie?\n\nTak.`],
    ['nothing but a quotation', '> 20 stanowisk\n> 99 % dostępności'],
    ['a phone’s line and a quotation', 'Wysłane z iPhone’a\n\n> tak, bierzemy to'],
  ])('%s stays in view', (_what, text) => {
    expect(piecesOf(text)).toEqual([{ isQuoted: false, text }]);
  });

  test('answers below and between quotations stay in view', () => {
    expect(folded('> Ile osób?\n\nDwie.\n\n> Kiedy?\nJutro.')).toBe(
      '[> Ile osób?] | Dwie. | [> Kiedy?] | Jutro.',
    );
  });

  test('below a head only what the conversation has is folded, however it is wrapped', () => {
    const known = [
      'Dzień dobry,\nile osób będzie pracować w systemie i od kiedy?\nPozdrawiam, Ewa',
    ];
    const head = 'Od: Ewa <e@t.example>\nWysłano: 27 lis 2026\nDo: A';
    const quoted = 'Dzień dobry,\nile osób będzie pracować\nw systemie i od kiedy?';
    expect(
      folded(`Witam,\n\n${head}\n\n${quoted}\nDwie, od marca.\nPozdrawiam, Ewa`, { known }),
    ).toBe(`Witam, | [${head}\n\n${quoted}] | Dwie, od marca. | [Pozdrawiam, Ewa]`);
    expect(folded('Wymagania:\n> 20 stanowisk\n> 99 %', { known })).not.toContain('[');
  });

  test('a mail that is passed on stands open, and names who wrote it', () => {
    const inner =
      'From: Jan Nowak <jan@klient.example>\nDate: Mon, 6 Jul 2026 at 10:00\nSubject: ERP\nTo: <ewa@firma.example>\n\nERP dla 80 osób.';
    const outlook =
      'Von: Jan Nowak [mailto:jan@klient.example]\nGesendet: Montag, 6. Juli 2026\nAn: E\n\nERP';
    for (const [subject, text] of [
      ['Fwd: ERP', `---------- Forwarded message ---------\n${inner}`],
      ['ERP', `Do obsługi.\n\nPoczątek przekazywanej wiadomości:\n\n${inner}`],
      ['PD: ERP', `Do obsługi.\n\n${inner}`],
      ['WG: ERP', `Bitte.\n\n${outlook}`],
    ] as const) {
      expect(isForward(subject, text), text).toBe(true);
      expect(folded(text, { subject, known: [] }), text).not.toContain('[From');
      expect(senderInHead(text)).toEqual({ name: 'Jan Nowak', address: 'jan@klient.example' });
    }
    expect(isForward('Re: ERP', `Tak.\n\nOn 6 Jul 2026, A wrote:\n${inner}`)).toBe(false);
  });

  test('a text of ten thousand lines is divided at once', () => {
    const before = process.cpuUsage();
    piecesOf('W dniu wczorajszym '.repeat(20_000), { known: ['x'] });
    piecesOf('> a\nb\n'.repeat(5_000), { known: ['b'] });
    piecesOf('Od: a@b.example\n'.repeat(5_000), { known: ['b'] });
    const { user } = process.cpuUsage(before);
    expect(user).toBeLessThan(2_000_000);
  });
});
