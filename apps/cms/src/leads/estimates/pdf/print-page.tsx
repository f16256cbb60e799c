import { palette } from '@osnowa/brand';
import { brandFile } from '@osnowa/brand/files';
import {
  type DocumentProps,
  Font,
  renderToBuffer,
  StyleSheet,
  Text,
  View,
} from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Company } from '../../../reads/company.ts';

const FONTS = [
  { family: 'Display', src: brandFile('fonts/display.ttf'), fontWeight: 400 },
  { family: 'Text', src: brandFile('fonts/text-print.ttf'), fontWeight: 400 },
  { family: 'Text', src: brandFile('fonts/text-print-bold.ttf'), fontWeight: 600 },
] as const;

for (const font of FONTS) Font.register(font);
// Words are never broken: the rules of English, which the library would apply, are wrong here.
Font.registerHyphenationCallback((word) => [word]);

let lettersKnown: Promise<unknown> | undefined;

/** The PDF of a document, with text that can be found and copied. */
export async function printedBytes(
  document: ReactElement<DocumentProps>,
): Promise<Uint8Array<ArrayBuffer>> {
  lettersKnown ??= Promise.all(FONTS.map(knowLetters));
  await lettersKnown;
  return new Uint8Array(await renderToBuffer(document));
}

/**
 * Asks a font for each of its letters. The library stores a shape as it first met it, for all PDFs
 * of the process, and as a part of another (the S of a Ś) it has no letter: the S of later PDFs
 * could be read, but not be found or copied.
 */
async function knowLetters({ family, fontWeight }: (typeof FONTS)[number]): Promise<void> {
  const wanted = { fontFamily: family, fontWeight };
  await Font.load(wanted);
  const font = Font.getFont(wanted)?.data;
  for (const letter of font?.characterSet ?? []) font?.glyphForCodePoint(letter);
}

/** Colour of text and of the bars of the chart. */
export const INK = palette.ink;
const SECOND = palette.inkSecond;
const LINE = palette.hairline;

/** Look of an estimate on paper. Lengths in pt. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 46,
    paddingBottom: 68,
    paddingHorizontal: 52,
    color: INK,
    fontFamily: 'Text',
    fontSize: 10,
    lineHeight: 1.45,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 26 },
  company: { fontFamily: 'Display', fontSize: 15, lineHeight: 1.2 },
  quiet: { color: SECOND },
  right: { textAlign: 'right' },
  title: { fontFamily: 'Display', fontSize: 24, lineHeight: 1.15, marginBottom: 16 },
  figure: { fontFamily: 'Display', fontSize: 34, lineHeight: 1.1, marginBottom: 10 },
  label: { color: SECOND, fontSize: 9 },
  facts: { flexDirection: 'row', gap: 28, marginBottom: 22 },
  fact: { flexGrow: 1, flexBasis: 0 },
  strong: { fontWeight: 600 },
  heading: { fontFamily: 'Display', fontSize: 14, lineHeight: 1.2, marginTop: 14, marginBottom: 8 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 12,
    paddingVertical: 3,
    borderBottomWidth: 0.75,
    borderBottomColor: LINE,
  },
  item: { paddingLeft: 12, flexShrink: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingVertical: 3 },
  barName: { width: 170, flexShrink: 0 },
  barPlace: { flexGrow: 1, flexBasis: 0, flexDirection: 'row' },
  barDays: { width: 50, flexShrink: 0, textAlign: 'right', fontWeight: 600 },
  parties: { flexDirection: 'row', gap: 28, marginBottom: 16 },
  party: {
    flexGrow: 1,
    flexBasis: 0,
    paddingBottom: 12,
    borderBottomWidth: 0.75,
    borderBottomColor: LINE,
  },
  remark: { marginBottom: 8 },
  columns: { flexDirection: 'row', gap: 24 },
  note: { color: SECOND, fontSize: 9, marginTop: 3 },
  foot: { position: 'absolute', left: 52, right: 52, bottom: 20, color: SECOND, fontSize: 8.5 },
  register: { fontSize: 7.5 },
});

interface PrintedFootProps {
  company: Pick<Company, 'registration'>;
  /** Address at which the document can be seen. */
  address: string;
}

/** Foot of every page of a printed document: its address, and the register entry of the company. */
export function PrintedFoot({ company: { registration }, address }: PrintedFootProps) {
  return (
    <View style={styles.foot} fixed>
      <Text>{address}</Text>
      {registration ? <Text style={styles.register}>{registration}</Text> : null}
    </View>
  );
}

interface PrintedHeadProps {
  company: Pick<Company, 'companyName' | 'legalName' | 'address' | 'sales'>;
  /** Kind and number of the document. */
  title: string;
  /** Below the title, a line each. */
  remarks: readonly string[];
}

/** Head of every printed document: the company with its address, and the document's title. */
export function PrintedHead({ company, title, remarks }: PrintedHeadProps) {
  const { street, postalCode, city } = company.address;
  return (
    <View style={styles.head}>
      <View>
        <Text style={styles.company}>{company.companyName}</Text>
        {company.legalName ? <Text style={styles.quiet}>{company.legalName}</Text> : null}
        {street ? (
          <Text style={styles.quiet}>
            {street}, {postalCode} {city}
          </Text>
        ) : null}
        <Text style={styles.quiet}>
          {company.sales.email} · {company.sales.phone}
        </Text>
      </View>
      <View style={styles.right}>
        <Text style={styles.strong}>{title}</Text>
        {remarks.map((remark) => (
          <Text key={remark} style={styles.quiet}>
            {remark}
          </Text>
        ))}
      </View>
    </View>
  );
}
