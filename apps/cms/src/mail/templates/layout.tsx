import type { Locale } from '@osnowa/contract';
import { Button, Link, Text } from '@react-email/components';
import type { Company } from '../../reads/company.ts';
import { Frame, styles } from './frame.tsx';

/** Name and address of the company, and its register entry: business letters have to name it. */
export function legalLines({ address, companyName, legalName, registration }: Company): string[] {
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [
    legalName || companyName,
    [address.street, town].filter(Boolean).join(', '),
    ...registration.split('\n'),
  ].filter(Boolean);
}

/** The company as sender: phone and mailbox besides. */
export function CompanyLines({ company }: { company: Company }) {
  const { office, sales } = company;
  const [name = '', ...legal] = legalLines(company);
  const contact = [sales.phone || office.phone, sales.email || office.email].filter(Boolean);
  const lines = [name, contact.join(' · '), ...legal].filter(Boolean);
  return lines.map((line) => (
    <Text key={line} style={styles.quiet}>
      {line}
    </Text>
  ));
}

interface MailLayoutProps {
  locale: Locale;
  company: Company;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  /** Text after the button, in small print. */
  afterwards?: string;
  /** The last line: how not to get such mails any more. */
  leave?: { before: string; label: string; href: string };
}

/** A mail of a few sentences and, at most, one button. */
export function MailLayout(props: MailLayoutProps) {
  const { locale, company, heading, paragraphs, button, afterwards, leave } = props;
  return (
    <Frame
      locale={locale}
      preview={paragraphs[0] ?? heading}
      companyName={company.companyName}
      heading={heading}
      footer={<CompanyLines company={company} />}
    >
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
      {button ? (
        <Button href={button.href} className="button" style={styles.button}>
          {button.label}
        </Button>
      ) : null}
      {afterwards ? (
        <Text style={{ ...styles.quiet, margin: '24px 0 0' }}>{afterwards}</Text>
      ) : null}
      {leave ? (
        <Text style={{ ...styles.quiet, margin: '24px 0 0' }}>
          {leave.before}{' '}
          <Link href={leave.href} style={{ ...styles.link, fontSize: '14px' }}>
            {leave.label}
          </Link>
        </Text>
      ) : null}
    </Frame>
  );
}
