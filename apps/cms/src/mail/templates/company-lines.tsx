import { Text } from '@react-email/components';
import type { Company } from '../../reads/company.ts';
import { styles } from './frame.tsx';

/** Who writes: name, address, phone and mailbox of the company. */
export function CompanyLines({ company }: { company: Company }) {
  const { address, legalName, office, sales } = company;
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const lines = [
    legalName || company.companyName,
    [address.street, town].filter(Boolean).join(', '),
    [sales.phone || office.phone, sales.email || office.email].filter(Boolean).join(' · '),
  ].filter(Boolean);
  return lines.map((line) => (
    <Text key={line} style={styles.quiet}>
      {line}
    </Text>
  ));
}
