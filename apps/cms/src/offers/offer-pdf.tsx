import { LOCALES, type Locale, type OfferAcceptance, type OfferContent } from '@osnowa/contract';
import { figuresOfOffer, knownSelection, type OfferSum } from '@osnowa/estimate';
import { fill, moneyRange } from '@osnowa/text';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Payload } from 'payload';
import { type PrintWords, readPrintWords } from '../content/words/estimates/texts.ts';
import {
  PrintedFoot,
  PrintedHead,
  printedBytes,
  styles,
} from '../leads/estimates/pdf/print-page.tsx';
import { type PrintFormat, printFormat } from '../leads/estimates/print-format.ts';
import { type Company, readCompany } from '../reads/company.ts';

/** What is printed of an offer. */
export interface OfferToPrint {
  content: OfferContent;
  hash: string;
  /** Keys of the optional lines that are taken. */
  taken: readonly string[];
  /** As it was accepted; `null`: it is an offer. */
  acceptance: OfferAcceptance | null;
  locale: Locale;
  /** Where it can be seen. */
  address: string;
}

interface Printed extends OfferToPrint {
  company: Company;
  words: PrintWords;
  format: PrintFormat;
}

/** An offer as PDF, for a board that signs: with the options that are taken, and its terms in full. */
export async function offerPdf(
  payload: Payload,
  of: OfferToPrint,
): Promise<Uint8Array<ArrayBuffer>> {
  const [company, words] = await Promise.all([
    readCompany(payload, of.locale),
    readPrintWords(payload, of.locale),
  ]);
  const format = printFormat(of.locale, words);
  return printedBytes(<PrintedOffer of={{ ...of, company, words, format }} />);
}

function PrintedOffer({ of }: { of: Printed }) {
  const { content, company, locale, words, format, address } = of;
  const { offer } = words;
  const title = `${offer.offer} ${content.number}`;
  const validUntil = format.day(`${content.validUntil}T12:00:00Z`);
  return (
    <Document title={title} author={company.companyName} language={LOCALES[locale].fullCode}>
      <Page size="A4" style={styles.page}>
        <PrintedFoot company={company} address={`${offer.link} ${address}`} />
        <PrintedHead
          company={company}
          title={title}
          remarks={[
            fill(offer.version, { n: content.version, date: format.day(content.sentAt) }),
            fill(words.validUntil, { date: validUntil }),
          ]}
        />
        <Text style={styles.title}>{content.title}</Text>
        <PrintedParties of={of} />
        <Paragraphs text={content.introduction} />
        <PrintedSums of={of} />
        <PrintedLines of={of} />
        <PrintedPayments of={of} />
        <PrintedPeople of={of} />
        <Text style={styles.heading}>{offer.terms}</Text>
        <Paragraphs text={content.terms} />
        <PrintedEnd of={of} />
      </Page>
    </Document>
  );
}

function PrintedParties({ of: { content, words } }: { of: Printed }) {
  const { customer, contact } = content;
  const parties = [
    [words.client, customer.company || customer.name, customer.company ? customer.name : ''],
    [words.offer.contact, contact.name, [contact.mail, contact.phone].filter(Boolean).join(', ')],
  ] as const;
  return (
    <View style={styles.parties}>
      {parties.map(([label, name, more]) => (
        <View key={label} style={styles.party}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.strong}>{name}</Text>
          {more ? <Text>{more}</Text> : null}
        </View>
      ))}
    </View>
  );
}

function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim() !== '');
  return (
    <View>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={styles.remark}>
          {paragraph}
        </Text>
      ))}
    </View>
  );
}

/** A price as a range, or as one sum. */
function priceOf({ content, format, locale }: Printed, { low, high }: OfferSum['price']): string {
  const { currency } = content;
  if (low === high) return format.money(low, currency);
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return moneyRange(new Intl.NumberFormat(LOCALES[locale].fullCode, options), low, high);
}

function PrintedSums({ of }: { of: Printed }) {
  const { content, words, format, taken } = of;
  const figures = figuresOfOffer(content, taken);
  const { days, price, monthly, later, weeks } = figures;
  const shown: [string, string | null][] = [
    [words.effort, days.high > 0 ? format.range({ ...NO_EFFORT, ...days }) : null],
    [words.calendar, weeks > 0 ? format.teams([{ team: content.team, weeks }]) : null],
    [words.offer.monthly, monthly > 0 ? format.money(monthly, content.currency) : null],
    [words.offer.later, later ? priceOf(of, later.price) : null],
  ];
  return (
    <View wrap={false}>
      <Text style={styles.label}>{words.price}</Text>
      <Text style={styles.figure}>{priceOf(of, price)}</Text>
      {content.isCapped && price.high > price.low ? (
        <Text style={styles.remark}>
          {fill(words.offer.cap, { sum: format.money(price.high, content.currency) })}
        </Text>
      ) : null}
      <View style={styles.facts}>
        {shown.map(([label, value]) =>
          value ? (
            <View key={label} style={styles.fact}>
              <Text style={styles.label}>{label}</Text>
              <Text style={styles.strong}>{value}</Text>
            </View>
          ) : null,
        )}
      </View>
    </View>
  );
}

