import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import type { Message } from '../../database/generated/payload-types.ts';
import { ownWords } from '../../intake/inbound/quoted-text.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { timeInWords } from '../../leads/calls/time-in-words.ts';
import { conversationBefore } from '../../leads/conversation/conversation-before.ts';
import { wordsIn } from '../../leads/conversation/placeholders.ts';
import type { HistoryEntry } from '../../leads/events/lead-events.ts';
import { historyOf } from '../../leads/events/lead-events.ts';
import { readColleagues } from '../../leads/management/round-robin/colleagues.ts';
import { type Company, readCompany } from '../../reads/company.ts';
import { CompanyNotification, type Fact } from '../templates/company-notification.tsx';
import { filled, readMailWords } from '../texts/mail-words.ts';
import {
  bothParts,
  type Composed,
  type Lead,
  leadLink,
  type MailSettings,
  type MessageToCompose,
  staffMailbox,
} from './composing.ts';

/** Code units of a mail that its notice shows, and of a subject and of a name in the notice's subject. */
const LONGEST_TEXT = 4_000;
const LONGEST_SUBJECT = 100;
const LONGEST_NAME = 60;

type NoticeOf = Pick<MessageToCompose, 'lead' | 'recipient'>;

/**
 * Shows a received mail to the person who has to look at it: of the customer of a lead, or one that
 * fits no lead. The words come first; an answer is written in the back office.
 * @throws Error when the mail is gone
 */
export async function receivedNotice(
  payload: Payload,
  settings: MailSettings,
  id: number,
  { lead: leadId, recipient = null }: NoticeOf,
): Promise<Composed> {
  const mail = await payload.findByID({ collection: 'messages', id, depth: 0 });
  const lead = leadId === null ? null : await leadWith(payload, leadId);
  const { company, locale, words, to } = await readerOf(payload, settings, lead, recipient);
  const known = lead ? await conversationBefore(payload, lead.id, id) : [];
  const text = ownWords(mail.text ?? '', { subject: mail.subject, known }).slice(0, LONGEST_TEXT);
  const { name } = JSON.parse(mail.replyTo ?? '{}') as { name?: string };
  const sender = name || mail.sender || '?';
  const said = words.notices[lead ? 'reply' : 'unmatched'];
  const about = mail.subject || text.split('\n', 1)[0] || '';
  const values = {
    reference: lead?.reference ?? '',
    sender: sender.slice(0, LONGEST_NAME),
    subject: about.slice(0, LONGEST_SUBJECT),
  };
  const files = await payload.db.find<{ name: string }>({
    collection: 'attachments',
    where: { message: { equals: id } },
    select: { name: true },
    pagination: false,
  });
  const fact = (label: string, value: string): Fact[] =>
    value === '' ? [] : [{ label, values: [{ text: value }] }];
  const content = {
    locale,
    words: { ...words.notification, heading: said.heading, reply: said.text },
    companyName: company.companyName,
    about: sender,
    reference: lead?.reference ?? '',
    preview: text.slice(0, LONGEST_SUBJECT),
    doubts: answerInWords(
      mail,
      lead && (await historyOf(payload, Number(leadId))),
      company,
      locale,
    ),
    message: text,
    before: [
      ...fact(words.notification.mail, mail.sender ?? ''),
      ...fact(words.notices.mailSubject, mail.subject ?? ''),
    ],
    after: fact(words.lead.files, files.docs.map((file) => file.name).join(', ')),
    link: lead ? leadLink(settings, lead) : `${settings.cmsUrl}/admin/collections/messages/${id}`,
  };
  return {
    ...to,
    replyTo: null,
    subject: filled(said.subject, locale, values),
    ...(await bothParts(createElement(CompanyNotification, content))),
  };
}

/**
 * Notifies the author of a reply that it did not arrive, with the mail server's reason.
 * @throws Error when the reply is gone
 */
export async function lostNotice(
  payload: Payload,
  settings: MailSettings,
  id: number,
  { lead: leadId, recipient = null }: NoticeOf,
): Promise<Composed> {
  const reply = await payload.findByID({ collection: 'messages', id, depth: 0 });
  const lead = await leadWith(payload, leadId);
  const { company, locale, words, to } = await readerOf(payload, settings, lead, recipient);
  const said = words.notices.lost;
  const values = { reference: lead.reference, address: reply.recipient ?? '' };
  const content = {
    locale,
    words: { ...words.notification, heading: said.heading, reply: said.text },
    companyName: company.companyName,
    about: reply.recipient ?? '',
    reference: lead.reference,
    preview: reply.problem ?? '',
    doubts: null,
    message: (reply.text ?? wordsIn(reply.body)).slice(0, LONGEST_TEXT),
    before: [{ label: said.reason, values: [{ text: reply.problem ?? '–' }] }],
    after: [],
    link: leadLink(settings, lead),
  };
  return {
    ...to,
    replyTo: null,
    subject: filled(said.subject, locale, values),
    ...(await bothParts(createElement(CompanyNotification, content))),
  };
}

async function leadWith(payload: Payload, id: number | null): Promise<Lead> {
  return (await payload.findByID({ collection: 'leads', id: Number(id), depth: 0 })) as Lead;
}

/** Recipient of such a notice, and the words of their language. */
async function readerOf(
  payload: Payload,
  settings: MailSettings,
  lead: Lead | null,
  recipient: string | null,
) {
  const colleagues = recipient === null ? [] : await readColleagues(payload);
  const reader = colleagues.find(({ email }) => email === recipient);
  const locale = reader?.language ?? DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const words = await readMailWords(payload, locale);
  const form = lead ?? { formType: 'contact' as const };
  const to = recipient ? { to: recipient } : await staffMailbox(payload, form, company, settings);
  return { company, locale, words, to };
}

/** A calendar's answer to the invitation to a call, with the other time that it may propose. */
function answerInWords(
  { remarks, sentAt }: Message,
  history: readonly HistoryEntry[] | null,
  { timeZone }: Company,
  locale: AdminLanguage,
): string | null {
  const said = (remarks ?? '').split(' ');
  const answer = (['declined', 'proposed'] as const).find((remark) => said.includes(remark));
  if (!answer || !history) return null;
  const its = ({ at, change }: HistoryEntry) =>
    change === `call-${answer}` && Date.parse(at) === Date.parse(sentAt ?? '');
  const entry = history.find(its);
  const times = [entry?.from, entry?.to].flatMap((time) =>
    time ? timeInWords(time, locale, timeZone) : [],
  );
  return [officeWords(locale).states.mailRemarks[answer], times.join(' → ')]
    .filter(Boolean)
    .join(': ');
}
