import { domainToUnicode } from 'node:url';
import { spelledMail } from '@osnowa/contract';
import type { Payload } from 'payload';

/**
 * All spellings of an address that may be stored, the present one first: earlier versions stored
 * that of the form or of the mail, with the domain in its own letters.
 */
export function spellingsOf(mail: string): string[] {
  const spelled = spelledMail(mail);
  const at = spelled.lastIndexOf('@') + 1;
  const unicode = spelled.slice(0, at) + domainToUnicode(spelled.slice(at));
  return [...new Set([spelled, at > 0 ? unicode : spelled, mail.trim().toLowerCase()])];
}

/** The domain of the address in a column, in the words of the database in use. */
export function domainInSql({ db }: Payload, column: string): string {
  return db.name === 'sqlite'
    ? `substr(lower(${column}), instr(${column}, '@') + 1)`
    : `split_part(lower(${column}), '@', 2)`;
}
