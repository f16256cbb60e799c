import { CONFIRM_WITHIN_DAYS, isOfficeOpen, LOCALES } from '@osnowa/contract';
import type { Payload } from 'payload';
import { type Subscriber, subscriberWith } from '../intake/newsletter.ts';
import { officeAt } from '../leads/deadlines/office-hours.ts';
import { dayIn, nextOpening, promisedMinutes } from '../leads/deadlines/office-time.ts';
import { confirmedCall } from './calls.ts';
import type { Context, Kind, Written } from './composing.ts';
import { mailedEstimate, pdfOf } from './notification.ts';
import { callTopic, digitsInWords } from './notified-facts.ts';

/**
 * Confirms a lead to its visitor, in their language, with the next step. It contains nothing that
 * they typed: the form must not send a stranger's words to a third person.
 */
const confirmation: Kind = {
  to: 'sender',
  async write(context) {
    const { payload, settings, lead, locale, filled } = context;
    const { reference } = lead;
    const { callTo, topic, words } = confirmationWords(context);
    const usual = await answerTime(context);
    const estimate = await mailedEstimate(payload, settings, lead, locale);
    const call = await confirmedCall(context);
    const pdf = estimate && (await pdfOf(payload, estimate, locale));
    const href = settings.links.request(locale, reference);
    const { change, changeLink } = context.words.call;
    const next = call?.next ?? usual;
    return {
      subject: filled(words.subject, { reference, topic }),
      ...(pdf ? { attachments: [pdf] } : {}),
      ...(call ? { calendar: call.calendar } : {}),
      content: {
        heading: words.heading,
        preview: next,
        parts: [
          words.greeting,
          words.arrived,
          { reference },
          next,
          callTo,
          call && { before: change, link: { label: changeLink, href } },
          estimate && {
            label: filled(words.estimate, { number: estimate.number }),
            estimate: { ...estimate, link: { label: words.estimateLink, href: estimate.link } },
          },
          words.quote,
          { before: words.own, link: { label: words.ownLink, href } },
          { closing: words.closing },
        ],
      },
    };
  },
};

/** The words of a confirmation: for a call, its subject and the number that is called. */
function confirmationWords({ lead, words: all, filled }: Context) {
  const { confirmation: usual } = all;
  if (lead.formType !== 'consultation') return { words: usual, topic: '', callTo: null };
  const { number, ...own } = usual.call;
  const topic = callTopic(lead, all);
  const words = { ...usual, ...own, arrived: filled(own.arrived, { topic }) };
  const callee = digitsInWords(lead, all);
  return { words, topic, callTo: callee ? filled(number, { number: callee }) : null };
}

/** When the visitor will get an answer, by the office hours at the moment the lead came in. */
async function answerTime({ payload, lead, locale, words, filled }: Context): Promise<string> {
  const { nextCareer, nextClosed, nextOpen, nextToday } = words.confirmation;
  if (lead.formType === 'career') return nextCareer;
  const at = new Date(lead.createdAt);
  const office = await officeAt(payload, at);
  if (isOfficeOpen(office, at)) return filled(nextOpen, { minutes: promisedMinutes(office, at) });
  const opening = nextOpening(at, office);
  const { timeZone } = office;
  if (!opening || dayIn(timeZone, opening) !== dayIn(timeZone, at)) return nextClosed;
  const format = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const time = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(opening);
  return filled(nextToday, { time });
}

/** @throws Error when the subscriber is gone */
async function subscriberOf(payload: Payload, mail: string): Promise<Subscriber> {
  const subscriber = await subscriberWith(payload, mail);
  if (!subscriber) throw new Error('The subscriber is no longer on the list.');
  return subscriber;
}

/**
 * A mail to a subscriber, with a link and headers by which a mailbox leaves the list: by hand or by
 * its mail program (RFC 8058).
 */
function toSubscriber(
  { settings, locale, company, words: { newsletter }, filled }: Context,
  name: 'already' | 'welcome',
  subscriber: number,
): Written {
  const { subject, heading, text } = newsletter[name];
  const href = settings.links.unsubscribe(locale, subscriber);
  const leave = { before: newsletter.leave, link: { label: newsletter.leaveLink, href } };
  return {
    subject: filled(subject, { company: company.companyName }),
    headers: {
      'List-Unsubscribe': `<${href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    content: { heading, parts: [text], leave },
  };
}

/**
 * Asks the owner of the mailbox whether they signed up. A confirmed subscriber
 * reads so here: the page must not say it, because it does not know its reader.
 */
const optIn: Kind = {
  to: 'sender',
  async write(context) {
    const { payload, settings, lead, locale, company, words, filled } = context;
    const { id, state, ticket } = await subscriberOf(payload, lead.mail);
    if (state !== 'pending' || !ticket) return toSubscriber(context, 'already', id);
    const { subject, heading, asked, button, ignore } = words.newsletter.optIn;
    const confirmed = { subscriber: id, ticket };
    const href = settings.links.confirm(locale, confirmed, new Date(lead.createdAt));
    const values = { company: company.companyName };
    return {
      subject: filled(subject, values),
      content: {
        heading,
        parts: [filled(asked, values)],
        button: { label: button, href },
        afterwards: filled(ignore, { days: CONFIRM_WITHIN_DAYS }),
      },
    };
  },
};

/** Thanks for the confirmation, and shows the way out. */
const welcome: Kind = {
  to: 'sender',
  write: async (context) => {
    const { id } = await subscriberOf(context.payload, context.lead.mail);
    return toSubscriber(context, 'welcome', id);
  },
};

/** Mails to visitors. */
export const VISITORS = { confirmation, 'opt-in': optIn, welcome };
