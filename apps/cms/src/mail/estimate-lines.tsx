import { Link, Text } from '@react-email/components';
import type { Locale } from '@tkalnia/contract';
import { styles } from './frame.tsx';
import { CONFIRMATION } from './words.ts';

/** An estimate as mails tell it. */
export interface MailedEstimate {
  number: string;
  /** Days, and the price where one is named, as words. */
  inWords: readonly string[];
  /** Address on the site. */
  link: string;
}

/** Number, figures and link of the estimate that a visitor sent. */
export function EstimateLines(props: { estimate: MailedEstimate; locale: Locale }) {
  const { number, inWords, link } = props.estimate;
  const words = CONFIRMATION[props.locale];
  return (
    <Text style={styles.text}>
      <span style={styles.label}>{words.estimate(number)}</span>
      <br />
      <strong>{inWords.join(' · ')}</strong>
      <br />
      <Link href={link} style={styles.link}>
        {words.estimateLink}
      </Link>
    </Text>
  );
}
