import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { readColleagues } from '../../leads/management/round-robin/colleagues.ts';
import { UNMATCHED_SPAM, WAITING_UNMATCHED } from '../../outbox/unmatched-notice.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { filled, readMailWords } from '../texts/mail-words.ts';
import { bothParts, type Composed, type MailSettings, staffMailbox } from './composing.ts';

const LIST = '/admin/collections/messages';

/**
 * Reports all mails that fit no lead, after an hour in which several came: how many wait now.
 * @param recipient address of the person next in turn; `null`: the mailbox of all who work on leads
 * @throws Error when no mailbox for leads is configured
 */
export async function unmatchedMails(
  payload: Payload,
  settings: MailSettings,
  recipient: string | null,
): Promise<Composed> {
  const { company, locale, notices, to } = await readerOf(payload, settings, recipient);
  const collection = 'messages';
  const { totalDocs: waiting } = await payload.count({ collection, where: WAITING_UNMATCHED });
  const { totalDocs: spam } = await payload.count({ collection, where: UNMATCHED_SPAM });
  const words = notices.allUnmatched;
  const text = filled(words.text, locale, { count: `${waiting}` });
  const apart = spam > 0 ? [filled(words.spam, locale, { count: `${spam}` })] : [];
  const href = `${settings.cmsUrl}${addressOf(LIST, conditionsOf(WAITING_UNMATCHED))}`;
  const content = {
    locale,
    company,
    heading: words.heading,
    paragraphs: [text, ...apart],
    button: { label: words.open, href },
  };
  return {
    ...to,
    replyTo: null,
    subject: filled(words.subject, locale, { count: `${waiting}` }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
}

/** Recipient of such a mail, and the words of its language. */
async function readerOf(payload: Payload, settings: MailSettings, recipient: string | null) {
  const colleagues = recipient === null ? [] : await readColleagues(payload);
  const reader = colleagues.find(({ email }) => email === recipient);
  const locale = reader?.language ?? DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { notices } = await readMailWords(payload, locale);
  const form = { formType: 'contact' } as const;
  const to = recipient ? { to: recipient } : await staffMailbox(payload, form, company, settings);
  return { company, locale, notices, to };
}
