import { spelledMail } from '@osnowa/contract';
import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { Authenticity, AutomaticMail } from '../../kit/states/mail-states.ts';
import { recordAnswer } from '../../leads/answered.ts';
import { mailsOf } from '../../leads/people/addresses.ts';
import { insertRows, queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { storedWith } from '../../platform/database/stored.ts';
import { type InTransaction, inTransaction } from '../../platform/database/writes/transaction.ts';
import { env } from '../../platform/process/env.ts';
import { reachFailpoint } from '../../platform/process/failpoint.ts';
import { noteLostReply, notReached } from '../lost-reply.ts';
import { type Sender, senderOf } from '../own-mailboxes.ts';
import { ownAddresses } from '../recipients.ts';
import { type Bounce, readBounce } from './bounce.ts';
import {
  type FoundBy,
  findLead,
  lastingLead,
  leadNumbered,
  mergedLead,
  type NamedMessage,
  namedMessages,
} from './find-lead.ts';
import type { MailOfLead } from './lead-of-mail.ts';
import type { ReadMail } from './mail-fields.ts';
import type { MailFile } from './mail-file.ts';
import { senderInHead } from './mail-head.ts';
import { type CallAnswer, callAnswerIn, noteCallAnswer } from './note-call-answer.ts';
import { noteMail } from './note-mail.ts';
import { isUnmatchedSpam, takeUnmatched } from './note-unmatched.ts';
import { type Asked, askedIn, passOn } from './pass-on.ts';
import { isForward } from './quoted-text.ts';
import { automaticKind } from './sort-mail.ts';

/** Everything of a mail that is stored together. */
export interface MailToStore {
  mail: ReadMail;
  files: readonly MailFile[];
  /** Of the whole mail. */
  sha256: string;
  authenticity: Authenticity;
  arrivedAt: Date;
}

/** A mail without a lead has the form of a contact: people who read these see it. */
const UNMATCHED_FORM = 'contact';

/** The lead of a mail, and its kind. */
interface Place {
  lead: number | null;
  /** How it was found. */
  by: FoundBy | null;
  automatic: AutomaticMail | null;
  bounce: Bounce | null;
  /** Our mail that came back. */
  returned: NamedMessage | null;
  /** Its answer to an invitation of ours. */
  call: CallAnswer | null;
}

/**
 * Stores a mail with its files, and its effects on its lead and on a mail of ours that came back,
 * in one transaction.
 * @returns whether it was stored; `false`: it was there already
 */
export async function storeMail(payload: Payload, toStore: MailToStore): Promise<boolean> {
  const isNew = await inTransaction(payload, async (req) => {
    const uniqueKey = await keyOf(payload, toStore, req);
    if (uniqueKey === null) return false;
    const { mail, arrivedAt: at } = toStore;
    // The visitor does not wait because of a colleague's mail.
    const isForged = toStore.authenticity === 'forged';
    const colleague = isForged ? null : await senderOf(payload, mail.sender, req);
    // What a colleague's program answers to a notice, such as an absence, is no word for a customer.
    const isWritten = automaticKind(mail, 'answer') === null;
    const asked = colleague && isWritten ? askedIn(mail) : null;
    const found = await placeOf(payload, toStore, { asked, colleague }, req);
    // A mail that a colleague forwards is the word of the person who wrote it.
    const isOfPerson =
      found.automatic === null && (!colleague || (!asked && isForward(mail.subject, mail.text)));
    const isUnmatched = found.lead === null && isOfPerson;
    const isSpam = isUnmatched && (await isUnmatchedSpam(payload, toStore, req));
    const place: Place = isSpam ? { ...found, automatic: 'spam' } : found;
    const row = await insertMail(payload, toStore, { ...place, uniqueKey }, req);
    if (row === null) return false;
    const { id: message } = row;
    const isLost = await markReturned(payload, place, req);
    const { lead } = place;
    if (asked && colleague) {
      const { authenticity } = toStore;
      const { answers, decoration } = mail;
      const answer = {
        asked,
        answers,
        decoration,
        sender: colleague,
        authenticity,
        mail: row,
        lead,
      };
      await passOn(payload, answer, req);
    }
    if (lead !== null) {
      if (place.call && !colleague) {
        await noteCallAnswer(payload, place.call, { lead, message, at }, req);
      }
      const lostAnswer = isLost ? lostAnswerOf(place) : null;
      const knows = colleague?.email ?? null;
      await noteMail(payload, req, { lead, message, at, isReply: isOfPerson, lostAnswer, knows });
      if (colleague && !isOfPerson && !asked) {
        await noteAnswerOf(payload, colleague, toStore, { ...place, lead, message }, req);
      }
    }
    if (isUnmatched && !isSpam) await takeUnmatched(payload, req, row);
    reachFailpoint('row-inserted');
    return true;
  });
  reachFailpoint('committed');
  return isNew;
}

/**
 * The key by which a mail is stored once; `null` when it is there already. A mail with the
 * Message-ID of another one is not that one: a stranger can copy it.
 */
async function keyOf(
  payload: Payload,
  { mail, sha256 }: MailToStore,
  req: InTransaction,
): Promise<string | null> {
  const ownKey = `in:${sha256}`;
  const byId = mail.headerId && `in:${mail.headerId}`;
  const keys = byId ? [byId, ownKey] : [ownKey];
  const { messages } = tablesOf(payload);
  const known = await queryBuilder(payload, req)
    .select({
      key: messages.uniqueKey,
      sender: messages.sender,
      subject: messages.subject,
      text: messages.text,
    })
    .from(messages)
    .where(inArray(messages.uniqueKey, keys));
  const isSame = known.some(
    ({ key, sender, subject, text }) =>
      key === ownKey || (sender === mail.sender && subject === mail.subject && text === mail.text),
  );
  if (isSame) return null;
  return byId && known.length === 0 ? byId : ownKey;
}

async function placeOf(
  payload: Payload,
  { mail: whole, arrivedAt }: MailToStore,
  { asked, colleague }: { asked: Asked | null; colleague: Sender | null },
  req: InTransaction,
): Promise<Place> {
  if (asked) {
    const numbered = await leadNumbered(payload, [asked.reference], req);
    const lead = numbered === null ? null : await mergedLead(payload, numbered, req);
    return { lead, by: 'reference', automatic: null, bounce: null, returned: null, call: null };
  }
  // A mail that a colleague forwards belongs where the mails of its author do.
  const isPassedOn = colleague !== null && isForward(whole.subject, whole.text);
  const author = isPassedOn ? senderInHead(whole.text, await ownAddresses(payload)) : null;
  const sender = author ? spelledMail(author.address) : null;
  const mail = isPassedOn ? { ...whole, sender } : whole;
  const call = await callAnswerIn(payload, mail, req);
  if (call) {
    const lead = await mergedLead(payload, call.booking.lead, req);
    const automatic = call.words === '' ? 'out-of-office' : null;
    return { lead, by: 'answer', automatic, bounce: null, returned: null, call };
  }
  const found = await findLead(payload, mail, req);
  const after = await afterAutomatic(payload, mail, arrivedAt, req);
  const automatic = automaticKind(mail, found?.by ?? null, after);
  const lasting = automatic === null ? await lastingLead(payload, mail, found, req) : found;
  const lead = lasting?.id ?? null;
  const by = lasting?.by ?? null;
  if (automatic !== 'bounce') {
    return { lead, by, automatic, bounce: null, returned: null, call: null };
  }
  const bounce = readBounce(mail);
  // The nearest only: further ones are earlier mails of the conversation, which arrived.
  const [returned = null] = await namedMessages(payload, bounce.about, req);
  const its = returned ? await mergedLead(payload, returned.lead, req) : lead;
  return { lead: its, by, automatic, bounce, returned, call: null };
}

/** How long after a mail that no person wrote this answer to it came, in ms; `null` for others. */
async function afterAutomatic(
  payload: Payload,
  { answers }: ReadMail,
  arrivedAt: Date,
  req: InTransaction,
): Promise<number | null> {
  const [answered] = await namedMessages(payload, answers, req);
  if (!answered?.sentAt || answered.kind === 'reply') return null;
  return arrivedAt.getTime() - Date.parse(answered.sentAt);
}

/** An answer of a person that came back for good; `null`: none did. */
function lostAnswerOf({ bounce, returned }: Place): { id: number; sentAt: string } | null {
  const { id, kind, sentAt } = returned ?? {};
  return bounce?.isFinal && id && sentAt && kind === 'reply' ? { id, sentAt } : null;
}

/**
 * A colleague's mail to the customer that was copied to us is an answer, where it is known to be the
 * colleague's: by the check of its sender, or because it answers a mail of this conversation.
 */
async function noteAnswerOf(
  payload: Payload,
  { id: author }: Sender,
  { mail, authenticity, arrivedAt }: MailToStore,
  { lead, by, message: id }: Pick<Place, 'by'> & { lead: number; message: number },
  req: InTransaction,
): Promise<void> {
  if (authenticity !== 'authentic' && by !== 'answer') return;
  const found = await storedWith(payload, 'leads', lead, req);
  const theirs = found?.mail ? await mailsOf(payload, found.mail, req) : [];
  if (!theirs.some((one) => mail.to.includes(one))) return;
  await recordAnswer(payload, lead, arrivedAt, { message: { id, author }, req });
}

async function insertMail(
  payload: Payload,
  { mail, files, authenticity, arrivedAt }: MailToStore,
  { lead, automatic, uniqueKey, call }: Place & { uniqueKey: string },
  req: InTransaction,
): Promise<MailOfLead | null> {
  const formType = (await storedWith(payload, 'leads', lead, req))?.formType ?? UNMATCHED_FORM;
  const at = arrivedAt.toISOString();
  const { messages } = tablesOf(payload);
  const address = mail.replyTo ?? mail.sender;
  const row = {
    kind: 'received',
    state: 'received',
    lead,
    formType,
    subject: mail.subject,
    sender: mail.sender,
    recipient: mail.recipient,
    envelope: mail.envelope,
    replyTo: address && JSON.stringify({ name: mail.senderName, address }),
    text: mail.text,
    attempts: 0,
    sentAt: at,
    headerId: mail.headerId,
    references: mail.answers.toReversed().join(' '),
    authenticity,
    automatic,
    remarks: [...mail.remarks, ...(call ? [call.given.answer] : [])].join(' '),
    uniqueKey,
    createdAt: at,
    updatedAt: new Date().toISOString(),
  };
  const [inserted] = await queryBuilder(payload, req)
    .insert(messages)
    .values(row as never)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!inserted) return null;
  const scan = env.CLAMD_SOCKET ? 'pending' : 'unscanned';
  const its = { lead, message: inserted.id, formType, scan, createdAt: at, updatedAt: at };
  await insertRows(
    payload,
    'attachments',
    files.map((file) => ({ ...file, ...its })),
    req,
  );
  return { ...row, id: inserted.id };
}

/**
 * A mail of ours that came back says so, with the server's reason. While other people outside of the
 * company have got it, it stays a sent one, and only its author is notified.
 * @returns whether nobody has got it
 */
async function markReturned(
  payload: Payload,
  { bounce, returned }: Place,
  req: InTransaction,
): Promise<boolean> {
  if (!bounce?.isFinal || !returned) return false;
  const mail = await storedWith(payload, 'messages', returned.id, req);
  const { problem, isLost } = await notReached(payload, mail ?? {}, bounce.failed);
  const { messages } = tablesOf(payload);
  await queryBuilder(payload, req)
    .update(messages)
    .set({ ...(isLost && { state: 'failed' }), problem, updatedAt: new Date().toISOString() })
    .where(and(eq(messages.id, returned.id), inArray(messages.state, ['sent', 'kept'])));
  if (!isLost) await noteLostReply(payload, returned.id, req);
  return isLost;
}
