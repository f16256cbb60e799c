import { DEFAULT_LOCALE, type FormTopic, LOCALES, type Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { readColleagues } from '../accounts/colleagues.ts';
import type { MailWords } from '../content/words/mail-words.ts';
import { ownerOnDuty } from '../desk/round-robin/rotation.ts';
import { adminLanguage } from '../kit/office-language.ts';
import type { LeadSource, LeadState, Verification } from '../kit/states/states.ts';
import { goneCall, reportedBy } from '../leads/calls/messages-about.ts';
import { accountOf } from '../leads/events/bookings.ts';
import type { Mail } from '../platform/outbox/mail.ts';
import type { Links } from '../platform/outbox/mail-links.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.ts';
import { env } from '../platform/process/env.ts';
import type { Company } from '../reads/company.ts';
import type { Content } from './layout.tsx';
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
  waitsSince?: string | null;
  /** Id of the account that takes care of it. */
  assignee?: number | null;
  nextStep?: string | null;
  nextStepAt?: string | null;
  /** Id of the estimate that came with it. */
  estimate?: number | null;
}

/** The parts of a message that composing needs. */
export type MessageToCompose = Pick<OutboxMessage, 'id' | 'kind' | 'lead' | 'firstDueAt'> &
  Partial<
    Pick<
      OutboxMessage,
      'uniqueKey' | 'onceKey' | 'about' | 'recipient' | 'subject' | 'author' | 'body' | 'envelope'
    >
  >;

/** What the writer of a mail is given. */
export interface Context<Its extends Lead | null = Lead> {
  payload: Payload;
  settings: MailSettings;
  message: MessageToCompose;
  lead: Its;
  /** The reader's language, with the company and the words of mails in it. */
  locale: Locale;
  company: Company;
  words: MailWords;
  /** A sentence with its values, typeset as a whole. */
  filled(text: string, values: Readonly<Record<string, string | number>>): string;
}

type Own = Omit<Mail, 'messageId' | 'from' | 'to' | 'text' | 'html' | 'replyTo'> &
  Partial<Pick<Mail, 'to' | 'replyTo'>>;

/** The subject of a mail with its content, and all that differs from what its reader implies. */
export type Written = Own & ({ content: Content } | { html: string; text: string });

interface Common {
  to: keyof typeof READERS;
  /** Of several mails of one stored kind: whether a message is this one. */
  when?: (message: MessageToCompose) => boolean;
  /** Whether it shows a customer's words, and an answer to it goes to the customer, as its end says. */
  isAnswerable?: boolean;
  /** First part of the Message-ID; else it is made of the lead's reference and the kind. */
  identity?: (message: MessageToCompose) => string;
}

/** A kind of mail: who reads it, and what it says. */
export type Kind = Common &
  (
    | { about?: 'lead'; write(context: Context): Promise<Written> }
    | { about: 'anything'; write(context: Context<Lead | null>): Promise<Written> }
  );

/** Recipient of a mail, `null` for the mailbox of the people who work on such leads. */
interface Reader {
  to: string | null;
  locale: Locale;
  /** Their account, which may answer the customer by mail. */
  account?: number;
}

type ReaderOf = (
  payload: Payload,
  lead: Lead | null,
  message: MessageToCompose,
) => Reader | Promise<Reader>;

const STAFF: Reader = { to: null, locale: DEFAULT_LOCALE };

/** The colleague whose address the message has; without one, the people who work on leads. */
const colleague: ReaderOf = async (payload, _, { recipient = null }) => {
  if (recipient === null) return STAFF;
  const colleagues = await readColleagues(payload);
  const reader = colleagues.find(({ email }) => email === recipient);
  const { id: account = 0, language = DEFAULT_LOCALE } = reader ?? {};
  return { to: recipient, locale: language, account };
};

/** The readers of mails. People with an account read the language of their notices. */
export const READERS = {
  /** The person who sent the form. */
  sender: (_, lead) => (lead ? { to: lead.mail, locale: lead.locale } : STAFF),
  staff: () => STAFF,
  /** Of an accepted offer: the customer, or the person who sent it. */
  offer: (payload, lead, message) =>
    message.recipient && message.recipient === lead?.mail
      ? { to: lead.mail, locale: lead.locale }
      : colleague(payload, lead, message),
  /** The owner of the lead, or who is there instead. */
  owner: async (payload, lead, { firstDueAt }) => {
    const owner = lead && (await ownerOnDuty(payload, lead, new Date(firstDueAt)));
    return owner ? { to: owner.email, locale: owner.language, account: owner.id } : STAFF;
  },
  colleague,
  /** The adviser of the call that the message is about. */
  adviser: async (payload, _, { about }) => {
    const account = await accountOf(payload, (reportedBy(about) ?? goneCall(about))?.adviser ?? 0);
    if (!account) throw new Error('The account of this adviser is gone.');
    const locale = adminLanguage(account.mailLanguage ?? undefined);
    return { to: account.email, locale, account: account.id };
  },
} satisfies Record<string, ReaderOf>;

/**
 * Mailbox of the people who work on a lead; of an application, those of the recruiters.
 * @throws Error when no mailbox for leads is configured
 */
export async function staffMailbox(
  payload: Payload,
  lead: Pick<Lead, 'formType'> | null,
  company: Company,
  { notifyTo }: MailSettings,
): Promise<Pick<Mail, 'to' | 'others'>> {
  const isApplication = lead?.formType === 'career';
  if (isApplication) {
    const where = { roles: { in: ['recruiter'] } };
    const found = { collection: 'users', where, sort: 'id', pagination: false } as const;
    const { docs } = await payload.db.find<{ email: string }>(found);
    const [to, ...others] = docs.map(({ email }) => email);
    if (to) return { to, others };
  }
  const to = notifyTo ?? (isApplication ? company.office.email : company.sales.email);
  if (!to)
    throw new Error('No mailbox for leads: set NOTIFY_TO or the mailboxes of the site settings.');
  return { to };
}

/** Address of a lead in the back office. */
export function leadLink({ cmsUrl }: MailSettings, { id }: Lead): string {
  return `${cmsUrl}/admin/collections/leads/${id}`;
}

/** Whether mails come in, so that a person of the office may answer a customer by mail. */
export const takesMails = (): boolean => Boolean(env.IMAP_URL || env.MAIL_TAKE_TOKEN);

/** Mailbox for a visitor's answer to one of our mails. */
export function companyMailbox({ companyName, sales, office }: Company): Mail['replyTo'] {
  const address = sales.email || office.email;
  return address ? { name: companyName, address } : null;
}

/** A moment in words, as the reader's language and this time zone write it. */
export function momentIn(
  locale: Locale,
  at: Date,
  timeZone: string,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const format = { dateStyle, timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(at);
}
