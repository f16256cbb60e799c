import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale, spelledMail } from '@osnowa/contract';
import { and, eq, isNull } from '@payloadcms/db-sqlite/drizzle';
import { NotFound, type Payload, type PayloadRequest } from 'payload';
import { seesLeads } from '../../accounts/access.ts';
import { type OwnAccount, ownAccount } from '../../accounts/sign-in/person.ts';
import { endpoint, hiddenUnless, refusal } from '../../kit/endpoint.ts';
import type { LeadSource, LeadState } from '../../kit/states/states.ts';
import { noteCopyJobs } from '../../leads/copies/copy-jobs.ts';
import { recordEvents, recordReceived } from '../../leads/events/record-events.ts';
import { newReference } from '../../leads/reference.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import { insertRows, queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { moveNotices } from '../../platform/outbox/notices.ts';
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

/** Makes a lead of a received mail that belongs to none. Answers with the id of the lead. */
async function makeLead(req: PayloadRequest) {
  const { payload, routeParams } = req;
  const mail = await payload.findByID({
    collection: 'messages',
    id: String(routeParams?.id),
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  });
  if (mail?.kind !== 'received' || !mail.sender) throw new NotFound(req.t);
  return { lead: await leadOfMail(req, mail) };
}

/** @throws Refusal 409 when the mail has a lead: two people may press at once */
function leadOfMail(asked: PayloadRequest, mail: Message): Promise<number> {
  const { payload } = asked;
  const person = ownAccount(asked);
  return inTransaction(payload, async (req) => {
    const record = leadRecord(mail, person, await passedOn(payload, mail));
    const [made] = await insertRows(payload, 'leads', [record], req);
    const lead = Number(made?.id);
    const { messages, attachments } = tablesOf(payload);
    const database = queryBuilder(payload, req);
    const taken = await database
      .update(messages)
      .set({ lead, formType: record.formType, ...(isSpam(mail) && { automatic: null }) })
      .where(and(eq(messages.id, mail.id), isNull(messages.lead)))
      .returning({ id: messages.id });
    if (taken.length === 0) throw refusal(asked, (w) => w.messages.received.failed, 409);
    await database
      .update(attachments)
      .set({ lead, formType: record.formType })
      .where(eq(attachments.message, mail.id));
    await moveNotices(payload, mail.id, lead, req);
    await noteCopyJobs(payload, [record.reference], false, req);
    const { formType, createdAt } = record;
    const by = { by: person.name, account: person.id };
    const entered = {
      kind: 'entered',
      lead,
      at: createdAt,
      facts: { how: 'mail' },
      ...by,
    } as const;
    await recordEvents(payload, req, [entered]);
    await recordReceived(payload, [{ id: lead, formType, createdAt }], req);
    return lead;
  });
}

/** The author of the mail that a colleague forwards; `null` for other mails. */
async function passedOn(payload: Payload, { sender, subject, text }: Message) {
  if (!isForward(subject, text ?? '')) return null;
  const where = { email: { equals: sender } };
  const { totalDocs } = await payload.db.count({ collection: 'users', where });
  return totalDocs > 0 ? senderInHead(text ?? '') : null;
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

/**
 * The lead of a mail, which is like one that its maker enters by hand: the site promised nothing to
 * the sender, so it has no reply deadline. The sender has waited since the mail came, and is listed
 * with the others who wait for an answer to a mail. The text stays in the mail.
 */
function leadRecord(
  mail: Message,
  { id }: OwnAccount,
  writer: { name: string; address: string } | null,
) {
  const { name: ownName } = JSON.parse(mail.replyTo ?? '{}') as { name?: string };
  const fullName = writer ? writer.name : ownName;
  const address = spelledMail(writer?.address ?? mail.sender ?? '');
  const country = COUNTRIES[address.split('.').at(-1) ?? ''];
  const now = new Date().toISOString();
  return {
    reference: newReference(),
    formType: 'contact' as const,
    topic: 'miscellaneous',
    state: 'in-progress' satisfies LeadState,
    source: 'mail' satisfies LeadSource,
    assignee: id,
    fullName: fullName || null,
    mail: address,
    message: mail.subject,
    locale: languageIn(mail.text ?? '') ?? country ?? DEFAULT_LOCALE,
    verification: 'none',
    contentHash: createHash('sha256').update(`${mail.uniqueKey}`).digest('hex'),
    waitsSince: mail.automatic && !isSpam(mail) ? null : (mail.sentAt ?? mail.createdAt),
    createdAt: now,
    updatedAt: now,
  };
}

/** Signs, or another person, marked it so; the person who makes a lead of it disagrees. */
function isSpam({ automatic }: Message): boolean {
  return automatic === 'spam';
}

/** Endpoints for received mails beyond Payload's own. */
export const mailEndpoints = [
  endpoint({ path: '/:id/lead', method: 'post', who: hiddenUnless(seesLeads), run: makeLead }),
];
