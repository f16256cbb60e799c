import type { Locale } from '@osnowa/contract';
import { Link, Text } from '@react-email/components';
import { Fragment } from 'react';
import { PROMISED_MINUTES } from '../../leads/deadlines/reply-deadline.ts';
import type { Company } from '../../reads/company.ts';
import { filled, type MailWords } from '../texts/mail-words.ts';
import { Frame, styles } from './frame.tsx';
import { CompanyLines } from './layout.tsx';

/** An estimate as mails show it. */
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
function EstimateLines({
  estimate: { number, inWords, remarks, link },
  words,
  locale,
}: Pick<VisitorConfirmationProps, 'words' | 'locale'> & { estimate: MailedEstimate }) {
  return (
    <Text style={styles.text}>
      <span style={styles.label}>{filled(words.estimate, locale, { number })}</span>
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

/** When a visitor will get an answer; `time`: the office opens then. */
export type AnswerTime =
  | { when: 'within-minutes' | 'next-working-day' | 'after-reading' }
  | { when: 'later-today'; time: string };

interface VisitorConfirmationProps {
  locale: Locale;
  words: MailWords['confirmation'];
  reference: string;
  company: Company;
  /** When the visitor will get an answer. */
  answer: AnswerTime;
  /** Address at which the visitor sees the request. */
  link: string;
  /** Their estimate, when they sent the choice of a calculator. */
  estimate: MailedEstimate | null;
  /** The call that they booked: then it is the next step. */
  call: { next: string; change: string; changeLink: string } | null;
  /** The number that is called, of a person who asked for a call. */
  callTo: string | null;
}

/**
 * Confirms a lead to its visitor, in their language, with the next step. It contains nothing that
 * they typed: the form must not send a stranger's words to a third person.
 */
export function VisitorConfirmation({
  locale,
  words,
  reference,
  company,
  answer,
  link,
  estimate,
  call,
  callTo,
}: VisitorConfirmationProps) {
  const usual = {
    'within-minutes': filled(words.nextOpen, locale, { minutes: PROMISED_MINUTES }),
    'later-today': filled(words.nextToday, locale, {
      time: answer.when === 'later-today' ? answer.time : '',
    }),
    'next-working-day': words.nextClosed,
    'after-reading': words.nextCareer,
  }[answer.when];
  const next = call?.next ?? usual;
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
      {callTo ? <Text style={styles.text}>{callTo}</Text> : null}
      {call ? (
        <Text style={styles.text}>
          {call.change}{' '}
          <Link href={link} style={styles.link}>
            {call.changeLink}
          </Link>
        </Text>
      ) : null}
      {estimate ? <EstimateLines estimate={estimate} words={words} locale={locale} /> : null}
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
