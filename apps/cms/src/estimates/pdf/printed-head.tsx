import { Text, View } from '@react-pdf/renderer';
import type { Company } from '../../reads/company.ts';
import { styles } from './print-styles.ts';

interface PrintedHeadProps {
  company: Pick<Company, 'companyName' | 'legalName' | 'address' | 'sales'>;
  /** What the document is, with its number. */
  title: string;
  /** Below the title, a line each. */
  remarks: readonly string[];
}

/** Head of every printed document: the company with its address, and what the document is. */
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
