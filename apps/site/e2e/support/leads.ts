import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { captchaReply } from '@osnowa/contract';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { stack } from './env.ts';

/** A person who signs in to the back office. */
export interface Account {
  email: string;
  password: string;
}

/** All files share one session: if two are opened at the same moment, Payload stores only one. */
let session = stack.session;

let opening: Promise<string> | undefined;

/**
 * Signs in as the administrator that the first start made, unless the session is still good.
 * @returns the session's cookie
 */
async function signIn(): Promise<string> {
  if (session && (await isGood(session))) return session;
  opening ??= openSession(stack.admin).finally(() => {
    opening = undefined;
  });
  session = await opening;
  return session;
}

/** @returns the cookie of a new session */
async function openSession(account: Account): Promise<string> {
  const response = await fetch(`${stack.cms}/payload/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.cms },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('adm='));
  return cookie?.split(';', 1)[0] ?? '';
}

/** Makes an account with these rights. */
export async function newAccount(name: string, rights: object): Promise<Account> {
  const account = { email: `person.${randomUUID()}@e2e.example`, password: randomUUID() };
  const body = JSON.stringify({ ...account, name, ...rights });
  await backOffice('/users', { method: 'POST', body });
  return account;
}

/**
 * Makes an administrator for tests that sign in by themselves: other files prolong the shared
 * account's sessions, and of two changes at the same moment Payload stores one.
 */
export const newAdministrator = (name = 'Administrator') => newAccount(name, { roles: ['admin'] });

/** Payload reads a cookie only together with its origin. */
async function isGood(cookie: string): Promise<boolean> {
  const headers = { cookie, origin: stack.cms };
  const response = await fetch(`${stack.cms}/payload/users/me`, { headers });
  return ((await response.json()) as { user: unknown }).user !== null;
}

/**
 * The cookie of a session, for a browser.
 * @param account owner of a new session; without it, the shared one
 */
export async function signedIn(account?: Account) {
  const cookie = account ? await openSession(account) : await signIn();
  const [name = '', value = ''] = cookie.split('=', 2);
  return { name, value, url: stack.cms };
}

/**
 * A request to the back office as its administrator; the answer is parsed JSON. The session is
 * checked only after a refusal: tests send many requests while they wait.
 */
export async function backOffice<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const ask = (cookie: string) =>
    fetch(`${stack.cms}/payload${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', cookie, origin: stack.cms },
    });
  const first = await ask(session ?? (await signIn()));
  const isRefused = first.status === 401 || first.status === 403;
  const response = isRefused ? await ask(await signIn()) : first;
  expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return (await response.json()) as Answer;
}

let senders = 0;

/** A mailbox that no other test sends from. */
export function sender(name: string): string {
  senders += 1;
  // Each of a company of their own: a colleague who knows one of them gets the next lead, and a mail.
  return `${name}@${Date.now()}-${senders}.zaklad.example`;
}

/** The leads with a reference number, as the inbox shows them. */
export async function leadsWith(reference: string): Promise<Record<string, unknown>[]> {
  const query = `/leads?depth=0&where[reference][equals]=${reference}`;
  const { docs } = await backOffice<{ docs: Record<string, unknown>[] }>(query);
  return docs;
}

/** The leads of a sender. */
export async function leadsFrom(mail: string): Promise<Record<string, unknown>[]> {
  const query = `/leads?depth=0&limit=100&where[mail][equals]=${encodeURIComponent(mail)}`;
  const { docs } = await backOffice<{ docs: Record<string, unknown>[] }>(query);
  return docs;
}

/** Files of a lead. */
export async function attachmentsOf(lead: Record<string, unknown> | undefined) {
  const query = `/attachments?depth=0&where[lead][equals]=${lead?.id}`;
  return (await backOffice<{ docs: Record<string, unknown>[] }>(query)).docs;
}

/** Status of an e-mail address on the newsletter's list. */
export async function stateOf(mail: string): Promise<unknown> {
  const query = `/subscribers?where[mail][equals]=${encodeURIComponent(mail)}`;
  const { docs } = await backOffice<{ docs: { state: string }[] }>(query);
  return docs.map(({ state }) => state);
}

/** Sent mails with a reference number, once there are as many as wanted. */
export async function mailsWith(reference: string, wanted: number): Promise<Email[]> {
  const speaking = ({ subject, text }: Email) => `${subject}${text}`.includes(reference);
  const found = async () => (await mailsThatLeft()).filter(speaking);
  await expect.poll(async () => (await found()).length, { interval: 200 }).toBe(wanted);
  return found();
}

/** The first link with this beginning in a mail to a recipient, once such a mail was sent. */
export async function linkInMailTo(recipient: string, beginning: string): Promise<string> {
  const found = async () =>
    (await mailsThatLeft())
      .filter(({ to }) => to?.some(({ address }) => address === recipient))
      .flatMap(({ text }) => text?.match(/https?:\/\/[^\s\]]+/g) ?? [])
      .find((link) => link.startsWith(beginning)) ?? '';
  await expect.poll(found, { interval: 200 }).not.toBe('');
  return found();
}

const parsed = new Map<string, Promise<Email>>();

/** Every sent mail. A file that has grown since is read again: it was being written. */
async function mailsThatLeft(): Promise<Email[]> {
  const folder = join(stack.dataDir, 'mails');
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  return Promise.all(
    files.map(async (file) => {
      const version = `${file} ${(await stat(file)).size}`;
      const known = parsed.get(version) ?? PostalMime.parse(await readFile(file));
      parsed.set(version, Promise.resolve(known));
      return known;
    }),
  );
}

/**
 * A solved proof of work for the form field `altcha`: a program that bypasses the site has to
 * work like a browser; otherwise its leads are filed as unverified.
 */
async function solvedCaptcha(): Promise<string> {
  const reply = captchaReply.parse(await (await fetch(`${stack.cms}/api/captcha`)).json());
  if (reply.kind !== 'altcha') return '';
  const { nonce, salt, cost, keyLength, keyPrefix } = reply.challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const solved = { challenge: reply.challenge, solution: { counter, derivedKey } };
    return Buffer.from(JSON.stringify(solved)).toString('base64');
  }
}

/** Sends a contact form without the site, as another site might; returns its reference number. */
export async function sendLead(fields: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({
    topic: 'offer',
    fullName: 'Katarzyna Zielińska',
    mail: `katarzyna-${Date.now()}@klient.example`,
    phoneNumber: '501 002 003',
    message: 'Szukamy systemu dla magazynu.',
    consent: 'on',
    locale: 'pl',
    page: '/contact',
    altcha: await solvedCaptcha(),
    ...fields,
  });
  const response = await fetch(`${stack.cms}/api/contact/send-message`, { method: 'POST', body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}
