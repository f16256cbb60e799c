import type { Payload } from 'payload';
import {
  FORM_FIELD_NAMES,
  type FormField,
  LEAD_FIELDS,
  type LeadFieldName,
  VISIT_FIELD_NAMES,
  type VisitField,
} from '../../kit/fields/lead-fields.ts';
import { nameParts } from '../../kit/person-name.ts';
import type { Lead } from '../../platform/database/generated/payload-types.ts';
import { findStored, storedById } from '../../platform/database/stored.ts';
import { env } from '../../platform/process/env.ts';
import { withCurrentCalls } from '../events/bookings.ts';
import { decidedAt, isEstimated, type Money, worthOf } from './worth.ts';

/** The fields that are described once, by their names for other programs. */
type Described = {
  [Name in LeadFieldName as (typeof LEAD_FIELDS)[Name]['json']]: string | null;
};

/** A lead as other programs get it: by webhook, from the feed, or in the exported file. */
export interface LeadData extends Omit<Described, 'campaign'> {
  id: number;
  reference: string;
  /** Address of the lead in the back office. */
  url: string;
  /** ISO times, UTC. */
  receivedAt: string;
  updatedAt: string;
  firstAnsweredAt: string | null;
  state: string;
  form: string;
  topic: string;
  email: string;
  /** As E.164, or as it was typed where it is no number. */
  phone: string | null;
  /** Further fields of the form, in the order in which they were sent. */
  fields: { key: string; value: string }[];
  language: string;
  campaign: CampaignParts;
  estimate: string | null;
  assignee: { name: string; email: string } | null;
  /** A guess, from the full name. */
  givenName: string | null;
  familyName: string | null;
  /** How it came in: by a form, or by hand after a call, a fair or a mail. */
  source: string | null;
  value: (Money & { isEstimated: boolean }) | null;
  lossReason: string | null;
  nextStep: string | null;
  nextStepAt: string | null;
  expectedAt: string | null;
  wonAt: string | null;
  lostAt: string | null;
  /** The newest offer; its state is `draft`, `open`, `accepted`, `declined` or `withdrawn`. */
  offer: LeadOffer | null;
  consent: { version: string | null; acceptedAt: string | null; withdrawnAt: string | null };
}

export interface LeadOffer {
  number: string;
  state: string;
}

/** The newest offers of leads, by the lead's id. */
export async function offersOf(
  payload: Payload,
  leads: readonly { id: number }[],
): Promise<ReadonlyMap<number, LeadOffer>> {
  const found = await findStored(payload, 'offers', {
    where: { lead: { in: leads.map(({ id }) => id) } },
    sort: 'id',
    fields: ['lead', 'number', 'state'],
  });
  return new Map(found.map(({ lead, number, state }) => [Number(lead), { number, state }]));
}

/** The leads as other programs get them, in the same order. */
export async function leadData(payload: Payload, leads: readonly Lead[]): Promise<LeadData[]> {
  const owners = leads.map(({ assignee }) => assignee as number | null);
  const people = await storedById(payload, 'users', owners, { fields: ['name', 'email'] });
  const numbers = leads.map(({ estimate }) => estimate as number | null);
  const estimates = await storedById(payload, 'estimates', numbers, { fields: ['number'] });
  const worth = await worthOf(payload, leads);
  const decided = await decidedAt(payload, leads);
  const offers = await offersOf(payload, leads);
  return (await withCurrentCalls(payload, leads)).map((lead, nth) => {
    const person = people.get(lead.assignee as number);
    const estimate = estimates.get(lead.estimate as number)?.number ?? null;
    const value = worth[nth];
    const at = decided.get(lead.id) ?? null;
    return {
      ...ownData(lead),
      estimate,
      assignee: person ? { name: person.name, email: person.email } : null,
      ...salesData(lead),
      value: value ? { ...value, isEstimated: isEstimated(lead) } : null,
      wonAt: lead.state === 'won' ? at : null,
      lostAt: lead.state === 'lost' ? at : null,
      offer: offers.get(lead.id) ?? null,
    };
  });
}

function salesData(lead: Lead) {
  const { given, family } = nameParts(lead.fullName);
  return {
    givenName: given || null,
    familyName: family || null,
    source: lead.source ?? null,
    lossReason: lead.lossReason ?? null,
    nextStep: lead.nextStep ?? null,
    nextStepAt: isoTime(lead.nextStepAt),
    expectedAt: isoTime(lead.expectedAt),
  };
}

function ownData(lead: Lead) {
  return {
    id: lead.id,
    reference: lead.reference,
    url: `${env.CMS_URL}/admin/collections/leads/${lead.id}`,
    receivedAt: isoTime(lead.createdAt) ?? '',
    updatedAt: isoTime(lead.updatedAt) ?? '',
    firstAnsweredAt: isoTime(lead.firstAnsweredAt),
    state: lead.state,
    form: lead.formType,
    ...(describedIn(lead, FORM_FIELD_NAMES) as Pick<LeadData, Json<FormField>>),
    fields: [...pairsOf(lead.details), ...pairsOf(lead.extra)],
    ...(describedIn(lead, VISIT_FIELD_NAMES) as Pick<LeadData, Json<VisitField>>),
    consent: {
      version: lead.consent?.version ?? null,
      acceptedAt: isoTime(lead.consent?.acceptedAt),
      withdrawnAt: isoTime(lead.consent?.withdrawnAt),
    },
  };
}

type Json<Name extends LeadFieldName> = (typeof LEAD_FIELDS)[Name]['json'];

function describedIn(lead: Lead, names: readonly LeadFieldName[]): object {
  const values = names.map((name) => {
    const { kind, json } = LEAD_FIELDS[name];
    if (kind === 'campaign') return [json, campaignParts(lead.campaign)];
    return [json, (kind === 'phone' && lead.phoneNormalised) || (lead[name] ?? null)];
  });
  return Object.fromEntries(values);
}

/** PostgreSQL writes times in another format. */
function isoTime(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

function pairsOf(value: unknown): { key: string; value: string }[] {
  if (!Array.isArray(value)) return [];
  return value.map((pair) => ({ key: String(pair?.key ?? ''), value: String(pair?.value ?? '') }));
}

/** Parameters of a campaign; those without a name of their own are `others`. */
export interface CampaignParts {
  source: string;
  medium: string;
  name: string;
  others: Record<string, string>;
}

/** The parts of a campaign as it is stored with a lead: `utm_source=google&utm_campaign=…`. */
export function campaignParts(campaign: string | null | undefined): CampaignParts {
  const marks = new URLSearchParams(campaign ?? '');
  const take = (name: string) => {
    const value = marks.get(name) ?? '';
    marks.delete(name);
    return value;
  };
  const named = {
    source: take('utm_source'),
    medium: take('utm_medium'),
    name: take('utm_campaign'),
  };
  return { ...named, others: Object.fromEntries(marks) };
}
