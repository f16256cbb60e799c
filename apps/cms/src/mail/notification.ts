import type { Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { readPrintWords } from '../content/words/estimates/texts.ts';
import type { MailWords } from '../content/words/mail-words.ts';
import { cameBy } from '../kit/states/states.ts';
import { officeWords } from '../kit/words.ts';
import { sizeInWords } from '../leads/attachments/size-in-words.ts';
import { attachmentsOf } from '../leads/attachments/stored-files.ts';
import {
  figuresInWords,
  type LeadEstimate,
  leadEstimate,
  remarksInWords,
} from '../leads/estimates/lead-estimate.ts';
import { estimateAddress } from '../leads/estimates/saved.ts';
import { doubtsInWords } from '../leads/spam/spam-flags.ts';
import type { MailAttachment } from '../platform/outbox/mail.ts';
import { type Kind, type Lead, leadLink, type MailSettings, takesMails } from './composing.ts';
import { lastWords } from './last-words.ts';
import { originFacts, phoneInWords, requestFacts, senderFacts } from './notified-facts.ts';
import type { Fact } from './parts.tsx';

/** An estimate as mails show it. */
interface MailedEstimate extends LeadEstimate {
  number: string;
  /** Days, and the price where one is named, as words. */
  inWords: readonly string[];
  /** The proposed package, and that a description is not included; nothing that was typed. */
  remarks: readonly string[];
  /** Address on the site. */
  link: string;
}

/** A lead's estimate for mails; `null` where it has none. */
export async function mailedEstimate(
  payload: Payload,
  { publicUrl }: MailSettings,
  lead: Lead,
  locale: Locale,
): Promise<MailedEstimate | null> {
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
    const { estimatePdf } = await import('../leads/estimates/pdf/estimate-pdf.tsx');
    const content = Buffer.from(await estimatePdf(payload, saved, locale, key, 'mail'));
    return { filename: `${saved.number}.pdf`, contentType: 'application/pdf', content };
  } catch (error) {
    const { number } = saved;
    payload.logger.error({ err: error, msg: 'An estimate could not be printed.', number });
    return null;
  }
}

/** Reports a lead to the company: everything that the visitor wrote, the phone number first. */
export const notification: Kind = {
  to: 'staff',
  isAnswerable: true,
  async write({ payload, settings, lead, locale, company, words, filled }) {
    const { reference } = lead;
    const estimate = await mailedEstimate(payload, settings, lead, locale);
    const about = aboutLead(lead, locale);
    const own = words.notification;
    const figures = estimate && {
      label: own.estimate,
      values: [
        { text: estimate.number, href: estimate.link },
        ...[...estimate.inWords, ...estimate.remarks].map((text) => ({ text })),
      ],
    };
    const doubts = doubtsInWords(lead, locale);
    const said = await lastWords(payload, lead);
    return {
      ...(takesMails() ? {} : { replyTo: { name: lead.fullName ?? '', address: lead.mail } }),
      subject: filled(own.subject, { reference, about }),
      content: {
        heading: `${own.heading}: ${about}`,
        preview: [phoneInWords(lead, words)?.text, about].filter(Boolean).join(' · '),
        parts: [
          { reference },
          doubts ? { doubts } : null,
          ...senderFacts(lead, words, locale),
          ...requestFacts(lead, estimate, locale, words, company.timeZone),
          said ? { label: own.message, message: said } : null,
          figures,
          ...(await fileFacts(payload, settings, lead, locale, words)),
          ...originFacts(lead, words, { locale, publicUrl: settings.publicUrl }),
        ],
        button: { label: own.open, href: leadLink(settings, lead) },
        footer: own.reply,
      },
    };
  },
};

/** Form and topic; of an application, the job. */
function aboutLead({ formType, source, topic, details }: Lead, locale: Locale): string {
  const words = officeWords(locale);
  const form = cameBy({ formType, source }, words);
  const pairs = Array.isArray(details) ? (details as { key: string; value: string }[]) : [];
  const job = pairs.find(({ key }) => key === 'jobTitle')?.value;
  if (formType === 'career' && job) return `${form}, ${job}`;
  // A person who wrote a mail has chosen no topic.
  if (source && source !== 'form') return form;
  const subject = words.states.topic[topic];
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
