import { fill, pluralForm } from '@osnowa/text';
import { internationalPhone } from '../../../intake/phone/phone.ts';
import { Facts } from '../../../kit/facts.tsx';
import { adminLanguage } from '../../../kit/office-language.ts';
import { officePage } from '../../../kit/page.tsx';
import { officeWords } from '../../../kit/words.ts';
import { seesLeads } from '../../../leads/access.ts';
import { readCompany } from '../../../reads/company.ts';
import { Colleagues, Consents, Estimates, Leads, Mails, Newsletter } from './person-parts.tsx';
import { type Person, readPerson } from './read-person.ts';

/**
 * The page of a person: all leads, estimates and mails of one address, the newsletter, the consents, and
 * the other people of the company.
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
  const { leads, company } = person;
  const newest = leads[0];
  const known = (pick: (lead: Person['leads'][number]) => string | null | undefined) =>
    [...new Set(leads.map(pick).filter(Boolean) as string[])].join(', ');
  const mail = newest?.mail;
  const phone = newest?.phoneNormalised;
  const write = mail ? <a href={`mailto:${encodeURIComponent(mail)}`}>{mail}</a> : null;
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
          [words.mail, write],
          [words.phone, call],
          [words.company, known(({ companyName }) => companyName)],
        ]}
      />
      <Leads leads={leads} {...at} />
      <Estimates estimates={person.estimates} {...at} />
      <Mails mails={person.mails} leads={leads} {...at} />
      <Newsletter subscriber={person.subscriber} {...at} />
      <Consents leads={leads} {...at} />
      {mail ? <Colleagues company={company} {...at} /> : null}
    </article>
  );
}
