import { randomBytes } from 'node:crypto';
import type { Locale } from '@osnowa/contract';
import { isSigned, sign } from '@osnowa/http';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '../../platform/process/env.ts';
import { type Assignment, type GivenDocument, TRANSLATOR } from '../translators.ts';
import { endSessions } from './sessions.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long an account is stored after its end, in days: so long its link says what has happened. */
const STORED_DAYS = 30;

/** Path of the page behind a link, below that of the back office. */
export const TRANSLATOR_PATH = '/translate' as const;

/** A translator's account. */
export interface TranslatorAccount {
  id: number;
  name: string;
  roles: string[];
  languages: Locale[];
  assignment: Assignment;
  createdAt: string;
}

function signedText({ id, createdAt }: TranslatorAccount): string {
  return ['translator-account', id, Date.parse(createdAt)].join('.');
}

/** The address that a translator gets. Behind `#`, the token reaches no log and no other host. */
export function translatorAddress(account: TranslatorAccount): string {
  const token = `t${account.id}.${sign(env.PAYLOAD_SECRET, signedText(account))}`;
  return `${env.CMS_URL}/admin${TRANSLATOR_PATH}#${token}`;
}

/** All accounts of translators, the newest first. */
export async function translators(payload: Payload, req?: PayloadRequest) {
  const { docs } = await payload.db.find<TranslatorAccount>({
    collection: 'users',
    where: { roles: { contains: TRANSLATOR } },
    sort: '-createdAt',
    pagination: false,
    ...(req && { req }),
  });
  return docs;
}

/** The account that a token opens; `null` for one that is not signed. */
export async function accountOf(payload: Payload, token: string) {
  const [, id, signature = ''] = /^t(\d{1,9})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const accounts = id ? await translators(payload) : [];
  const account = accounts.find((one) => one.id === Number(id));
  if (!account || !isSigned(env.PAYLOAD_SECRET, signedText(account), signature)) return null;
  return account;
}

/** Values of a new account. */
interface NewTranslator {
  name: string;
  language: Locale;
  days: number;
  note: string;
  by: string;
}

/**
 * Makes an account without a password, for one document at first. It goes past Payload, which makes
 * no account without one. Its address is of no mailbox.
 */
export async function addTranslator(
  payload: Payload,
  { name, language, days, note, by }: NewTranslator,
  document: GivenDocument,
): Promise<void> {
  const until = new Date(Date.now() + days * DAY_MS).toISOString();
  const now = new Date().toISOString();
  const data = {
    name,
    email: `${randomBytes(8).toString('hex')}@translator.invalid`,
    roles: [TRANSLATOR],
    languages: [language],
    mayPublish: false,
    assignment: { documents: [document], until, note, by },
    createdAt: now,
    updatedAt: now,
  };
  await payload.db.create({ collection: 'users', data, returning: false });
}

/** Changes what a translator was given. */
async function assign(payload: Payload, id: number, assignment: Assignment, req?: PayloadRequest) {
  await payload.db.updateOne({
    ...{ collection: 'users', id, data: { assignment }, returning: false },
    ...(req && { req }),
  });
}

/** Place of a document, as hooks have it. */
type Place = Pick<GivenDocument, 'collection'> & { id: number | string };

const isAt = (one: GivenDocument, place: Place) =>
  one.collection === place.collection && one.id === Number(place.id);

/** Whether a translator has this document. */
export function has({ assignment }: TranslatorAccount, place: Place): boolean {
  return assignment.documents.some((one) => isAt(one, place));
}

/** Gives a document to a translator, or takes it back. */
export async function setGiven(
  payload: Payload,
  { id, assignment }: TranslatorAccount,
  document: GivenDocument,
  isGiven: boolean,
): Promise<void> {
  const others = assignment.documents.filter((one) => !isAt(one, document));
  const documents = isGiven ? [...others, document] : others;
  await assign(payload, id, { ...assignment, documents });
}

/** Ends a translator's time: the link and all sessions. */
export async function endTranslator(payload: Payload, { id, assignment }: TranslatorAccount) {
  await assign(payload, id, { ...assignment, until: new Date().toISOString() });
  await endSessions(payload, id, { allBut: null });
}

/** Takes a document that was deleted: a later one may get its number. */
export async function takeFromTranslators(req: PayloadRequest, place: Place): Promise<void> {
  for (const account of await translators(req.payload, req)) {
    if (!has(account, place)) continue;
    const documents = account.assignment.documents.filter((one) => !isAt(one, place));
    await assign(req.payload, account.id, { ...account.assignment, documents }, req);
  }
}

/** Deletes accounts a month after their end, with the names. */
export async function forgetTranslators(payload: Payload, now: Date): Promise<void> {
  const before = now.getTime() - STORED_DAYS * DAY_MS;
  for (const { assignment, id } of await translators(payload)) {
    if (Date.parse(assignment.until) < before) await payload.delete({ collection: 'users', id });
  }
}
