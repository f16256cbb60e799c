import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import {
  figuresInWords,
  type LeadEstimate,
  leadEstimate,
  remarksInWords,
} from '../../estimates/lead-estimate.ts';
import { estimateAddress } from '../../estimates/saved.ts';
import { readPrintWords } from '../../estimates/texts.ts';
import { officeWords } from '../../kit/words.ts';

import { sizeInWords } from '../../leads/attachments/size-in-words.ts';
import { attachmentsOf } from '../../leads/attachments/stored-files.ts';
import { doubtsInWords } from '../../leads/spam/spam-flags.ts';
import type { MailAttachment } from '../../outbox/mail.ts';
import { readCompany } from '../../reads/company.ts';
import { CompanyNotification, type Fact } from '../templates/company-notification.tsx';
import type { MailedEstimate } from '../templates/visitor-confirmation.tsx';
import { filled, type MailWords, readMailWords } from '../texts/mail-words.ts';
import {
  bothParts,
  type Compose,
  type Lead,
  leadLink,
  type MailSettings,
  staffMailbox,
} from './composing.ts';
import { originFacts, phoneInWords, requestFacts, senderFacts } from './notified-facts.ts';

/** A lead's estimate for mails; `null` where it has none. */
export async function mailedEstimate(
  payload: Payload,
  { publicUrl }: MailSettings,
  lead: Lead,
  locale: Locale,
): Promise<(MailedEstimate & LeadEstimate) | null> {
  const of = await leadEstimate(payload, lead.estimate);
  if (!of) return null;
  const link = estimateAddress(publicUrl, of.key, lead.locale);
  const print = await readPrintWords(payload, locale);
  const inWords = figuresInWords(of, locale, print);
  const remarks = remarksInWords(of, locale, print);
  return { ...of, number: of.saved.number, inWords, remarks, link };
}

/** The estimate as a file of the mail. One that cannot be printed does not stop the mail. */
export async function pdfOf(
  payload: Payload,
  { key, saved }: LeadEstimate,
  locale: Locale,
): Promise<MailAttachment | null> {
  try {
    // Read when it is needed: most mails have no estimate, and printing weighs some megabytes.
    const { estimatePdf } = await import('../../estimates/pdf/estimate-pdf.tsx');
    const content = Buffer.from(await estimatePdf(payload, saved, locale, key, 'mail'));
    return { filename: `${saved.number}.pdf`, contentType: 'application/pdf', content };
  } catch (error) {
    const { number } = saved;
    payload.logger.error({ err: error, msg: 'An estimate could not be printed.', number });
    return null;
  }
}

/** Reports a lead to the company: everything that the visitor wrote, the phone number first. */
export const notification: Compose = async (payload, settings, lead) => {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const estimate = await mailedEstimate(payload, settings, lead, locale);
  const about = aboutLead(lead, locale);
  const words = await readMailWords(payload, locale);
  const figures = estimate && {
    label: words.notification.estimate,
    values: [
      { text: estimate.number, href: estimate.link },
      ...[...estimate.inWords, ...estimate.remarks].map((text) => ({ text })),
    ],
  };
  const mail = createElement(CompanyNotification, {
    locale,
    words: words.notification,
    companyName: company.companyName,
    about,
    reference: lead.reference,
    preview: [phoneInWords(lead, words)?.text, about].filter(Boolean).join(' · '),
    doubts: doubtsInWords(lead, locale),
    message: lead.message,
    before: [
      ...senderFacts(lead, words, locale),
      ...requestFacts(lead, estimate, locale, words, company.timeZone),
    ],
    after: [
      ...(figures ? [figures] : []),
      ...(await fileFacts(payload, settings, lead, locale, words)),
      ...originFacts(lead, words, { locale, publicUrl: settings.publicUrl }),
    ],
    link: leadLink(settings, lead),
  });
  return {
    ...(await staffMailbox(payload, lead, company, settings)),
    replyTo: { name: lead.fullName ?? '', address: lead.mail },
    subject: filled(words.notification.subject, locale, { reference: lead.reference, about }),
    ...(await bothParts(mail)),
  };
};

/** Form and topic; of an application, the job. */
function aboutLead({ formType, topic, details }: Lead, locale: Locale): string {
  const form = officeWords(locale).states.form[formType];
  const pairs = Array.isArray(details) ? (details as { key: string; value: string }[]) : [];
  const job = pairs.find(({ key }) => key === 'jobTitle')?.value;
  if (formType === 'career' && job) return `${form}, ${job}`;
  const subject = officeWords(locale).states.topic[topic];
  return form === subject ? form : `${form}, ${subject}`;
}

/** The files with their sizes and addresses, and those that are not served. */
async function fileFacts(
  payload: Payload,
  { cmsUrl }: MailSettings,
  { id }: Lead,
  locale: Locale,
  words: MailWords,
): Promise<Fact[]> {
  const files = await attachmentsOf(payload, id);
  const removed = files.filter(({ scan }) => scan === 'infected');
  const downloadable = files.filter(({ scan }) => scan !== 'infected');
  const facts = [
    {
      label: words.lead.files,
      values: downloadable.map((file) => ({
        text: `${file.name}, ${sizeInWords(file.size, locale)}`,
        href: `${cmsUrl}/payload/attachments/${file.id}/download`,
      })),
    },
    {
      label: words.notification.removed,
      values: removed.length > 0 ? [{ text: removed.map(({ name }) => name).join(', ') }] : [],
    },
  ];
  return facts.filter(({ values }) => values.length > 0);
}
