/** A piece of a mail's text: written for this mail, or quoted from earlier ones. */
export interface TextPiece {
  isQuoted: boolean;
  text: string;
}

/** A line behind which mail programs quote without a mark: all that follows is the earlier mail. */
const DIVIDER =
  /^\s*(?:-{2,}\s*(?:original message|wiadomość oryginalna|oryginalna wiadomość|wiadomość przekazana|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht)\s*-{2,}|_{20,})\s*$/i;

/** The first line of the heading that Outlook writes over the earlier mail, and the one after it. */
const HEADING = /^\s*\*?(?:from|od|von):\*?\s+\S/i;
const NEXT_IN_HEADING = /^\s*\*?(?:sent|date|to|wysłano|data|do|gesendet|datum|an):\*?\s+\S/i;

/** The line that announces a quotation, such as “On Monday Anna wrote:”. */
const ANNOUNCED =
  /^\s*(?:on\b.{5,300}\bwrote|w dniu\b.{5,300}\b(?:pisze|napisał(?:\(a\)|a)?|napisano)|dnia\b.{5,300}\bnapisał(?:\(a\)|a)?|(?:pon|wt|śr|czw|pt|sob|niedz)\.?,?\s.{5,300}\bnapisał(?:\(a\)|a)?|am\b.{5,300}\bschrieb\b.{0,200}):\s*$/i;

/** Lines behind an announcement in which a mark of quotation has to follow. */
const WITHIN = 3;

/**
 * Divides a mail's text into what was written for it and what it quotes, in their order. Quotations
 * are recognised as mail programs write them in the languages of the site; what is not recognised
 * counts as written.
 */
export function piecesOf(text: string): TextPiece[] {
  const lines = joinAnnouncements(text.split('\n'));
  const quoted = lines.map((line) => line.trimStart().startsWith('>'));
  for (const [at, line] of lines.entries()) {
    if (quoted[at]) continue;
    const marked = quoted.slice(at + 1, at + 1 + WITHIN).includes(true);
    const isAnnounced = ANNOUNCED.test(line);
    if (isAnnounced && marked) quoted[at] = true;
    const isRest =
      DIVIDER.test(line) ||
      (isAnnounced && !quoted.includes(true, at)) ||
      (HEADING.test(line) && NEXT_IN_HEADING.test(lines[at + 1] ?? ''));
    if (isRest) {
      quoted.fill(true, at);
      break;
    }
  }
  return together(lines, quoted);
}

/** Mail programs break a long announcement in two. */
function joinAnnouncements(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const both = last === undefined ? '' : `${last} ${line}`;
    const completes = !line.startsWith('>') && /:\s*$/.test(line) && ANNOUNCED.test(both);
    if (completes && !ANNOUNCED.test(line)) joined[joined.length - 1] = both;
    else joined.push(line);
  }
  return joined;
}

function together(lines: readonly string[], quoted: readonly boolean[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const [at, line] of lines.entries()) {
    // An empty line belongs to what stands before it.
    const isQuoted = line.trim() === '' ? (pieces.at(-1)?.isQuoted ?? false) : Boolean(quoted[at]);
    const last = pieces.at(-1);
    if (last && last.isQuoted === isQuoted) last.text += `\n${line}`;
    else pieces.push({ isQuoted, text: line });
  }
  return pieces
    .map(({ isQuoted, text }) => ({ isQuoted, text: text.replace(/^\n+|\s+$/g, '') }))
    .filter(({ text }) => text !== '');
}
