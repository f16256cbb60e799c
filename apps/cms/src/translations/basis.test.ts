import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { node, richText, words } from '../testing/rich-text.ts';
import { type Basis, compare, confirmed, translated } from './basis.ts';
import { basisOf } from './progress.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence as a test knows it: its real state, whatever the model finds out. */
interface Truth {
  id: number;
  original: number;
  /** `null` without a translation. */
  translation: { version: number; of: number } | null;
  isGone: boolean;
}

type Act = 'change' | 'translate' | 'add' | 'remove' | 'withdraw';

const act = (acts: readonly Act[]) =>
  fc.record({ act: fc.constantFrom(...acts), at: fc.nat({ max: 30 }) });

const inPolish = ({ id, original }: Truth) =>
  `Zdanie nici${id} osnowa${id} wątek${id} ma treść numer ${original}.`;

const inGerman = ({ id, translation }: Truth) =>
  `Der Satz faden${id} kette${id} schuss${id} hat Fassung ${translation?.version}.`;

/** A document of one text, and its translation, as editors change both. */
class History {
  readonly sentences: Truth[] = [];
  basis: Basis = [];
  #last = 0;

  constructor(length: number) {
    for (let at = 0; at < length; at += 1) this.#insert(at);
    for (const sentence of this.sentences) this.#translate(sentence);
    this.basis = confirmed([this.original()], [this.translation()]);
  }

  original(): string[] {
    return this.sentences.filter(({ isGone }) => !isGone).map(inPolish);
  }

  translation(): string[] {
    return this.sentences.filter(({ translation }) => translation).map(inGerman);
  }

  do(what: Act, place: number): void {
    const at = place % Math.max(1, this.sentences.length);
    const sentence = this.sentences[at];
    if (what === 'add') this.#insert(at);
    if (!sentence) return;
    if (what === 'change' && !sentence.isGone) sentence.original = this.#next();
    if (what === 'remove' && this.original().length > 1) sentence.isGone = true;
    if (what === 'translate') this.#translate(this.#firstOfUntranslated(at));
    if (what === 'withdraw' && this.translation().length > 1) sentence.translation = null;
    if (what === 'translate' || what === 'withdraw') {
      this.basis = translated(this.basis, [this.original()], [this.translation()]);
    }
  }

  /** Of new sentences side by side, a person translates the first one first. */
  #firstOfUntranslated(at: number): Truth {
    let first = at;
    while (first > 0 && !this.sentences[first]?.translation) {
      if (this.sentences[first - 1]?.translation) break;
      first -= 1;
    }
    return this.sentences[first] as Truth;
  }

  #insert(at: number): void {
    const id = this.#next();
    this.sentences.splice(at, 0, { id, original: id, translation: null, isGone: false });
  }

  #translate(sentence: Truth): void {
    if (sentence.isGone && !sentence.translation) return;
    sentence.translation = { version: this.#next(), of: sentence.original };
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }
}

function stateOf({ original, translation }: Truth): string {
  if (!translation) return 'missing';
  return translation.of === original ? 'current' : 'stale';
}

describe('random histories', () => {
  test.each<Act[][]>([
    [['change', 'translate', 'add']],
    [['change', 'translate', 'remove']],
    [['change', 'translate', 'withdraw']],
  ])('a sentence is stale if and only if its original changed after it (%s)', (acts) => {
    const histories = fc.array(act(acts), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), histories, (length, history) => {
        const text = new History(length);
        for (const { act, at } of history) text.do(act, at);
        const there = text.sentences.filter(({ isGone }) => !isGone);
        const truth = there.map((one) => `${inPolish(one)} ${stateOf(one)}`);
        const found = compare(text.basis, text.original()).filter(({ now }) => now !== null);
        expect(found.map(({ now, state }) => `${now} ${state}`)).toEqual(truth);
      }),
      { numRuns: 2_000 },
    );
  });

  test('whatever was done, confirming makes every sentence current', () => {
    const every: Act[] = ['change', 'translate', 'add', 'remove', 'withdraw'];
    fc.assert(
      fc.property(fc.array(act(every), { maxLength: 40 }), (history) => {
        const text = new History(4);
        for (const { act, at } of history) text.do(act, at);
        const basis = confirmed([text.original()], [text.translation()]);
        const open = compare(basis, text.original()).filter(({ state }) => state !== 'current');
        expect(open).toEqual([]);
      }),
    );
  });
});

