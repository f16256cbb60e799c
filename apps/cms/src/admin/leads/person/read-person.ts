import type { PayloadRequest } from 'payload';
import type { Lead, Message, Subscriber } from '../../../database/generated/payload-types.ts';
import { type LeadEstimate, leadEstimates } from '../../../estimates/lead-estimate.ts';
import { leadScope, managesSubscribers } from '../../../leads/access.ts';
import { type Company, companyOf, leadsOfPerson } from '../../../leads/people/people.ts';
import { idsWithMail } from '../../../privacy/person.ts';

/** Mails that are listed; the newest. */
const MOST_MAILS = 100;

/** Everything about one person that the reader may see. */
export interface Person {
  /** Newest first; the lead that was asked for among them. */
  leads: Lead[];
  estimates: LeadEstimate[];
  mails: Message[];
  /** Their newsletter subscription; `null` for none, `undefined` for readers who may not see it. */
  subscriber: Subscriber | null | undefined;
  /** `null` for an address at a public provider, and for a person without one. */
  company: Company | null;
}

/** Reads the person behind a lead; `null` for a lead that the reader may not see, or that is gone. */
export async function readPerson(req: PayloadRequest, id: string): Promise<Person | null> {
  const [lead] = await leadsWith(req, [Number(id)]);
  if (!lead) return null;
  const scope = leadScope(req.user);
  const { payload } = req;
  const ids = await leadsOfPerson(payload, lead, scope);
  const all = ids.includes(lead.id) ? ids : [lead.id, ...ids];
  const leads = await leadsWith(req, all);
  const estimates = leads.flatMap(({ estimate }) => (estimate as number | null) ?? []);
  const [mails, subscriber, company, figures] = await Promise.all([
    mailsOf(req, all),
    subscriberWith(req, lead.mail),
    companyOf(payload, lead, scope),
    leadEstimates(payload, estimates),
  ]);
  return { leads, estimates: [...figures.values()], mails, subscriber, company };
}

async function leadsWith(req: PayloadRequest, ids: readonly number[]): Promise<Lead[]> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { id: { in: [...ids] } },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return docs;
}

async function mailsOf(req: PayloadRequest, ids: readonly number[]): Promise<Message[]> {
  const { docs } = await req.payload.find({
    collection: 'messages',
    where: { lead: { in: [...ids] } },
    sort: '-createdAt',
    limit: MOST_MAILS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return docs;
}

async function subscriberWith(req: PayloadRequest, mail: string) {
  if (!managesSubscribers({ req })) return undefined;
  const [id] = mail ? await idsWithMail(req.payload, 'subscribers.mail', mail) : [];
  if (id === undefined) return null;
  return req.payload.db.findOne<Subscriber>({
    collection: 'subscribers',
    where: { id: { equals: id } },
  });
}
