import type { FormTopic, FormType } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { LeadState } from '../../../fields/states.ts';
import type { AdminLabel } from '../../../kit/office-language.ts';
import { waitsSince } from '../../deadlines/arranged-calls.ts';
import { type DatedOffice, officeAsOf, officeMinutes } from '../../deadlines/office-time.ts';
import { PROMISED_SOURCE, UNHURRIED } from '../../deadlines/promised.ts';
import { beginningOf, PROMISED_MINUTES } from '../../deadlines/reply-deadline.ts';
import type { HistoryEntry } from '../../events/lead-events.ts';
import { historiesOf } from '../../events/lead-events.ts';
import type { Week } from './week.ts';

/** How many leads of a person or a topic were answered in time. */
export interface Share {
  /** Id of a person, or a topic; `null`: unassigned leads. */
  of: number | FormTopic | null;
  inTime: number;
  leads: number;
}

/** A lead that waited longer than promised. */
export interface Waited {
  id: number;
  reference: string;
  /** Office minutes until the first answer, or until now. */
  minutes: number;
  isAnswered: boolean;
}

/** A lead that was lost in the week. */
export interface Lost {
  id: number;
  reference: string;
  /** As the account that lost it has chosen; `null`: not said. */
  reason: AdminLabel | string | null;
}

/** Figures of a weekly report. */
export interface WeeklyFigures {
  received: number;
  inTime: number;
  people: Share[];
  topics: Share[];
  /** The longest waits first. */
  waited: Waited[];
  lost: Lost[];
}

/** Leads that count for nothing; a merged one is answered in the lead that it was merged into. */
const APART: readonly LeadState[] = ['spam', 'quarantined', 'merged'];

interface WeekLead {
  id: number;
  reference: string;
  formType: FormType;
  topic: FormTopic;
  state: LeadState;
  createdAt: string;
  firstAnsweredAt?: string | null;
  assignee?: number | null;
  lossReason?: string | null;
}

/** The columns of a lead that are read: a week of texts is not needed in memory. */
const READ = {
  reference: true,
  formType: true,
  topic: true,
  state: true,
  createdAt: true,
  firstAnsweredAt: true,
  assignee: true,
  lossReason: true,
} as const;

/** The leads of a week for which an answer was promised, and those lost in it. */
export async function weeklyFigures(
  payload: Payload,
  week: Week,
  office: DatedOffice,
  now: Date,
): Promise<WeeklyFigures> {
  const leads = await leadsOf(payload, week);
  const since = await waitsSince(payload, withCalls(leads));
  const ends = await endsOf(payload, leads);
  const waits = leads.map((lead) => {
    const until = ends.get(lead.id) ?? now;
    return waitOf({ ...lead, waitsSince: since.get(lead.id) }, office, until);
  });
  const late = waits.filter(({ minutes }) => minutes > PROMISED_MINUTES);
  const isInTime = (nth: number) =>
    waits[nth]?.isAnswered === true && waits[nth].minutes <= PROMISED_MINUTES;
  return {
    received: leads.length,
    inTime: leads.filter((_lead, nth) => isInTime(nth)).length,
    people: sharesBy(leads, isInTime, ({ assignee }) => assignee ?? null),
    topics: sharesBy(leads, isInTime, ({ topic }) => topic),
    waited: late.toSorted((one, other) => other.minutes - one.minutes),
    lost: await lostIn(payload, week),
  };
}

async function leadsOf(payload: Payload, { from, to }: Week): Promise<WeekLead[]> {
  const { docs } = await payload.db.find<WeekLead>({
    collection: 'leads',
    where: {
      and: [
        { createdAt: { greater_than_equal: from.toISOString() } },
        { createdAt: { less_than: to.toISOString() } },
        { state: { not_in: [...APART] } },
        { formType: { not_in: [...UNHURRIED] } },
        { source: { equals: PROMISED_SOURCE } },
      ],
    },
    select: READ,
    sort: 'id',
    pagination: false,
  });
  return docs;
}

/** Ids of the leads with which a call may have been arranged. */
function withCalls(leads: readonly WeekLead[]): number[] {
  return leads.filter(({ formType }) => formType === 'consultation').map(({ id }) => id);
}

function waitOf(
  lead: WeekLead & { waitsSince: string | undefined },
  office: DatedOffice,
  end: Date,
): Waited {
  const { id, reference, firstAnsweredAt } = lead;
  const until = firstAnsweredAt ? new Date(firstAnsweredAt) : end;
  const minutes = officeMinutes(beginningOf(lead), until, officeAsOf(office, until));
  return { id, reference, minutes, isAnswered: Boolean(firstAnsweredAt) };
}

/** When leads were won or lost. One that was decided without an answer waits no longer. */
async function endsOf(
  payload: Payload,
  leads: readonly WeekLead[],
): Promise<ReadonlyMap<number, Date>> {
  const decided = leads.filter(({ state }) => state === 'lost' || state === 'won');
  const ids = decided.map(({ id }) => id);
  const histories = await historiesOf(payload, ids);
  return new Map(
    decided.flatMap(({ id, state }) => {
      const isInto = ({ change, to }: HistoryEntry) => change === 'state' && to === state;
      const end = histories.get(id)?.findLast(isInto);
      return end ? [[id, new Date(end.at)] as const] : [];
    }),
  );
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
  const { docs } = await payload.db.find<WeekLead>({
    collection: 'leads',
    where: {
      and: [
        { state: { equals: 'lost' } },
        { updatedAt: { greater_than_equal: from.toISOString() } },
        { formType: { not_in: [...UNHURRIED] } },
      ],
    },
    select: READ,
    sort: 'id',
    pagination: false,
  });
  const ends = await endsOf(payload, docs);
  const isOfWeek = ({ id }: WeekLead) => {
    const at = ends.get(id);
    return at !== undefined && from <= at && at < to;
  };
  return docs.filter(isOfWeek).map((lead) => ({
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
