import type { Payload } from 'payload';
import type { leadRecord } from './lead-record.ts';
import { noteRequest } from './newsletter.ts';
import { newMessage } from './outbox.ts';
import { insertRows } from './rows.ts';
import type { LeadState, MessageKind } from './states.ts';
import type { InTransaction } from './transaction.ts';

type NewLead = ReturnType<typeof leadRecord> & {
  id: number;
  /** Whether its files are being looked at, of which the company's mail has to tell. */
  isScanned: boolean;
};
type NewMessage = ReturnType<typeof newMessage>;

/** Mails of one kind to one address within a day: a form must not become a way to flood a mailbox. */
const TO_ONE_ADDRESS_A_DAY = 3;
const DAY = 24 * 60 * 60 * 1000;
const TOO_MANY = `More than ${TO_ONE_ADDRESS_A_DAY} mails of this kind to this address in a day.`;

/** Longest that the company's mail waits for what the scanner says of the files, in ms. */
const SCANNED_WITHIN = 5 * 60 * 1000;

/** Messages that go to whoever the form names, and so may reach a stranger. */
const TO_THE_SENDER: readonly MessageKind[] = ['confirmation', 'opt-in'];

/** Leads that nobody is told of one by one: spam not at all, a flood once an hour as a digest. */
const QUIET: readonly LeadState[] = ['spam', 'quarantined'];

/** Writes what new leads cause, in their own transaction: mails, and places among the subscribers. */
export async function recordConsequences(
  payload: Payload,
  leads: readonly NewLead[],
  req: InTransaction,
): Promise<void> {
  const told = leads.filter(({ state }) => !QUIET.includes(state));
  for (const lead of told) {
    if (lead.formType === 'newsletter') await noteRequest(payload, lead, req);
  }
  const messages = told.flatMap((lead) => messagesFor(lead).map((kind) => messageOf(lead, kind)));
  await insertRows(payload, 'messages', await withoutFloods(payload, messages, req), req);
}

/**
 * Nobody who may not have written the lead is written to, but for the newsletter: there the mail
 * is the very question whether it was them, and the company need not hear of who has not said yes.
 */
function messagesFor({ state, formType }: NewLead): MessageKind[] {
  if (formType === 'newsletter') return ['opt-in'];
  return state === 'unverified' ? ['notification'] : ['notification', 'confirmation'];
}

function messageOf(lead: NewLead, kind: MessageKind): NewMessage {
  const { id, createdAt, formType, mail } = lead;
  const recipient = TO_THE_SENDER.includes(kind) ? mail.toLowerCase() : null;
  const message = newMessage({ kind, formType, lead: id, at: createdAt, recipient });
  if (kind !== 'notification' || !lead.isScanned) return message;
  return { ...message, dueAt: new Date(Date.parse(createdAt) + SCANNED_WITHIN).toISOString() };
}

type Mailed = Pick<NewMessage, 'kind' | 'recipient' | 'createdAt'>;

/** The messages, of which those withheld that would be too many for one address. */
async function withoutFloods(
  payload: Payload,
  messages: readonly NewMessage[],
  req: InTransaction,
): Promise<object[]> {
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

/** What was mailed within the last day to those whom these messages go to. */
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
