import { DEFAULT_LOCALE } from '@osnowa/contract';

/** Letters that a wrong charset leaves: the sign for bytes that are none, or UTF-8 read by the byte. */
const MISREAD = /\uFFFD|[ÂÃÄÅĂĹâ][\u0080-\u00bf\u0152-\u017e\u02c6-\u2122]/u;

/** Whether a text was not read in the charset in which it was written. */
export function isMisread(text: string): boolean {
  return MISREAD.test(text);
}

/** Runs of bytes above ASCII, in a text of one letter for each byte. */
const HIGH = /[\x80-\xff]+/g;
const BYTES = /[\x80-\xff]/;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** A charset as the platform names it; `null` for one that it does not know, and for ASCII. */
function known(charset: string | undefined): string | null {
  if (/ascii/i.test(charset ?? '')) return null;
  try {
    return new TextDecoder(charset ?? '').encoding;
  } catch {
    return null;
  }
}

/** A charset of one byte for each letter that can be read; `null` for all others. */
function readable(charset: string | undefined): string | null {
  const encoding = known(charset);
  return /^(?:windows|iso-8859|koi8|ibm|macintosh)/.test(encoding ?? '') ? encoding : null;
}

/** Countries where Windows writes the letters of Western Europe. */
const WESTERN = /\.(?:at|be|ch|de|dk|es|fi|fr|ie|it|lu|nl|no|pt|se|uk|us)\b/i;

/**
 * The charset of a text without a valid statement: of the two used for Polish before UTF-8 the one
 * in which its bytes are letters; for a sender from the west of Europe the one used there.
 */
function likely(bytes: string, sender: string): string {
  if (DEFAULT_LOCALE !== 'pl' || WESTERN.test(sender.split('@')[1] ?? '')) return 'windows-1252';
  const inIso = bytes.match(/[\xa1\xa6\xac\xb1\xb6\xbc]/g)?.length ?? 0;
  const inWindows = bytes.match(/[\x80-\x9f\xa5\xb9]/g)?.length ?? 0;
  return inIso > inWindows ? 'iso-8859-2' : 'windows-1250';
}

/** Decodes bytes given as letters: as UTF-8 where they are that, else in another charset. */
export function inLetters(
  bytes: string,
  { said, sender }: { said?: string | null; sender: string },
): string {
  const decoder = new TextDecoder(said ?? likely(bytes, sender));
  return bytes.replace(HIGH, (run) => {
    const raw = Buffer.from(run, 'latin1');
    try {
      return UTF8.decode(raw);
    } catch {
      return decoder.decode(raw);
    }
  });
}

/** The charset that HTML names itself, if it can be read. */
export function charsetOfHtml(html: string): string | null {
  return readable(/<meta[^>]{1,200}charset\s*=\s*["']?([\w-]+)/i.exec(html)?.[1]);
}

const CONTENT_TYPE = /^(content-type:\s*text\/[\w.+-]+)((?:[^\r\n]|\r?\n[ \t])*)/gim;
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]+))/i;
const FIELD =
  /^(?:subject|from|to|cc|reply-to|content-type|content-disposition):(?:[^\r\n]|\r?\n[ \t])*/gim;
const WORD = /=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi;

/** A mail whose texts are read byte by byte. */
export interface ByBytes {
  raw: Buffer;
  /** The charset that one of its parts names and that can be read. */
  said: string | null;
}

/**
 * The same mail with texts that come out as one letter for each byte, so that they can be read in
 * another charset than the one that it names; its header fields in UTF-8.
 */
export function byBytes(mail: Buffer, sender: string): ByBytes {
  const named: string[] = [];
  const text = mail
    .toString('latin1')
    .replace(CONTENT_TYPE, (field, type: string, rest: string) => {
      const [, quoted, plain] = CHARSET.exec(rest) ?? [];
      const charset = known(quoted ?? plain);
      const own = readable(quoted ?? plain);
      if (charset !== null && charset !== 'utf-8' && own === null) return field;
      if (own !== null) named.push(own);
      return `${type}; charset=binary${rest.replace(CHARSET, '')}`;
    })
    .replace(FIELD, (field) => inUtf8(field, sender));
  const head = text.slice(0, text.search(/\r?\n\r?\n/) + 1);
  const untyped = /^content-type:/im.test(head)
    ? ''
    : 'Content-Type: text/plain; charset=binary\r\n';
  return { raw: Buffer.from(untyped + text, 'latin1'), said: named[0] ?? null };
}

/** A header field in UTF-8: raw bytes in it, and words whose charset is untrue. */
function inUtf8(field: string, sender: string): string {
  return field
    .replace(WORD, (word, charset: string, encoding: string, letters: string) => {
      if (!/^(?:utf-?8|us-ascii|unknown.*)$/i.test(charset)) return word;
      const raw =
        encoding.toLowerCase() === 'b'
          ? Buffer.from(letters, 'base64').toString('latin1')
          : letters
              .replace(/_/g, ' ')
              .replace(/=([\da-f]{2})/gi, (_hex, code: string) =>
                String.fromCharCode(Number.parseInt(code, 16)),
              );
      return isUtf8(raw) ? word : `=?${likely(raw, sender)}?${encoding}?${letters}?=`;
    })
    .replace(HIGH, (run) => Buffer.from(inLetters(run, { sender })).toString('latin1'));
}

function isUtf8(bytes: string): boolean {
  if (!BYTES.test(bytes)) return true;
  try {
    UTF8.decode(Buffer.from(bytes, 'latin1'));
    return true;
  } catch {
    return false;
  }
}
