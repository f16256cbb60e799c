import { spelledMail } from '@osnowa/contract';
import type { Unreached } from '../../platform/outbox/mail.ts';
import { clean, idsIn, type ReadMail, textOf } from './mail-fields.ts';

/** A mail server's report about a mail that it could not deliver. */
export interface Bounce {
  /** Message-IDs of the mail that came back: the nearest first. */
  about: string[];
  /** Whether the mail is lost; otherwise the server goes on trying. */
  isFinal: boolean;
  /** Whom it did not reach, each with the server's reason in one line; at least one, maybe unnamed. */
  failed: Unreached[];
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
  const [first = { action: undefined, its: report }, ...more] = failedIn(report);
  const { action, its } = first;
  const named = [first, ...more].flatMap((block) =>
    [...block.its.matchAll(RECIPIENT)].map(([, address = '']) => ({ address, its: block.its })),
  );
  const failed = named.length > 0 ? named : addressesIn(mail).map((address) => ({ address, its }));
  return {
    about: [...new Set(about)].filter((id) => id !== mail.headerId).slice(0, MOST_ABOUT),
    isFinal: action ? action === 'failed' : !statusIn(its)?.startsWith('4'),
    failed: failed.map((one) => ({
      address: spelledMail(one.address),
      reason: reasonIn(one.its, mail),
    })),
  };
}

const RECIPIENT = /^(?:original|final)-recipient:\s*[\w-]+;\s*<?([^\s<>]+)/gim;
/** Header fields of the mail that came back, in the text of a report: they name all of its recipients. */
const QUOTED_HEAD = /^[> \t]*(?:received|return-path|message-id|from|to|subject):/im;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Addresses in a report without the fields of RFC 3464: those of a header field, else of its text. */
function addressesIn({ headers, text }: ReadMail): string[] {
  const field = textOf(headers.get('x-failed-recipients'));
  const [own = ''] = text.split(QUOTED_HEAD, 1);
  const found = (field || own).match(ADDRESS) ?? [];
  return found.length > 0 ? found : [''];
}

function statusIn(its: string): string | undefined {
  return /^status:\s*([245]\.\d+\.\d+)/im.exec(its)?.[1];
}

function reasonIn(its: string, mail: ReadMail): string {
  const diagnostic = /^diagnostic-code:\s*(.+(?:\r?\n[ \t].+)*)/im.exec(its)?.[1];
  const said = diagnostic?.replace(/^[\w-]+;\s*/, '') ?? mail.subject;
  const words = [statusIn(its), said].filter(Boolean).join(' ');
  return clean(words.replace(/\s+/g, ' ')).slice(0, LONGEST_REASON);
}

/** Of a report about several recipients, the fields of those that were not reached, else of the first. */
function failedIn(report: string): { action: string | undefined; its: string }[] {
  const blocks = report.split(/\r?\n[ \t]*\r?\n/).map((its) => ({
    action: /^action:\s*(\w+)/im.exec(its)?.[1]?.toLowerCase(),
    its,
  }));
  const named = blocks.filter(({ action }) => action !== undefined);
  const failed = named.filter(({ action }) => action === 'failed');
  return failed.length > 0 ? failed : named.slice(0, 1);
}
