import { and, count, eq, gte, like, max, ne, notInArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { seesForm } from '../../accounts/access.ts';
import type { Authenticity } from '../../kit/states/mail-states.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { type Stored, storedWith } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { leadToken, tokenIn } from '../../platform/outbox/mail.ts';
import { noticeOf, receivedIn } from '../../platform/outbox/notices.ts';
import { newMessage } from '../../platform/outbox/outbox.ts';
import { conversationBefore } from '../conversation-before.ts';
import { replyOfOther } from '../drafts.ts';
import type { Sender } from '../own-mailboxes.ts';
import { lastMail } from '../recipients.ts';
import { namedMessages } from './find-lead.ts';
import type { MailOfLead } from './lead-of-mail.ts';
import { type ReadMail, textOf } from './mail-fields.ts';
import { WHOLE_MAIL } from './mail-file.ts';
import { isForward, ownWords } from './quoted-text.ts';

/** The lead that a mail of the office is to be passed on in. */
export interface Asked {
  token: string;
  reference: string;
}

/** Answers to a lead that are passed on within some minutes; more are two programs that answer each other. */
const MOST = 3;
const WITHIN = 10 * 60_000;

/** An answer of which its author was told leaves within so long, and is no other one then, in ms. */
const LEAVING = 60_000;

/** Why an answer by mail was not passed on. */
export type Unsent = 'unproven' | 'loop' | 'gone' | 'empty' | 'second' | 'newer';

/**
 * The lead that a mail asks to be passed on in: it was sent to the address of the lead that a notice
 * of ours had, or answers such a notice. A notice that is forwarded to a colleague is for the colleague.
 */
export function askedIn(mail: ReadMail): Asked | null {
  const delivered = ['delivered-to', 'x-original-to'].map((name) => textOf(mail.headers.get(name)));
  const [nearest = ''] = mail.answers;
  const answered = isForward(mail.subject, mail.text) ? [] : [nearest];
  for (const place of [...mail.to, ...delivered, ...answered]) {
    const found = tokenIn(place);
    if (found) return found;
  }
  return null;
}

interface Answer {
  asked: Asked;
  /** Message-IDs that it answers, the nearest first. */
  answers: readonly string[];
  sender: Sender;
  authenticity: Authenticity;
  mail: MailOfLead;
  /** Its files that stay with it, by their names on the disk. */
  decoration: readonly string[];
  /** Lead of the number, or the one that it was merged into; `null`: there is none any more. */
  lead: number | null;
}

/**
 * Sends a colleague's mail to the customer in the company's name, in the transaction that stores the
 * mail: as a reply in the outbox, once. A mail that proves nothing, the fourth within ten minutes, or one
 * after a colleague's answer of which its author does not know yet, stays where it is, and its author is
 * told.
 */
export async function passOn(payload: Payload, answer: Answer, req: InTransaction): Promise<void> {
  const { mail, sender, decoration, lead: id } = answer;
  const lead = id === null ? null : await storedWith(payload, 'leads', id, req);
  const text = lead ? await wordsOf(payload, lead.id, mail) : '';
  const last = lead && (await lastMail(payload, lead.id));
  const unsent =
    (await reasonAgainst(payload, answer, lead, text, req)) ??
    (lead && (await isSecond(payload, answer, lead.id, last?.mail.sentAt, req))
      ? 'second'
      : null) ??
    (lead && last && (await isBeforeNewer(payload, answer, lead.id, last.mail, req))
      ? 'newer'
      : null);
  const { messages } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  if (unsent || !lead) {
    const problem: Unsent = unsent ?? 'gone';
    await database.update(messages).set({ problem }).where(eq(messages.id, mail.id));
    const { formType = 'contact' } = lead ?? {};
    const facts = { message: mail.id, lead: id, formType, recipient: sender.email } as const;
    await noticeOf(payload, { ...facts, what: 'unsent', at: new Date() }, req);
    return;
  }
  const at = new Date().toISOString();
  const about = aboutPassedOn(mail.id);
  // Everybody of the customer's mail stays in the conversation.
  const { to, cc } = last ?? { to: [lead.mail], cc: [] };
  const row = {
    ...newMessage({ kind: 'reply', formType: lead.formType, lead: lead.id, at }),
    recipient: to[0] ?? lead.mail,
    envelope: { to, cc: cc.filter((one) => !to.includes(one)), bcc: [] },
    author: sender.id,
    subject: subjectOf(last?.mail.subject, lead),
    body: paragraphsOf(text),
    about,
    onceKey: about,
  };
  const [reply] = await database
    .insert(messages)
    .values(row as never)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!reply) return;
  const { attachments } = tablesOf(payload);
  await database
    .update(attachments)
    .set({ message: reply.id })
    .where(
      and(
        eq(attachments.message, mail.id),
        ne(attachments.name, WHOLE_MAIL),
        notInArray(attachments.file, [...decoration]),
      ),
    );
  await database.update(messages).set({ remarks: 'passed-on' }).where(eq(messages.id, mail.id));
}

