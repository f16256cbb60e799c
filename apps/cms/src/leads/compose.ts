import { render, toPlainText } from '@react-email/render';
import { DEFAULT_LOCALE, type FormTopic, type FormType } from '@tkalnia/contract';
import type { Payload } from 'payload';
import { createElement, type ReactElement } from 'react';
import { CompanyNotification, type NotifiedLead } from '../mail/company-notification.tsx';
import { bareAddress, type Mail } from '../mail/mail.ts';
import { VisitorConfirmation } from '../mail/visitor-confirmation.tsx';
import { CONFIRMATION, NOTIFICATION } from '../mail/words.ts';
import { type Company, readCompany } from './company.ts';
import { isOpen } from './office-hours.ts';
import { FORM_LABELS, type MessageKind, TOPIC_LABELS } from './states.ts';

/** Headings as they were written; the converter would shout them. */
const PLAIN_HEADINGS = [{ selector: 'h1', options: { uppercase: false } }];

/** Where mails come from, and where what they link to stands. */
export interface MailSettings {
  /** `Name <address>` */
  from: string;
  /** Who is told about leads; none: the mailbox of the site settings. */
  notifyTo: string | undefined;
  /** Public address of the back office, without a slash at the end. */
  cmsUrl: string;
}

/** A lead as the lead desk reads it back. */
interface Lead extends NotifiedLead {
  id: number | string;
  formType: FormType;
  topic: FormTopic;
  createdAt: string;
}

/**
 * Writes the mail of one message.
 * @throws Error when nobody is configured to be told about leads
 */
export async function composeMail(
  payload: Payload,
  settings: MailSettings,
  message: { kind: MessageKind; lead: number | string },
): Promise<Mail> {
  const lead = (await payload.findByID({
    collection: 'leads',
    id: message.lead,
    depth: 0,
  })) as Lead;
  const domain = bareAddress(settings.from).replace(/^.*@/, '');
  const messageId = `${lead.reference}.${message.kind}@${domain}`.toLowerCase();
  const compose = COMPOSERS[message.kind];
  if (!compose) throw new Error(`Nothing is written for a message of the kind ${message.kind}.`);
  return { messageId, from: settings.from, ...(await compose(payload, settings, lead)) };
}

type Composed = Omit<Mail, 'messageId' | 'from'>;
type Compose = (payload: Payload, settings: MailSettings, lead: Lead) => Promise<Composed>;

const COMPOSERS: Partial<Record<MessageKind, Compose>> = { notification, confirmation };

async function notification(
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
): Promise<Composed> {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const mailbox = lead.formType === 'career' ? company.office.email : company.sales.email;
  const to = settings.notifyTo ?? mailbox;
  if (!to) throw new Error('Nobody is told: set NOTIFY_TO or the mailboxes of the site settings.');
  const form = FORM_LABELS[lead.formType][locale];
  const topic = TOPIC_LABELS[lead.topic][locale];
  const link = `${settings.cmsUrl}/admin/collections/leads/${lead.id}`;
  const about = form === topic ? form : `${form}, ${topic}`;
  const { companyName } = company;
  return {
    to,
    replyTo: { name: lead.fullName ?? '', address: lead.mail },
    subject: NOTIFICATION[locale].subject(lead.reference, about),
    ...(await bothParts(
      createElement(CompanyNotification, { locale, companyName, about, lead, link }),
    )),
  };
}

async function confirmation(
  payload: Payload,
  _settings: MailSettings,
  lead: Lead,
): Promise<Composed> {
  const { locale, reference } = lead;
  const company = await readCompany(payload, locale);
  const answer = answerTime(lead, company);
  const replyTo = company.sales.email || company.office.email;
  return {
    to: lead.mail,
    replyTo: replyTo ? { name: company.companyName, address: replyTo } : null,
    subject: CONFIRMATION[locale].subject(reference),
    ...(await bothParts(
      createElement(VisitorConfirmation, { locale, reference, company, answer }),
    )),
  };
}

/** When the visitor hears from us, by the office hours at the moment the lead came in. */
function answerTime({ formType, createdAt }: Lead, { officeHours, timeZone }: Company) {
  if (formType === 'career') return 'after-reading';
  return isOpen(officeHours, timeZone, new Date(createdAt)) ? 'within-minutes' : 'next-working-day';
}

async function bothParts(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html, { wordwrap: false, selectors: PLAIN_HEADINGS }) };
}