const polish = (text: string) => sentencesOf(text, 'pl');
const german = (text: string) => sentencesOf(text, 'de');

/** States of the sentences of the original, such as `current stale`. */
const statesOf = (basis: Basis, now: string[][]) =>
  compare(basis, now.flat())
    .map(({ state }) => state)
    .join(' ');

describe('what an editor does', () => {
  const before = confirmed(
    polish('Tkamy sieci. Szyjemy programy. Dbamy o nie.'),
    german('Wir weben Netze. Wir schneidern Programme. Wir pflegen sie.'),
  );
  const now = polish('Tkamy sieci. Szyjemy programy na miarę. Dbamy o nie.');

  test('a changed sentence shows what it said and what it says', () => {
    const [stale] = compare(before, now.flat()).filter(({ state }) => state !== 'current');
    expect(stale).toEqual({
      state: 'stale',
      before: 'Szyjemy programy.',
      now: 'Szyjemy programy na miarę.',
      segment: 1,
    });
  });

  test('a slip of the pen corrected in another sentence leaves the stale one stale', () => {
    const changed = german('Wir weben Netze. Wir schneidern Programme. Wir pflegen sie gern.');
    const basis = translated(before, now, changed);
    expect(statesOf(basis, now)).toBe('current stale current');
  });

  test('typing, saved with every keystroke, ends where one save does', () => {
    const end = 'Wir schneidern Programme, z. B. ERP, nach Maß.';
    let basis: Basis = before;
    for (let length = 1; length <= end.length; length += 1) {
      const typed = german(`Wir weben Netze. ${end.slice(0, length)} Wir pflegen sie.`);
      basis = translated(basis, now, typed);
    }
    expect(statesOf(basis, now)).toBe('current current current');
    const later = polish('Tkamy mocne sieci. Szyjemy programy na miarę. Dbamy o nie stale.');
    expect(statesOf(basis, later)).toBe('stale current stale');
  });

  test('two sentences translated by one stay together', () => {
    const basis = translated(before, now, german('Wir weben Netze. Wir schneidern sie mit Maß.'));
    expect(compare(basis, now.flat()).map(({ segment }) => segment)).toEqual([0, 1, 1]);
  });

  test('a new sentence is missing until it is translated', () => {
    const longer = polish('Tkamy sieci. Nowe zdanie. Szyjemy programy. Dbamy o nie.');
    expect(statesOf(before, longer)).toBe('current missing current current');
    const written = 'Wir weben Netze. Neuer Satz. Wir schneidern Programme. Wir pflegen sie.';
    const basis = translated(before, longer, german(written));
    expect(statesOf(basis, longer)).toBe('current current current current');
  });

  test('white space and formatting make no sentence new', () => {
    const plain = richText('Tkamy sieci. Dbamy o nie.');
    const pieces = [words('Tkamy\u00a0'), words('sieci. ', 1), words('Dbamy o nie.')];
    const bold = richText(node('paragraph', pieces));
    expect(sentencesOf(bold, 'pl')).toEqual(sentencesOf(plain, 'pl'));
    expect(sentencesOf(plain, 'pl')).toEqual([['Tkamy sieci.', 'Dbamy o nie.']]);
  });
});

test('a basis of the time when sentences ended at abbreviations makes no sentence new or stale', () => {
  const stored = [
    { translation: 'We are at ul.', originals: ['Jesteśmy przy al.'] },
    { translation: 'Nowa 4.', originals: ['Politechniki 4, tel.', '42 000.'] },
    { translation: 'Come.', originals: ['Zapraszamy.'] },
  ];
  const values = {
    pl: 'Jesteśmy przy al. Politechniki 4, tel. 42 000. Zapraszamy dziś.',
    en: 'We are at ul. Nowa 4. Come.',
  };
  const basis = basisOf({ values } as never, 'en', stored);
  expect(statesOf(basis, polish(values.pl))).toBe('current stale');
});
