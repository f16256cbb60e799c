import { estimateValidUntil, LOCALES, type Locale, type SavedEstimate } from '@osnowa/contract';
import { estimateOf, firstOf } from '@osnowa/estimate';
import { fill, inOneLanguage } from '@osnowa/text';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Payload } from 'payload';
import { readPrintWords } from '../../../content/words/estimates/texts.ts';
import { env } from '../../../platform/process/env.ts';
import { readCompany } from '../../../reads/company.ts';
import { remarksOf } from '../lead-estimate.ts';
import { printFormat } from '../print-format.ts';
import { estimateAddress } from '../saved.ts';
import { PrintedFoot, PrintedHead, printedBytes, styles } from './print-page.tsx';
import {
  PrintedChart,
  type PrintedEstimate,
  PrintedParties,
  PrintedPhases,
  PrintedRemarks,
  PrintedScope,
} from './printed-parts.tsx';

/**
 * An estimate as PDF: embedded fonts, text that can be selected, the figures of the screen.
 * @param key last segment of its permanent link
 * @param purpose a mail contains nothing that a visitor typed
 */
export async function estimatePdf(
  payload: Payload,
  saved: SavedEstimate,
  locale: Locale,
  key: string,
  purpose: PrintedEstimate['for'] = 'download',
): Promise<Uint8Array<ArrayBuffer>> {
  const company = await readCompany(payload, locale);
  const words = await readPrintWords(payload, locale);
  const { currency } = LOCALES[locale];
  const estimate = estimateOf(saved.catalogue, saved.choice, currency, saved.rounding);
  const printed: PrintedEstimate = {
    saved,
    catalogue: inOneLanguage(saved.catalogue, locale),
    estimate,
    remarks: remarksOf(saved, estimate, locale, words),
    for: purpose,
    company,
    locale,
    words,
    format: printFormat(locale, words),
  };
  return await printedBytes(
    <PrintedPages of={printed} address={estimateAddress(env.PUBLIC_URL, key, locale)} />,
  );
}

function PrintedPages({ of, address }: { of: PrintedEstimate; address: string }) {
  const { saved, company, locale, words, format } = of;
  const validUntil = format.day(estimateValidUntil(saved.created_at));
  const title = `${words.estimate} ${saved.number}`;
  return (
    <Document title={title} author={company.companyName} language={LOCALES[locale].fullCode}>
      <Page size="A4" style={styles.page}>
        <PrintedFoot company={company} address={`${words.link} ${address}`} />
        <PrintedHead
          company={company}
          title={title}
          remarks={[
            fill(words.of, { date: format.day(saved.created_at) }),
            fill(words.validUntil, { date: validUntil }),
          ]}
        />
        <Text style={styles.title}>{words.subjects[saved.calculator]}</Text>
        <PrintedParties of={of} />
        <PrintedFigures of={of} />
        <PrintedRemarks of={of} />
        <PrintedChart of={of} />
        {of.estimate.phases ? <PrintedPhases of={of} /> : null}
        <PrintedScope of={of} />
        <PrintedReasons of={of} />
      </Page>
    </Document>
  );
}

function PrintedFigures({ of: { estimate, words, format } }: { of: PrintedEstimate }) {
  const first = firstOf(estimate);
  const price = format.price(first.price);
  const together = format.price(estimate.price);
  return (
    <>
      <Text style={styles.label}>{estimate.phases ? words.effortFirst : words.effort}</Text>
      <Text style={styles.figure}>{format.range(first.effort)}</Text>
      <View style={styles.facts}>
        <View style={styles.fact}>
          <Text style={styles.label}>{words.calendar}</Text>
          <Text style={styles.strong}>{format.teams(first.weeks)}</Text>
        </View>
        {price ? (
          <View style={styles.fact}>
            <Text style={styles.label}>{words.price}</Text>
            <Text style={styles.strong}>{price}</Text>
          </View>
        ) : null}
        {estimate.phases ? (
          <View style={styles.fact}>
            <Text style={styles.label}>{words.bothPhases}</Text>
            <Text style={styles.strong}>{format.range(estimate.effort)}</Text>
            {together ? <Text style={styles.strong}>{together}</Text> : null}
          </View>
        ) : null}
      </View>
    </>
  );
}

function PrintedReasons({
  of: { saved, estimate, locale, remarks, words, format },
}: {
  of: PrintedEstimate;
}) {
  const { rates } = saved.catalogue;
  const { currency } = LOCALES[locale];
  const rate = currency === 'PLN' ? rates.dailyRatePLN : rates.dailyRateEUR;
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{words.why}</Text>
      {remarks.smallest ? <Text>{remarks.smallest}</Text> : null}
      {estimate.basis.isMeasured ? null : (
        <>
          {remarks.smallest ? null : <Text>{words.low}</Text>}
          <Text>{fill(words.high, { percent: format.percent(rates.rangeFactor - 1) })}</Text>
        </>
      )}
      {remarks.basis ? <Text>{remarks.basis}</Text> : null}
      <Text>{words.week}</Text>
      {estimate.price && rate !== null ? (
        <Text>{fill(words.rate, { rate: format.money(rate, currency) })}</Text>
      ) : null}
      {estimate.price ? <Text>{words.notInPrice}</Text> : null}
      {estimate.price ? <Text style={styles.note}>{words.notOffer}</Text> : null}
    </View>
  );
}
