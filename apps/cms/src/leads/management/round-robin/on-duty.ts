import type { FormTopic, FormType, Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { InTransaction } from '../../../database/writes/transaction.ts';
import { seesForm } from '../../access.ts';
import { officeAt, readLeadSettings } from '../../deadlines/office-hours.ts';
import { dayIn } from '../../deadlines/office-time.ts';
import { type Colleague, presentFor, readAnswering, readColleagues } from './colleagues.ts';
import { newestLeads } from './newest-leads.ts';
import { type Criteria, rotationFor } from './rotation.ts';

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
 * the next person of the round robin.
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
  const settings = await readLeadSettings(payload);
  const { timeZone } = await officeAt(payload, now, settings);
  const day = dayIn(timeZone, now);
  const owner = colleagues.find(({ id }) => id === lead.assignee);
  const present = owner && presentFor(owner, colleagues, day);
  if (present) return present;
  const newest = await newestLeads(
    payload,
    colleagues.map(({ id }) => id),
  );
  return rotationFor(lead, { colleagues, listed: settings.rotation, newest, day })[0] ?? null;
}

/** The person who would get a new lead now; `null` where leads are not assigned automatically. */
export async function nextAssignee(
  payload: Payload,
  criteria: Criteria,
  now: Date,
  req: InTransaction,
): Promise<Colleague | null> {
  const settings = await readLeadSettings(payload, req);
  if (settings.rotation.length === 0) return null;
  const colleagues = await readAnswering(payload);
  const { timeZone } = await officeAt(payload, now, settings);
  const everybody = colleagues.map(({ id }) => id);
  const newest = await newestLeads(payload, everybody, req);
  const rotation = { colleagues, listed: settings.rotation, newest, day: dayIn(timeZone, now) };
  return rotationFor(criteria, rotation)[0] ?? null;
}
