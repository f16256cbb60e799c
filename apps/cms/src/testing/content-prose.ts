import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import type { ContentFolder } from '../app/content-files/source-files.ts';
import { readFilledSources } from './filled-sources.ts';

/** A value of a content file: a text in every language, or a string without a language. */
export interface Said<Value> {
  /** File and field. */
  where: string;
  /** Name of the field. */
  name: string;
  value: Value;
}

/** One text in every language. */
export type Texts = Record<Locale, string>;

/** A piece of prose. */
export interface Prose {
  where: string;
  text: string;
}

/** All words in the content files of a folder. */
export interface ContentProse {
  /** Texts in three languages. */
  translated: Said<Texts>[];
  /** All prose of one language, its posts included, a line of theirs as a piece. */
  proseIn(locale: Locale): Prose[];
}

/** The old calculator has the texts of its successor. */
const REPEATED = '/kalkulator-erp.yaml';

function isTexts(value: object): value is Texts {
  return LOCALE_CODES.every((locale) => locale in value);
}

function* saidInside(value: unknown, where: string, name = ''): Generator<Said<Texts | string>> {
  if (typeof value === 'string') yield { where, name, value };
  if (typeof value !== 'object' || value === null) return;
  if (isTexts(value)) yield { where, name, value };
  else
    for (const [key, inner] of Object.entries(value)) {
      yield* saidInside(inner, `${where}.${key}`, /^\d+$/.test(key) ? name : key);
    }
}

/** Reads the words of a folder. */
export async function contentProse(folder: ContentFolder): Promise<ContentProse> {
  const sources = (await readFilledSources(folder)).filter(({ file }) => !file.endsWith(REPEATED));
  const said = sources.flatMap(({ file, data }) => [...saidInside(data, file)]);
  const translated = said.filter((one): one is Said<Texts> => typeof one.value !== 'string');
  const plain = said.filter((one): one is Said<string> => typeof one.value === 'string');
  const written = plain.filter(
    ({ name, where }) =>
      where.includes('/posts/') && ['title', 'description', 'content'].includes(name),
  );
  const languages = new Map(
    sources.map(({ file, data }) => [file, (data as { language?: Locale }).language ?? 'pl']),
  );
  const languageOf = (where: string) =>
    [...languages].find(([file]) => where.startsWith(`${file}.`))?.[1] ?? 'pl';
  const postsIn = (locale: Locale) =>
    written
      .filter(({ where }) => languageOf(where) === locale)
      .flatMap(({ where, value }) => value.split('\n').map((text) => ({ where, text })));
  const proseIn = (locale: Locale) => [
    ...translated.map(({ where, value }) => ({ where, text: value[locale] })),
    ...postsIn(locale),
  ];
  return { translated, proseIn };
}
