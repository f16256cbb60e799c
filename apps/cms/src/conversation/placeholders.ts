import type { AdminLanguage } from '../kit/office-language.ts';

/**
 * Placeholders of a template for a lead, with their names in the languages of the back office. A
 * template has those of its author's language, so that every browser knows all of them.
 */
const PLACEHOLDERS = {
  salutation: { pl: 'zwrot', en: 'salutation', de: 'anrede' },
  firstName: { pl: 'imię', en: 'first name', de: 'vorname' },
  fullName: { pl: 'imię i nazwisko', en: 'full name', de: 'voller name' },
  company: { pl: 'firma', en: 'company', de: 'firma' },
  reference: { pl: 'numer', en: 'number', de: 'nummer' },
  topic: { pl: 'temat', en: 'topic', de: 'thema' },
  assignee: { pl: 'opiekun', en: 'assignee', de: 'betreuer' },
  phone: { pl: 'telefon', en: 'phone', de: 'telefon' },
  ownPhone: { pl: 'nasz telefon', en: 'our phone', de: 'unser telefon' },
} as const satisfies Record<string, Record<AdminLanguage, string>>;

type Placeholder = keyof typeof PLACEHOLDERS;

/** The placeholders as a sentence names them. */
export function placeholderNames(language: AdminLanguage): string {
  return Object.values(PLACEHOLDERS)
    .map((names) => `{${names[language]}}`)
    .join(', ');
}

/** Values of the placeholders for a lead; `null` where the lead has none. */
export type PlaceholderValues = Record<Placeholder, string | null>;

const IN_BRACES = /\{([\p{L} ]{1,30})\}/gu;

function placeholderNamed(word: string): Placeholder | undefined {
  const wanted = word.trim().toLowerCase();
  return (Object.keys(PLACEHOLDERS) as Placeholder[]).find((key) =>
    Object.values(PLACEHOLDERS[key]).some((name) => name === wanted),
  );
}

/** The words in braces in a text, as they were typed, each once. */
function inBraces(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(IN_BRACES), ([, word = '']) => word))];
}

/** Placeholders that are left in a text: it must not be sent with them. */
export function leftPlaceholders(text: string): string[] {
  return inBraces(text).filter((word) => placeholderNamed(word));
}

/** Words in braces that are no placeholder: a template with such a word is refused. */
export function unknownPlaceholders(text: string): string[] {
  return inBraces(text).filter((word) => !placeholderNamed(word));
}

/** The name of a person in a greeting, such as `Dzień dobry {imię},`, or in its place: `{imię}, …`. */
const GREETED =
  /(?:(?<!\p{L})(?:dzień dobry|witam|witaj|cześć|szanown\p{L}+|drog\p{L}+|hello|hi|dear|guten tag|hallo|sehr geehrte\p{L}*|liebe\p{L}*)(?: pan\p{L}*| frau| herr)? |^(?=\{[^}]+\}[,!]))\{([\p{L} ]{1,30})\}/giu;

/**
 * The text with the values of its placeholders; those without a value stay as they are. In a greeting
 * a name is replaced with its words: both are the neutral greeting of the language.
 */
export function filledIn(text: string, values: PlaceholderValues): string {
  const greeted = text.replace(GREETED, (whole, word: string) => {
    const isName = ['firstName', 'fullName'].includes(placeholderNamed(word) ?? '');
    return (isName && values.salutation) || whole;
  });
  return greeted.replace(IN_BRACES, (whole, word: string) => {
    const key = placeholderNamed(word);
    return (key && values[key]) ?? whole;
  });
}

/** A node of the editor's text, as far as it matters here. */
export interface TextNode {
  type?: string;
  text?: string;
  children?: TextNode[];
  [more: string]: unknown;
}

/** The words of a text: its lines, whatever pieces each line consists of. */
function wordsOf(node: TextNode): string {
  if (typeof node.text === 'string') return node.text;
  const children = node.children ?? [];
  const isLine = children.some(({ text }) => typeof text === 'string');
  return children.map(wordsOf).join(isLine ? '' : '\n');
}

/** The words in the editor's value; none where it is empty. */
export function wordsIn(body: unknown): string {
  const { root } = (body ?? {}) as { root?: TextNode };
  return root ? wordsOf(root).trim() : '';
}

/** A template's text for one lead: each placeholder that has a value is replaced by it. */
export function filledText<Node extends TextNode>(node: Node, values: PlaceholderValues): Node {
  const { children, text } = node;
  if (typeof text === 'string') return { ...node, text: filledIn(text, values) };
  if (!Array.isArray(children)) return node;
  return { ...node, children: children.map((child) => filledText(child, values)) };
}

/** Lines in the form of the editor, each a paragraph; an empty one is a place to write. */
export function paragraphs(lines: readonly string[]): { root: TextNode } {
  const children = lines.map((text) => ({
    type: 'paragraph',
    version: 1,
    children: text ? [{ type: 'text', version: 1, text }] : [],
  }));
  return { root: { type: 'root', version: 1, children } };
}
