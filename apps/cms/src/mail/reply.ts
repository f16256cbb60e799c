import { buffer } from 'node:stream/consumers';
import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { Payload } from 'payload';
import { isPassedOn } from '../conversation/inbound/pass-on.ts';
import { officeWords } from '../kit/words.ts';
import { attachmentStore } from '../leads/attachments/attachment-store.ts';
import type { Attachment, Message, User } from '../platform/database/generated/payload-types.ts';
import { bareAddress, envelopeOf, type MailAttachment } from '../platform/outbox/mail.ts';
import { isRichText, richTextToHtml } from '../reads/rich-text.ts';
import { type Kind, type Lead, type MailSettings, momentIn } from './composing.ts';
import { asPersonWrites, type Quote } from './layout.tsx';
import { DeliveryError } from './transport.ts';

/** A reply of a salesperson: their words, their signature, the mail that it quotes, their files. */
export const reply: Kind = {
  to: 'sender',
  async write({ payload, settings, lead, message, locale, company }) {
    const { about, id, author, body, envelope, subject } = message;
    const { to: everybody, cc, bcc, quotes, left } = envelopeOf(message);
    const [to, ...others] = everybody;
    // Those of the lead are not meant: the people whom it was written to have been erased.
    if (envelope && !to) throw new DeliveryError('This reply has no recipient.', 'refused');
    const where = { id: { equals: author } };
    const user = author ? await payload.db.findOne<User>({ collection: 'users', where }) : null;
    const own = user?.signature?.trim() || user?.name || '';
    const signature = isPassedOn(about) ? '' : own;
    return {
      ...(user?.name ? { fromName: user.name } : {}),
      ...(to ? { to, others, cc, bcc, ...(left && { only: left }) } : {}),
      replyTo: {
        name: user?.name ?? '',
        address: settings.replyTo ?? bareAddress(settings.from),
      },
      subject: subject ?? lead.reference,
      isPersonal: true,
      references: await conversationSoFar(payload, lead),
      attachments: await filesOf(payload, id),
      ...(await asPersonWrites(locale, company, {
        html: htmlOf(body, locale, settings),
        signature,
        quote: quotes ? await quoteOf(payload, quotes, locale, company.timeZone) : null,
      })),
    };
  },
};

/** A received mail as a reply quotes it; `null` once it is erased. */
async function quoteOf(
  payload: Payload,
  id: number,
  locale: Locale,
  timeZone: string,
): Promise<Quote | null> {
  const where = { id: { equals: id }, kind: { equals: 'received' } };
  const mail = await payload.db.findOne<Message>({ collection: 'messages', where });
  if (!mail?.text) return null;
  const { name } = JSON.parse(mail.replyTo ?? '{}') as { name?: string };
  const sender = name ? `${name} <${mail.sender}>` : (mail.sender ?? '');
  const time = momentIn(locale, new Date(mail.sentAt ?? mail.createdAt), timeZone);
  const announced = fill(officeWords(locale).leadRules.answer.quoted, { time, sender });
  return { announced, text: mail.text };
}

/** The words in a closed list of elements; links to the company's own pages with its address. */
function htmlOf(body: unknown, locale: Locale, { publicUrl }: MailSettings): string {
  if (!isRichText(body)) return '';
  return richTextToHtml(body, locale).replaceAll('href="/', `href="${publicUrl}/`);
}

/** Most Message-IDs of a References header: mail programs need the first and the last ones. */
const MOST_REFERENCES = 10;

/** Mails of one conversation that are looked at, the newest first. */
const NEWEST = 50;

interface Earlier {
  kind: string;
  headerId: string;
  references?: string | null;
}

/**
 * Message-IDs that a reply refers to, so that mail programs show it below the mail that it answers:
 * the visitor's last one; without one, the last mail that the visitor got about this lead.
 */
async function conversationSoFar(payload: Payload, { id }: Lead): Promise<string[]> {
  const { docs } = await payload.db.find<Earlier & { id: number }>({
    collection: 'messages',
    where: { lead: { equals: id }, headerId: { exists: true }, sentAt: { exists: true } },
    sort: '-sentAt',
    select: { kind: true, headerId: true, references: true },
    limit: NEWEST,
    pagination: false,
  });
  const answered =
    docs.find(({ kind }) => kind === 'received') ??
    docs.find(({ kind }) => kind === 'reply' || kind === 'confirmation');
  if (!answered) return [];
  const before = (answered.references ?? '').split(/\s+/).map((one) => one.replace(/^<|>$/g, ''));
  const all = [...new Set([...before, answered.headerId])].filter(Boolean);
  return all.length <= MOST_REFERENCES
    ? all
    : [...all.slice(0, 1), ...all.slice(1 - MOST_REFERENCES)];
}

/**
 * The files of a reply.
 * @throws DeliveryError when one is infected; Error while one is still being scanned
 */
async function filesOf(payload: Payload, message: number): Promise<MailAttachment[]> {
  const { docs } = await payload.db.find<Attachment>({
    collection: 'attachments',
    where: { message: { equals: message } },
    sort: 'id',
    pagination: false,
  });
  if (docs.some(({ scan }) => scan === 'infected')) {
    throw new DeliveryError('A file of this reply is infected.', 'refused');
  }
  if (docs.some(({ scan }) => scan === 'pending')) {
    throw new Error('A file of this reply is still being scanned.');
  }
  return Promise.all(
    docs.map(async ({ file, name }) => ({
      filename: name,
      content: await buffer(await attachmentStore().read(file)),
    })),
  );
}
