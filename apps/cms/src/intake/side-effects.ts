import { spelledMail } from '@osnowa/contract';
import type { Payload } from 'payload';
import { type OutgoingKind, TO_THE_SENDER } from '../kit/states/mail-states.ts';
import type { LeadState } from '../kit/states/states.ts';
import { recordReceived } from '../leads/events/record-events.ts';
import { insertRows } from '../platform/database/sql.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import type { leadRecord } from './lead-record.ts';
import { noteRequest } from './newsletter.ts';

type NewLead = ReturnType<typeof leadRecord> & {
  id: number;
  /** Whether its files are being scanned; the company's mail states the result. */
  isScanned: boolean;
};
type NewMessage = ReturnType<typeof newMessage<number>>;

/**
 * Mails of one kind to one address within a day: a form must not become a way to flood a mailbox.
 */
const TO_ONE_ADDRESS_A_DAY = 3;
const DAY = 24 * 60 * 60 * 1000;
const TOO_MANY = `More than ${TO_ONE_ADDRESS_A_DAY} mails of this kind to this address in a day.`;

/** Longest that the company's mail waits for the scanner's result for the files, in ms. */
const SCANNED_WITHIN = 5 * 60 * 1000;

/** Leads without a mail of their own: the digest counts quarantined ones. */
const NOT_NOTIFIED: readonly LeadState[] = ['spam', 'quarantined'];

/**
 * Writes the effects of new leads, in their own transaction: mails, places among the subscribers,
 * and events for webhooks and devices.
 * @returns ids of the leads whose sender is mailed
 */
export async function recordSideEffects(
  payload: Payload,
  leads: readonly NewLead[],
  req: InTransaction,
): Promise<Set<number>> {
  const notified = leads.filter(({ state }) => !NOT_NOTIFIED.includes(state));
  for (const lead of notified) {
    if (lead.formType === 'newsletter') await noteRequest(payload, lead, req);
  }
  const messages = notified.flatMap((lead) =>
    messagesFor(lead).map((kind) => messageOf(lead, kind)),
  );
  const rows = await withoutFloods(payload, messages, req);
  await insertRows(payload, 'messages', rows, req);
  await recordReceived(payload, notified, req);
  const toSenders = rows.filter(({ recipient, state }) => recipient && state !== 'withheld');
  return new Set(toSenders.map(({ lead }) => lead));
}

/**
 * The sender gets a mail whether or not a captcha was solved: people without scripts are promised
 * the same. The company gets no mail about a sign-up for the newsletter before the sender has
 * confirmed it.
 */
function messagesFor({ formType }: NewLead): OutgoingKind[] {
  return formType === 'newsletter' ? ['opt-in'] : ['notification', 'confirmation'];
}

function messageOf(lead: NewLead, kind: OutgoingKind): NewMessage {
  const { id, createdAt, formType, mail } = lead;
  const recipient = TO_THE_SENDER.includes(kind) ? spelledMail(mail) : null;
  const message = newMessage({ kind, formType, lead: id, at: createdAt, recipient });
  if (kind !== 'notification' || !lead.isScanned) return message;
  return { ...message, dueAt: new Date(Date.parse(createdAt) + SCANNED_WITHIN).toISOString() };
}

type Mailed = Pick<NewMessage, 'kind' | 'recipient' | 'createdAt'>;

/** The messages; those beyond the limit of one address are withheld. */
async function withoutFloods(
  payload: Payload,
  messages: readonly NewMessage[],
  req: InTransaction,
): Promise<(NewMessage & { problem: string | null })[]> {
  const mailed = await mailedLately(payload, messages, req);
  return messages.map((message) => {
    if (message.recipient === null) return { ...message, problem: null };
    const since = Date.parse(message.createdAt) - DAY;
    const alike = mailed.filter(
      ({ kind, recipient, createdAt }) =>
        kind === message.kind && recipient === message.recipient && Date.parse(createdAt) > since,
    );
    if (alike.length >= TO_ONE_ADDRESS_A_DAY) {
      return { ...message, state: 'withheld', problem: TOO_MANY };
    }
    mailed.push(message);
    return { ...message, problem: null };
  });
}

/** The mails of the last day to the recipients of these messages. */
async function mailedLately(
  payload: Payload,
  messages: readonly NewMessage[],
  req: InTransaction,
): Promise<Mailed[]> {
  const recipients = messages.flatMap(({ recipient }) => recipient ?? []);
  if (recipients.length === 0) return [];
  const earliest = Math.min(...messages.map(({ createdAt }) => Date.parse(createdAt)));
  const { docs } = await payload.db.find<Mailed>({
    collection: 'messages',
    where: {
      and: [
        { recipient: { in: recipients } },
        { kind: { in: [...TO_THE_SENDER] } },
        { state: { not_equals: 'withheld' } },
        { createdAt: { greater_than: new Date(earliest - DAY).toISOString() } },
      ],
    },
    select: { kind: true, recipient: true, createdAt: true },
    pagination: false,
    req,
  });
  return docs;
}
