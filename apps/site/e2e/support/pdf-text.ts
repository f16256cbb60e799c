import { inflateSync } from 'node:zlib';

/** The text that a reader can select in a PDF of ours: as printed, without the order of columns. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsIn(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const mapping = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '')?.head ?? '')?.[1];
      if (name && mapping) fonts.set(name, lettersIn(objects.get(mapping)?.body ?? ''));
    }
  }
  return [...objects.values()].map(({ body }) => shownIn(body, fonts)).join('');
}

interface PdfObject {
  head: string;
  /** The stream, inflated; nothing where there is none. */
  body: string;
}

function objectsIn(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const begin = match.index + match[0].length;
    const end = source.indexOf('endobj', begin);
    const whole = source.slice(begin, end);
    const at = whole.indexOf('stream\n');
    const head = at < 0 ? whole : whole.slice(0, at);
    const isText = at >= 0 && head.includes('FlateDecode') && !/\/Subtype|\/Length1/.test(head);
    const bytes = Buffer.from(whole.slice(at + 'stream\n'.length), 'latin1');
    objects.set(match[1] ?? '', { head, body: isText ? inflated(bytes) : '' });
  }
  return objects;
}

function inflated(bytes: Buffer): string {
  return inflateSync(bytes).toString('latin1');
}

/** Which letters a font's codes stand for. */
function lettersIn(mapping: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, list] of mapping.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    let code = Number.parseInt(first ?? '', 16);
    for (const [, units] of (list ?? '').matchAll(/<([\w ]+)>/g)) {
      const hex = (units ?? '').replaceAll(' ', '');
      letters.set(
        code.toString(16).padStart(4, '0'),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      );
      code += 1;
    }
  }
  return letters;
}

function shownIn(content: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    for (const [, codes] of (shown ?? '').matchAll(/<(\w+)>/g))
      for (const [code] of (codes ?? '').matchAll(/\w{4}/g)) text += letters.get(code) ?? '';
    if (shown) text += '\n';
  }
  return text;
}
