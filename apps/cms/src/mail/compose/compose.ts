import { DEFAULT_LOCALE, isOfficeOpen, LOCALES, type Office } from '@osnowa/contract';
import { answerInWords } from '@osnowa/text/field-labels';
import type { Payload } from 'payload';
import { createElement } from 'react';
import type { OutgoingKind } from '../../fields/mail-states.ts';
import { goneCall, sentToStaff } from '../../leads/calls/messages-about.ts';
import { officeAt } from '../../leads/deadlines/office-hours.ts';
import { dayIn, nextOpening } from '../../leads/deadlines/office-time.ts';
import { ownerOnDuty } from '../../leads/management/round-robin/on-duty.ts';
import type { Pair } from '../../leads/submission-fields.ts';
import { bareAddress, type Mail } from '../../outbox/mail.ts';
import { lostIn, receivedIn } from '../../outbox/mail-notice.ts';
import type { ColleagueMail } from '../../outbox/to-colleagues.ts';
import { notifiesOfUnmatched } from '../../outbox/unmatched-notice.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { type AnswerTime, VisitorConfirmation } from '../templates/visitor-confirmation.tsx';
import { filled, type MailWords, readMailWords } from '../texts/mail-words.ts';
import { callForAdviser, callOfDeleted, changedCall, confirmedCall } from './compose-call.ts';
import { callForStaff } from './compose-call-off.ts';
import { toColleague } from './compose-colleagues.ts';
import { lostNotice, receivedNotice } from './compose-mail-notice.ts';
import { optIn, welcome } from './compose-newsletter.ts';
import { digest, morningDigest, withdrawal } from './compose-notices.tsx';
import { mailedEstimate, notification, pdfOf } from './compose-notification.ts';
import { reply } from './compose-reply.ts';
import { unmatchedMails } from './compose-unmatched.ts';
import {
  bothParts,
  type Compose,
  type Composed,
  companyMailbox,
  type Lead,
  leadLink,
  type MailSettings,
  type MessageToCompose,
  staffMailbox,
} from './composing.ts';
import { phoneInWords } from './notified-facts.ts';

/**
 * Reminds of the next step, in the language of the reader's account: the owner of the lead, or who
 * is there instead; where no person is, the mailbox of the people who work on leads.
 */
