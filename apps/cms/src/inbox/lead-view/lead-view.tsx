import { ESTIMATE_FIELD, LOCALES } from '@osnowa/contract';
import { CHOICE_PARAMETERS } from '@osnowa/estimate';
import { fill } from '@osnowa/text';
import { answerInWords, fieldLabel } from '@osnowa/text/field-labels';
import type { Payload, PayloadRequest, UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { MAIL_WORDS } from '../../content/words/mail-words.ts';
import { Answer } from '../../conversation/answer.tsx';
import { NoteForm } from '../../conversation/note-form.tsx';
import { Facts } from '../../kit/facts.tsx';
import {
  LEAD_FIELDS,
  type LeadFieldName,
  leadFieldLabel,
  SENDER_FIELDS,
  VISIT_FIELD_NAMES,
} from '../../kit/fields/lead-fields.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { readablePhone } from '../../kit/phone.ts';
import { cameBy, enteredBy } from '../../kit/states/states.ts';
import { officeWords } from '../../kit/words.ts';
import { SentEstimate } from '../../leads/estimates/estimate.tsx';
import { type LeadEstimate, leadEstimate } from '../../leads/estimates/lead-estimate.ts';
import { type HistoryEntry, historyOf } from '../../leads/events/lead-events.ts';
import { noteRead } from '../../leads/events/lead-reads.ts';
import { DeadlineText } from '../../leads/parts/cells.tsx';
import {
  type AtTheCompany,
  type InLanguage,
  inWords,
  leadAddress,
  Part,
} from '../../leads/parts/parts.tsx';
import { doubtsInWords } from '../../leads/spam/spam-flags.ts';
import { readDescription, readSpecification } from '../../leads/specification/specification.ts';
import type { ConsentRecord, Pair } from '../../leads/submission-fields.ts';
import { OfferPart } from '../../offers/offer-panel.tsx';
import type { Lead as LeadDocument } from '../../platform/database/generated/payload-types.ts';
import { findSeen } from '../../platform/database/stored.ts';
import { readCompany } from '../../reads/company.ts';
import { Joined, MergedInto, PersonLink } from '../person/person-parts.tsx';
import { Snooze } from '../steps/snooze.tsx';
import { ArrangedCall, IN_CALL } from './arranged-call.tsx';
import { Timeline } from './timeline.tsx';

type Lead = Omit<LeadDocument, 'details' | 'extra' | 'consent'> & {
  details: Pair[] | null;
  extra: Pair[] | null;
  consent: ConsentRecord;
};

/** Anchor of the form that answers, on the page. */
const ANSWER = 'answer';

/** Pairs of a calculator that its estimate already shows. */
const IN_ESTIMATE: readonly string[] = [...CHOICE_PARAMETERS, 'variant', ESTIMATE_FIELD];

/**
 * The lead on one page: who it is, what they wrote, the answer; then what else is known. Where a form has
 * no message, its other answers are the sender's words.
 */
export async function LeadView({ id, req, i18n }: UIFieldServerProps) {
  if (!id) return null;
  const { payload, user } = req;
  const lead = await readLead(req, id);
  // The page does not wait for it, and is shown without it.
  if (user) {
    noteRead(payload, lead.id, Number(user.id)).catch((err) =>
      payload.logger.warn({ err, msg: 'That a lead was read could not be noted.' }),
    );
  }
  const locale = adminLanguage(i18n.language);
  const { answer, leadView: words } = officeWords(locale).leads;
  const { timeZone } = await readCompany(payload, locale);
  const at = { locale, timeZone };
  // The mails, files and notes of leads that were merged into this one are part of its conversation.
  const joined = await findSeen(req, 'leads', {
    where: { mergedInto: { equals: id } },
    sort: 'createdAt',
  });
  const history = await historyOf(payload, lead.id);
  const asked = <Asked payload={payload} lead={lead} locale={locale} />;
  return (
    <article className="sheet lead-view">
      <Head lead={lead} {...at}>
        <DeadlineText payload={payload} language={i18n.language} lead={lead} />
      </Head>
      <MergedInto req={req} lead={lead as LeadDocument} language={i18n.language} />
      <ArrangedCall payload={payload} lead={lead} history={history} {...at} />
      {lead.message ? null : asked}
      <Part title={words.conversation}>
        <Conversation req={req} lead={lead} joined={joined} history={history} {...at} />
      </Part>
      <Part title={answer.title} id={ANSWER}>
        <Answer req={req} lead={lead as unknown as LeadDocument} language={locale} />
      </Part>
      <OfferPart req={req} lead={lead} locale={locale} />
      <Part title={answer.noteTitle}>
        <NoteForm lead={lead.id} user={Number(user?.id)} />
      </Part>
      {lead.message ? asked : null}
      <Part title={words.from}>
        <Facts facts={factsOf(SENDER_FIELDS, lead, locale)} />
        <PersonLink req={req} lead={lead} language={i18n.language} />
      </Part>
      <Joined leads={joined} {...at} />
      <Part title={words.origin}>
        <Origin lead={lead} locale={locale} />
      </Part>
      <Proof lead={lead} {...at} />
    </article>
  );
}

type Conversation = AtTheCompany & {
  req: PayloadRequest;
  lead: Lead;
  joined: readonly { id: number }[];
  history: readonly HistoryEntry[];
};

/** All that was written and said, of the leads that were merged into this one, too. */
async function Conversation({ req, lead, joined, ...more }: Conversation) {
  const where = { lead: { in: [lead.id, ...joined.map(({ id }) => id)] } };
  const its = { where, sort: 'createdAt' };
  const messages = await findSeen(req, 'messages', its);
  const attachments = await findSeen(req, 'attachments', its);
  const notes = await findSeen(req, 'lead-notes', its);
  return <Timeline {...{ req, lead, messages, attachments, notes }} {...more} />;
}

/** The other answers of the form. */
async function Asked({ payload, lead, locale }: InLanguage & { payload: Payload; lead: Lead }) {
  const estimate = await leadEstimate(payload, lead.estimate as number | null);
  const pairs = (lead.details ?? []).filter(({ key }) => !IN_CALL.includes(key));
  return (
    <>
      <Pairs title={officeWords(locale).leads.leadView.further} pairs={pairs} locale={locale} />
      <Extra lead={lead} estimate={estimate} locale={locale} />
    </>
  );
}

async function readLead(req: PayloadRequest, id: number | string): Promise<Lead> {
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return lead as unknown as Lead;
}

function Head(props: AtTheCompany & { lead: Lead; children: ReactNode }) {
  const { lead, locale, timeZone, children } = props;
  const { leads, states } = officeWords(locale);
  const words = leads.leadView;
  const form = cameBy(lead, officeWords(locale));
  const topic = states.topic[lead.topic];
  const doubts = doubtsInWords(lead, locale);
  const { companyName, mergedInto } = lead;
  return (
    <header>
      <h2>
        {lead.fullName || companyName || lead.mail || lead.phoneNumber}
        {lead.fullName && companyName ? <small> · {companyName}</small> : null}
      </h2>
      {children}
      <p>
        {form === topic ? form : `${form}: ${topic}`} · <strong>{lead.reference}</strong> ·{' '}
        {words.received} {inWords(lead.createdAt, { locale, timeZone })}{' '}
        <small>({fill(leads.list.zone, { zone: timeZone })})</small>
      </p>
      {doubts ? <p className="notice notice--warning">{doubts}</p> : null}
      <div className="actions">
        <a
          className="btn btn--style-primary btn--size-small btn--no-margin"
          href={`${mergedInto ? leadAddress(Number(mergedInto)) : ''}#${ANSWER}`}
        >
          {words.toAnswer}
        </a>
        {(['phoneNumber', 'mail'] as const).map((name) => (
          <span key={name}>{shownIn(lead, name)}</span>
        ))}
      </div>
      <Snooze lead={lead} {...{ locale, timeZone }} />
    </header>
  );
}

function factsOf(names: readonly LeadFieldName[], lead: Lead, locale: AdminLanguage) {
  return names.map((name) => [leadFieldLabel(name)[locale], shownIn(lead, name)] as const);
}

function shownIn(lead: Lead, name: LeadFieldName): ReactNode {
  const { reference, phoneNormalised } = lead;
  const value = lead[name];
  switch (value && LEAD_FIELDS[name].kind) {
    case 'mail':
      return <a href={`mailto:${encodeURIComponent(value ?? '')}?subject=${reference}`}>{value}</a>;
    case 'phone': {
      const phone = readablePhone(lead);
      return phoneNormalised ? <a href={`tel:${phoneNormalised}`}>{phone}</a> : phone;
    }
    case 'language':
      return LOCALES[lead.locale].name;
    default:
      return value;
  }
}

function Origin({ lead, locale }: InLanguage & { lead: Lead }) {
  const words = officeWords(locale);
  const source = enteredBy(lead);
  const how = [words.leads.leadView.cameBy, source && words.states.leadSources[source]] as const;
  return <Facts facts={[how, ...factsOf(VISIT_FIELD_NAMES, lead, locale)]} />;
}

function Pairs({ title, pairs, locale }: InLanguage & { title: string; pairs: Pair[] | null }) {
  const filled = (pairs ?? []).filter(({ value }) => value.trim() !== '');
  if (filled.length === 0) return null;
  return (
    <Part title={title}>
      <Facts
        facts={filled.map(({ key, value }) => [
          fieldLabel(key, locale),
          answerInWords(key, value, MAIL_WORDS[locale].lead),
        ])}
      />
    </Part>
  );
}

/** The answers of a calculator or the wizard in words, and all other values as sent. */
function Extra(props: InLanguage & { lead: Lead; estimate: LeadEstimate | null }) {
  const { lead, estimate, locale } = props;
  const words = officeWords(locale).leads.leadView;
  const read = lead.formType.startsWith('estimate') ? readDescription : readSpecification;
  const { rows, others } = read(lead.extra ?? [], locale);
  return (
    <>
      {estimate ? (
        <Part title={words.estimate}>
          <SentEstimate of={estimate} locale={locale} />
        </Part>
      ) : null}
      {rows.length > 0 ? (
        <Part title={officeWords(locale).leadRules.specification.title}>
          <Facts facts={rows} />
        </Part>
      ) : null}
      <Pairs
        title={words.unchecked}
        pairs={estimate ? others.filter(({ key }) => !IN_ESTIMATE.includes(key)) : others}
        locale={locale}
      />
    </>
  );
}

/** Rarely needed facts, folded: the consents, and how the sender was verified. */
function Proof({ lead, locale, timeZone }: AtTheCompany & { lead: Lead }) {
  const words = officeWords(locale).leads.leadView;
  const { consent, clientAddress } = lead;
  // A lead that was entered by hand has neither.
  if (!consent?.acceptedAt) return null;
  const { verifications } = officeWords(locale).states;
  return (
    <details>
      <summary>{words.proof}</summary>
      <Facts
        facts={[
          [words.verification, lead.verification && verifications[lead.verification]],
          [words.network, clientAddress],
          [words.version, consent.version],
          [words.accepted, inWords(consent.acceptedAt, { locale, timeZone })],
        ]}
      />
      <h3>{words.consent}</h3>
      <p className="letter quiet">{consent.clause ?? words.clauseGone}</p>
    </details>
  );
}
