import { LOCALES, type Locale } from '@osnowa/contract';
import Link from 'next/link';
import type { Payload, PayloadRequest } from 'payload';
import { filled, readMailWords } from '../content/words/mail-words.ts';
import type { AdminLanguage } from '../kit/office-language.ts';
import { readablePhone } from '../kit/phone.ts';
import { officeWords } from '../kit/words.ts';
import { readOffice } from '../leads/deadlines/reply-deadline.ts';
import { accountOf } from '../leads/events/bookings.ts';
import { leadAddress } from '../leads/parts/parts.tsx';
import { leadItWentInto } from '../leads/people/people.ts';
import { idOf } from '../leads/workflow.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';
import { readCompany } from '../reads/company.ts';
import { AnswerForm, type Template } from './answer-form.tsx';
import { type Draft, readDraft } from './drafts.ts';
import { draftFiles } from './files.ts';
import { openingOf } from './opening.ts';
import { type PlaceholderValues, paragraphs, wordsIn } from './placeholders.ts';
import { lastMail } from './recipients.ts';

/** Values of a template's placeholders for this lead, in the visitor's language. */
async function leadValues(payload: Payload, lead: Lead): Promise<PlaceholderValues> {
  const { sales, office } = await readCompany(payload, lead.locale);
  const { topics } = (await readMailWords(payload, lead.locale)).reply;
  const fullName = lead.fullName?.trim() || null;
  const salutation = salutationFor(fullName, lead.locale);
  const owner = await accountOf(payload, Number(idOf(lead.assignee)));
  return {
    salutation,
    firstName: fullName?.split(/\s+/)[0] ?? null,
    fullName,
    company: lead.companyName?.trim() || null,
    reference: lead.reference,
    topic: topics[lead.topic],
    assignee: owner?.name ?? null,
    phone: readablePhone(lead),
    ownPhone: sales.phone || office.phone || null,
  };
}

/** Two or three words of a name, written as names are. */
const NAME = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){1,2}$/u;

/**
 * A greeting without a form of address, which nobody knows; with the name as people of the language
 * write it: in Polish it has another form there, in German nobody is greeted by the first name.
 */
export function salutationFor(fullName: string | null, locale: Locale): string {
  const { salutation } = officeWords(locale).leadRules;
  if (locale === 'pl' || !fullName || !NAME.test(fullName)) return salutation;
  return `${salutation} ${locale === 'en' ? fullName.replace(/ .*/, '') : fullName}`;
}

interface Props {
  req: PayloadRequest;
  lead: Lead;
  language: AdminLanguage;
}

/** The form that answers a lead, with its data from the database. */
export async function Answer({ req, lead, language }: Props) {
  const { payload, user } = req;
  if (!user) return null;
  const openedAt = new Date().toISOString();
  const draft = await readDraft(payload, { lead: lead.id, author: user.id });
  const target = idOf(lead.mergedInto);
  if (target !== null) {
    const other = await leadItWentInto(payload, Number(target));
    return other && <MergedAnswer other={other} draft={draft} language={language} />;
  }
  const { reply } = await readMailWords(payload, lead.locale);
  const subject = filled(reply.subject, lead.locale, { reference: lead.reference });
  const office = await readOffice(payload);
  const values = await leadValues(payload, lead);
  const last = await lastMail(payload, lead.id);
  const { to, cc } = last ?? { to: lead.mail ? [lead.mail] : [], cc: [] };
  return (
    <AnswerForm
      lead={lead.id}
      user={user.id}
      draft={draft}
      blank={{ to, cc, bcc: [], quotes: false, subject, body: null }}
      openedAt={openedAt}
      hasMail={Boolean(last?.mail.text)}
      files={draft ? await draftFiles(payload, draft.id) : []}
      templates={[
        ...(await readTemplates(req, lead)),
        ...((await hasSealed(req, lead)) ? [plainTextTemplate(lead, subject, language)] : []),
      ]}
      values={values}
      greeting={`${values.salutation},`}
      signature={user.signature?.trim() ?? ''}
      hasEstimate={Boolean(lead.estimate)}
      opening={openingOf(office, new Date(), language)}
      timeZone={office.timeZone}
    />
  );
}

interface MergedProps {
  /** The lead that this one was merged into. */
  other: { id: number; reference: string };
  draft: Draft | null;
  language: AdminLanguage;
}

/** In place of the form of a merged lead: a link to the other one, and the draft begun here. */
function MergedAnswer({ other, draft, language }: MergedProps) {
  const words = officeWords(language).leads.answer;
  const begun = draft ? wordsIn(draft.body).trim() : '';
  return (
    <div className="stack">
      <p>
        {words.answerThere}{' '}
        <Link href={`${leadAddress(other.id)}#answer`} prefetch={false}>
          {other.reference}
        </Link>
      </p>
      {begun ? <p className="quiet">{words.begunHere}</p> : null}
      {begun ? <p className="letter">{begun}</p> : null}
    </div>
  );
}

/** Whether the customer sent a mail that has no text but files. */
async function hasSealed({ payload }: PayloadRequest, { id }: Lead): Promise<boolean> {
  const where = { lead: { equals: id }, kind: { equals: 'received' }, text: { equals: '' } };
  return (await payload.db.count({ collection: 'messages', where })).totalDocs > 0;
}

/** The built-in template for a customer whose mail only the sender's programs can open. */
function plainTextTemplate(lead: Lead, subject: string, office: AdminLanguage): Template {
  const { request } = officeWords(lead.locale).leadRules.plainText;
  const greeting = salutationFor(lead.fullName?.trim() || null, lead.locale);
  return {
    id: 0,
    title: officeWords(office).leadRules.plainText.title,
    language: lead.locale,
    subject,
    body: paragraphs([`${greeting},`, request]),
    isFitting: true,
  };
}

/** Most templates that the form lists. */
const MOST_TEMPLATES = 200;

/** Templates of the visitor's language first, and of each language those for this topic first. */
async function readTemplates(req: PayloadRequest, lead: Lead): Promise<Template[]> {
  const { docs } = await req.payload.find({
    collection: 'reply-templates',
    sort: 'title',
    limit: MOST_TEMPLATES,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const rank = ({ language, topic }: (typeof docs)[number]) =>
    (language === lead.locale ? 0 : 10) +
    Object.keys(LOCALES).indexOf(language) +
    (topic === lead.topic ? 0 : topic ? 0.9 : 0.5);
  return docs
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, title, language, topic, subject, body }) => ({
      id,
      title,
      language,
      subject,
      body,
      isFitting: !topic || topic === lead.topic,
    }));
}
