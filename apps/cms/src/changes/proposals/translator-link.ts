import { isSigned, sign } from '@osnowa/http';
import { env } from '../../process/env.ts';

/** Path of a translator's page, below that of the back office. */
export const TRANSLATOR_PATH = '/translate';

/** Signed values of a link: an earlier row's link with this id opens nothing of the present one. */
interface LinkSubject {
  id: number;
  source: string;
  document: string;
  language: string;
  /** ISO 8601. */
  expiresAt: string;
}

function signedText({ id, source, document, language, expiresAt }: LinkSubject): string {
  const until = new Date(expiresAt).getTime();
  return ['translator-link', id, source, document, language, until].join('.');
}

/** The address that a translator gets. Behind `#`, the token reaches no log and no other host. */
export function translatorAddress(subject: LinkSubject): string {
  const token = `${subject.id}.${sign(env.PAYLOAD_SECRET, signedText(subject))}`;
  return `${env.CMS_URL}/admin${TRANSLATOR_PATH}#${token}`;
}

/** The proposal that a token names, whether or not it is signed; `null` for something else. */
export function proposalIn(token: string): number | null {
  const [, id] = /^(\d{1,15})\.[0-9a-f]{64}$/.exec(token) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether a token is that of the proposal's link. */
export function isTokenOf(token: string, subject: LinkSubject): boolean {
  return isSigned(env.PAYLOAD_SECRET, signedText(subject), token.split('.')[1] ?? '');
}
