import { clean, idsIn, type ReadMail } from './mail-fields.ts';

/** A mail server's report about a mail that it could not deliver. */
export interface Bounce {
  /** Message-IDs of the mail that came back: the nearest first. */
  about: string[];
  /** Whether the mail is lost; otherwise the server goes on trying. */
  isFinal: boolean;
  /** The server's reason in one line. */
  reason: string;
}

/** Longest stored reason; it quotes a mail server. */
const LONGEST_REASON = 500;
/** Message-IDs of one report that are looked for: further ones were not sent by us. */
const MOST_ABOUT = 50;

/** A Message-ID in quoted header fields. Within its line only: each line would be read to the end. */
const QUOTED_ID = /^[> \t]*message-id:\s*(<[^<>\s]+>)/gim;

/** Reads the report about a returned mail (RFC 3464), or the text of a server with its own. */
export function readBounce(mail: ReadMail): Bounce {
  const { report, text, answers } = mail;
  const quoted = [...`${report}\n${text}`.matchAll(QUOTED_ID)];
  const about = [...quoted.flatMap(([, id = '']) => idsIn(id)), ...answers];
  const { action, its } = failedIn(report);
  const status = /^status:\s*([245]\.\d+\.\d+)/im.exec(its)?.[1];
  const diagnostic = /^diagnostic-code:\s*(.+(?:\r?\n[ \t].+)*)/im.exec(its)?.[1];
  const said = diagnostic?.replace(/^[\w-]+;\s*/, '') ?? mail.subject;
  const line = clean([status, said].filter(Boolean).join(' ').replace(/\s+/g, ' '));
  return {
    about: [...new Set(about)].filter((id) => id !== mail.headerId).slice(0, MOST_ABOUT),
    isFinal: action ? action === 'failed' : !status?.startsWith('4'),
    reason: line.slice(0, LONGEST_REASON),
  };
}

/** Of a report about several recipients, the fields of the one that was not reached, else the first. */
function failedIn(report: string): { action: string | undefined; its: string } {
  const blocks = report.split(/\r?\n[ \t]*\r?\n/).map((its) => ({
    action: /^action:\s*(\w+)/im.exec(its)?.[1]?.toLowerCase(),
    its,
  }));
  const named = blocks.filter(({ action }) => action !== undefined);
  return (
    named.find(({ action }) => action === 'failed') ??
    named[0] ?? { action: undefined, its: report }
  );
}
