import { fill, pluralForm } from '@osnowa/text';
import Link from 'next/link';
import type { Lead, Message, Subscriber } from '../../../database/generated/payload-types.ts';
import type { LeadEstimate } from '../../../estimates/lead-estimate.ts';
import { estimateAddress } from '../../../estimates/saved.ts';
import { cameBy } from '../../../fields/states.ts';
import { Facts } from '../../../kit/facts.tsx';
import { officeWords } from '../../../kit/words.ts';
import type { Company } from '../../../leads/people/people.ts';
import { env } from '../../../process/env.ts';
import { type AtTheCompany, inWords, Part } from '../lead-view/parts.tsx';
import { StateMark } from '../state-mark.tsx';
import { MergeControl } from './merge-control.tsx';

/** Address of a lead's page. */
export function leadAddress(id: number): string {
  return `/admin/collections/leads/${id}`;
}

/** Address of the page of the person behind a lead. */
export function personAddress(lead: number): string {
  return `/admin/person/${lead}`;
}

/** How a lead came in and its subject, in few words. */
export function aboutLead(
  lead: Pick<Lead, 'formType' | 'topic' | 'source'>,
  locale: AtTheCompany['locale'],
): string {
  return [
    ...new Set([cameBy(lead, officeWords(locale)), officeWords(locale).states.topic[lead.topic]]),
  ].join(' · ');
}

/** The leads of a person, each with the way to merge it into another one. */
export function Leads({ leads, ...at }: AtTheCompany & { leads: readonly Lead[] }) {
  const words = officeWords(at.locale).leads.person;
  const numbers = new Map(leads.map(({ id, reference }) => [id, reference]));
  const targets = leads.filter(({ mergedInto }) => !mergedInto);
  return (
    <Part title={words.leads}>
      <ul className="rows">
        {leads.map((lead) => {
          const target = lead.mergedInto as number | null | undefined;
          const others = targets
            .filter(({ id }) => id !== lead.id)
            .map((one) => ({
              id: one.id,
              reference: one.reference,
              about: aboutLead(one, at.locale),
            }));
          return (
            <li key={lead.id}>
              <div>
                <Link href={leadAddress(lead.id)} prefetch={false}>
                  {lead.reference}
                </Link>
                <p>
                  {aboutLead(lead, at.locale)} · {inWords(lead.createdAt, at)}
                </p>
                {target ? (
                  <p>
                    {words.mergedInto}{' '}
                    <Link href={leadAddress(target)} prefetch={false}>
                      {numbers.get(target) ?? '→'}
                    </Link>
                  </p>
                ) : null}
              </div>
              <StateMark state={lead.state} language={at.locale} />
              <MergeControl lead={lead.id} others={others} isMerged={Boolean(target)} />
            </li>
          );
        })}
      </ul>
      {targets.length > 1 ? <p className="letter quiet">{words.mergeHint}</p> : null}
    </Part>
  );
}

/** The estimates that came with the leads. */
export function Estimates(props: AtTheCompany & { estimates: readonly LeadEstimate[] }) {
  const { estimates, locale } = props;
  if (estimates.length === 0) return null;
  return (
    <Part title={officeWords(locale).leads.person.estimates}>
      <ul className="rows">
        {estimates.map(({ key, saved, figures }) => (
          <li key={key}>
            <div>
              <a href={estimateAddress(env.PUBLIC_URL, key, locale)}>{saved.number}</a>
              <p>{inWords(saved.created_at, props)}</p>
            </div>
            <span>{priceInWords(figures.price, locale)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function priceInWords(price: LeadEstimate['figures']['price'], locale: string): string | null {
  if (!price) return null;
  const { currency, low, high } = price;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return low === high ? format.format(low) : format.formatRange(low, high);
}

/** The mails of all leads, newest first. */
export function Mails(props: AtTheCompany & { mails: readonly Message[]; leads: readonly Lead[] }) {
  const { mails, leads, ...at } = props;
  const words = officeWords(at.locale).leads.person;
  const numbers = new Map(leads.map(({ id, reference }) => [id, reference]));
  return (
    <Part title={words.mails}>
      {mails.length === 0 ? <p>{words.noMails}</p> : null}
      <ul className="rows">
        {mails.map((mail) => {
          const kind = officeWords(at.locale).states.messageKinds[mail.kind];
          const facts = [
            mail.subject ? kind : null,
            numbers.get(mail.lead as number),
            inWords(mail.sentAt ?? mail.createdAt, at),
          ];
          return (
            <li key={mail.id}>
              <div>
                <Link href={`/admin/collections/messages/${mail.id}`} prefetch={false}>
                  {mail.subject || kind}
                </Link>
                <p>{facts.filter(Boolean).join(' · ')}</p>
              </div>
              <StateMark state={mail.state} language={at.locale} />
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** The newsletter subscription; nothing for readers who may not see it. */
export function Newsletter(props: AtTheCompany & { subscriber: Subscriber | null | undefined }) {
  const { subscriber, ...at } = props;
  const words = officeWords(at.locale).leads.person;
  if (subscriber === undefined) return null;
  const { subscriberStates } = officeWords(at.locale).states;
  const time = subscriber?.unsubscribedAt ?? subscriber?.confirmedAt ?? subscriber?.requestedAt;
  return (
    <Part title={words.newsletter}>
      {subscriber ? (
        <p>
          <Link href={`/admin/collections/subscribers/${subscriber.id}`} prefetch={false}>
            {subscriberStates[subscriber.state]}
          </Link>
          {time ? `, ${inWords(time, at)}` : null}
        </p>
      ) : (
        <p>{words.notSubscribed}</p>
      )}
    </Part>
  );
}

/** The consents given with each lead, and their dates. */
export function Consents({ leads, ...at }: AtTheCompany & { leads: readonly Lead[] }) {
  const words = officeWords(at.locale).leads.person;
  const inPlainWords = ({ consent }: Lead): string => {
    if (!consent?.acceptedAt) return words.entered;
    const given = fill(words.consentOf, {
      version: consent.version || words.noVersion,
      time: inWords(consent.acceptedAt, at) ?? '',
    });
    if (!consent.withdrawnAt) return given;
    return `${given}; ${fill(words.withdrawn, { time: inWords(consent.withdrawnAt, at) ?? '' })}`;
  };
  return (
    <Part title={words.consents}>
      <Facts facts={leads.map((lead) => [lead.reference, inPlainWords(lead)])} />
    </Part>
  );
}

/** The other people of the company. */
export function Colleagues({ company, locale }: AtTheCompany & { company: Company | null }) {
  const words = officeWords(locale).leads.person;
  if (!company) return <p className="letter quiet">{words.publicMailbox}</p>;
  const { colleagues, domain } = company;
  return (
    <Part title={fill(words.colleagues, { domain })}>
      {colleagues.length === 0 ? <p>{fill(words.noColleagues, { domain })}</p> : null}
      <ul className="rows">
        {colleagues.map(({ mail, lead, leads }) => (
          <li key={mail}>
            <div>
              <Link href={personAddress(lead)} prefetch={false}>
                {mail}
              </Link>
            </div>
            <span>{fill(pluralForm(locale, leads, words.leadsOf), { n: leads })}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
