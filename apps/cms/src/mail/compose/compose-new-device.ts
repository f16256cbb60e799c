import { LOCALES } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import type { NewDeviceMail } from '../../access/accounts/devices/known-devices.ts';
import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { ACCOUNT_MAILS } from '../texts/account-words.ts';
import { bothParts } from './composing.ts';

/** A moment in words, by the company's clock. */
export function timeIn(locale: AdminLanguage, at: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: SCHEDULE_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(at));
}

/** Writes the mail about a sign-in from a browser that the account has not used before. */
export async function composeNewDevice(
  payload: Payload,
  cmsUrl: string,
  { language, browser, at }: NewDeviceMail,
): Promise<{ subject: string; html: string; text: string }> {
  const locale = adminLanguage(language);
  const words = ACCOUNT_MAILS[locale].newDevice;
  const content = {
    locale,
    company: await readCompany(payload, locale),
    heading: words.heading,
    paragraphs: [words.text(timeIn(locale, at), browser), words.own, words.stranger],
    button: { label: words.open, href: `${cmsUrl}/admin/account` },
  };
  return { subject: words.subject, ...(await bothParts(createElement(MailLayout, content))) };
}
