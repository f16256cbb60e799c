import { headsIn } from './mail-head.ts';

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

/** A piece of a mail's text: written for this mail, or quoted from earlier ones. */
export interface TextPiece {
  isQuoted: boolean;
  text: string;
}

/** Facts about a mail whose text is divided. */
interface MailContext {
  subject?: string | null;
  /** Older texts of its conversation: words in them are quoted, others are not. */
  known?: readonly string[];
}

/** A line behind which mail programs quote without a mark: all that follows is the earlier mail. */
const DIVIDER =
  /^\s*-{2,}\s*(?:original message|original-nachricht|wiadomość oryginalna|oryginalna wiadomość|ursprüngliche nachricht|message d.origine)\s*-{2,}\s*$/i;

/** The line behind which a forwarded mail follows, which is the purpose of the mail. */
const FORWARDED =
  /^\s*(?:-{2,}\s*(?:forwarded message|wiadomość przekazana|treść przekazanej wiadomości|przekazana wiadomość|weitergeleitete nachricht|message transféré|message transmis)\s*-{2,}|(?:begin forwarded message|początek przekazywanej wiadomości|początek przekazanej wiadomości|anfang der weitergeleiteten nachricht|anfang der weitergeleiteten e-mail):)\s*$/im;

/** That line as we write it. */
export const FORWARD_LINE = '---------- Forwarded message ---------';

const FORWARDS = /^\s*(?:\[[^\]]*\]\s*)?(?:fwd?|pd|wg|tr|i|rv|przekaz\p{L}*)\s*:/iu;

/** The line that announces a quotation, such as “On Monday Anna wrote:”. */
const ANNOUNCED =
  /^\s*\*?(?:on\b.{5,300}\bwrote|(?:w dniu|dnia|użytkownik)\b.{5,300}\b(?:pisze|napisał(?:\(a\)|a)?|napisano)|wiadomość napisana przez\b.{5,300}|(?:pon|wt|śr|czw|pt|sob|niedz)\p{L}*\.?,?\s.{5,300}\bnapisał(?:\(a\)|a)?|\d{1,2}\.?\s\p{L}+\.?\s\d{4}.{3,300}\bnapisał(?:\(a\)|a)?|am\b.{5,300}\b(?:schrieb\b.{0,200}|(?:folgendes )?geschrieben)|.{3,200}\bschrieb am\b.{5,100}|le\b.{5,300}\ba écrit\s?)\s*:\*?\s*$/iu;

/** Lines behind an announcement in which a mark of quotation has to follow. */
const WITHIN = 3;

/** Of the known texts so many code units are compared with. */
const MOST_KNOWN = 200_000;
/** A shorter line, in code units, is known only as a whole line: “Yes” is in many words. */
const SHORT = 12;

