import type { CollectionAfterChangeHook } from 'payload';
import { seesForm } from '../accounts/access.ts';
import { readColleagues } from '../accounts/colleagues.ts';
import { recordMention } from '../desk/composed-pushes.ts';
import { ownerOnDuty } from '../desk/round-robin/rotation.ts';
import type { NoteKind } from '../kit/states/states.ts';
import { stampOf, transactionOf } from '../leads/events/noted-events.ts';
import { type NewEvent, recordEvents } from '../leads/events/record-events.ts';
import { idOf } from '../leads/workflow.ts';
import type { LeadNote } from '../platform/database/generated/payload-types.ts';
import { storedWith } from '../platform/database/stored.ts';
import { noticeOf } from '../platform/outbox/notices.ts';

/** What a note says of the customer's waiting. */
const EVENTS: Partial<Record<NoteKind, Pick<NewEvent, 'kind' | 'facts'>>> = {
  call: { kind: 'called' },
  'missed-call': { kind: 'waits', facts: { how: 'call' } },
};

/** The people whom a text mentions as `@Name`; of two names that begin alike the longer one. */
function mentionedIn<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const names = [...new Set(people.map(({ name }) => name.toLowerCase()))];
  const mentioned = new Set<string>();
  let left = text.toLowerCase();
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const [before = '', ...behind] = left.split(`@${name}`);
    if (behind.some((rest) => !/^[\p{L}\p{N}]/u.test(rest))) mentioned.add(name);
    left = [before, ...behind].join(' ');
  }
  return people.filter(({ name }) => mentioned.has(name.toLowerCase()));
}

/**
 * Records what a new note says of the customer's waiting, and notifies the colleagues whom it mentions,
 * of a missed call also the person who takes care of the lead; never its author.
 */
export const notifyOfNote: CollectionAfterChangeHook<LeadNote> = async ({
  doc,
  operation,
  req,
}) => {
  const { payload } = req;
  const transaction = await transactionOf(req);
  const lead = await storedWith(payload, 'leads', idOf(doc.lead), transaction);
  if (operation !== 'create' || !lead) return doc;
  const event = EVENTS[doc.kind];
  const stamp = { ...stampOf(req), at: doc.at };
  if (event) await recordEvents(payload, transaction, [{ ...event, ...stamp, lead: lead.id }]);
  const now = new Date();
  const all = await readColleagues(payload);
  const seeing = all.filter((person) => seesForm(person, lead.formType));
  const onDuty = doc.kind === 'missed-call' ? await ownerOnDuty(payload, lead, now) : null;
  const mentioned = mentionedIn(doc.text, seeing).filter(({ id }) => id !== Number(req.user?.id));
  const people = new Map([...mentioned, ...(onDuty ? [onDuty] : [])].map((one) => [one.id, one]));
  people.delete(Number(req.user?.id));
  for (const { id, email: recipient } of people.values()) {
    const its = { lead: lead.id, formType: lead.formType, recipient, at: now, nth: `-${id}` };
    await noticeOf(payload, { what: 'note', message: doc.id, ...its }, transaction);
  }
  if (mentioned.length > 0) {
    const to = mentioned.map(({ id }) => id);
    await recordMention(
      payload,
      { note: doc.id, by: doc.authorName ?? '–', lead, to },
      transaction,
    );
  }
  return doc;
};
