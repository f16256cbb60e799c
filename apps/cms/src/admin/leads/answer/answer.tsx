import { LOCALES } from '@osnowa/contract';
import type { Payload, PayloadRequest } from 'payload';
import type { Lead } from '../../../database/generated/payload-types.ts';
import { readablePhone } from '../../../intake/phone/phone.ts';
import type { AdminLanguage } from '../../../kit/office-language.ts';
import { readDraft } from '../../../leads/conversation/drafts.ts';
import type { PlaceholderValues } from '../../../leads/conversation/placeholders.ts';
import { readOffice } from '../../../leads/deadlines/reply-deadline.ts';
import { idOf } from '../../../leads/workflow.ts';
import { filled, readMailWords } from '../../../mail/words.ts';
import { readCompany } from '../../../reads/company.ts';
import { AnswerForm } from './answer-form.tsx';
import { draftFiles } from './files.ts';
import { MergedAnswer } from './merged-answer.tsx';
import { openingOf } from './opening.ts';
import { plainTextTemplate } from './plain-text-template.ts';
import type { Template } from './template-choice.tsx';

/** Values of a template's placeholders for this lead, in the visitor's language. */
async function leadValues(payload: Payload, lead: Lead): Promise<PlaceholderValues> {
  const { sales, office } = await readCompany(payload, lead.locale);
  const { topics } = (await readMailWords(payload, lead.locale)).reply;
  const fullName = lead.fullName?.trim() || null;
  return {
    firstName: fullName?.split(/\s+/)[0] ?? null,
    fullName,
    company: lead.companyName?.trim() || null,
    reference: lead.reference,
    topic: topics[lead.topic],
    assignee: await assigneeName(payload, lead),
    phone: readablePhone(lead),
    ownPhone: sales.phone || office.phone || null,
  };
}

async function assigneeName(payload: Payload, { assignee }: Lead): Promise<string | null> {
  if (!assignee) return null;
  const user = await payload.db.findOne<{ id: number; name: string }>({
    collection: 'users',
    where: { id: { equals: typeof assignee === 'object' ? assignee.id : assignee } },
  });
  return user?.name ?? null;
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
  const draft = await readDraft(payload, { lead: lead.id, author: user.id });
  const target = idOf(lead.mergedInto);
  if (target !== null) {
    return (
      <MergedAnswer payload={payload} target={Number(target)} draft={draft} language={language} />
    );
  }
  const { reply } = await readMailWords(payload, lead.locale);
  const subject = filled(reply.subject, lead.locale, { reference: lead.reference });
  const office = await readOffice(payload);
  return (
    <AnswerForm
      lead={lead.id}
      user={user.id}
      draft={draft}
      blank={{ recipient: lead.mail, subject, body: null }}
      files={draft ? await draftFiles(payload, draft.id) : []}
      templates={[
        ...(await readTemplates(req, lead)),
        ...((await hasSealed(req, lead))
          ? [plainTextTemplate(lead.locale, subject, language)]
          : []),
      ]}
      values={await leadValues(payload, lead)}
      signature={user.signature?.trim() ?? ''}
      hasEstimate={Boolean(lead.estimate)}
      opening={openingOf(office, new Date(), language)}
      timeZone={office.timeZone}
    />
  );
}

/** Whether the customer sent a mail that has no text but files. */
async function hasSealed({ payload }: PayloadRequest, { id }: Lead): Promise<boolean> {
  const where = { lead: { equals: id }, kind: { equals: 'received' }, text: { equals: '' } };
  return (await payload.db.count({ collection: 'messages', where })).totalDocs > 0;
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
