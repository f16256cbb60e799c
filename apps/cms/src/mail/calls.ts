import { timeElsewhere, zoneInWords } from '@osnowa/contract';
import { fieldLabel } from '@osnowa/text/field-labels';
import type { Payload } from 'payload';
import { type CalendarEntry, calendarFile, methodOf } from '../leads/calls/calendar-file.ts';
import {
  arrangementIn,
  goneCall,
  isReminder,
  isTakenOver,
  reportedBy,
  sentToStaff,
} from '../leads/calls/messages-about.ts';
import { timeInWords } from '../leads/calls/time-in-words.ts';
import { type Arrangement, accountOf, type Booking, bookingOf } from '../leads/events/bookings.ts';
import { bareAddress, type Mail } from '../platform/outbox/mail.ts';
import { type Context, companyMailbox, type Kind, type Lead, leadLink } from './composing.ts';
import { callTopic, digitsInWords, phoneInWords } from './notified-facts.ts';
import type { Fact } from './parts.tsx';

type Calendar = NonNullable<Mail['calendar']>;

/** A time of a call as people read it: by the company's clock, and by the visitor's if that differs. */
function inWords(
  time: string,
  { locale, company: { timeZone }, words, filled }: Context<Lead | null>,
  visitor: string | null | undefined,
): string {
  const ours = `${timeInWords(time, locale, timeZone)} (${zoneInWords(timeZone, locale)})`;
  const theirs = timeElsewhere(time, locale, { company: timeZone, visitor });
  return theirs === null ? ours : `${ours}, ${filled(words.call.yours, { time: theirs })}`;
}

/** The call of a new lead, as its confirmation says it; `null` where there is none. */
export async function confirmedCall(
  context: Context,
): Promise<{ next: string; calendar: Calendar } | null> {
  const { payload, lead, filled } = context;
  const booking = lead.formType === 'consultation' ? await bookingOf(payload, lead.id) : null;
  const [first] = booking?.arrangements ?? [];
  if (!booking || !first) return null;
  const words = context.words.call;
  const adviser = (await accountOf(payload, first.adviser))?.name;
  const time = inWords(first.startsAt, context, booking.timeZone);
  const next = adviser ? filled(words.nextBy, { adviser, time }) : filled(words.next, { time });
  return { next, calendar: visitorEntry(context, first) };
}

/** The entry for the visitor's calendar. It holds nothing that they typed but their address. */
function visitorEntry(context: Context, arrangement: Arrangement): Calendar {
  const { settings, lead, company, words, filled } = context;
  const { reference, locale, mail } = lead;
  const link = settings.links.request(locale, reference);
  return calendarOf(context, reference, arrangement, {
    summary: filled(words.call.entry, { company: company.companyName }),
    description: filled(words.call.entryText, { reference, address: link }),
    link,
    attendee: { name: mail, mail },
  });
}

