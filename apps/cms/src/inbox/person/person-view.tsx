import { fill, pluralForm } from '@osnowa/text';
import type { PayloadRequest } from 'payload';
import { leadScope, managesSubscribers, seesLeads } from '../../accounts/access.ts';
import { Facts } from '../../kit/facts.tsx';
import { adminLanguage } from '../../kit/office-language.ts';
import { officePage } from '../../kit/page.tsx';
import { internationalPhone } from '../../kit/phone.ts';
import { officeWords } from '../../kit/words.ts';
import { type LeadEstimate, leadEstimates } from '../../leads/estimates/lead-estimate.ts';
import { mailsOf } from '../../leads/people/addresses.ts';
import { type Company, companyOf, leadsOfPerson } from '../../leads/people/people.ts';
import { idsWithMail } from '../../leads/people/person.ts';
import type { Lead, Message, Subscriber } from '../../platform/database/generated/payload-types.ts';
import { findSeen, storedWith } from '../../platform/database/stored.ts';
import { readCompany } from '../../reads/company.ts';
import {
  Addresses,
  Colleagues,
  Consents,
  Estimates,
  Leads,
  Mails,
  Newsletter,
} from './person-parts.tsx';

/** Mails that are listed; the newest. */
const MOST_MAILS = 100;

/** Everything about one person that the reader may see. */
interface Person {
  /** The lead that was asked for. */
  asked: number;
  /** All addresses, that of this lead first; none of a person who has only called. */
  addresses: string[];
  /** Newest first; that lead among them. */
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
  const addresses = lead.mail ? await mailsOf(payload, lead.mail) : [];
  const estimates = leads.flatMap(({ estimate }) => (estimate as number | null) ?? []);
  const [mails, subscriber, company, figures] = await Promise.all([
    findSeen(req, 'messages', {
      where: { lead: { in: all } },
      sort: '-createdAt',
      limit: MOST_MAILS,
    }),
    subscriberWith(req, addresses),
    companyOf(payload, lead, scope),
    leadEstimates(payload, estimates),
  ]);
  const its = { asked: lead.id, addresses, leads, mails, subscriber, company };
  return { ...its, estimates: [...figures.values()] };
}

function leadsWith(req: PayloadRequest, ids: readonly number[]): Promise<Lead[]> {
  return findSeen(req, 'leads', { where: { id: { in: [...ids] } }, sort: '-createdAt' });
}

async function subscriberWith(req: PayloadRequest, mails: readonly string[]) {
  if (!managesSubscribers({ req })) return undefined;
  const [id] = await idsWithMail(req.payload, 'subscribers.mail', mails);
  if (id === undefined) return null;
  return storedWith(req.payload, 'subscribers', id);
}

/**
 * The page of a person: all leads, estimates and mails of their addresses, the newsletter, the consents,
 * and the other people of the company.
 */
export const PersonView = officePage({
  who: seesLeads,
  read: async ({ req, payload, language, words, segments: [, id = ''] }) => {
    const person = /^\d{1,15}$/.test(id) ? await readPerson(req, id) : null;
    if (!person) return null;
    const { timeZone } = await readCompany(payload, 'pl');
    return {
      steps: [
        { label: words.leads.list.inbox, url: '/admin/collections/leads' },
        { label: words.leads.person.person },
      ],
      children: <Page person={person} language={language} timeZone={timeZone} />,
    };
  },
});

interface PageProps {
  person: Person;
  language: string;
  timeZone: string;
}

function Page({ person, language, timeZone }: PageProps) {
  const locale = adminLanguage(language);
  const words = officeWords(locale).leads.person;
  const { addresses, leads, company } = person;
  const newest = leads[0];
  const known = (pick: (lead: Person['leads'][number]) => string | null | undefined) =>
    [...new Set(leads.map(pick).filter(Boolean) as string[])].join(', ');
  const [mail] = addresses;
  const phone = newest?.phoneNormalised;
  const call = phone ? <a href={`tel:${phone}`}>{internationalPhone(phone)}</a> : null;
  const at = { locale, timeZone };
  return (
    <article className="sheet">
      <header>
        <h1>{known(({ fullName }) => fullName) || mail || phone}</h1>
        <p>{fill(pluralForm(locale, leads.length, words.leadsOf), { n: leads.length })}</p>
      </header>
      <Facts
        facts={[
          [words.phone, call],
          [words.company, known(({ companyName }) => companyName)],
        ]}
      />
      {mail ? <Addresses lead={person.asked} mails={addresses} {...at} /> : null}
      <Leads leads={leads} {...at} />
      <Estimates estimates={person.estimates} {...at} />
      <Mails mails={person.mails} leads={leads} {...at} />
      <Newsletter subscriber={person.subscriber} {...at} />
      <Consents leads={leads} {...at} />
      {mail ? <Colleagues company={company} {...at} /> : null}
    </article>
  );
}
