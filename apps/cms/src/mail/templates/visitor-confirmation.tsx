import type { Locale } from '@osnowa/contract';
import { Link, Text } from '@react-email/components';
import { PROMISED_MINUTES } from '../../leads/reply-promise.ts';
import type { Company } from '../../reads/company.ts';
import { CONFIRMATION } from '../texts/words.ts';
import { CompanyLines } from './company-lines.tsx';
import { EstimateLines, type MailedEstimate } from './estimate-lines.tsx';
import { Frame, styles } from './frame.tsx';

interface VisitorConfirmationProps {
  locale: Locale;
  reference: string;
  company: Company;
  /** When the visitor will hear from us. */
  answer: 'within-minutes' | 'next-working-day' | 'after-reading';
  /** Address by which the visitor sees what they sent. */
  link: string;
  /** What they had estimated, when they sent the choice of a calculator. */
  estimate: MailedEstimate | null;
}

/**
 * Tells a visitor in their language that the lead has arrived and what happens next. It bears
 * nothing that they typed: the form must not carry a stranger's words to a third person.
 */
export function VisitorConfirmation({
  locale,
  reference,
  company,
  answer,
  link,
  estimate,
}: VisitorConfirmationProps) {
  const words = CONFIRMATION[locale];
  const next = {
    'within-minutes': words.nextOpen(PROMISED_MINUTES),
    'next-working-day': words.nextClosed,
    'after-reading': words.nextCareer,
  }[answer];
  return (
    <Frame
      locale={locale}
      preview={next}
      companyName={company.companyName}
      heading={words.heading}
      footer={<CompanyLines company={company} />}
    >
      <Text style={styles.text}>{words.greeting}</Text>
      <Text style={styles.text}>{words.arrived}</Text>
      <Text style={styles.reference}>{reference}</Text>
      <Text style={styles.text}>{next}</Text>
      {estimate ? <EstimateLines estimate={estimate} locale={locale} /> : null}
      <Text style={styles.text}>{words.quote}</Text>
      <Text style={styles.text}>
        {words.own}{' '}
        <Link href={link} style={styles.link}>
          {words.ownLink}
        </Link>
      </Text>
      <Text style={{ ...styles.text, margin: 0 }}>
        {words.closing}
        <br />
        {company.companyName}
      </Text>
    </Frame>
  );
}
