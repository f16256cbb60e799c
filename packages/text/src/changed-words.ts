/** Texts of an editor by the key of the text that they replace: `forms.send`, `blog.found.few`. */
export type ChangedWords = Readonly<Record<string, string>>;

/**
 * Words in which the texts with these keys are replaced. Objects without a changed text are
 * returned as they are; a key without a text changes nothing.
 */
export function withChangedWords<Words>(words: Words, changed: ChangedWords): Words {
  return Object.entries(changed).reduce<unknown>(
    (so, [key, text]) => replaced(so, key.split('.'), text),
    words,
  ) as Words;
}

function replaced(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return typeof value === 'string' ? text : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const before = (value as Record<string, unknown>)[name];
  const after = replaced(before, rest, text);
  if (after === before) return value;
  return Array.isArray(value)
    ? value.with(Number(name), after)
    : { ...(value as object), [name]: after };
}

/** Every text of nested words by its key, in the order of the code. */
export function textsByKey(words: unknown, key = ''): Record<string, string> {
  if (typeof words === 'string') return { [key]: words };
  if (typeof words !== 'object' || words === null) return {};
  const below = Object.entries(words).map(([name, inner]) =>
    textsByKey(inner, key === '' ? name : `${key}.${name}`),
  );
  return Object.assign({}, ...below) as Record<string, string>;
}

/** Faults of a text that is to replace a built-in one. */
export type WordFault =
  | { fault: 'empty' | 'braces' | 'markup' }
  | { fault: 'missing'; names: string[] }
  | { fault: 'foreign'; names: string[] }
  | { fault: 'long'; limit: number };

const PLACEHOLDER = /\{(\w+)\}/g;

/** HTML, an entity of it, or Markdown: visitors would see the characters. */
const MARKUP = /<[a-z/!]|&#?\w+;|\*\*|\]\(|`/i;

/** Names of the placeholders of a text, each once, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/**
 * Faults with which a text must not reach a visitor: it is empty, it lacks a placeholder of the
 * built-in text or has another one, or it contains markup.
 */
export function wordFaults(text: string, builtIn: string): WordFault[] {
  if (text.trim() === '') return [{ fault: 'empty' }];
  const wanted = placeholdersIn(builtIn);
  const found = placeholdersIn(text);
  const missing = wanted.filter((name) => !found.includes(name));
  const foreign = found.filter((name) => !wanted.includes(name));
  const faults: (WordFault | false)[] = [
    missing.length > 0 && { fault: 'missing', names: missing },
    foreign.length > 0 && { fault: 'foreign', names: foreign },
    /[{}]/.test(text.replace(PLACEHOLDER, '')) && { fault: 'braces' },
    MARKUP.test(text) && { fault: 'markup' },
  ];
  return faults.filter((one) => one !== false);
}

/** Share by which a text may be longer than the longest built-in one of all languages. */
const LONGER = 1.5;

/** Characters by which a short text may be longer at least: a button has room for another word. */
const LONGER_AT_LEAST = 16;

/**
 * Characters that a text may have at its place, which is made for the built-in texts of all
 * languages.
 */
export function wordLimit(builtIns: readonly string[]): number {
  const longest = Math.max(0, ...builtIns.map((text) => text.length));
  return Math.max(longest + LONGER_AT_LEAST, Math.ceil(longest * LONGER));
}
