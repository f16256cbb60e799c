import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { filled, readMailWords } from '../texts/mail-words.ts';
import { bothParts, type Compose, type Lead, leadLink, staffAddress } from './composing.ts';

/** Reminds the assignee of the next step; where a lead has none, the people who work on leads. */
export const reminder: Compose = async (payload, settings, lead) => {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { notices, reply } = await readMailWords(payload, locale);
  const words = reply.reminder;
  const step = lead.nextStep ?? '';
  const { reference } = lead;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: company.timeZone } as const;
  const time = lead.nextStepAt
    ? new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(lead.nextStepAt))
    : '';
  const name = lead.fullName || lead.companyName || lead.mail;
  const content = {
    locale,
    company,
    heading: words.heading,
    paragraphs: [filled(words.text, locale, { step, time, reference, name })],
    button: { label: notices.open, href: leadLink(settings, lead) },
  };
  return {
    to: (await assigneeAddress(payload, lead)) ?? staffAddress(lead, company, settings),
    replyTo: null,
    subject: filled(words.subject, locale, { reference, step }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

async function assigneeAddress(payload: Payload, { assignee }: Lead): Promise<string | null> {
  if (!assignee) return null;
  const user = await payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where: { id: { equals: assignee } },
  });
  return user?.email ?? null;
}
