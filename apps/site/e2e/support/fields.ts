import type { Locale } from '@osnowa/contract';
import { writeDraft } from './documents.ts';
import { backOffice } from './leads.ts';

/** A document as the back office has it, in one language, drafts before what is published. */
export type FormData = Record<string, unknown>;

/** Reads the document of a form such as `collections/pages/3`. */
export const formData = (form: string, locale: Locale) =>
  backOffice<FormData>(`${restPath(form)}?locale=${locale}&draft=true&depth=0`);

/** Stores fields as a draft, which no visitor sees. */
export const saveDraft = (form: string, locale: Locale, data: FormData) =>
  writeDraft(restPath(form), locale, data);

function restPath(form: string): string {
  return form.startsWith('globals/') ? `/${form}` : form.replace('collections', '');
}

/** The value at a path such as `sections.3.title`. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as FormData | undefined)?.[name], data);
}

/** All words of a value: of a rich text, or of several values, each of them. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const node = value as { text?: unknown; root?: unknown; children?: unknown; fields?: unknown };
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof node.text === 'string') return [node.text];
  const captions = Object.values(node.fields ?? {});
  return [node.root, node.children, captions].flatMap(wordsIn);
}

/** The value with a word added to its end; to the first words of a rich text. */
export function withWord(value: unknown, word: string): unknown {
  const copy = structuredClone(value);
  if (typeof copy === 'string') return `${copy} ${word}`;
  if (Array.isArray(copy)) return [`${copy[0]} ${word}`, ...copy.slice(1)];
  const first = firstText(copy);
  if (first) first.text = `${first.text} ${word}`;
  return copy;
}

function firstText(node: unknown): { text: string } | null {
  if (typeof node !== 'object' || node === null) return null;
  if ('text' in node && typeof node.text === 'string') return node as { text: string };
  const { root, children } = node as { root?: unknown; children?: unknown[] };
  for (const child of [root, ...(children ?? [])]) {
    const found = firstText(child);
    if (found) return found;
  }
  return null;
}

/** The top field of a path with another value at the path. */
export function changedAt(data: FormData, path: string, value: unknown): FormData {
  const names = path.split('.');
  const top = names[0] as string;
  const copy = { [top]: structuredClone(data[top]) };
  const last = names.at(-1) as string;
  const holder = names.slice(0, -1).reduce<unknown>((one, name) => (one as FormData)[name], copy);
  (holder as FormData)[last] = value;
  return copy;
}
