import { fill } from '@osnowa/text';
import { readMailboxState } from '../conversation/inbound/mailbox-state.ts';
import { unreachedIn } from '../conversation/lost-reply.ts';
import { wordsIn } from '../conversation/placeholders.ts';
import { officeWords } from '../kit/words.ts';
import { addressesOf, envelopeOf } from '../platform/outbox/mail.ts';
import { lostIn, noteIn, notifiesOfMailbox, unsentIn } from '../platform/outbox/notices.ts';
import { env } from '../platform/process/env.ts';
import { type Kind, leadLink, momentIn } from './composing.ts';
import { aboutAndTime, LONGEST_SUBJECT, LONGEST_TEXT } from './notices.ts';
import { senderFacts } from './notified-facts.ts';

/** Shows a note to a colleague whom it mentions, or whose customer called in vain. The note comes first. */
export const note: Kind = {
  to: 'colleague',
  when: ({ about }) => noteIn(about) !== null,
  identity: ({ onceKey, firstDueAt }) => `${onceKey}.${Date.parse(firstDueAt).toString(36)}`,
  async write({ payload, settings, lead, locale, message, words, filled }) {
    const id = noteIn(message.about) ?? 0;
    const { authorName, kind, text } = await payload.findByID({
      collection: 'lead-notes',
      id,
      depth: 0,
    });
    const { reference } = lead;
    const said = officeWords(locale).states.noteKinds[kind];
    const first = text.split('\n', 1)[0]?.slice(0, LONGEST_SUBJECT) ?? '';
    return {
      subject: filled('[{reference}] {said}: {first}', { reference, said, first }),
      content: {
        heading: `${said}: ${lead.fullName || lead.companyName || lead.mail || reference}`,
        preview: text.slice(0, LONGEST_SUBJECT),
        parts: [
          { label: authorName ?? '–', message: text.slice(0, LONGEST_TEXT) },
          ...senderFacts(lead, words, locale),
          { reference },
        ],
        button: { label: words.notification.open, href: leadLink(settings, lead) },
      },
    };
  },
};

/** Notifies the author of a reply whom it did not reach, with the mail server's reason. */
export const lost: Kind = {
  to: 'colleague',
  when: ({ about }) => lostIn(about) !== null,
  identity: aboutAndTime,
  async write({ payload, settings, lead, message, words, filled }) {
    const id = lostIn(message.about) ?? 0;
    const reply = await payload.findByID({ collection: 'messages', id, depth: 0 });
    const said = words.notices.lost;
    const { reference } = lead;
    const all = addressesOf(envelopeOf(reply));
    const unreached = [...unreachedIn(reply.problem).keys()];
    const isPartly = reply.state === 'sent' && unreached.length > 0;
    const address = (isPartly ? unreached : all).join(', ');
    const text = (reply.text ?? wordsIn(reply.body)).slice(0, LONGEST_TEXT);
    return {
      subject: filled(said.subject, { reference, address }),
      content: {
        heading: `${said.heading}: ${address}`,
        preview: reply.problem ?? '',
        parts: [
          { reference },
          { label: said.reason, values: [{ text: reply.problem ?? '–' }] },
          text ? { label: words.notification.message, message: text } : null,
        ],
        button: { label: words.notification.open, href: leadLink(settings, lead) },
        footer: isPartly ? said.othersGotIt : said.text,
      },
    };
  },
};

/** Tells the author of a mail that it was not passed on to the customer, and why. */
export const unsent: Kind = {
  to: 'colleague',
  about: 'anything',
  when: ({ about }) => unsentIn(about) !== null,
  identity: aboutAndTime,
  async write({ payload, settings, lead, message, words, filled }) {
    const id = unsentIn(message.about) ?? 0;
    const mail = await payload.findByID({ collection: 'messages', id, depth: 0 });
    const said = words.notices.unsent;
    const reasons: Readonly<Record<string, string>> = said.reasons;
    const reference = lead?.reference ?? '';
    const text = (mail.text ?? '').slice(0, LONGEST_TEXT);
    const list = `${settings.cmsUrl}/admin/collections/messages`;
    return {
      subject: filled(said.subject, { reference, subject: mail.subject ?? '' }),
      content: {
        heading: said.heading,
        preview: reasons[mail.problem ?? ''] ?? '',
        parts: [
          reference ? { reference } : null,
          reasons[mail.problem ?? ''] ?? null,
          text ? { label: words.notification.message, message: text } : null,
        ],
        button: {
          label: words.notification.open,
          href: lead ? leadLink(settings, lead) : `${list}/${id}`,
        },
      },
    };
  },
};

/** Tells managers and administrators that customers' mails are not read. */
export const mailbox: Kind = {
  to: 'colleague',
  about: 'anything',
  when: ({ about }) => notifiesOfMailbox(about),
  identity: (message) => `${aboutAndTime(message)}.${message.onceKey?.split('-').at(-1)}`,
  async write({ payload, settings, locale, company, words: { notices } }) {
    const state = await readMailboxState(payload);
    const sentences = officeWords(locale).messages.received.mailbox;
    const { username = '', host = '' } = env.IMAP_URL ? new URL(env.IMAP_URL) : {};
    const values = {
      box: `${decodeURIComponent(username)} (${host})`,
      time: state?.since ? momentIn(locale, new Date(state.since), company.timeZone) : '–',
    };
    const { subject, heading, well } = notices.mailbox;
    return {
      subject,
      content: {
        heading,
        parts: [state?.problem ? fill(sentences[state.problem], values) : well],
        button: { label: notices.openInbox, href: `${settings.cmsUrl}/admin` },
      },
    };
  },
};
