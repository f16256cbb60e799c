import { Text, View } from '@react-pdf/renderer';
import { PRINT_WORDS } from '../texts.ts';
import { styles } from './print-styles.ts';
import type { PrintedEstimate } from './printed-estimate.ts';

/** For whom and for what: an estimate bears nobody's name, so that both are written in by hand. */
export function PrintedParties({ of }: { of: PrintedEstimate }) {
  const words = PRINT_WORDS[of.locale];
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

/** The package and why, the number of users, and what the figures do not hold. */
export function PrintedRemarks({ of }: { of: PrintedEstimate }) {
  const { remarks } = of;
  const words = PRINT_WORDS[of.locale];
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
