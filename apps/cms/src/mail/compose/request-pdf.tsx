import { LOCALES, type Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { Payload } from 'payload';
import { figuresInWords, leadEstimate } from '../../estimates/lead-estimate.ts';
import { PrintedHead, styles } from '../../estimates/pdf/print-page.tsx';
import { printFormat } from '../../estimates/print-format.ts';
import { attachmentsOf, sizeInWords } from '../../leads/attachments/stored-files.ts';
import { leadWith } from '../../privacy/own-lead.ts';
import { env } from '../../process/env.ts';
import { readCompany } from '../../reads/company.ts';
import type { Fact } from '../templates/company-notification.tsx';
import { LEAD_WORDS } from '../texts/lead-words.ts';
import { NOTIFICATION } from '../texts/words.ts';
import type { Lead } from './composing.ts';
import { requestFacts, senderFacts } from './notified-facts.ts';

/** Words of a request on paper. */
const WORDS: Record<Locale, { request: string; of: string; title: string }> = typesetLocales({
  pl: { request: 'Zgłoszenie', of: 'z dnia {date}', title: 'Co do nas trafiło' },
  en: { request: 'Request', of: '{date}', title: 'What you sent us' },
  de: { request: 'Anfrage', of: 'vom {date}', title: 'Was Sie uns geschickt haben' },
});

/**
 * What a visitor sent, as PDF: everything that the company's mail shows, with labels in the
 * language asked for.
 * @throws AppError NotFound when it has been deleted
 */
export async function requestPdf(
  payload: Payload,
  reference: string,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const lead = (await leadWith(payload, reference)) as Lead;
  const company = await readCompany(payload, locale);
  const words = WORDS[locale];
  const title = `${words.request} ${reference}`;
  const date = printFormat(locale).day(lead.createdAt);
  const facts = await factsOf(payload, lead, locale);
  const bytes = await renderToBuffer(
    <Document title={title} author={company.companyName} language={LOCALES[locale].fullCode}>
      <Page size="A4" style={styles.page}>
        <Text style={styles.foot} fixed>
          {env.PUBLIC_URL}
        </Text>
        <PrintedHead company={company} title={title} remarks={[words.of.replace('{date}', date)]} />
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
  return new Uint8Array(bytes);
}

async function factsOf(payload: Payload, lead: Lead, locale: Locale): Promise<Fact[]> {
  const estimate = await leadEstimate(payload, lead.estimate);
  const files = await attachmentsOf(payload, lead.id);
  const { message, estimate: figures } = NOTIFICATION[locale];
  const facts = [
    ...senderFacts(lead, locale),
    fact(message, lead.message ? [lead.message] : []),
    ...requestFacts(lead, estimate, locale),
    fact(figures, estimate ? [estimate.saved.number, ...figuresInWords(estimate, locale)] : []),
    fact(
      LEAD_WORDS[locale].files,
      files.map(({ name, size }) => `${name}, ${sizeInWords(size, locale)}`),
    ),
  ];
  return facts.filter(({ values }) => values.length > 0);
}

function fact(label: string, values: readonly string[]): Fact {
  return { label, values: values.map((text) => ({ text })) };
}
