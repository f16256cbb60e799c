/** HTML that is longer is not converted, in characters: it would hold up the whole process. */
export const LONGEST_HTML = 2_000_000;

const HEAD = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n';

/**
 * The text of a mail's HTML; `null` where it cannot be converted. The parser makes it where the
 * whole mail is HTML, or where it has another text next to it. For HTML within several parts it
 * makes none, so this HTML is read once more, as a whole mail.
 */
export async function textOfHtml(html: string): Promise<string | null> {
  if (html.length > LONGEST_HTML) return null;
  const { MailParser } = await import('mailparser');
  const parser = new MailParser({ skipTextToHtml: true, skipTextLinks: true });
  parser.end(Buffer.from(HEAD + html));
  let found: string | null = null;
  for await (const part of parser as AsyncIterable<{
    type: string;
    text?: string;
    textConversionError?: Error;
  }>) {
    if (part.type === 'text' && !part.textConversionError) found = part.text ?? '';
  }
  return found;
}

/** So many words that only one of two texts has are more than a footer's. */
const MANY_WORDS = 5;

/**
 * The text of a mail that has text and HTML. Both have the same words, as a rule; where the HTML
 * has more (“use a program that shows HTML” is a text, too), it is used, and words that only the
 * text has follow below.
 */
export function wholeText(text: string, html: string): string {
  if (html.trim() === '' || !saysMore(html, text)) return text;
  return saysMore(text, html) ? `${html.trim()}\n\n${text.trim()}` : html;
}

function saysMore(one: string, other: string): boolean {
  const words = wordsOf(one);
  const known = wordsOf(other);
  const own = [...words].filter((word) => !known.has(word)).length;
  return own >= MANY_WORDS || own > words.size / 2;
}

function wordsOf(text: string): Set<string> {
  const plain = text.replace(/\bhttps?:\/\/\S+|\bmailto:\S+|\[cid:[^\]]*\]/gi, ' ');
  return new Set(plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
