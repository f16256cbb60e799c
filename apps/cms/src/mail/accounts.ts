import { fill } from '@osnowa/text';
import type { Payload } from 'payload';
import { hasRole } from '../accounts/roles.ts';
import type { NewDeviceMail } from '../accounts/sign-in/devices/known-devices.ts';
import { passkeysOf } from '../accounts/sign-in/passkeys/passkeys.ts';
import type { SignInMail } from '../accounts/sign-in/sign-in-changes.ts';
import { accountMails } from '../content/words/mail-words.ts';
import { type AdminLanguage, adminLanguage } from '../kit/office-language.ts';
import type { User } from '../platform/database/generated/payload-types.ts';
import { SCHEDULE_ZONE } from '../platform/time-zone.ts';
import { readCompany } from '../reads/company.ts';
import { momentIn } from './composing.ts';
import { type Content, laidOut } from './layout.tsx';

interface AccountMail {
  subject: string;
  html: string;
  text: string;
}

async function laid(
  payload: Payload,
  locale: AdminLanguage,
  { subject, ...content }: Content & { subject: string },
): Promise<AccountMail> {
  return { subject, ...(await laidOut(locale, await readCompany(payload, locale), content)) };
}

/** Writes the mail about a sign-in from a browser that the account has not used before. */
export function composeNewDevice(
  payload: Payload,
  cmsUrl: string,
  { language, browser, at }: NewDeviceMail,
): Promise<AccountMail> {
  const locale = adminLanguage(language);
  const words = accountMails(locale).newDevice;
  const { subject, heading, own, stranger } = words;
  const time = momentIn(locale, new Date(at), SCHEDULE_ZONE);
  const about = browser
    ? fill(words.textWithBrowser, { time, browser })
    : fill(words.text, { time });
  const button = { label: words.open, href: `${cmsUrl}/admin/account` };
  return laid(payload, locale, { subject, heading, parts: [about, own, stranger], button });
}

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
): Promise<AccountMail> {
  const user = await payload.findByID({ collection: 'users', id: account });
  const locale = await languageOf(payload, user);
  const { changed: words, newDevice } = accountMails(locale);
  const isOwn = about === undefined;
  const { email } = isOwn ? user : await payload.findByID({ collection: 'users', id: about });
  const own: Readonly<Record<string, string>> = byOther ? words.changesByOther : {};
  const time = momentIn(locale, new Date(at), SCHEDULE_ZONE);
  const what = fill(own[change] ?? words.changes[change], { time, name, email });
  const ofPassword = change === 'password-changed' || change === 'password-reset';
  const passkeys = ofPassword ? await passkeysOf(payload, account) : [];
  const left = passkeys.map((passkey) => passkey.name).join(', ');
  const then = isOwn ? [newDevice.own, words.stranger] : [words.administrator];
  return laid(payload, locale, {
    subject: words.subject,
    heading: words.heading,
    parts: [what, left ? fill(words.passkeys, { names: left }) : null, ...then],
    button: isOwn
      ? { label: newDevice.open, href: `${cmsUrl}/admin/account` }
      : { label: words.open, href: `${cmsUrl}/admin/collections/audit` },
  });
}
