import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { Payload } from 'payload';
import { createElement } from 'react';
import type { NewDeviceMail } from '../../access/accounts/devices/known-devices.ts';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { accountMails } from '../texts/account-words.ts';
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
  const words = accountMails(locale).newDevice;
  const time = timeIn(locale, at);
  const about = browser
    ? fill(words.textWithBrowser, { time, browser })
    : fill(words.text, { time });
  const content = {
    locale,
    company: await readCompany(payload, locale),
    heading: words.heading,
    paragraphs: [about, words.own, words.stranger],
    button: { label: words.open, href: `${cmsUrl}/admin/account` },
  };
  return { subject: words.subject, ...(await bothParts(createElement(MailLayout, content))) };
}
