import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale, spelledMail } from '@osnowa/contract';
import { and, eq, isNull } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { OwnAccount } from '../../accounts/sign-in/person.ts';
import type { LeadSource, LeadState } from '../../kit/states/states.ts';
import { noteCopyJobs } from '../../leads/copies/copy-jobs.ts';
import { recordEvents, recordReceived } from '../../leads/events/record-events.ts';
import { newReference } from '../../leads/reference.ts';
import { textFlags } from '../../leads/spam/spam-flags.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import { insertRows, queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { moveNotices } from '../../platform/outbox/notices.ts';
import { newMessage } from '../../platform/outbox/outbox.ts';
import { senderOf } from '../own-mailboxes.ts';
import { ownAddresses } from '../recipients.ts';
import { senderInHead } from './mail-head.ts';
import { isForward } from './quoted-text.ts';

/** Small words that nearly every sentence of a language has, and the other two have not. */
const SMALL_WORDS: Record<Locale, ReadonlySet<string>> = {
  pl: new Set(
    'się jest oraz dla nie że jak czy przez ale tak nasz nasza naszej mamy proszę chcemy dzień dobry można który która ze'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and you your with for this that are have our from will can we of is it be not they if would'.split(
      ' ',
    ),
  ),
  de: new Set(
    'und der das ist wir für mit nicht ein eine auf sie den von ich haben zu im unser unsere bitte guten werden'.split(
      ' ',
    ),
  ),
};

/** Small words that a text needs, to say its language. */
const ENOUGH = 3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]{1,29}/gu;

/** The language of a text among those of the site; `null` where it cannot be said. */
function languageIn(text: string): Locale | null {
  const words = [...new Set(text.toLowerCase().match(WORD) ?? [])];
  const counts = (Object.keys(SMALL_WORDS) as Locale[])
    .map((locale) => ({
      locale,
      count: words.filter((word) => SMALL_WORDS[locale].has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || first.count < ENOUGH || first.count === second?.count) return null;
  return first.locale;
}

/** A received mail, as far as a lead is made of it. */
export type MailOfLead = Pick<
  Message,
  | 'id'
  | 'sender'
  | 'replyTo'
  | 'subject'
  | 'text'
  | 'authenticity'
  | 'automatic'
  | 'uniqueKey'
  | 'sentAt'
  | 'createdAt'
>;

/**
 * Makes a lead of a mail that has none. Its sender waits since the mail came.
 * @param person who asks for it, and is its owner; `null`: the application does, as soon as the mail
 *   came in: the lead is new, and its turn, notices and clock are those of a form
 * @returns its id; `null` when the mail has a lead by now
 */
export async function leadOfMail(
  payload: Payload,
  mail: MailOfLead,
  person: OwnAccount | null,
  req: InTransaction,
): Promise<number | null> {
  const record = leadRecord(mail, person, await writerOf(payload, mail, req));
  const [made] = await insertRows(payload, 'leads', [record], req);
  const lead = Number(made?.id);
  const { messages, attachments } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  const taken = await database
    .update(messages)
    .set({ lead, formType: record.formType, ...(isSpam(mail) && { automatic: null }) })
    .where(and(eq(messages.id, mail.id), isNull(messages.lead)))
    .returning({ id: messages.id });
  if (taken.length === 0) return null;
  await database
    .update(attachments)
    .set({ lead, formType: record.formType })
    .where(eq(attachments.message, mail.id));
  await moveNotices(payload, mail.id, lead, req);
  await noteCopyJobs(payload, [record.reference], false, req);
  const { formType, createdAt: at } = record;
  const by = { by: person?.name ?? null, account: person?.id ?? null };
  await recordEvents(payload, req, [
    { kind: 'entered', lead, at, facts: { how: 'mail' }, ...by },
    ...(mail.automatic && !isSpam(mail)
      ? []
      : [{ kind: 'waits', lead, at: arrivalOf(mail), facts: { how: 'mail' } } as const]),
  ]);
  await recordReceived(payload, [{ id: lead, formType, createdAt: at }], req);
  if (person === null) {
    const notice = newMessage({ kind: 'notification', formType, lead, at });
    await insertRows(payload, 'messages', [notice], req);
  }
  return lead;
}

const arrivalOf = ({ sentAt, createdAt }: MailOfLead) => sentAt ?? createdAt;

/** Who wrote to us. Of a mail that a colleague forwards its author, who may not be known. */
async function writerOf(
  payload: Payload,
  { authenticity, replyTo, sender, subject, text }: MailOfLead,
  req: InTransaction,
): Promise<{ name: string; address: string }> {
  const isOfOffice = authenticity !== 'forged' && (await senderOf(payload, sender, req)) !== null;
  if (isOfOffice && isForward(subject, text ?? '')) {
    const isOwn = await ownAddresses(payload);
    return senderInHead(text ?? '', isOwn) ?? { name: '', address: '' };
  }
  const { name = '' } = JSON.parse(replyTo ?? '{}') as { name?: string };
  return { name, address: sender ?? '' };
}

/** Domains of countries whose language is one of the site's. */
const COUNTRIES: Readonly<Record<string, Locale>> = {
  pl: 'pl',
  de: 'de',
  at: 'de',
  ch: 'de',
  uk: 'en',
  ie: 'en',
  us: 'en',
};

/** The columns of the lead of a mail. The text stays in the mail, which its page shows. */
function leadRecord(
  mail: MailOfLead,
  person: OwnAccount | null,
  writer: { name: string; address: string },
) {
  const address = spelledMail(writer.address);
  const country = COUNTRIES[address.split('.').at(-1) ?? ''];
  const flags = textFlags({ fullName: writer.name, message: `${mail.subject}\n${mail.text}` });
  const isDoubtful = flags.length > 0 || mail.authenticity === 'forged';
  const state: LeadState = person ? 'in-progress' : isDoubtful ? 'unverified' : 'new';
  const now = new Date().toISOString();
  return {
    reference: newReference(),
    formType: 'contact' as const,
    topic: 'miscellaneous',
    state,
    flags,
    source: 'mail' satisfies LeadSource,
    assignee: person?.id ?? null,
    fullName: writer.name || null,
    mail: address,
    message: mail.subject || (mail.text ?? '').trim().split('\n', 1)[0],
    locale: languageIn(mail.text ?? '') ?? country ?? DEFAULT_LOCALE,
    verification: 'none',
    contentHash: createHash('sha256').update(`${mail.uniqueKey}`).digest('hex'),
    createdAt: person ? now : arrivalOf(mail),
    updatedAt: now,
  };
}

/** Signs, or another person, marked it so; the person who makes a lead of it disagrees. */
function isSpam({ automatic }: MailOfLead): boolean {
  return automatic === 'spam';
}
