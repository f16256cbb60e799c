import { createHash } from 'node:crypto';
import { NAMES } from '@osnowa/brand';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { refusal } from '../../kit/endpoint.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { env } from '../../platform/process/env.ts';

/** Shortest password that is accepted. */
const PASSWORD_MIN = 12;

/** Longest password that is accepted: a longer one only takes longer to hash. */
const PASSWORD_MAX = 200;

/** Common words of stolen passwords, in the languages of the company. */
export const COMMON = [
  NAMES.company.toLowerCase(),
  ...'password passwort haslo hasło qwerty qwertz azerty asdf zxcv secret tajne geheim'.split(' '),
  ...'letmein welcome witaj willkommen admin administrator changeme zmienmnie'.split(' '),
  ...'polska deutschland iloveyou kocham company firma football monkey dragon master'.split(' '),
  ...'superman batman summer winter spring autumn lato zima wiosna jesien sommer'.split(' '),
  ...'abcdef abc abcd test temp'.split(' '),
];

const DIGIT_RUNS = '01234567890123456789 98765432109876543210';

function withoutRuns(password: string): string {
  let rest = password;
  for (let length = 10; length >= 3; length -= 1) {
    for (let start = 0; start + length <= DIGIT_RUNS.length; start += 1) {
      rest = rest.replaceAll(DIGIT_RUNS.slice(start, start + length), '');
    }
  }
  return rest;
}

/** Signs that people use in place of letters; programs that guess passwords try them too. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function withLettersBack(password: string): string {
  return [...withoutRuns(password)].map((sign) => LOOKALIKES[sign] ?? sign).join('');
}

/** Removes parts that are long but easy to guess: common words, runs and repeated characters. */
function withoutGuessable(password: string, own: readonly string[]): string {
  const words = [...COMMON, ...own].sort((one, other) => other.length - one.length);
  let rest = password.toLowerCase();
  for (const word of words) rest = rest.replaceAll(word, '');
  return withoutRuns(rest).replace(/(.)\1+/gu, '$1');
}

/**
 * Whether a password can be used: 12 to 200 characters, of which at least six remain without common
 * words, runs, repetitions and the account's own e-mail address, also where signs stand for
 * letters. A list of common passwords would contain few of twelve characters; this rule refuses the
 * parts they consist of.
 */
export function isStrongPassword(password: string, mail = ''): boolean {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return false;
  const own = mail
    .toLowerCase()
    .split(/[@.]/)
    .filter((part) => part.length > 3);
  return [password, withLettersBack(password)].every((spelling) => {
    const rest = withoutGuessable(spelling, own);
    return rest.length >= 6 && new Set(rest).size >= 5;
  });
}

/** Every way to set a password goes through here: new account, change, reset by mail. */
export const strongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return;
  const data = (args as { data?: { password?: unknown; email?: unknown } }).data;
  if (!data || data.password === undefined || data.password === null) return;
  const mail = typeof data.email === 'string' ? data.email : req.user?.email;
  if (typeof data.password === 'string' && isStrongPassword(data.password, mail)) return;
  // Not as an error of the field: Payload would show the field's name without the reason.
  throw refusal(req, (w) => w.accounts.weak);
};

interface Request {
  req?: PayloadRequest;
  token?: string;
}

/** Subject of the mail for a forgotten password. */
export function resetSubject({ req }: Request = {}): string {
  return officeWords(req?.i18n?.language).accounts.resetMail.subject;
}

/**
 * Body of that mail. Its link comes from the configuration, never from the request's Host header.
 */
export function resetMail({ req, token }: Request = {}): string {
  const language = adminLanguage(req?.i18n?.language);
  const words = officeWords(language).accounts.resetMail;
  const href = `${env.CMS_URL}/admin/reset/${encodeURIComponent(token ?? '')}`;
  return `<p lang="${language}">${words.lead}</p><p><a href="${href}">${words.link}</a></p>`;
}

function hashOf(token: unknown): string {
  return createHash('sha256').update(String(token)).digest('base64url');
}

/** The link in a mail has the token of a new password, and the database its hash: a copy opens no account. */
export const hashToken: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'forgotPassword') req.context.makesResetToken = true;
  const { data } = args as { data?: { token?: unknown } };
  if (operation === 'resetPassword' && data) data.token = hashOf(data.token);
};

/** Stores the hash of the token that has just been made. */
export const storeHashOfToken: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.context.makesResetToken || !data.resetPasswordToken) return data;
  return { ...data, resetPasswordToken: hashOf(data.resetPasswordToken) };
};
