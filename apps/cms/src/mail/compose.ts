import type { Payload } from 'payload';
import { filled, readMailWords } from '../content/words/mail-words.ts';
import type { OutgoingKind } from '../kit/states/mail-states.ts';
import { addressWith, bareAddress, leadToken, type Mail } from '../platform/outbox/mail.ts';
import { readCompany } from '../reads/company.ts';
import { CALLS } from './calls.ts';
import { COLLEAGUES } from './colleagues.ts';
import {
  companyMailbox,
  type Kind,
  type Lead,
  type MailSettings,
  type MessageToCompose,
  READERS,
  staffMailbox,
  takesMails,
} from './composing.ts';
import { laidOut } from './layout.tsx';
import { allUnmatched, morning, quarantine, received, withdrawal } from './notices.ts';
import { notification } from './notification.ts';
import { acceptance, offerEnds } from './offers.ts';
import { lost, mailbox, note, unsent } from './own-notices.ts';
import { reply } from './reply.ts';
import { VISITORS } from './visitors.ts';

/** The mails of each kind; of several, the first that a message fits. */
const MAILS: Record<OutgoingKind, Kind | readonly Kind[]> = {
  ...CALLS,
  ...COLLEAGUES,
  ...VISITORS,
  notification: [allUnmatched, mailbox, received, lost, unsent, note, notification],
  withdrawal,
  digest: [morning, quarantine],
  offer: [offerEnds, acceptance],
  reply,
};

/**
 * Writes the mail of one message.
 * @throws Error when its lead is gone, or no mailbox for leads is configured
 */
export async function composeMail(
  payload: Payload,
  settings: MailSettings,
  message: MessageToCompose,
): Promise<Mail> {
  const kind = [MAILS[message.kind]].flat().find(({ when }) => when?.(message) ?? true);
  if (!kind) throw new Error('There is no such mail.');
  const mayHaveNone = kind.about === 'anything' && message.lead === null;
  const lead = mayHaveNone ? null : await leadWith(payload, message.lead);
  const { to, locale, account = 0 } = await READERS[kind.to](payload, lead, message);
  const company = await readCompany(payload, locale);
  const words = await readMailWords(payload, locale);
  const context = {
    payload,
    settings,
    message,
    locale,
    company,
    words,
    filled: (text: string, values: Readonly<Record<string, string | number>>) =>
      filled(text, locale, values),
  };
  const written =
    kind.about === 'anything'
      ? await kind.write({ ...context, lead })
      : await kind.write({ ...context, lead: lead as Lead });
  const own = kind.identity?.(message) ?? nameOf(message, lead as Lead);
  const { from } = settings;
  const domain = bareAddress(from).replace(/^.*@/, '');
  const isAnswerable = kind.isAnswerable && takesMails();
  const token = isAnswerable && lead?.mail ? leadToken(lead.reference, account) : null;
  const base = {
    messageId: `${own}${token ? `.${token}` : ''}@${domain}`.toLowerCase(),
    from,
    ...(to === null ? await staffMailbox(payload, lead, company, settings) : { to }),
    replyTo: token
      ? {
          name: company.companyName,
          address: addressWith(token, settings.replyTo ?? bareAddress(from)),
        }
      : kind.to === 'sender'
        ? companyMailbox(company)
        : null,
  };
  if (!('content' in written)) return { ...base, ...written };
  const { content, ...mail } = written;
  const whole = token ? { ...content, footer: words.notices.byMail } : content;
  return { ...base, ...mail, ...(await laidOut(locale, company, whole)) };
}

async function leadWith(payload: Payload, id: number | null): Promise<Lead> {
  return (await payload.findByID({ collection: 'leads', id: Number(id), depth: 0 })) as Lead;
}

/**
 * The first part of a Message-ID, the same at every attempt. Its reference is unique, where numbers
 * of rows come again after a restore: mail programs drop a second mail of the same identity. A lead
 * may have several replies; one that was recalled and sent anew is another mail.
 */
function nameOf(message: MessageToCompose, { reference }: Lead): string {
  const { about, firstDueAt, id, kind, onceKey, uniqueKey } = message;
  const own = uniqueKey ?? onceKey;
  if (own) return `${own}.${reference}`;
  const name = `${reference}.${about ?? kind}`;
  const sent = kind === 'reply' ? `.${id}.${Date.parse(firstDueAt).toString(36)}` : '';
  return `${name}${sent}`;
}
