import { LOCALES } from '@osnowa/contract';
import {
  type CheckedDocument,
  type CheckedText,
  type CheckWord,
  type Node,
  wordsIn,
} from '../checked-document.ts';
import type { Finding } from '../report.ts';

/** The level of the heading above a text: the page's title, or the title of its section. */
const ABOVE = { page: 1, section: 2 } as const;

/** Longest part of a heading that a sentence shows, in characters. */
const SHOWN = 60;

function levelOf({ tag }: Node): number {
  return Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 2);
}

function problemOf(level: number, before: number, words: string): CheckWord | null {
  if (words === '') return (w) => w.headings.empty;
  if (level === 1) return (w) => w.headings.first;
  if (level > 4) return (w) => w.headings.deep;
  return level > before + 1 ? (w) => w.headings.jump : null;
}

function inText(document: CheckedDocument, text: CheckedText): Finding[] {
  const { path, siblings, language, nodes } = text;
  const place = `${document.named(path)}${language ? ` (${LOCALES[language].name})` : ''}`;
  const found = (word: CheckWord, values: Record<string, string | number> = {}) =>
    document.finding({
      weight: 'hurts',
      sentence: document.said(word, { place, ...values }),
      language,
      field: path,
    });
  // A post's title is the title of its page.
  let before: number = siblings.title && path !== 'content' ? ABOVE.section : ABOVE.page;
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
  return [...headings, ...(tables ? [found((w) => w.headings.nested)] : [])];
}

/** Headings of texts that jump a level or do not belong there, and tables within tables. */
export function headingOrder(document: CheckedDocument): Finding[] {
  return document.texts.flatMap((text) => inText(document, text));
}
