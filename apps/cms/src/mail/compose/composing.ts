import type { FormTopic } from '@osnowa/contract';
import { render, toPlainText } from '@react-email/render';
import type { Payload } from 'payload';
import type { ReactElement } from 'react';
import type { LeadSource, LeadState, Verification } from '../../fields/states.ts';
import type { Mail } from '../../outbox/mail.ts';
import type { OutboxMessage } from '../../outbox/outbox.ts';
import type { Links } from '../../privacy/links.ts';
import type { Company } from '../../reads/company.ts';
import type { NotifiedLead } from './notified-facts.ts';

/** The sender of mails, and the addresses for their links. */
export interface MailSettings {
  /** `Name <address>` */
  from: string;
  /** Mailbox that leads are reported to; none: the mailbox of the site settings. */
  notifyTo: string | undefined;
  /** Where answers to replies go; none: the address that mails come from. */
  replyTo?: string | undefined;
  /** Public address of the back office, without a slash at the end. */
  cmsUrl: string;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** Makes the links for visitors. */
  links: Links;
}

/** A stored lead. */
export interface Lead extends NotifiedLead {
  id: number;
  reference: string;
  message: string | null;
  state: LeadState;
  verification: Verification;
  flags?: unknown;
  topic: FormTopic;
  createdAt: string;
  source?: LeadSource | null;
  /** Id of the account that takes care of it. */
  assignee?: number | null;
  nextStep?: string | null;
  nextStepAt?: string | null;
  /** Id of the estimate that came with it. */
  estimate?: number | null;
}

/** A mail but for its sender and its identity. */
export type Composed = Omit<Mail, 'messageId' | 'from'>;

/** Writes the mail of one kind about a lead. */
export type Compose = (
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
  message: MessageToCompose,
) => Promise<Composed>;

/** The parts of a message that composing needs. */
export type MessageToCompose = Pick<OutboxMessage, 'id' | 'kind' | 'lead' | 'firstDueAt'> &
  Partial<
    Pick<
      OutboxMessage,
      'uniqueKey' | 'onceKey' | 'about' | 'recipient' | 'subject' | 'author' | 'body'
    >
  >;

/** Headings as they were written; the converter would write them in capitals. */
const PLAIN_HEADINGS = [{ selector: 'h1', options: { uppercase: false } }];

/** A mail as HTML and as plain text. */
export async function bothParts(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html, { wordwrap: false, selectors: PLAIN_HEADINGS }) };
}

/**
 * Mailbox of the people who work on a lead; of an application, those of the recruiters.
 * @throws Error when no mailbox for leads is configured
 */
export async function staffMailbox(
  payload: Payload,
  { formType }: Pick<Lead, 'formType'>,
  company: Company,
  { notifyTo }: MailSettings,
): Promise<Pick<Mail, 'to' | 'others'>> {
  if (formType === 'career') {
    const where = { roles: { in: ['recruiter'] } };
    const found = { collection: 'users', where, sort: 'id', pagination: false } as const;
    const { docs } = await payload.db.find<{ email: string }>(found);
    const [to, ...others] = docs.map(({ email }) => email);
    if (to) return { to, others };
  }
  const mailbox = formType === 'career' ? company.office.email : company.sales.email;
  const to = notifyTo ?? mailbox;
  if (!to)
    throw new Error('No mailbox for leads: set NOTIFY_TO or the mailboxes of the site settings.');
  return { to };
}

/** Address of a lead in the back office. */
export function leadLink({ cmsUrl }: MailSettings, { id }: Lead): string {
  return `${cmsUrl}/admin/collections/leads/${id}`;
}

/** Mailbox for a visitor's answer to one of our mails. */
export function companyMailbox({ companyName, sales, office }: Company): Composed['replyTo'] {
  const address = sales.email || office.email;
  return address ? { name: companyName, address } : null;
}