/** Lines that programs add below an empty answer. */
const ADDED =
  /^\s*(?:--|(?:wysłano|wysłane) z\b.*|sent (?:from|with|via)\b.*|get outlook for\b.*|gesendet (?:von|mit|über)\b.*|von meinem .{2,20} gesendet|pobierz aplikację outlook\b.*|uzyskaj aplikację outlook\b.*|outlook für .{2,20} (?:beziehen|herunterladen)|holen sie sich outlook\b.*|envoyé de(?:puis)?\b.*|\[cid:.*|_{5,})\s*$/gim;

/** Whether a mail forwards another one: that one is not a quotation in it. */
export function isForward(subject: string | null | undefined, text: string): boolean {
  if (FORWARDS.test(subject ?? '')) return true;
  const found = FORWARDED.exec(text);
  return found !== null && !text.slice(0, found.index).split('\n').some(opensQuotation);
}

function opensQuotation(line: string): boolean {
  return DIVIDER.test(line) || (ANNOUNCED.test(line) && namesMail(line));
}

/** A date of a mail, or an address: a story may mention somebody who wrote, too. */
function namesMail(line: string): boolean {
  return /\S@\S|\d{1,2}\.? ?\p{L}{3,}\.?,? ?\d{4}|\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/u.test(
    line,
  );
}

/**
 * Divides a mail's text into written and quoted pieces, in their order. Quotations are recognised
 * as mail programs write them in the languages of the site; all other text counts as written, and
 * so does all of a mail in which nothing else would be left.
 */
export function piecesOf(text: string, { subject, known }: MailContext = {}): TextPiece[] {
  const lines = joinAnnouncements(text.split('\n'));
  const quoted = isForward(subject, text) ? lines.map(() => false) : quotedIn(lines, known);
  const pieces = together(lines, quoted);
  const isAnswer = pieces.some(
    (piece) => !piece.isQuoted && piece.text.replace(ADDED, '').trim() !== '',
  );
  return isAnswer ? pieces : together(lines, []);
}

/** The words that a person wrote for this mail. */
export function ownWords(text: string, context: MailContext): string {
  return piecesOf(text, context)
    .filter(({ isQuoted }) => !isQuoted)
    .map((piece) => piece.text)
    .join('\n\n');
}

function quotedIn(lines: readonly string[], known: readonly string[] | undefined): boolean[] {
  const has = known && comparedWith(known);
  const marks = lines.map((line) => line.trimStart().startsWith('>'));
  const quoted = [...marks];
  const heads = headsIn(lines);
  for (const [at, line] of lines.entries()) {
    if (marks[at]) continue;
    const isAnnounced = ANNOUNCED.test(line);
    if (isAnnounced && marks.slice(at + 1, at + 1 + WITHIN).includes(true)) quoted[at] = true;
    const head = heads.get(at);
    const isRest =
      DIVIDER.test(line) || head || (isAnnounced && namesMail(line) && !marks.includes(true, at));
    if (!isRest) continue;
    quoted.fill(true, at);
    if (has) showNew(lines, quoted, { from: at + (head ?? 1), heads, has });
    break;
  }
  if (has) showUnannounced(lines, marks, quoted, has);
  return quoted;
}

interface Rest {
  from: number;
  heads: ReadonlyMap<number, number>;
  has: (line: string) => boolean;
}

/** Below a head only texts of the conversation are quoted: people answer there, too. */
function showNew(lines: readonly string[], quoted: boolean[], { from, heads, has }: Rest): void {
  let head = from;
  for (let at = from; at < lines.length; at += 1) {
    head = Math.max(head, at + (heads.get(at) ?? 0));
    const line = lines[at] ?? '';
    const isOfHead = at < head || DIVIDER.test(line) || ANNOUNCED.test(line);
    quoted[at] = isOfHead || line.trimStart().startsWith('>') || has(line);
  }
}

/** Lines with a mark but no announcement, and not in the conversation, are a person's own. */
function showUnannounced(
  lines: readonly string[],
  marks: readonly boolean[],
  quoted: boolean[],
  has: (line: string) => boolean,
): void {
  for (let start = marks.indexOf(true); start >= 0; ) {
    const next = marks.indexOf(false, start);
    const end = next < 0 ? lines.length : next;
    const isAnnounced = lines.slice(Math.max(0, start - WITHIN), start).some((_, before) => {
      const at = Math.max(0, start - WITHIN) + before;
      return quoted[at] && !marks[at];
    });
    const block = lines.slice(start, end).map((line) => line.replace(/^[\s>]+/, ''));
    const isNew = !isAnnounced && !quoted[start - 1] && !marks.slice(0, start).includes(true);
    if (isNew && !block.some(has)) quoted.fill(false, start, end);
    start = marks.indexOf(true, end);
  }
}

/** Tests whether these texts have a line, however they were wrapped. */
function comparedWith(known: readonly string[]): (line: string) => boolean {
  const all = known.join('\n').slice(-MOST_KNOWN);
  const whole = squeezed(all);
  const lines = new Set(all.split('\n').map(squeezed));
  return (line) => {
    const own = squeezed(line);
    return own.length < SHORT ? lines.has(own) : whole.includes(own);
  };
}

/** A text without parts that programs change in a quotation: addresses of links, marks, spaces. */
function squeezed(text: string): string {
  return text
    .replace(/[[<(]?\b(?:https?:\/\/|mailto:)[^\s>\])]+[\]>)]?/gi, '')
    .replace(/[\s>*_\u200b\ufeff]+/g, '')
    .toLowerCase();
}

/** Mail programs break a long announcement in two. */
function joinAnnouncements(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const both = last === undefined ? '' : `${last} ${line}`;
    const completes = !line.startsWith('>') && /:\*?\s*$/.test(line) && ANNOUNCED.test(both);
    if (completes && !ANNOUNCED.test(line)) joined[joined.length - 1] = both;
    else joined.push(line);
  }
  return joined;
}

function together(lines: readonly string[], quoted: readonly boolean[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const [at, line] of lines.entries()) {
    // An empty line belongs to the piece before it.
    const isQuoted = line.trim() === '' ? (pieces.at(-1)?.isQuoted ?? false) : Boolean(quoted[at]);
    const last = pieces.at(-1);
    if (last && last.isQuoted === isQuoted) last.text += `\n${line}`;
    else pieces.push({ isQuoted, text: line });
  }
  return pieces
    .map(({ isQuoted, text }) => ({ isQuoted, text: text.replace(/^\n+|\s+$/g, '') }))
    .filter(({ text }) => text !== '');
}
