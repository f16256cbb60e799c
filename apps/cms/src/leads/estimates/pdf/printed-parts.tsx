import type { Catalogue, Locale, SavedEstimate } from '@osnowa/contract';
import type { Estimate, GroupDays } from '@osnowa/estimate';
import { fill, type InOneLanguage, inSentence } from '@osnowa/text';
import { Text, View } from '@react-pdf/renderer';
import type { PrintWords } from '../../../content/words/estimates/texts.ts';
import type { Company } from '../../../reads/company.ts';
import type { Remarks } from '../lead-estimate.ts';
import type { PrintFormat } from '../print-format.ts';
import { INK, styles } from './print-page.tsx';

/** Everything that is printed, in one language. */
export interface PrintedEstimate {
  saved: SavedEstimate;
  catalogue: InOneLanguage<Catalogue>;
  estimate: Estimate;
  company: Company;
  locale: Locale;
  words: PrintWords;
  format: PrintFormat;
  remarks: Remarks;
  /** A mail contains nothing that a visitor typed. */
  for: 'download' | 'mail';
}

/** Names of groups and items by key. */
function namesOf({ catalogue }: PrintedEstimate): Map<string, string> {
  const named = catalogue.groups.flatMap((group) => [group, ...group.items]);
  return new Map(named.map(({ key, name }) => [key, name.text]));
}

/** Name of a group; of one without days, with its answer: "Pace: as usual". */
function nameOf(
  { key, days, items }: GroupDays,
  names: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const [only] = items;
  const name = names.get(key) ?? '';
  if (days > 0 || !only || items.length > 1) return name;
  return `${name}: ${inSentence(names.get(only.key) ?? '', locale)}`;
}

/** The days by group: a bar for each group, as long as its days. */
export function PrintedChart({ of }: { of: PrintedEstimate }) {
  const { estimate, words, format } = of;
  const names = namesOf(of);
  const { groups, effort } = estimate;
  const bars = groups.map((group) => ({ name: nameOf(group, names, of.locale), days: group.days }));
  if (effort.mobile > 0) bars.push({ name: words.mobile, days: effort.mobile });
  if (effort.missing > 0) bars.push({ name: words.missing, days: effort.missing });
  const longest = Math.max(...bars.map(({ days }) => days), 1);
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{words.where}</Text>
      {bars.map(({ name, days }) => (
        <View key={name} style={styles.bar}>
          <Text style={styles.barName}>{name}</Text>
          <View style={styles.barPlace}>
            <View
              style={{ width: `${(days / longest) * 100}%`, height: 7, backgroundColor: INK }}
            />
          </View>
          <Text style={styles.barDays}>{days === 0 ? words.included : format.number(days)}</Text>
        </View>
      ))}
    </View>
  );
}

/** The two phases side by side. */
export function PrintedPhases({ of }: { of: PrintedEstimate }) {
  const { estimate, words, format } = of;
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{words.phases}</Text>
      <View style={styles.columns}>
        {(estimate.phases ?? []).map((figures, index) => (
          <View key={words.phase + String(index)} style={styles.fact}>
            <Text style={styles.strong}>{fill(words.phase, { n: index + 1 })}</Text>
            <Text>{format.range(figures.effort)}</Text>
            <Text style={styles.quiet}>{format.teams(figures.weeks)}</Text>
            {figures.price ? <Text>{format.price(figures.price)}</Text> : null}
          </View>
        ))}
      </View>
    </View>
  );
}

/** Every chosen item with its days, by group, and the sum. */
export function PrintedScope({ of }: { of: PrintedEstimate }) {
  const { estimate, words, format } = of;
  const names = namesOf(of);
  const { groups, effort } = estimate;
  return (
    <View>
      <Text style={styles.heading}>{words.chosen}</Text>
      {groups.map((group) => (
        <View key={group.key}>
          <View style={[styles.row, styles.strong]} wrap={false}>
            <Text>{names.get(group.key)}</Text>
            <Text>{group.days === 0 ? words.included : format.number(group.days)}</Text>
          </View>
          {group.items.map(({ key, days, later }) => (
            <View key={key} style={styles.row} wrap={false}>
              <Text style={styles.item}>
                {names.get(key)}
                {later ? ` (${words.later})` : ''}
              </Text>
              <Text>{days === 0 ? words.included : format.number(days)}</Text>
            </View>
          ))}
        </View>
      ))}
      {effort.mobile > 0 ? (
        <View style={styles.row} wrap={false}>
          <Text>{words.mobile}</Text>
          <Text>{format.number(effort.mobile)}</Text>
        </View>
      ) : null}
      {effort.missing > 0 ? (
        <View style={styles.row} wrap={false}>
          <Text>{words.missing}</Text>
          <Text>{format.number(effort.missing)}</Text>
        </View>
      ) : null}
      <View style={[styles.row, styles.strong]} wrap={false}>
        <Text>{words.total}</Text>
        <Text>
          {format.number(effort.sum)} {words.days}
        </Text>
      </View>
    </View>
  );
}

/**
 * Lines for recipient and purpose: an estimate contains no name, so both are written in by hand.
 */
export function PrintedParties({ of }: { of: PrintedEstimate }) {
  const { words } = of;
  return (
    <View style={styles.parties}>
      {[words.client, words.project].map((label) => (
        <View key={label} style={styles.party}>
          <Text style={styles.label}>{label}</Text>
        </View>
      ))}
    </View>
  );
}

/** The package and why, the number of users, and wishes that the figures do not include. */
export function PrintedRemarks({ of }: { of: PrintedEstimate }) {
  const { remarks, words } = of;
  return (
    <View>
      {remarks.package ? (
        <View style={styles.remark} wrap={false}>
          <Text style={styles.strong}>{remarks.package.name}</Text>
          <Text>{remarks.package.because}</Text>
        </View>
      ) : null}
      {remarks.users ? <Text style={styles.remark}>{remarks.users}</Text> : null}
      {remarks.notIncluded && of.for === 'mail' ? (
        <Text style={styles.remark}>{words.describedOnly}</Text>
      ) : null}
      {remarks.notIncluded && of.for === 'download' ? (
        <View style={styles.remark}>
          <Text style={styles.strong}>{words.notIncluded}</Text>
          <Text>{remarks.notIncluded}</Text>
        </View>
      ) : null}
    </View>
  );
}
