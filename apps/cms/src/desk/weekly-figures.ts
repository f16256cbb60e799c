import type { FormTopic, Office } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { AdminLabel } from '../kit/office-language.ts';
import { callsOver } from '../leads/deadlines/arranged-calls.ts';
import {
  beginningOf,
  type DatedOffice,
  dayAfter,
  dayIn,
  firstOpening,
  mondayOf,
  officeAsOf,
  officeMinutes,
  promisedMinutes,
} from '../leads/deadlines/office-time.ts';
import { PROMISED_SOURCE, UNHURRIED } from '../leads/deadlines/promised.ts';
import { promiseBegan } from '../leads/deadlines/reply-deadline.ts';
import { APART } from '../leads/next-states.ts';
import { decidedAt } from '../leads/sales/worth.ts';
import { findStored, type Stored } from '../platform/database/stored.ts';
import { withUsualHours } from './digest.ts';
import { type LaterReplies, laterReplies } from './reply-times.ts';
import { type Sales, salesFigures } from './sales-figures.ts';

/** A week of the office's calendar, from Monday to Monday; longer where the office stayed closed. */
export interface Week {
  /** Its Monday, as `YYYY-MM-DD`. */
  monday: string;
  from: Date;
  /** The beginning of the next Monday, or of a later one. */
  to: Date;
}

/** Weeks in a row for which an office is closed at most. */
const MOST_CLOSED = 8;

/**
 * The week before the one of an instant. Weeks in which the office did not open at all belong to
 * the one before them: no report is sent in them, and their leads must not be missed.
 */
export function weekBefore(now: Date, given: Office): Week {
  const office = withUsualHours(given);
  const begins = (day: string) => beginningOf(day, office.timeZone);
  const next = mondayOf(dayIn(office.timeZone, now));
  let monday = dayAfter(next, -7);
  for (let back = 0; back < MOST_CLOSED; back += 1) {
    const opening = firstOpening(monday, office);
    if (opening === null || opening < begins(dayAfter(monday, 7))) break;
    monday = dayAfter(monday, -7);
  }
  return { monday, from: begins(monday), to: begins(next) };
}

/** Whether the office has opened this week: on a Monday morning, or later after a holiday. */
export function hasWeekBegun(now: Date, office: Office): boolean {
  const opening = firstOpening(mondayOf(dayIn(office.timeZone, now)), office);
  return opening !== null && opening <= now;
}

/** How many leads of a person or a topic were answered in time. */
export interface Share {
  /** Id of a person, or a topic; `null`: unassigned leads. */
  of: number | FormTopic | null;
  inTime: number;
  leads: number;
}

export interface Waited {
  id: number;
  reference: string;
  /** Office minutes until the first answer, or until now. */
  minutes: number;
  isLate: boolean;
  isAnswered: boolean;
}

export interface Lost {
  id: number;
  reference: string;
  /** As the account that lost it has chosen; `null`: not said. */
  reason: AdminLabel | string | null;
}

export interface WeeklyFigures {
  received: number;
  inTime: number;
  people: Share[];
  topics: Share[];
  /** The longest waits first. */
  waited: Waited[];
  lost: Lost[];
  later: LaterReplies;
  /** Won and lost in the week, and open now. */
  sales: Sales[];
}

/** The columns of a lead that are read: a week of texts is not needed in memory. */
const READ = [
  'reference',
  'formType',
  'topic',
  'state',
  'createdAt',
  'firstAnsweredAt',
  'assignee',
  'lossReason',
] as const;

type WeekLead = Pick<Stored<'leads'>, 'id' | (typeof READ)[number]>;

