import { buffer } from 'node:stream/consumers';
import type { Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { isPassedOn } from '../conversation/inbound/pass-on.ts';
import { attachmentStore } from '../leads/attachments/attachment-store.ts';
import type { Attachment, User } from '../platform/database/generated/payload-types.ts';
import { bareAddress, type MailAttachment } from '../platform/outbox/mail.ts';
import { isRichText, richTextToHtml } from '../reads/rich-text.ts';
import type { Kind, Lead, MailSettings } from './composing.ts';
import { asPersonWrites } from './layout.tsx';
import { DeliveryError } from './transport.ts';

/** A reply of a salesperson: their words, their signature, their files. */
export const reply: Kind = {
  to: 'sender',
  async write({ payload, settings, lead, message, locale, company }) {
    const { about, id, author, body, recipient, subject } = message;
    const where = { id: { equals: author } };
    const user = author ? await payload.db.findOne<User>({ collection: 'users', where }) : null;
    const own = user?.signature?.trim() || user?.name || '';
    const signature = isPassedOn(about) ? '' : own;
    return {
      ...(user?.name ? { fromName: user.name } : {}),
      ...(recipient ? { to: recipient } : {}),
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
      })),
    };
  },
};

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
