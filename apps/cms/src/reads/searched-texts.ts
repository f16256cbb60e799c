import { foldedWords } from '../platform/database/search/folding.ts';
import { WordIndex } from './word-index.ts';

/**
 * Words that visitors use for one thing, without marks, and beginnings of those that pages use for
 * it: the other languages' words do no harm in an index of one language.
 */
const SYNONYMS: readonly [RegExp, readonly string[]][] = [
  [
    /^(cen(a|y|e|ie)?|cenni\w+|koszt\w*|wycen\w*|pric(e|es|ing)|costs?|quotes?|preis\w*|koste[nt]|kosten\w*)$/,
    ['cena', 'ceny', 'cennik', 'koszt', 'wycen', 'price', 'cost', 'preis', 'kost', 'schatz'],
  ],
  [
    /^(programi(st|sc)\w*|developer\w*|programmers?|entwickler\w*|programmierer\w*)$/,
    ['programist', 'programisc', 'zespol', 'developer', 'programmer', 'team', 'entwickler'],
  ],
  [
    /^(ser(w|v)er\w*|hosting\w*|rechenzent\w+|datacent\w+|centrum)$/,
    ['serwer', 'server', 'hosting', 'rechenzentr'],
  ],
];

function synonymsOf(typed: string): readonly string[] {
  return SYNONYMS.flatMap(([words, others]) => (words.test(typed) ? others : []));
}

export interface Texts {
  title: string;
  /** Its subject: a sentence or two, and the terms that it is filed under. */
  about: string;
  /** Its paragraphs and headings, one on a line. */
  body: string;
}

/** The documents with the most of the typed words. */
export interface Fits {
  /** How many of the words that matter each of them has. */
  words: number;
  /** How well they fit: by id, the sum of the weights of the words in it. */
  weights: Map<number, number>;
}

/** Longer searches are cut: each word costs time, and twelve words find no better list. */
const MOST_WORDS = 12;

/** Shorter words (`i`, `of`, `zu`) begin many others; pages need not have them with longer ones. */
const LONG = 3;

/** Longer words are found with another ending too: faktura, faktury; invoices, invoice. */
const HAS_ENDING_FROM = 6;

/** Weights of a word by the part that has it: as typed, as a synonym, with a mistake or ending. */
const WEIGHTS = {
  title: 12,
  synonymInTitle: 10,
  about: 8,
  synonymInAbout: 7,
  mistypedTitle: 6,
  mistypedAbout: 4,
  body: 2,
  synonymInBody: 1,
  bodyWithEnding: 1,
} as const;

export function typedWords(typed: string): string[] {
  return [...new Set(foldedWords(typed))].slice(0, MOST_WORDS);
}

/** The words that a page must have: the long ones, if there are any. */
export function wordsThatMatter(words: readonly string[]): readonly string[] {
  const long = words.filter(({ length }) => length >= LONG);
  return long.length > 0 ? long : words;
}

function withTyped(index: WordIndex, typed: string): (readonly number[])[] {
  return typed.length < LONG ? index.exact(typed) : index.begun(typed);
}

/** The same, and of the documents with the word in another ending. */
export function withEnding(index: WordIndex, typed: string): (readonly number[])[] {
  return withTyped(index, stemOf(typed));
}

/** Whether `withEnding` would find a word. */
export function hasEnding(word: string, typed: string): boolean {
  return typed.length < LONG ? word === typed : word.startsWith(stemOf(typed));
}

function stemOf(typed: string): string {
  return typed.length < HAS_ENDING_FROM ? typed : typed.slice(0, -1);
}

/** The words of documents, by the part that has them: for finding documents, and their weights. */
export class SearchedTexts {
  readonly titles = new WordIndex();
  readonly abouts = new WordIndex();
  readonly bodies = new WordIndex();

  add(id: number, { title, about, body }: Texts): void {
    this.titles.add(id, title);
    this.abouts.add(id, about);
    this.bodies.add(id, body);
  }

  remove(id: number): void {
    for (const index of [this.titles, this.abouts, this.bodies]) index.remove(id);
  }

  /**
   * The documents with the most of the words that matter, and with one of them at least.
   * @param isWanted whether a document may be found
   */
  bestFits(words: readonly string[], isWanted: (id: number) => boolean): Fits {
    const matter = wordsThatMatter(words);
    // Ten thousand documents have a common word: both counts are one number, and no object is made.
    const sums = new Map<number, number>();
    for (const word of matter) {
      for (const [id, weight] of this.#weights(word)) {
        if (isWanted(id)) sums.set(id, (sums.get(id) ?? 0) + WORD + weight);
      }
    }
    for (const word of words.filter((one) => !matter.includes(one))) {
      for (const [id, weight] of this.#weights(word)) {
        const sum = sums.get(id);
        if (sum !== undefined) sums.set(id, sum + weight);
      }
    }
    return mostWords(sums);
  }

  /** The weight of a word in each document that has it: that of its best part. */
  #weights(word: string): Map<number, number> {
    const { titles, abouts, bodies } = this;
    const others = synonymsOf(word);
    const parts: [number, (readonly number[])[]][] = [
      [WEIGHTS.title, withTyped(titles, word)],
      [WEIGHTS.synonymInTitle, others.flatMap((other) => titles.begun(other))],
      [WEIGHTS.about, withTyped(abouts, word)],
      [WEIGHTS.synonymInAbout, others.flatMap((other) => abouts.begun(other))],
      [WEIGHTS.mistypedTitle, titles.mistyped(word)],
      [WEIGHTS.mistypedAbout, abouts.mistyped(word)],
      [WEIGHTS.body, withTyped(bodies, word)],
      [WEIGHTS.bodyWithEnding, withEnding(bodies, word)],
      [WEIGHTS.synonymInBody, others.flatMap((other) => bodies.begun(other))],
    ];
    const weights = new Map<number, number>();
    for (const [weight, lists] of parts)
      for (const ids of lists) for (const id of ids) if (!weights.has(id)) weights.set(id, weight);
    return weights;
  }
}

/** One word in a sum, more than all weights together. */
const WORD = 1_000;

function mostWords(sums: ReadonlyMap<number, number>): Fits {
  let words = 0;
  for (const sum of sums.values()) words = Math.max(words, Math.floor(sum / WORD));
  const weights = new Map<number, number>();
  for (const [id, sum] of sums) {
    if (Math.floor(sum / WORD) === words) weights.set(id, sum % WORD);
  }
  return { words, weights };
}
