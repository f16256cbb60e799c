import type { Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { estimateAddress } from '../../estimates/address.ts';
import {
  figuresInWords,
  type LeadEstimate,
  leadEstimate,
  remarksInWords,
} from '../../estimates/lead-estimate.ts';
import type { MailAttachment } from '../../outbox/mail.ts';
import type { MailedEstimate } from '../templates/estimate-lines.tsx';
import type { Lead, MailSettings } from './composing.ts';

/** What mails tell of a lead's estimate; `null` where it has none. */
export async function mailedEstimate(
  payload: Payload,
  { publicUrl }: MailSettings,
  lead: Lead,
  locale: Locale,
): Promise<(MailedEstimate & LeadEstimate) | null> {
  const of = await leadEstimate(payload, lead.estimate);
  if (!of) return null;
  const link = estimateAddress(publicUrl, of.key, lead.locale);
  const inWords = figuresInWords(of, locale);
  const remarks = remarksInWords(of, locale);
  return { ...of, number: of.kept.number, inWords, remarks, link };
}

/** The estimate as a file of the mail. One that cannot be printed does not keep the mail back. */
export async function pdfOf(
  payload: Payload,
  { key, kept }: LeadEstimate,
  locale: Locale,
): Promise<MailAttachment | null> {
  try {
    // Read when it is needed: most mails have no estimate, and printing weighs some megabytes.
    const { estimatePdf } = await import('../../estimates/pdf/estimate-pdf.tsx');
    const content = Buffer.from(await estimatePdf(payload, kept, locale, key, 'mail'));
    return { filename: `${kept.number}.pdf`, contentType: 'application/pdf', content };
  } catch (error) {
    const { number } = kept;
    payload.logger.error({ err: error, msg: 'An estimate could not be printed.', number });
    return null;
  }
}
