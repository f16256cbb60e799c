import type { FormState } from 'payload';

/** Names that Payload fills in, and kinds of a row: no person wrote them. */
const NOT_WRITTEN = new Set(['id', '_status', 'blockType', 'createdAt', 'updatedAt']);

interface TextNode {
  text?: unknown;
  children?: unknown;
}

/** The words of a formatted text, a line for each paragraph of it. */
function wordsOf(node: TextNode): string {
  if (typeof node.text === 'string') return node.text;
  const children = Array.isArray(node.children) ? (node.children as TextNode[]) : [];
  const isOfBlocks = children.some((child) => Array.isArray(child.children));
  return children.map(wordsOf).join(isOfBlocks ? '\n' : '');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const root = typeof value === 'object' && value !== null && 'root' in value ? value.root : null;
  return root ? wordsOf(root as TextNode).trim() : '';
}

/** The fields of values by their paths, as a form has them; a formatted text is one of them. */
export function fieldsOf(value: unknown, path: readonly string[] = []): FormState {
  const isGroup = typeof value === 'object' && value !== null && !('root' in value);
  if (!isGroup) return { [path.join('.')]: { value } };
  const parts = Object.entries(value).map(([name, part]) => fieldsOf(part, [...path, name]));
  return Object.assign({}, ...parts);
}

function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], document);
}

/**
 * Texts of a form that differ from the document that was saved last, in the order of the form.
 * @param saved the document as the content service answered it, in the language of the form
 */
export function unsavedTexts(fields: FormState, saved: unknown): string[] {
  const texts = Object.entries(fields).flatMap(([path, { value }]) => {
    const text = textOf(value);
    const isWritten = !NOT_WRITTEN.has(path.split('.').at(-1) ?? '');
    return isWritten && text && text !== textOf(valueAt(saved, path)) ? [text] : [];
  });
  // To copy a text once is enough.
  return [...new Set(texts)];
}
