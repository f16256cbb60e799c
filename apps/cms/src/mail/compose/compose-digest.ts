import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { countLines, morningOf } from '../../leads/digest.ts';
import { addressOf, conditionsOf } from '../../leads/list-address.ts';
import { readCompany } from '../../reads/company.ts';
import { DeskDigest } from '../templates/desk-digest.tsx';
import { NOTICES } from '../texts/notice-words.ts';
import { bothParts, type Composed, deskOf, type Lead, type MailSettings } from './composing.ts';

/** Writes the mail of a morning, as the desk was when the office opened on the day of this instant. */
export async function morningDigest(
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
  due: Date,
): Promise<Composed> {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { companyName, timeZone } = company;
  const morning = morningOf(due, company) ?? due;
  const counted = (await countLines(payload, morning, company)).filter(({ count }) => count > 0);
  const words = NOTICES[locale].morning;
  const lines = counted.map(({ name, collection, where, count }) => ({
    text: words.lines[name](count),
    href: addressOf(`${settings.cmsUrl}/admin/collections/${collection}`, conditionsOf(where)),
  }));
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const time = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(morning);
  const mail = {
    locale,
    companyName,
    asOf: words.asOf(time, timeZone),
    lines,
    note: counted.some(({ name }) => name === 'silenced') ? words.silencedNote : null,
    link: `${settings.cmsUrl}/admin/collections/leads`,
  };
  const countOf = (wanted: string) => counted.find(({ name }) => name === wanted)?.count ?? 0;
  return {
    to: deskOf(lead, company, settings),
    replyTo: null,
    subject: words.subject(countOf('waiting'), countOf('overdue')),
    ...(await bothParts(createElement(DeskDigest, mail))),
  };
}
