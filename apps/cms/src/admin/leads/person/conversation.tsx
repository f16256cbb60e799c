import { LOCALES } from '@osnowa/contract';
import { fill, pluralForm } from '@osnowa/text';
import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import type { Lead } from '../../../database/generated/payload-types.ts';
import { adminLanguage } from '../../../kit/office-language.ts';
import { officeWords } from '../../../kit/words.ts';
import { leadScope } from '../../../leads/access.ts';
import { countLeadsOf, leadItWentInto } from '../../../leads/people/people.ts';
import { type AtTheCompany, inWords, Part } from '../lead-view/parts.tsx';
import { MergeControl } from './merge-control.tsx';
import { leadAddress, personAddress } from './person-parts.tsx';

/** The leads that were merged into one, oldest first: their mails are part of its conversation. */
export async function joinedLeads(req: PayloadRequest, id: number | string): Promise<Lead[]> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { mergedInto: { equals: id } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs;
}

/** A link to the page of the person, with the number of their leads. */
export async function PersonLink(props: {
  req: PayloadRequest;
  lead: Pick<Lead, 'id' | 'mail' | 'phoneNormalised'>;
  language: string;
}) {
  const { req, lead, language } = props;
  const locale = adminLanguage(language);
  const words = officeWords(locale).leads.person;
  const n = await countLeadsOf(req.payload, lead, leadScope(req.user));
  return (
    <Link href={personAddress(lead.id)} prefetch={false}>
      {n > 1 ? fill(pluralForm(locale, n, words.ofThisPerson), { n: n }) : words.openPerson}
    </Link>
  );
}

/** A link to the lead that a merged lead went into; nothing for others. */
export async function MergedInto(props: { req: PayloadRequest; lead: Lead; language: string }) {
  const { req, lead, language } = props;
  const target = lead.mergedInto as number | null | undefined;
  if (!target) return null;
  const words = officeWords(language).leads.person;
  const found = await leadItWentInto(req.payload, target);
  return (
    <div className="notice notice--warning">
      {words.mergedInto}{' '}
      <Link href={leadAddress(target)} prefetch={false}>
        {found?.reference}
      </Link>
      <MergeControl lead={lead.id} others={[]} isMerged />
    </div>
  );
}

/** Messages of the leads that were merged into this one. */
export function Joined({ leads, ...at }: AtTheCompany & { leads: readonly Lead[] }) {
  const words = officeWords(at.locale).leads.person;
  if (leads.length === 0) return null;
  return (
    <Part title={words.joined}>
      <ul className="rows">
        {leads.map((lead) => (
          <li key={lead.id}>
            <div>
              <Link href={leadAddress(lead.id)} prefetch={false}>
                {lead.reference}
              </Link>
              <p>{inWords(lead.createdAt, at)}</p>
              <p className="letter" lang={LOCALES[lead.locale].fullCode}>
                {lead.message}
              </p>
            </div>
            <MergeControl lead={lead.id} others={[]} isMerged />
          </li>
        ))}
      </ul>
    </Part>
  );
}
