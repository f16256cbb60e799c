import { fill } from '@osnowa/text';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { passkeysOf } from '../../access/accounts/passkeys/passkeys.ts';
import type { SignInMail } from '../../access/accounts/sign-in-changes.ts';
import { hasRole } from '../../access/roles.ts';
import type { User } from '../../database/generated/payload-types.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { accountMails } from '../texts/account-words.ts';
import { timeIn } from './compose-new-device.ts';
import { bothParts } from './composing.ts';

/** The language of notices; of an editor, who chooses none, that of the back office where it was used last. */
async function languageOf(payload: Payload, user: User): Promise<AdminLanguage> {
  if (hasRole(user, 'admin', 'manager', 'recruiter', 'sales')) {
    return adminLanguage(user.mailLanguage ?? undefined);
  }
  const { docs } = await payload.db.find<{ language: string }>({
    collection: 'known-devices',
    where: { account: { equals: user.id } },
    sort: '-usedAt',
    limit: 1,
  });
  return adminLanguage(docs[0]?.language);
}

/** Writes the mail about a change of how an account is signed in to, or about tries to do so. */
export async function composeSignInChange(
  payload: Payload,
  cmsUrl: string,
  { account, about, at, byOther = false, change, name = '' }: SignInMail,
): Promise<{ subject: string; html: string; text: string }> {
  const user = await payload.findByID({ collection: 'users', id: account });
  const locale = await languageOf(payload, user);
  const { changed: words, newDevice } = accountMails(locale);
  const time = timeIn(locale, at);
  const tried =
    about === undefined ? user : await payload.findByID({ collection: 'users', id: about });
  const own: Readonly<Record<string, string>> = byOther ? words.changesByOther : {};
  const what = fill(own[change] ?? words.changes[change], { time, name, email: tried.email });
  const ofPassword = change === 'password-changed' || change === 'password-reset';
  const passkeys = ofPassword ? await passkeysOf(payload, account) : [];
  const left = passkeys.map((passkey) => passkey.name).join(', ');
  const isOwn = about === undefined;
  const content = {
    locale,
    company: await readCompany(payload, locale),
    heading: words.heading,
    paragraphs: [
      what,
      ...(left ? [fill(words.passkeys, { names: left })] : []),
      ...(isOwn ? [newDevice.own, words.stranger] : [words.administrator]),
    ],
    button: isOwn
      ? { label: newDevice.open, href: `${cmsUrl}/admin/account` }
      : { label: words.open, href: `${cmsUrl}/admin/collections/audit` },
  };
  return { subject: words.subject, ...(await bothParts(createElement(MailLayout, content))) };
}
