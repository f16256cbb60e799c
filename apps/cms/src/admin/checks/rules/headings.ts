import { LOCALES } from '@osnowa/contract';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import type { CheckedDocument, CheckedText } from '../checked-document.ts';
import type { Finding } from '../report.ts';
import { type Node, wordsIn } from '../rich-text-nodes.ts';

const FIRST: AdminLabel = {
  pl: 'Nagłówek 1 „{words}” w polu {place}: stronie wystarcza jeden, jej tytuł. Zmień go na nagłówek 2.',
  en: 'Heading 1 “{words}” in {place}: a page has only one, its title. Make it a heading 2.',
};

const DEEP: AdminLabel = {
  pl: 'Nagłówek {level} „{words}” w polu {place} jest za głęboki: używamy poziomów od 2 do 4.',
  en: 'Heading {level} “{words}” in {place} is too deep: use levels 2 to 4.',
};

const JUMP: AdminLabel = {
  pl: 'Nagłówek {level} „{words}” w polu {place} jest zaraz po nagłówku {before}: brakuje poziomu pośredniego.',
  en: 'Heading {level} “{words}” in {place} follows heading {before}: a level between them is missing.',
};

const EMPTY: AdminLabel = {
  pl: 'Pusty nagłówek {level} w polu {place}. Usuń go albo wpisz tekst.',
  en: 'An empty heading {level} in {place}. Remove it or type a text.',
};

const NESTED: AdminLabel = {
  pl: 'Tabela w tabeli w polu {place}: na telefonie nie da się jej przeczytać. Rozdziel je.',
  en: 'A table within a table in {place}: on a phone it cannot be read. Separate them.',
};

/** The level of the heading above a text: the page's title, or the title of its section. */
const ABOVE = { page: 1, section: 2 } as const;

/** Longest part of a heading that a sentence shows, in characters. */
const SHOWN = 60;

function levelOf({ tag }: Node): number {
  return Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 2);
}

function problemOf(level: number, before: number, words: string): AdminLabel | null {
  if (words === '') return EMPTY;
  if (level === 1) return FIRST;
  if (level > 4) return DEEP;
  return level > before + 1 ? JUMP : null;
}

function inText(document: CheckedDocument, text: CheckedText): Finding[] {
  const { field, language, nodes } = text;
  const place = `${document.named(field.path)}${language ? ` (${LOCALES[language].name})` : ''}`;
  const found = (words: AdminLabel, values: Record<string, string | number> = {}) =>
    document.finding({
      weight: 'hurts',
      sentence: document.said(words, { place, ...values }),
      language,
      field: field.path,
    });
  let before: number = field.siblings.title ? ABOVE.section : ABOVE.page;
  // A post's title is the title of its page.
  if (field.path === 'content') before = ABOVE.page;
  const headings = nodes
    .filter(({ type }) => type === 'heading')
    .flatMap((node) => {
      const level = levelOf(node);
      const words = wordsIn(node).trim();
      const problem = problemOf(level, before, words);
      const shown = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
      const finding = problem && found(problem, { level, before, words: shown });
      before = level;
      return finding ? [finding] : [];
    });
  const tables = nodes.some(({ type, around }) => type === 'table' && around.includes('table'));
  return [...headings, ...(tables ? [found(NESTED)] : [])];
}

/** Headings of texts that jump a level or do not belong there, and tables within tables. */
export function headingOrder(document: CheckedDocument): Finding[] {
  return document.texts.flatMap((text) => inText(document, text));
}
