import { conversationBefore } from '../conversation/conversation-before.ts';
import { ownWords } from '../conversation/inbound/quoted-text.ts';
import { countLines, morningOf, quarantinedUntil } from '../desk/digest.ts';
import { addressOf, conditionsOf } from '../kit/list-address.ts';
import { officeWords } from '../kit/words.ts';
import { timeInWords } from '../leads/calls/time-in-words.ts';
import { officeAt } from '../leads/deadlines/office-hours.ts';
import { type HistoryEntry, historyOf } from '../leads/events/lead-events.ts';
import type { Message } from '../platform/database/generated/payload-types.ts';
import {
  notifiesOfUnmatched,
  receivedIn,
  UNMATCHED_SPAM,
  WAITING_UNMATCHED,
} from '../platform/outbox/notices.ts';
import { readRetention } from '../privacy/retention-periods.ts';
import {
  type Context,
  type Kind,
  type Lead,
  leadLink,
  type MessageToCompose,
  momentIn,
} from './composing.ts';
import type { Fact } from './parts.tsx';

/** Code units of a mail that its notice shows, and of a subject and of a name in the notice's subject. */
export const LONGEST_TEXT = 4_000;
export const LONGEST_SUBJECT = 100;
const LONGEST_NAME = 60;

/** A mail about a received one has no reference: its time is unique across databases. */
export function aboutAndTime({ about, firstDueAt }: MessageToCompose): string {
  return `${about}.${Date.parse(firstDueAt).toString(36)}`;
}

/** The notice that the sender of a lead has withdrawn consent to be written to. */
export const withdrawal: Kind = {
  to: 'staff',
  async write({ payload, settings, lead, words: { notices }, filled }) {
    const { reference } = lead;
    const { withdrawnDays } = await readRetention(payload);
    const { subject, heading, text, until } = notices.withdrawal;
    return {
      subject: filled(subject, { reference }),
      content: {
        heading,
        parts: [filled(text, { reference }), filled(until, { days: withdrawnDays })],
        button: { label: notices.open, href: leadLink(settings, lead) },
      },
    };
  },
};

/** The notice of how many leads were quarantined since the last notice; this one is the newest. */
export const quarantine: Kind = {
  to: 'staff',
  async write({ payload, settings, lead, words: { notices }, filled }) {
    const { spamDays } = await readRetention(payload);
    const count = await quarantinedUntil(payload, lead);
    const { subject, heading, text, storedFor } = notices.digest;
    const query = new URLSearchParams([['where[state][equals]', 'quarantined']]);
    const href = `${settings.cmsUrl}/admin/collections/leads?${query}`;
    return {
      subject: filled(subject, { count }),
      content: {
        heading,
        parts: [filled(text, { count }), filled(storedFor, { days: spamDays })],
        button: { label: notices.openList, href },
      },
    };
  },
};

/**
 * The mail of a morning: the leads that waited when the office opened on the day of the message, line
 * by line, with a link to each list.
 */
export const morning: Kind = {
  to: 'staff',
  when: ({ uniqueKey }) => Boolean(uniqueKey),
  async write({ payload, settings, message, locale, company, words: { notices }, filled }) {
    const lists = `${settings.cmsUrl}/admin/collections`;
    const due = new Date(message.firstDueAt);
    const office = await officeAt(payload, due);
    const opened = morningOf(due, office) ?? due;
    const counted = (await countLines(payload, opened, office)).filter(({ count }) => count > 0);
    const countOf = (wanted: string) => counted.find(({ name }) => name === wanted)?.count ?? 0;
    const words = notices.morning;
    const lines = counted.map(({ name, collection, where, count }) => ({
      text: filled(words.lines[name], { count }),
      href: addressOf(`${lists}/${collection}`, conditionsOf(where)),
    }));
    const time = momentIn(locale, opened, company.timeZone);
    return {
      subject: filled(words.subject, {
        waiting: countOf('waiting'),
        overdue: countOf('overdue'),
      }),
      content: {
        heading: words.heading,
        preview: lines.map(({ text }) => text).join(', '),
        parts: [{ lines }, countOf('silenced') > 0 ? words.silencedNote : null],
        button: { label: notices.openInbox, href: `${lists}/leads` },
        footer: filled(words.asOf, { time, zone: company.timeZone }),
      },
    };
  },
};

