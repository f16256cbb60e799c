import type { Locale } from '@osnowa/contract';
import { Link, Text } from '@react-email/components';
import { Fragment } from 'react';
import { CONFIRMATION } from '../texts/words.ts';
import { styles } from './frame.tsx';

/** An estimate as mails tell it. */
export interface MailedEstimate {
  number: string;
  /** Days, and the price where one is named, as words. */
  inWords: readonly string[];
  /** The proposed package, and that a description is not included; nothing that was typed. */
  remarks: readonly string[];
  /** Address on the site. */
  link: string;
}

/** Number, figures and link of the estimate that a visitor sent. */
export function EstimateLines(props: { estimate: MailedEstimate; locale: Locale }) {
  const { number, inWords, remarks, link } = props.estimate;
  const words = CONFIRMATION[props.locale];
  return (
    <Text style={styles.text}>
      <span style={styles.label}>{words.estimate(number)}</span>
      <br />
      <strong>{inWords.join(' · ')}</strong>
      <br />
      {remarks.map((remark) => (
        <Fragment key={remark}>
          {remark}
          <br />
        </Fragment>
      ))}
      <Link href={link} style={styles.link}>
        {words.estimateLink}
      </Link>
    </Text>
  );
}
