/** Fields of the head that mail programs write over an earlier mail, in the languages of the site. */
const NAMES: readonly [Field, string][] = [
  ['from', 'from|od|von|de|nadawca|absender|expéditeur'],
  ['sent', 'sent|wysłano|wysłane|wysłany|gesendet|envoyé|data wysłania'],
  ['date', 'date|data|datum'],
  ['to', 'to|do|an|à|adresat|odbiorca|empfänger'],
  ['copy', 'cc|dw|kopie|kopia|udw|bcc|reply-to'],
  ['subject', 'subject|temat|betreff|objet'],
];

type Field = 'from' | 'sent' | 'date' | 'to' | 'copy' | 'subject';

const FIELDS = NAMES.map(
  ([field, names]) =>
    [field, new RegExp(`^[\\s>]*\\*{0,2}(?:${names})\\s?:\\*{0,2}\\s+(\\S.*)$`, 'iu')] as const,
);

const ADDRESS = /[^\s<>"'[\](),;:]+@[^\s<>"'[\](),;:]+\.[^\s<>"'[\](),;:]*[^\s<>"'[\](),;:.]/u;

/** A day with its month; of a full date the year too. */
const MONTH =
  '(?:jan|feb|mar|mär|apr|ma[yijr]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|sty|lut|kwi|cze|lip|sie|wrz|pa[zź]|lis|gru|janv|févr|avr|juin|juil|août|déc)\\p{L}*\\.?';
const DAY = new RegExp(
  `\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH}|${MONTH} \\d{1,2}\\b|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}`,
  'iu',
);
const YEAR = /\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}\b/;

function fieldOf(line: string): [Field, string] | null {
  for (const [field, pattern] of FIELDS) {
    const value = pattern.exec(line)?.[1];
    if (value !== undefined) return [field, value];
  }
  return null;
}

/** A head with so many lines is the longest: five fields, some of them continued. */
const MOST_LINES = 15;

/**
 * The heads of earlier mails in a text: where each begins, and how many lines it has. One has a
 * sender and an address or a date of sending in at least three fields, or both in two: “From: Lodz,
 * To: Hamburg” may be a customer's own words.
 */
export function headsIn(lines: readonly string[]): Map<number, number> {
  const heads = new Map<number, number>();
  for (let at = 0; at < lines.length; at += 1) {
    const length = lengthOfHead(lines, at);
    if (length === 0) continue;
    // A line of underscores over it is Outlook's.
    const isUnderLine = /^\s*_{10,}\s*$/.test(lines[at - 1] ?? '');
    heads.set(isUnderLine ? at - 1 : at, isUnderLine ? length + 1 : length);
    at += length - 1;
  }
  return heads;
}

function lengthOfHead(lines: readonly string[], start: number): number {
  const fields = new Map<Field, string>();
  let end = start;
  for (let at = start; at < Math.min(lines.length, start + MOST_LINES); at += 1) {
    const line = lines[at] ?? '';
    const found = fieldOf(line);
    if (found && !fields.has(found[0])) {
      fields.set(...found);
      end = at + 1;
    } else if (
      at === start ||
      found ||
      (line.trim() === '' ? at > end : !/^\s|^[^:]*@/.test(line))
    ) {
      break;
    }
  }
  return isHead(fields) ? end - start : 0;
}

function isHead(fields: ReadonlyMap<Field, string>): boolean {
  const from = fields.get('from');
  if (from === undefined) return false;
  const hasAddress = [...fields.values()].some((value) => ADDRESS.test(value));
  const sent = fields.get('sent') ?? '';
  const date = fields.get('date') ?? '';
  const isSent = DAY.test(sent) || (DAY.test(date) && YEAR.test(date) && fields.has('subject'));
  if (fields.size >= 3) return hasAddress || (isSent && !DAY.test(from));
  return fields.size === 2 && ADDRESS.test(from) && (isSent || DAY.test(date));
}

/** Heads that name a sender, of which one is looked for: a forward of a forward of a forward has so many. */
const MOST_HEADS = 3;

/**
 * The sender of the mail that a text forwards, or of the one that this one forwards, who is not one of
 * us; `null` where no head names such an address.
 */
export function senderInHead(
  text: string,
  isOwn: (address: string) => boolean = () => false,
): { name: string; address: string } | null {
  const lines = text.split('\n');
  let heads = 0;
  for (const [at, length] of headsIn(lines)) {
    if (heads === MOST_HEADS) break;
    for (const line of lines.slice(at, at + length)) {
      const [field, value] = fieldOf(line) ?? [];
      const address = field === 'from' ? ADDRESS.exec(value ?? '')?.[0] : undefined;
      if (!address) continue;
      heads += 1;
      if (isOwn(address)) break;
      const name = (value ?? '').replace(/[<[(]?(?:mailto:)?\S+@\S+/gi, '').replace(/["'*]+/g, '');
      return { name: name.trim(), address };
    }
  }
  return null;
}
