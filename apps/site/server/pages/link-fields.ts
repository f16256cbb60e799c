import { type FieldAddress, fieldsIn, withoutMarks } from '@osnowa/contract';

/** Comments, scripts and styles as a whole, tags, and text. The HTML is React's and our own. */
const TOKEN =
  /<!--[\s\S]*?-->|<(?:script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/(?:script|style)>|<\/?[a-z!](?:"[^"]*"|[^">])*>|[^<]+|</gi;

const NAME = /^<(\/?)([a-z][\w-]*)/i;
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const ENTITY = /&(?:#x?[0-9a-f]+|[a-z]+\d*);/gi;
const SCRIPT = /^<(?:script|style)\b[^>]*>|<\/(?:script|style)>$/gi;

interface OpenElement {
  name: string;
  /** Index of its tag among the written pieces. */
  at: number;
  /** Characters of text before it. */
  start: number;
  fields: PlacedField[];
}

interface PlacedField {
  field: FieldAddress;
  /** End of the field's text in the text of the element, in characters. */
  end: number;
}

/**
 * Replaces the marks in a page's texts: the element next to each text names its field in
 * `data-field`, and so does each picture. An element with texts of several fields names all of
 * them, each with the end of its text: `collections/pages/3#title@12`.
 */
export function linkFields(html: string): string {
  const written: string[] = [];
  const open: OpenElement[] = [];
  let characters = 0;

  function close(): void {
    const element = open.pop();
    if (element) written[element.at] = withFields(written[element.at] ?? '', element.fields);
  }

  function text(token: string): void {
    const element = open.at(-1);
    const plain = withoutMarks(token);
    for (const { field, end } of element ? fieldsIn(token) : []) {
      const place = characters + shown(plain.slice(0, end)) - (element?.start ?? 0);
      element?.fields.push({ field, end: place });
    }
    characters += shown(plain);
    written.push(plain);
  }

  function begin(tag: string, name: string): void {
    const [picture] = name === 'img' ? fieldsIn(tag) : [];
    written.push(withFields(tag, picture ? [{ field: picture.field, end: 0 }] : []));
    if (EMPTY.test(name) || tag.endsWith('/>')) return;
    open.push({ name, at: written.length - 1, start: characters, fields: [] });
  }

  for (const [token] of html.matchAll(TOKEN)) {
    const [, ending, name = ''] = NAME.exec(token) ?? [];
    if (ending === undefined && !token.startsWith('<!')) text(token);
    else if (ending === '' && !/^(?:script|style)$/.test(name)) begin(token, name);
    else {
      if (ending === '') characters += withoutMarks(token).replace(SCRIPT, '').length;
      if (ending === '/' && open.at(-1)?.name === name) close();
      written.push(token);
    }
  }
  while (open.length > 0) close();
  return withoutMarks(written.join(''));
}

/** Characters of a text as the document has them. */
function shown(text: string): number {
  return text.replace(ENTITY, '&').length;
}

function withFields(tag: string, fields: readonly PlacedField[]): string {
  if (fields.length === 0) return tag;
  const names = fields.map(({ field: { form, path }, end }) => `${form}#${path}@${end}`);
  return tag.replace(/\s*\/?>$/, (end) => ` data-field="${names.join(' ')}"${end}`);
}
