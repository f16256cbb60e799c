import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import {
  type Catalogue,
  type InOneLanguage,
  inOneLanguage,
  type KeptEstimate,
  LOCALES,
  type Locale,
} from '@tkalnia/contract';
import { type Estimate, estimateOf } from '@tkalnia/estimate';
import type { Payload } from 'payload';
import { env } from '../../env.ts';
import { type Company, readCompany } from '../../leads/company.ts';
import { estimateAddress } from '../address.ts';
import { type PrintFormat, printFormat } from './print-format.ts';
import { styles } from './print-styles.ts';
import { PrintedChart, PrintedPhases, PrintedScope } from './printed-parts.tsx';
import { PRINT_WORDS } from './words.ts';

/** Everything that is printed, in one language. */
export interface PrintedEstimate {
  kept: KeptEstimate;
  catalogue: InOneLanguage<Catalogue>;
  estimate: Estimate;
  company: Company;
  locale: Locale;
  format: PrintFormat;
}

/**
 * An estimate as PDF: embedded fonts, text that can be selected, the figures of the screen.
 * @param key last segment of its permanent link
 */
export async function estimatePdf(
  payload: Payload,
  kept: KeptEstimate,
  locale: Locale,
  key: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const company = await readCompany(payload, locale);
  const printed: PrintedEstimate = {
    kept,
    catalogue: inOneLanguage(kept.catalogue, locale),
    estimate: estimateOf(kept.catalogue, kept.choice, LOCALES[locale].currency, kept.rounding),
    company,
    locale,
    format: printFormat(locale),
  };
  const bytes = await renderToBuffer(
    <PrintedPages of={printed} address={estimateAddress(env.PUBLIC_URL, key, locale)} />,
  );
  return new Uint8Array(bytes);
}

function PrintedPages({ of, address }: { of: PrintedEstimate; address: string }) {
  const { kept, catalogue, company, locale, format } = of;
  const words = PRINT_WORDS[locale];
  const title = `${words.estimate} ${kept.number}`;
  return (
    <Document title={title} author={company.companyName} language={LOCALES[locale].fullCode}>
      <Page size="A4" style={styles.page}>
        <Text style={styles.foot} fixed>
          {words.link} {address}
        </Text>
        <View style={styles.head}>
          <View>
            <Text style={styles.company}>{company.companyName}</Text>
            <Text style={styles.quiet}>{company.sales.email}</Text>
            <Text style={styles.quiet}>{company.sales.phone}</Text>
          </View>
          <View style={styles.right}>
            <Text style={styles.strong}>{title}</Text>
            <Text style={styles.quiet}>
              {words.of.replace('{date}', format.day(kept.created_at))}
            </Text>
          </View>
        </View>
        <Text style={styles.title}>{catalogue.title.text}</Text>
        <PrintedFigures of={of} />
        <PrintedChart of={of} />
        {of.estimate.phases ? <PrintedPhases of={of} /> : null}
        <PrintedScope of={of} />
        <PrintedReasons of={of} />
      </Page>
    </Document>
  );
}

function PrintedFigures({ of: { estimate, locale, format } }: { of: PrintedEstimate }) {
  const words = PRINT_WORDS[locale];
  const price = format.price(estimate.price);
  return (
    <>
      <Text style={styles.label}>{words.effort}</Text>
      <Text style={styles.figure}>{format.range(estimate.effort)}</Text>
      <View style={styles.facts}>
        <View style={styles.fact}>
          <Text style={styles.label}>{words.calendar}</Text>
          <Text style={styles.strong}>{format.teams(estimate.weeks)}</Text>
        </View>
        {price ? (
          <View style={styles.fact}>
            <Text style={styles.label}>{words.price}</Text>
            <Text style={styles.strong}>{price}</Text>
          </View>
        ) : null}
      </View>
    </>
  );
}

function PrintedReasons({ of: { kept, estimate, locale, format } }: { of: PrintedEstimate }) {
  const words = PRINT_WORDS[locale];
  const { rates } = kept.catalogue;
  const { currency } = LOCALES[locale];
  const rate = currency === 'PLN' ? rates.dailyRatePLN : rates.dailyRateEUR;
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{words.why}</Text>
      <Text>{words.low}</Text>
      <Text>{words.high.replace('{percent}', format.percent(rates.rangeFactor - 1))}</Text>
      <Text>{words.week}</Text>
      {estimate.price && rate !== null ? (
        <Text>{words.rate.replace('{rate}', format.money(rate, currency))}</Text>
      ) : null}
      {estimate.price ? <Text style={styles.note}>{words.notOffer}</Text> : null}
    </View>
  );
}