function calendarOf(
  { settings, company }: Context<Lead | null>,
  reference: string,
  { sequence, at, startsAt, state }: Arrangement,
  own: Pick<CalendarEntry, 'summary' | 'description' | 'link' | 'attendee'>,
): Calendar {
  const sender = bareAddress(settings.from);
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

/** @throws Error for a message without a call, which is then tried again and given up */
async function reportedIn(
  payload: Payload,
  lead: Lead,
  reported: { sequence: number; adviser: number } | null,
): Promise<{ booking: Booking; arrangement: Arrangement }> {
  const booking = await bookingOf(payload, lead.id);
  const arrangement = booking && reported && arrangementIn(booking, reported);
  if (!arrangement) throw new Error('The call that this mail is about is gone.');
  return { booking, arrangement };
}

/** Notifies the visitor that their call was moved or cancelled, or that another adviser calls. */
const changed: Kind = {
  to: 'sender',
  async write(context) {
    const { payload, settings, lead, message, locale, words, filled } = context;
    const { reference } = lead;
    const { booking, arrangement } = await reportedIn(payload, lead, reportedBy(message.about));
    const said = words.call[changeOf(booking, arrangement)];
    const adviser = (await accountOf(payload, arrangement.adviser))?.name ?? '';
    const time = inWords(arrangement.startsAt, context, booking.timeZone);
    return {
      subject: filled(said.subject, { reference }),
      calendar: visitorEntry(context, arrangement),
      content: {
        heading: said.heading,
        parts: [filled(said.text, { time, adviser })],
        button: { label: words.call.button, href: settings.links.request(locale, reference) },
      },
    };
  },
};

/** Reminds the visitor of their call. */
const reminder: Kind = {
  to: 'sender',
  when: ({ about }) => isReminder(about),
  async write(context) {
    const { payload, settings, lead, message, locale, company, words, filled } = context;
    const { reference } = lead;
    const { booking, arrangement } = await reportedIn(payload, lead, reportedBy(message.about));
    const { change, changeLink, remind: said } = words.call;
    const account = await accountOf(payload, arrangement.adviser);
    const adviser = account?.name ?? company.companyName;
    const time = inWords(arrangement.startsAt, context, booking.timeZone);
    const short = timeInWords(arrangement.startsAt, locale, booking.timeZone ?? company.timeZone);
    const href = settings.links.request(locale, reference);
    const number = digitsInWords(lead, words);
    return {
      subject: filled(said.subject, { reference, time: short }),
      content: {
        heading: said.heading,
        parts: [
          filled(said.text, { time, adviser }),
          number && filled(words.confirmation.call.number, { number }),
          { before: change, link: { label: changeLink, href } },
        ],
      },
    };
  },
};

function changeOf(booking: Booking, arrangement: Arrangement) {
  if (arrangement.reason === 'no-adviser') return 'noAdviser';
  if (arrangement.state === 'cancelled') return 'cancelled';
  return isTakenOver(booking, arrangement.sequence) ? 'otherAdviser' : 'moved';
}

/** Longest part of the visitor's message in an adviser's mail and calendar, in characters. */
const LONGEST_EXCERPT = 200;

/** What an adviser needs in order to call: the number, the topic, how the message begins. */
function callFacts({ lead, locale, words }: Context): Fact[] {
  const phone = phoneInWords(lead, words);
  const characters = [...(lead.message ?? '').trim()];
  const isCut = characters.length > LONGEST_EXCERPT;
  const message = characters.slice(0, LONGEST_EXCERPT).join('') + (isCut ? '…' : '');
  const { phone: number, message: label } = words.notification;
  return [
    ...(phone ? [{ label: number, values: [phone] }] : []),
    { label: fieldLabel('consultationTopic', locale), values: [{ text: callTopic(lead, words) }] },
    ...(message ? [{ label, values: [{ text: message }] }] : []),
  ];
}

/**
 * Notifies the adviser of a call, new, moved, cancelled or passed on, or reminds of it. While it is
 * theirs, the mail and the entry have what they need in order to call: they may be on the way.
 */
const forAdviser: Kind = {
  to: 'adviser',
  async write(context) {
    const { payload, settings, lead, message, locale, company, words, filled } = context;
    const { reference } = lead;
    const reported = reportedBy(message.about);
    const account = await accountOf(payload, reported?.adviser ?? 0);
    const { booking, arrangement } = await reportedIn(payload, lead, reported);
    const own = words.call.adviser;
    const reminds = isReminder(message.about);
    const said =
      own[reminds ? 'remind' : changeForAdviser(booking, arrangement, reported?.adviser)];
    const adviser = (await accountOf(payload, arrangement.adviser))?.name ?? '';
    const time = inWords(arrangement.startsAt, context, booking.timeZone);
    const short = timeInWords(arrangement.startsAt, locale, company.timeZone);
    const link = leadLink(settings, lead);
    const facts = arrangement.state === 'booked' ? callFacts(context) : [];
    const entry = {
      summary: filled(own.entry, { reference }),
      description: [...facts.map(asLine), filled(own.entryText, { address: link })].join('\n'),
      link,
      attendee: { name: account?.name ?? '', mail: account?.email ?? '' },
    };
    return {
      subject: filled(said.subject, { reference, time: short, adviser }),
      ...(reminds ? {} : { calendar: calendarOf(context, reference, arrangement, entry) }),
      content: {
        heading: said.heading,
        parts: [filled(said.text, { time, adviser }), ...facts],
        button: { label: words.notices.open, href: link },
      },
    };
  },
};

/** A fact as a line of a calendar entry, which has no links but in words. */
function asLine({ label, values }: Fact): string {
  const inWords = values.map(({ text, href }) => (href ? `${text} (${href})` : text));
  return `${label}: ${inWords.join(', ')}`;
}

function changeForAdviser(
  booking: Booking,
  { adviser, sequence, state }: Arrangement,
  reader: number | undefined,
): 'booked' | 'moved' | 'cancelled' | 'passedOn' {
  const isPassedOn = isTakenOver(booking, sequence);
  if (adviser !== reader && isPassedOn) return 'passedOn';
  if (state === 'cancelled') return 'cancelled';
  return sequence === 0 || isPassedOn ? 'booked' : 'moved';
}

/**
 * Notifies the adviser that a call is cancelled because its lead was deleted. The message itself
 * has the data of the call, which are stored nowhere else.
 */
const ofDeleted: Kind = {
  to: 'adviser',
  about: 'anything',
  when: ({ lead, about }) => lead === null && goneCall(about) !== null,
  identity: ({ about }) => `${about}`,
  async write(context) {
    const { payload, settings, message, locale, company, words, filled } = context;
    const gone = goneCall(message.about);
    const account = gone && (await accountOf(payload, gone.adviser));
    if (!account) throw new Error('The account of this adviser is gone.');
    const { reference, startsAt } = gone;
    const { cancelled: said, deleted, entry } = words.call.adviser;
    const time = inWords(startsAt, context, null);
    const short = timeInWords(startsAt, locale, company.timeZone);
    const arrangement = { ...gone, at: message.firstDueAt, state: 'cancelled' } as const;
    return {
      subject: filled(said.subject, { reference, time: short }),
      calendar: calendarOf(context, reference, arrangement, {
        summary: filled(entry, { reference }),
        description: deleted,
        link: `${settings.cmsUrl}/admin/collections/bookings`,
        attendee: { name: account.name, mail: account.email },
      }),
      content: { heading: said.heading, parts: [filled(said.text, { time }), deleted] },
    };
  },
};

/**
 * Notifies the person who takes care of the lead now, or the common mailbox, that a call is
 * cancelled because no adviser will be there.
 */
const forStaff: Kind = {
  to: 'owner',
  when: ({ about }) => sentToStaff(about) !== null,
  async write(context) {
    const { payload, settings, lead, message, locale, company, words, filled } = context;
    const booking = await bookingOf(payload, lead.id);
    const its = sentToStaff(message.about);
    const reported = booking?.arrangements.find(({ sequence }) => sequence === its);
    if (!booking || !reported) throw new Error('The call that this mail is about is gone.');
    const { desk } = words.call;
    const time = inWords(reported.startsAt, context, booking.timeZone);
    const short = timeInWords(reported.startsAt, locale, company.timeZone);
    return {
      subject: filled(desk.subject, { reference: lead.reference, time: short }),
      content: {
        heading: desk.heading,
        parts: [filled(desk.text, { time })],
        button: { label: words.notices.open, href: leadLink(settings, lead) },
      },
    };
  },
};

/** Mails about calls by appointment. */
export const CALLS = {
  call: [reminder, changed],
  'call-adviser': [ofDeleted, forStaff, forAdviser],
} as const;