const reminder: Compose = async (payload, settings, lead, { firstDueAt }) => {
  const reader = await ownerOnDuty(payload, lead, new Date(firstDueAt));
  const locale = reader?.language ?? DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { notices, reply } = await readMailWords(payload, locale);
  const words = reply.reminder;
  const step = lead.nextStep ?? '';
  const { reference } = lead;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: company.timeZone } as const;
  const time = lead.nextStepAt
    ? new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(lead.nextStepAt))
    : '';
  const name = lead.fullName || lead.companyName || lead.mail;
  const content = {
    locale,
    company,
    heading: words.heading,
    paragraphs: [filled(words.text, locale, { step, time, reference, name })],
    button: { label: notices.open, href: leadLink(settings, lead) },
  };
  return {
    ...(reader ? { to: reader.email } : await staffMailbox(payload, lead, company, settings)),
    replyTo: null,
    subject: filled(words.subject, locale, { reference, step }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

/**
 * Writes the mail of one message.
 * @throws Error when no mailbox for leads is configured
 */
export async function composeMail(
  payload: Payload,
  settings: MailSettings,
  message: MessageToCompose,
): Promise<Mail> {
  const domain = bareAddress(settings.from).replace(/^.*@/, '');
  const gone = message.lead === null ? goneCall(message.about) : null;
  if (gone) {
    const messageId = `${message.about}@${domain}`.toLowerCase();
    const composed = await callOfDeleted(payload, settings, gone, message.firstDueAt);
    return { messageId, from: settings.from, ...composed };
  }
  if (message.lead === null && notifiesOfUnmatched(message.about)) {
    const composed = await unmatchedMails(payload, settings, message.recipient ?? null);
    return { messageId: noticeId(message, domain), from: settings.from, ...composed };
  }
  const received = receivedIn(message.about);
  const lost = lostIn(message.about);
  if (received !== null || lost !== null) {
    const composed =
      received === null
        ? await lostNotice(payload, settings, lost ?? 0, message)
        : await receivedNotice(payload, settings, received, message);
    return { messageId: noticeId(message, domain), from: settings.from, ...composed };
  }
  const lead = (await payload.findByID({
    collection: 'leads',
    id: Number(message.lead),
    depth: 0,
  })) as Lead;
  const messageId = `${nameOf(message, lead)}@${domain}`.toLowerCase();
  const composed = await COMPOSERS[message.kind](payload, settings, lead, message);
  return { messageId, from: settings.from, ...composed };
}

/** The mail about a received one has no reference: its time is unique across databases. */
function noticeId({ about, firstDueAt }: MessageToCompose, domain: string): string {
  return `${about}.${Date.parse(firstDueAt).toString(36)}@${domain}`;
}

/**
 * The first part of a Message-ID, the same at every attempt. Its reference is unique, where numbers
 * of rows come again after a restore: mail programs drop a second mail of the same identity. A lead
 * may have several replies; one that was recalled and sent anew is another mail.
 */
function nameOf(message: MessageToCompose, { reference }: Lead): string {
  const { about, firstDueAt, id, kind, onceKey, uniqueKey } = message;
  const own = uniqueKey ?? onceKey;
  if (own) return `${own}.${reference}`;
  const name = `${reference}.${about ?? kind}`;
  return kind === 'reply' ? `${name}.${id}.${Date.parse(firstDueAt).toString(36)}` : name;
}

/** A mail to a colleague about a stage of a lead or a week. */
function colleague(kind: ColleagueMail): Compose {
  return (payload, settings, lead, { firstDueAt, recipient = null }) =>
    toColleague(payload, settings, lead, { kind, due: new Date(firstDueAt), recipient });
}

const COMPOSERS: Record<OutgoingKind, Compose> = {
  notification,
  confirmation,
  'opt-in': optIn,
  welcome,
  withdrawal,
  digest: (payload, settings, lead, message) =>
    message.uniqueKey
      ? morningDigest(payload, settings, lead, new Date(message.firstDueAt))
      : digest(payload, settings, lead, message),
  reply,
  reminder,
  assigned: colleague('assigned'),
  half: colleague('half'),
  overdue: colleague('overdue'),
  twice: colleague('twice'),
  weekly: colleague('weekly'),
  call: changedCall,
  'call-adviser': (payload, settings, lead, message) => {
    const compose = sentToStaff(message.about) === null ? callForAdviser : callForStaff;
    return compose(payload, settings, lead, message);
  },
};

async function confirmation(
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
): Promise<Composed> {
  const { locale, reference } = lead;
  const company = await readCompany(payload, locale);
  const all = await readMailWords(payload, locale);
  const { callTo, topic, words } = confirmationWords(lead, all);
  const office = await officeAt(payload, new Date(lead.createdAt));
  const answer = answerTime(lead, office);
  const link = settings.links.request(locale, reference);
  const estimate = await mailedEstimate(payload, settings, lead, locale);
  const call = await confirmedCall(payload, settings, lead, company);
  const pdf = estimate && (await pdfOf(payload, estimate, locale));
  return {
    to: lead.mail,
    replyTo: companyMailbox(company),
    subject: filled(words.subject, locale, { reference, topic }),
    ...(await bothParts(
      createElement(VisitorConfirmation, {
        locale,
        words,
        reference,
        company,
        answer,
        link,
        estimate,
        call,
        callTo,
      }),
    )),
    ...(pdf ? { attachments: [pdf] } : {}),
    ...(call ? { calendar: call.calendar } : {}),
  };
}

/** The words of a confirmation: for a call, its subject and the number that is called. */
function confirmationWords(lead: Lead, all: MailWords) {
  const { confirmation: usual, lead: names, reply } = all;
  if (lead.formType !== 'consultation') return { words: usual, topic: '', callTo: null };
  const { locale } = lead;
  const { number, ...own } = usual.call;
  const pairs = Array.isArray(lead.details) ? (lead.details as Pair[]) : [];
  const chosen = pairs.find(({ key }) => key === 'consultationTopic')?.value ?? '';
  const topic = answerInWords('consultationTopic', chosen, names) || reply.topics[lead.topic];
  const words = { ...usual, ...own, arrived: filled(own.arrived, locale, { topic }) };
  // Only as digits: the form must not send a stranger's words to a third person.
  const callee = lead.phoneNormalised ? phoneInWords(lead, all)?.text : null;
  return { words, topic, callTo: callee ? filled(number, locale, { number: callee }) : null };
}

/** When the visitor will get an answer, by the office hours at the moment the lead came in. */
function answerTime({ formType, createdAt, locale }: Lead, office: Office): AnswerTime {
  if (formType === 'career') return { when: 'after-reading' };
  const at = new Date(createdAt);
  if (isOfficeOpen(office, at)) return { when: 'within-minutes' };
  const opening = nextOpening(at, office);
  const { timeZone } = office;
  if (!opening || dayIn(timeZone, opening) !== dayIn(timeZone, at)) {
    return { when: 'next-working-day' };
  }
  const format = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const time = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(opening);
  return { when: 'later-today', time };
}