/** Reports all mails that fit no lead, after an hour in which several came: how many wait now. */
export const allUnmatched: Kind = {
  to: 'colleague',
  about: 'anything',
  when: ({ lead, about }) => lead === null && notifiesOfUnmatched(about),
  identity: aboutAndTime,
  async write({ payload, settings, words: { notices }, filled }) {
    const collection = 'messages';
    const { totalDocs: waiting } = await payload.count({ collection, where: WAITING_UNMATCHED });
    const { totalDocs: spam } = await payload.count({ collection, where: UNMATCHED_SPAM });
    const { subject, heading, text, spam: apart, open } = notices.allUnmatched;
    const list = `${settings.cmsUrl}/admin/collections/messages`;
    return {
      subject: filled(subject, { count: waiting }),
      content: {
        heading,
        parts: [filled(text, { count: waiting }), spam > 0 ? filled(apart, { count: spam }) : null],
        button: { label: open, href: addressOf(list, conditionsOf(WAITING_UNMATCHED)) },
      },
    };
  },
};

/**
 * Shows a received mail to the person who has to look at it: of the customer of a lead, or one that
 * fits no lead. The words come first; an answer is written in the back office.
 */
export const received: Kind = {
  to: 'colleague',
  about: 'anything',
  isAnswerable: true,
  when: ({ about }) => receivedIn(about) !== null,
  identity: aboutAndTime,
  async write(context) {
    const { payload, settings, lead, message, words, filled } = context;
    const id = receivedIn(message.about) ?? 0;
    const mail = await payload.findByID({ collection: 'messages', id, depth: 0 });
    const known = lead ? await conversationBefore(payload, lead.id, id) : [];
    const text = ownWords(mail.text ?? '', { subject: mail.subject, known }).slice(0, LONGEST_TEXT);
    const { name } = JSON.parse(mail.replyTo ?? '{}') as { name?: string };
    const sender = name || mail.sender || '?';
    const said = words.notices[lead ? 'reply' : 'unmatched'];
    const about = mail.subject || text.split('\n', 1)[0] || '';
    const reference = lead?.reference ?? '';
    const where = { message: { equals: id } };
    const all = { collection: 'attachments', where, select: { name: true } } as const;
    const files = await payload.db.find<{ name: string }>({ ...all, pagination: false });
    const names = files.docs.map((file) => file.name).join(', ');
    const list = `${settings.cmsUrl}/admin/collections/messages`;
    return {
      subject: filled(said.subject, {
        reference,
        sender: sender.slice(0, LONGEST_NAME),
        subject: about.slice(0, LONGEST_SUBJECT),
      }),
      content: {
        heading: `${said.heading}: ${sender}`,
        preview: text.slice(0, LONGEST_SUBJECT),
        parts: [
          reference ? { reference } : null,
          await doubtsIn(context, mail),
          fact(words.notification.mail, mail.sender),
          fact(words.notices.mailSubject, mail.subject),
          text ? { label: words.notification.message, message: text } : null,
          fact(words.lead.files, names),
        ],
        button: {
          label: words.notification.open,
          href: lead ? leadLink(settings, lead) : `${list}/${id}`,
        },
        footer: said.text,
      },
    };
  },
};

function fact(label: string, text: string | null | undefined): Fact | null {
  return text ? { label, values: [{ text }] } : null;
}

/** A calendar's answer to the invitation to a call, with the other time that it may propose. */
async function doubtsIn(
  { payload, lead, locale, company }: Context<Lead | null>,
  { remarks, sentAt }: Message,
): Promise<{ doubts: string } | null> {
  const said = (remarks ?? '').split(' ');
  const answer = (['declined', 'proposed'] as const).find((remark) => said.includes(remark));
  const history = answer && lead && (await historyOf(payload, lead.id));
  if (!answer || !history) return null;
  const its = ({ at, change }: HistoryEntry) =>
    change === `call-${answer}` && Date.parse(at) === Date.parse(sentAt ?? '');
  const entry = history.find(its);
  const times = [entry?.from, entry?.to].flatMap((time) =>
    time ? timeInWords(time, locale, company.timeZone) : [],
  );
  const remark = officeWords(locale).states.mailRemarks[answer];
  return { doubts: [remark, times.join(' → ')].filter(Boolean).join(': ') };
}
