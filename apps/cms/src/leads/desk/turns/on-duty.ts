import type { FormTopic, FormType, Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { InTransaction } from '../../../database/writes/transaction.ts';
import { seesForm } from '../../access.ts';
import { dayIn } from '../../deadlines/clock.ts';
import { officeAt, readDesk } from '../../deadlines/office.ts';
import { type Colleague, presentFor, readAnswering, readColleagues } from './colleagues.ts';
import { newestLeads } from './newest-leads.ts';
import { type Asked, inTurn } from './whose-turn.ts';

/** A lead, as far as it decides which person works on it. */
interface OwnedLead {
  formType: FormType;
  topic: FormTopic;
  locale: Locale;
  /** Id of the account that takes care of it. */
  assignee?: number | null;
}

/**
 * The person who takes care of a lead at a moment: its owner, the stand-in of an absent one, else
 * the person in turn.
 * @returns `null` for a lead without an owner, and where no person is there
 */
export async function ownerOnDuty(
  payload: Payload,
  lead: OwnedLead,
  now: Date,
): Promise<Colleague | null> {
  if (!lead.assignee) return null;
  const all = await readColleagues(payload);
  const colleagues = all.filter((person) => seesForm(person, lead.formType));
  const desk = await readDesk(payload);
  const { timeZone } = await officeAt(payload, now, desk);
  const day = dayIn(timeZone, now);
  const owner = colleagues.find(({ id }) => id === lead.assignee);
  const present = owner && presentFor(owner, colleagues, day);
  if (present) return present;
  const newest = await newestLeads(
    payload,
    colleagues.map(({ id }) => id),
  );
  return inTurn(lead, { colleagues, listed: desk.turns, newest, day })[0] ?? null;
}

/** The person who would be given a new lead now; `null` where leads are not given out. */
export async function personInTurn(
  payload: Payload,
  asked: Asked,
  now: Date,
  req: InTransaction,
): Promise<Colleague | null> {
  const desk = await readDesk(payload, req);
  if (desk.turns.length === 0) return null;
  const colleagues = await readAnswering(payload);
  const { timeZone } = await officeAt(payload, now, desk);
  const everybody = colleagues.map(({ id }) => id);
  const newest = await newestLeads(payload, everybody, req);
  const turns = { colleagues, listed: desk.turns, newest, day: dayIn(timeZone, now) };
  return inTurn(asked, turns)[0] ?? null;
}