const NO_EFFORT = { items: 0, mobile: 0, missing: 0, sum: 0 };

/** The lines that are offered, then those that are not taken, then those of a later phase. */
function PrintedLines({ of }: { of: Printed }) {
  const { content, words, taken } = of;
  const { lines } = content;
  const chosen = new Set(knownSelection(lines, taken));
  const isNow = (line: Line) => line.role === 'fixed' || chosen.has(line.key);
  const parts = [
    [words.chosen, lines.filter(isNow)],
    [words.offer.notTaken, lines.filter((line) => !isNow(line) && line.role !== 'later')],
    [words.offer.later, lines.filter(({ role }) => role === 'later')],
  ] as const;
  return (
    <View>
      {parts.map(([heading, some]) =>
        some.length > 0 ? (
          <View key={heading}>
            <Text style={styles.heading}>{heading}</Text>
            {some.map((line) => (
              <PrintedLine key={line.key} of={of} line={line} />
            ))}
          </View>
        ) : null,
      )}
    </View>
  );
}

type Line = OfferContent['lines'][number];

function PrintedLine({ of, line }: { of: Printed; line: Line }) {
  const { content, format, locale, words } = of;
  const { days, detail, group, name, paid, price } = line;
  const sum = format.money(price, content.currency);
  return (
    <View style={styles.row} wrap={false}>
      <View style={styles.item}>
        <Text>{[group[locale], name[locale]].filter(Boolean).join(': ')}</Text>
        {detail ? <Text style={styles.note}>{detail}</Text> : null}
      </View>
      <View>
        <Text style={styles.right}>
          {paid === 'month' ? fill(words.offer.aMonth, { sum }) : sum}
        </Text>
        {days > 0 ? <Text style={[styles.note, styles.right]}>{format.days(days)}</Text> : null}
      </View>
    </View>
  );
}

function PrintedPayments({ of }: { of: Printed }) {
  const { content, words, format, taken } = of;
  const sums = figuresOfOffer(content, taken).payments;
  if (sums.length === 0) return null;
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{words.offer.payments}</Text>
      {content.payments.map(({ name, percent }, nth) => (
        <View key={name} style={styles.row}>
          <Text>{name}</Text>
          <Text>
            {format.percent(percent / 100)}, {format.money(sums[nth] ?? 0, content.currency)}
          </Text>
        </View>
      ))}
    </View>
  );
}

function PrintedPeople({ of: { content, words, format } }: { of: Printed }) {
  const { people, startsOn } = content;
  return (
    <View>
      {startsOn ? (
        <Text style={styles.remark}>
          {fill(words.offer.start, { date: format.day(`${startsOn}T12:00:00Z`) })}
        </Text>
      ) : null}
      {people.length > 0 ? <Text style={styles.heading}>{words.offer.people}</Text> : null}
      {people.map(({ name, position }) => (
        <Text key={name}>{[name, position].filter(Boolean).join(', ')}</Text>
      ))}
    </View>
  );
}

/** What was accepted, or room for signatures; the mark by which this version is recognised. */
function PrintedEnd({ of }: { of: Printed }) {
  const { acceptance, content, format, hash, words } = of;
  const { offer } = words;
  return (
    <View wrap={false}>
      {acceptance ? (
        <>
          <Text style={styles.heading}>
            {fill(offer.acceptedBy, {
              name: acceptance.name,
              role: acceptance.role,
              date: format.day(acceptance.at),
            })}
          </Text>
          <Text style={styles.remark}>{acceptance.wording}</Text>
        </>
      ) : (
        <View style={styles.parties}>
          {[content.customer.company || content.customer.name, content.seller.company].map(
            (name) => (
              <View key={name} style={{ ...styles.party, paddingTop: 44 }}>
                <Text style={styles.label}>{fill(offer.signature, { name })}</Text>
              </View>
            ),
          )}
        </View>
      )}
      <Text style={styles.note}>{offer.companies}</Text>
      <Text style={styles.note}>{fill(offer.mark, { hash })}</Text>
    </View>
  );
}