/** The leads of a week for which an answer was promised, and those lost in it. */
export async function weeklyFigures(
  payload: Payload,
  week: Week,
  office: DatedOffice,
  now: Date,
): Promise<WeeklyFigures> {
  const leads = await leadsOf(payload, week);
  const withCall = leads.filter(({ formType }) => formType === 'consultation');
  const over = await callsOver(
    payload,
    withCall.map(({ id }) => id),
  );
  // A lead that was decided without an answer waits no longer.
  const ends = await decidedAt(payload, leads);
  const waits = leads.map((lead) => {
    const until = new Date(ends.get(lead.id) ?? now);
    return waitOf({ ...lead, callOver: over.get(lead.id) }, office, until);
  });
  const late = waits.filter(({ isLate }) => isLate);
  const isInTime = (nth: number) => waits[nth]?.isAnswered === true && !waits[nth].isLate;
  return {
    received: leads.length,
    inTime: leads.filter((_lead, nth) => isInTime(nth)).length,
    people: sharesBy(leads, isInTime, ({ assignee }) => assignee ?? null),
    topics: sharesBy(leads, isInTime, ({ topic }) => topic),
    waited: late.toSorted((one, other) => other.minutes - one.minutes),
    lost: await lostIn(payload, week),
    later: await laterReplies(payload, week, office),
    sales: await salesFigures(payload, week),
  };
}

function leadsOf(payload: Payload, { from, to }: Week): Promise<WeekLead[]> {
  return findStored(payload, 'leads', {
    where: {
      and: [
        { createdAt: { greater_than_equal: from.toISOString() } },
        { createdAt: { less_than: to.toISOString() } },
        { state: { not_in: [...APART] } },
        { formType: { not_in: [...UNHURRIED] } },
        { source: { equals: PROMISED_SOURCE } },
      ],
    },
    fields: READ,
    sort: 'id',
  });
}

function waitOf(
  lead: WeekLead & { callOver: string | undefined },
  office: DatedOffice,
  end: Date,
): Waited {
  const { id, reference, firstAnsweredAt } = lead;
  const until = firstAnsweredAt ? new Date(firstAnsweredAt) : end;
  const begun = promiseBegan(lead);
  const minutes = officeMinutes(begun, until, officeAsOf(office, until));
  const isLate = minutes > promisedMinutes(office, begun);
  return { id, reference, minutes, isLate, isAnswered: Boolean(firstAnsweredAt) };
}

function sharesBy(
  leads: readonly WeekLead[],
  isInTime: (nth: number) => boolean,
  keyOf: (lead: WeekLead) => Share['of'],
): Share[] {
  const shares = new Map<Share['of'], Share>();
  for (const [nth, lead] of leads.entries()) {
    const key = keyOf(lead);
    const share = shares.get(key) ?? { of: key, inTime: 0, leads: 0 };
    share.leads += 1;
    if (isInTime(nth)) share.inTime += 1;
    shares.set(key, share);
  }
  return [...shares.values()].toSorted((one, other) => other.leads - one.leads);
}

async function lostIn(payload: Payload, { from, to }: Week): Promise<Lost[]> {
  const leads = await findStored(payload, 'leads', {
    where: {
      and: [
        { state: { equals: 'lost' } },
        { updatedAt: { greater_than_equal: from.toISOString() } },
        { formType: { not_in: [...UNHURRIED] } },
      ],
    },
    fields: READ,
    sort: 'id',
  });
  const ends = await decidedAt(payload, leads);
  const isOfWeek = ({ id }: WeekLead) => {
    const at = new Date(ends.get(id) ?? 0);
    return from <= at && at < to;
  };
  return leads.filter(isOfWeek).map((lead) => ({
    id: lead.id,
    reference: lead.reference,
    reason: reasonOf(payload, lead),
  }));
}

/** The reason that was chosen, by the labels of its field; installations have their own reasons. */
function reasonOf(payload: Payload, { lossReason }: WeekLead): Lost['reason'] {
  if (!lossReason) return null;
  const { flattenedFields } = payload.collections.leads.config;
  const field = flattenedFields.find(({ name }) => name === 'lossReason');
  const options = field?.type === 'select' ? field.options : [];
  const option = options.find((one) => typeof one === 'object' && one.value === lossReason);
  return typeof option === 'object' ? (option.label as AdminLabel) : lossReason;
}
