import { type Locale, timeElsewhere, zoneInWords } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { adminLanguage } from '../../kit/office-language.ts';
import {
  type Arrangement,
  accountOf,
  type Booking,
  bookingOf,
} from '../../leads/calls/bookings.ts';
import { type CalendarEntry, calendarFile, methodOf } from '../../leads/calls/calendar-file.ts';
import {
  arrangementIn,
  type GoneCall,
  isTakenOver,
  reportedBy,
} from '../../leads/calls/messages-about.ts';
import { timeInWords } from '../../leads/calls/time-in-words.ts';
import { bareAddress, type Mail } from '../../outbox/mail.ts';
import { type Company, readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { filled, type MailWords, readMailWords } from '../texts/mail-words.ts';
import {
  bothParts,
  type Compose,
  type Composed,
  companyMailbox,
  type Lead,
  leadLink,
  type MailSettings,
} from './composing.ts';

/** Parts of the confirmation about a call that its sender booked. */
export interface ConfirmedCall {
  /** Adviser and time of the call, in a sentence. */
  next: string;
  change: string;
  changeLink: string;
  calendar: NonNullable<Mail['calendar']>;
}

/** A time of a call as people read it: by the company's clock, and by the visitor's if that differs. */
export function inWords(
  time: string,
  locale: Locale,
  { timeZone }: Company,
  words: MailWords['call'],
  visitor: string | null | undefined,
): string {
  const ours = `${timeInWords(time, locale, timeZone)} (${zoneInWords(timeZone, locale)})`;
  const theirs = timeElsewhere(time, locale, { company: timeZone, visitor });
  return theirs === null ? ours : `${ours}, ${filled(words.yours, locale, { time: theirs })}`;
}

/** The call of a new lead, as its confirmation says it; `null` where there is none. */
export async function confirmedCall(
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
  company: Company,
): Promise<ConfirmedCall | null> {
  const booking = lead.formType === 'consultation' ? await bookingOf(payload, lead.id) : null;
  const [first] = booking?.arrangements ?? [];
  if (!booking || !first) return null;
  const { call: words } = await readMailWords(payload, lead.locale);
  const adviser = (await accountOf(payload, first.adviser))?.name;
  const time = inWords(first.startsAt, lead.locale, company, words, booking.timeZone);
  const next = adviser
    ? filled(words.nextBy, lead.locale, { adviser, time })
    : filled(words.next, lead.locale, { time });
  const { change, changeLink } = words;
  return {
    next,
    change,
    changeLink,
    calendar: visitorEntry(settings, lead, company, words, first),
  };
}

/** The entry for the visitor's calendar. It holds nothing that they typed but their address. */
function visitorEntry(
  settings: MailSettings,
  lead: Lead,
  company: Company,
  words: MailWords['call'],
  arrangement: Arrangement,
): NonNullable<Mail['calendar']> {
  const { reference, locale, mail } = lead;
  const link = settings.links.request(locale, reference);
  const { companyName } = company;
  return calendarOf(settings, reference, company, arrangement, {
    summary: filled(words.entry, locale, { company: companyName }),
    description: filled(words.entryText, locale, { reference, address: link }),
    link,
    attendee: { name: mail, mail },
  });
}

function calendarOf(
  { from }: MailSettings,
  reference: string,
  company: Company,
  { sequence, at, startsAt, state }: Arrangement,
  own: Pick<CalendarEntry, 'summary' | 'description' | 'link' | 'attendee'>,
): NonNullable<Mail['calendar']> {
  const sender = bareAddress(from);
  const mailbox = companyMailbox(company) ?? { name: company.companyName, address: sender };
  const entry = {
    ...own,
    uid: `${reference}@${sender.replace(/^.*@/, '')}`.toLowerCase(),
    sequence,
    at,
    startsAt,
    isCancelled: state === 'cancelled',
    organiser: { name: mailbox.name, mail: mailbox.address },
  };
  return { method: methodOf(entry), content: calendarFile(entry) };
}

interface Reported {
  booking: Booking;
  arrangement: Arrangement;
  adviser: number;
}

/** @throws Error for a message without a call, which is then tried again and given up */
async function reportedIn(
  payload: Payload,
  lead: Lead,
  about: string | null | undefined,
): Promise<Reported> {
  const reported = reportedBy(about);
  const booking = await bookingOf(payload, lead.id);
  const arrangement = booking && reported && arrangementIn(booking, reported);
  if (!arrangement) throw new Error('The call that this mail is about is gone.');
  return { booking, arrangement, adviser: reported.adviser };
}

/** Notifies the visitor that their call was moved or cancelled, or that another adviser calls. */
export const changedCall: Compose = async (payload, settings, lead, { about }) => {
  const { locale, reference } = lead;
  const { booking, arrangement } = await reportedIn(payload, lead, about);
  const company = await readCompany(payload, locale);
  const { call: words } = await readMailWords(payload, locale);
  const said = words[changeOf(booking, arrangement)];
  const adviser = (await accountOf(payload, arrangement.adviser))?.name ?? '';
  const time = inWords(arrangement.startsAt, locale, company, words, booking.timeZone);
  const content = {
    locale,
    company,
    heading: said.heading,
    paragraphs: [filled(said.text, locale, { time, adviser })],
    button: { label: words.button, href: settings.links.request(locale, reference) },
  };
  return {
    to: lead.mail,
    replyTo: companyMailbox(company),
    subject: filled(said.subject, locale, { reference }),
    calendar: visitorEntry(settings, lead, company, words, arrangement),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

function changeOf(booking: Booking, arrangement: Arrangement) {
  if (arrangement.reason === 'no-adviser') return 'noAdviser';
  if (arrangement.state === 'cancelled') return 'cancelled';
  return isTakenOver(booking, arrangement.sequence) ? 'otherAdviser' : 'moved';
}

/**
 * Notifies the adviser of a call, new, moved, cancelled or passed on, in the language of their
 * account. Neither the mail nor the entry has data of the visitor: a calendar lasts longer than
 * they may be stored.
 */
export const callForAdviser: Compose = async (payload, settings, lead, { about }) => {
  const { reference } = lead;
  const { booking, arrangement, adviser } = await reportedIn(payload, lead, about);
  const account = await accountOf(payload, adviser);
  if (!account) throw new Error('The account of this adviser is gone.');
  const locale = adminLanguage(account.mailLanguage ?? undefined);
  const company = await readCompany(payload, locale);
  const words = await readMailWords(payload, locale);
  const own = words.call.adviser;
  const { said, colleague } = await saidToAdviser(payload, booking, arrangement, adviser, own);
  const time = inWords(arrangement.startsAt, locale, company, words.call, booking.timeZone);
  const short = timeInWords(arrangement.startsAt, locale, company.timeZone);
  const link = leadLink(settings, lead);
  const content = {
    locale,
    company,
    heading: said.heading,
    paragraphs: [filled(said.text, locale, { time, adviser: colleague })],
    button: { label: words.notices.open, href: link },
  };
  return {
    to: account.email,
    replyTo: null,
    subject: filled(said.subject, locale, { reference, time: short, adviser: colleague }),
    calendar: calendarOf(settings, reference, company, arrangement, {
      summary: filled(own.entry, locale, { reference }),
      description: filled(own.entryText, locale, { address: link }),
      link,
      attendee: { name: account.name, mail: account.email },
    }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

/** An arrangement in words for an adviser, and the name of the colleague who has the call now. */
async function saidToAdviser(
  payload: Payload,
  booking: Booking,
  arrangement: Arrangement,
  adviser: number,
  own: MailWords['call']['adviser'],
) {
  const isTheirs = arrangement.adviser === adviser;
  const isPassedOn = isTakenOver(booking, arrangement.sequence);
  const colleague = (await accountOf(payload, arrangement.adviser))?.name ?? '';
  if (!isTheirs && isPassedOn) return { said: own.passedOn, colleague };
  if (arrangement.state === 'cancelled') return { said: own.cancelled, colleague };
  const isNew = arrangement.sequence === 0 || isPassedOn;
  return { said: isNew ? own.booked : own.moved, colleague };
}

/**
 * Notifies the adviser that a call is cancelled because its lead was deleted. The message itself
 * has the data of the call, which are stored nowhere else.
 * @param at when it was deleted, ISO 8601
 */
export async function callOfDeleted(
  payload: Payload,
  settings: MailSettings,
  { reference, sequence, adviser, startsAt }: GoneCall,
  at: string,
): Promise<Composed> {
  const account = await accountOf(payload, adviser);
  if (!account) throw new Error('The account of this adviser is gone.');
  const locale = adminLanguage(account.mailLanguage ?? undefined);
  const company = await readCompany(payload, locale);
  const { call: words } = await readMailWords(payload, locale);
  const { cancelled: said, deleted, entry } = words.adviser;
  const time = inWords(startsAt, locale, company, words, null);
  const short = timeInWords(startsAt, locale, company.timeZone);
  const content = {
    locale,
    company,
    heading: said.heading,
    paragraphs: [filled(said.text, locale, { time }), deleted],
  };
  const arrangement: Arrangement = { sequence, at, startsAt, adviser, state: 'cancelled' };
  return {
    to: account.email,
    replyTo: null,
    subject: filled(said.subject, locale, { reference, time: short }),
    calendar: calendarOf(settings, reference, company, arrangement, {
      summary: filled(entry, locale, { reference }),
      description: deleted,
      link: `${settings.cmsUrl}/admin/collections/bookings`,
      attendee: { name: account.name, mail: account.email },
    }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
}
