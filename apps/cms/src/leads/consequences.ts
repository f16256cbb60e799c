import type { Payload } from 'payload';
import type { leadRecord } from './lead-record.ts';
import { noteRequest } from './newsletter.ts';
import { newMessage } from './outbox.ts';
import type { LeadState, MessageKind } from './states.ts';
import type { InTransaction } from './transaction.ts';

type NewLead = ReturnType<typeof leadRecord> & { id: number | string };

/** Mails of one kind to one address within a day: a form must not become a way to flood a mailbox. */
const TO_ONE_ADDRESS_A_DAY = 3;
const DAY = 24 * 60 * 60 * 1000;

/** Messages that go to whoever the form names, and so may reach a stranger. */
const TO_THE_SENDER: readonly MessageKind[] = ['confirmation', 'opt-in'];

/** Leads that nobody is told of one by one: spam not at all, a flood once an hour as a digest. */
const QUIET: readonly LeadState[] = ['spam', 'quarantined'];

/** Writes what a new lead causes, in its own transaction: mails, and a place among the subscribers. */
export async function recordConsequences(
  payload: Payload,
  lead: NewLead,
  req: InTransaction,
): Promise<void> {
  if (QUIET.includes(lead.state)) return;
  if (lead.formType === 'newsletter') await noteRequest(payload, lead, req);
  for (const kind of messagesFor(lead)) {
    const data = await messageOf(payload, lead, kind, req);
    await payload.db.create({ collection: 'messages', data, returning: false, req });
  }
}

/**
 * Nobody who may not have written the lead is written to, but for the newsletter: there the mail
 * is the very question whether it was them, and the company need not hear of who has not said yes.
 */
function messagesFor({ state, formType }: NewLead): MessageKind[] {
  if (formType === 'newsletter') return ['opt-in'];
  return state === 'unverified' ? ['notification'] : ['notification', 'confirmation'];
}

async function messageOf(
  payload: Payload,
  { id, createdAt, formType, mail }: NewLead,
  kind: MessageKind,
  req: InTransaction,
): Promise<Record<string, unknown>> {
  const recipient = TO_THE_SENDER.includes(kind) ? mail.toLowerCase() : null;
  const full = recipient !== null && (await hasEnough(payload, kind, recipient, createdAt, req));
  const message = newMessage({ kind, formType, lead: id, at: createdAt, recipient });
  if (!full) return message;
  const problem = `More than ${TO_ONE_ADDRESS_A_DAY} mails of this kind to this address in a day.`;
  return { ...message, state: 'withheld', problem };
}

async function hasEnough(
  payload: Payload,
  kind: MessageKind,
  recipient: string,
  now: string,
  req: InTransaction,
): Promise<boolean> {
  const since = new Date(Date.parse(now) - DAY).toISOString();
  const { totalDocs } = await payload.db.count({
    collection: 'messages',
    where: {
      and: [
        { recipient: { equals: recipient } },
        { kind: { equals: kind } },
        { state: { not_equals: 'withheld' } },
        { createdAt: { greater_than: since } },
      ],
    },
    req,
  });
  return totalDocs >= TO_ONE_ADDRESS_A_DAY;
}