/** `about` of a reply that came by mail. */
const aboutPassedOn = (mail: number) => `by-mail-${mail}`;

/** Whether a reply came by mail: it has its author's own signature. */
export const isPassedOn = (about: string | null | undefined) => /^by-mail-\d+$/.test(about ?? '');

/** Outlook's sign for a picture within a text. */
const PICTURE = /\[cid:[^\]\n]*\]/gi;

async function wordsOf(payload: Payload, lead: number, mail: MailOfLead): Promise<string> {
  const known = await conversationBefore(payload, lead, mail.id);
  const words = ownWords(mail.text ?? '', { subject: mail.subject, known });
  return words.replace(PICTURE, '').trim();
}

async function reasonAgainst(
  payload: Payload,
  { asked, sender, authenticity }: Answer,
  lead: Stored<'leads'> | null,
  text: string,
  req: InTransaction,
): Promise<Unsent | null> {
  if (!lead?.mail) return 'gone';
  const isSigned = [sender.id ?? 0, 0].some(
    (account) => leadToken(asked.reference, account) === asked.token,
  );
  if (!isSigned && authenticity !== 'authentic') return 'unproven';
  if (sender.id !== null) {
    const account = await storedWith(payload, 'users', sender.id, req);
    if (!account || !seesForm(account, lead.formType)) return 'unproven';
  }
  if (text === '') return 'empty';
  const { messages } = tablesOf(payload);
  const [found] = await queryBuilder(payload, req)
    .select({ passed: count() })
    .from(messages)
    .where(
      and(
        eq(messages.lead, lead.id),
        like(messages.about, 'by-mail-%'),
        gte(messages.createdAt, new Date(Date.now() - WITHIN).toISOString()),
      ),
    );
  return (found?.passed ?? 0) >= MOST ? 'loop' : null;
}

/**
 * Whether a colleague has answered what this mail answers: after the notice, after the customer's last
 * mail, and after its author was told of an answer before it.
 */
async function isSecond(
  payload: Payload,
  { answers, sender }: Answer,
  lead: number,
  theirs: string | null | undefined,
  req: InTransaction,
): Promise<boolean> {
  const [notice] = await namedMessages(payload, answers, req);
  if (!notice?.sentAt) return false;
  const { messages } = tablesOf(payload);
  const isTold = and(eq(messages.sender, sender.email), eq(messages.problem, 'second'));
  const [told] = await queryBuilder(payload, req)
    .select({ at: max(messages.updatedAt) })
    .from(messages)
    .where(and(eq(messages.lead, lead), isTold));
  const [noticed, wrote, knew] = [notice.sentAt, theirs, told?.at].map((at) =>
    Date.parse(at ?? ''),
  );
  const times = [noticed, wrote, (knew ?? 0) + LEAVING].map((time) => time || 0);
  const since = new Date(Math.max(...times)).toISOString();
  return (await replyOfOther(payload, lead, sender, since, req)) !== null;
}

/**
 * Whether the customer has written again since the mail that this one answers, and its author may not
 * know. Sent again after the author was told, it is passed on.
 */
async function isBeforeNewer(
  payload: Payload,
  { answers, sender }: Answer,
  lead: number,
  newest: { id: number; sentAt?: string | null; createdAt: string },
  req: InTransaction,
): Promise<boolean> {
  const [notice] = await namedMessages(payload, answers, req);
  const answered = receivedIn(notice?.about);
  const wrote = new Date(newest.sentAt ?? newest.createdAt).toISOString();
  const isNewer = answered !== newest.id && wrote > (notice?.sentAt ?? wrote);
  if (answered === null || !isNewer) return false;
  const { messages } = tablesOf(payload);
  const [told] = await queryBuilder(payload, req)
    .select({ times: count() })
    .from(messages)
    .where(
      and(
        eq(messages.lead, lead),
        eq(messages.sender, sender.email),
        eq(messages.problem, 'newer'),
        gte(messages.createdAt, wrote),
      ),
    );
  return (told?.times ?? 0) === 0;
}

/** Subject of an answer: the customer's own one; where there is only the form, its number. */
function subjectOf(theirs: string | null | undefined, { reference }: Stored<'leads'>): string {
  const subject = theirs?.trim() || reference;
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

/** A text in the editor's own form, one paragraph for each. */
export function paragraphsOf(text: string) {
  const node = { version: 1, indent: 0, format: '', direction: null } as const;
  const lineOf = (line: string, nth: number) => [
    ...(nth > 0 ? [{ type: 'linebreak', version: 1 }] : []),
    { type: 'text', text: line, version: 1, detail: 0, format: 0, mode: 'normal', style: '' },
  ];
  const children = text.split(/\n{2,}/).map((paragraph) => ({
    ...node,
    type: 'paragraph',
    textFormat: 0,
    children: paragraph.split('\n').flatMap(lineOf),
  }));
  return { root: { ...node, type: 'root', children } };
}
