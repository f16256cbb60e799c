import { LOCALES, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Payload } from 'payload';
import { type PrintWords, readPrintWords } from '../content/words/estimates/texts.ts';
import { type MailWords, readMailWords } from '../content/words/mail-words.ts';
import { sizeInWords } from '../leads/attachments/size-in-words.ts';
import { attachmentsOf } from '../leads/attachments/stored-files.ts';
import { figuresInWords, leadEstimate, remarksInWords } from '../leads/estimates/lead-estimate.ts';
import {
  PrintedFoot,
  PrintedHead,
  printedBytes,
  styles,
} from '../leads/estimates/pdf/print-page.tsx';
import { printFormat } from '../leads/estimates/print-format.ts';
import { env } from '../platform/process/env.ts';
import { leadWith } from '../privacy/own-lead.ts';
import { readCompany } from '../reads/company.ts';
import type { Lead } from './composing.ts';
import { requestFacts, senderFacts } from './notified-facts.ts';
import type { Fact } from './parts.tsx';

/**
 * A visitor's request as PDF: everything that the company's mail shows, with labels in the language
 * asked for.
 * @throws AppError NotFound when it has been deleted
 */
export async function requestPdf(
  payload: Payload,
  reference: string,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const lead = (await leadWith(payload, reference)) as Lead;
  const company = await readCompany(payload, locale);
  const mail = await readMailWords(payload, locale);
  const print = await readPrintWords(payload, locale);
  const words = mail.request;
  const title = `${words.request} ${reference}`;
  const date = printFormat(locale, print).day(lead.createdAt);
  const { timeZone } = company;
  const facts = await factsOf(payload, lead, locale, { mail, print, timeZone });
  return await printedBytes(
    <Document title={title} author={company.companyName} language={LOCALES[locale].fullCode}>
      <Page size="A4" style={styles.page}>
        <PrintedFoot company={company} address={env.PUBLIC_URL} />
        <PrintedHead company={company} title={title} remarks={[fill(words.of, { date: date })]} />
        <Text style={styles.title}>{words.title}</Text>
        {facts.map(({ label, values }) => (
          <View key={label} style={styles.remark}>
            <Text style={styles.label}>{label}</Text>
            {values.map(({ text }) => (
              <Text key={text}>{text}</Text>
            ))}
          </View>
        ))}
      </Page>
    </Document>,
  );
}

async function factsOf(
  payload: Payload,
  lead: Lead,
  locale: Locale,
  { mail, print, timeZone }: { mail: MailWords; print: PrintWords; timeZone: string },
): Promise<Fact[]> {
  const estimate = await leadEstimate(payload, lead.estimate);
  const files = await attachmentsOf(payload, lead.id);
  const { message, estimate: figures } = mail.notification;
  const facts = [
    ...senderFacts(lead, mail, locale),
    fact(message, lead.message ? [lead.message] : []),
    ...requestFacts(lead, estimate, locale, mail, timeZone),
    fact(
      figures,
      estimate
        ? [
            estimate.saved.number,
            ...figuresInWords(estimate, locale, print),
            ...remarksInWords(estimate, locale, print),
          ]
        : [],
    ),
    fact(
      mail.lead.files,
      files.map(({ name, size }) => `${name}, ${sizeInWords(size, locale)}`),
    ),
  ];
  return facts.filter(({ values }) => values.length > 0);
}

function fact(label: string, values: readonly string[]): Fact {
  return { label, values: values.map((text) => ({ text })) };
}
