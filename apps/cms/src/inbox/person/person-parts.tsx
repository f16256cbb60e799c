import { LOCALES } from '@osnowa/contract';
import { fill, pluralForm } from '@osnowa/text';
import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { leadScope } from '../../accounts/access.ts';
import { Act } from '../../kit/act.tsx';
import { Facts } from '../../kit/facts.tsx';
import { moneyInWords } from '../../kit/money.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { cameBy } from '../../kit/states/states.ts';
import { officeWords } from '../../kit/words.ts';
import type { LeadEstimate } from '../../leads/estimates/lead-estimate.ts';
import { estimateAddress } from '../../leads/estimates/saved.ts';
import {
  type AtTheCompany,
  type InLanguage,
  inWords,
  leadAddress,
  Part,
} from '../../leads/parts/parts.tsx';
import { StateMark } from '../../leads/parts/state-mark.tsx';
import { type Company, countLeadsOfEach, leadItWentInto } from '../../leads/people/people.ts';
import type { Lead, Message, Subscriber } from '../../platform/database/generated/payload-types.ts';
import { env } from '../../platform/process/env.ts';
import { AddAddress } from './add-address.tsx';
import { MergeControl } from './merge-control.tsx';

/** Address of the page of the person behind a lead. */
function personAddress(lead: number): string {
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

/** The addresses of a person, of which the first is that of the lead, and the way to add another one. */
export function Addresses({ lead, mails, locale }: InLanguage & { lead: number; mails: string[] }) {
  const words = officeWords(locale).leads.person;
  const path = `/leads/${lead}/addresses`;
  return (
    <Part title={words.addresses}>
      <ul className="rows">
        {mails.map((mail, nth) => (
          <li key={mail}>
            <a href={`mailto:${encodeURIComponent(mail)}`}>{mail}</a>
            {nth === 0 ? null : (
              <Act label={words.removeAddress} path={path} body={{ mail, isTheirs: false }} />
            )}
          </li>
        ))}
      </ul>
      <AddAddress path={path} />
      <p className="letter quiet">{words.addressesHint}</p>
    </Part>
  );
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

export function Estimates(props: AtTheCompany & { estimates: readonly LeadEstimate[] }) {
  const { estimates, locale } = props;
  if (estimates.length === 0) return null;
  return (
    <Part title={officeWords(locale).leads.person.estimates}>
      <ul className="rows">
        {estimates.map(({ key, saved, figures: { price } }) => (
          <li key={key}>
            <div>
              <a href={estimateAddress(env.PUBLIC_URL, key, locale)}>{saved.number}</a>
              <p>{inWords(saved.created_at, props)}</p>
            </div>
            <span>{price && moneyInWords(locale, price.currency, price.low, price.high)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
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

/** A link to the page of the person, with the number of their leads. */
export async function PersonLink(props: {
  req: PayloadRequest;
  lead: Pick<Lead, 'id' | 'mail' | 'phoneNormalised'>;
  language: string;
}) {
  const { req, lead, language } = props;
  const locale = adminLanguage(language);
  const words = officeWords(locale).leads.person;
  const [n = 0] = await countLeadsOfEach(req.payload, [lead], leadScope(req.user));
  return (
    <Link href={personAddress(lead.id)} prefetch={false}>
      {n > 1 ? fill(pluralForm(locale, n, words.ofThisPerson), { n }) : words.openPerson}
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
