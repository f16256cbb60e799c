import type { Locale } from '@osnowa/contract';
import { Button, Link, Text } from '@react-email/components';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MailWords } from '../texts/mail-words.ts';
import { Frame, styles } from './frame.tsx';

/** One line of the company's mail: a label, and values that may be links. */
export interface Fact {
  label: string;
  values: readonly { text: string; href?: string }[];
}

interface CompanyNotificationProps {
  locale: Locale;
  words: MailWords['notification'];
  companyName: string;
  /** Form and topic, in words. */
  about: string;
  reference: string;
  /** Text that mail programs show next to the subject. */
  preview: string;
  /** Why the lead may be spam, in words. */
  doubts: string | null;
  message: string | null;
  /** The sender and the request, then where the visit came from. */
  before: readonly Fact[];
  after: readonly Fact[];
  /** Address of the lead in the back office. */
  link: string;
}

/** Reports to the company all that a visitor wrote, with a link to the lead in the back office. */
export function CompanyNotification(props: CompanyNotificationProps) {
  const { locale, words, companyName, about, reference, preview, doubts, message, link } = props;
  return (
    <Frame
      locale={locale}
      preview={preview}
      companyName={companyName}
      heading={`${words.heading}: ${about}`}
      footer={<Text style={styles.quiet}>{words.reply}</Text>}
    >
      {reference ? <Text style={styles.reference}>{reference}</Text> : null}
      {doubts ? (
        <Text className="doubts" style={styles.doubts}>
          {doubts}
        </Text>
      ) : null}
      <Facts facts={props.before} />
      {message ? (
        <Text style={styles.message}>
          <span style={styles.label}>{words.message}</span>
          <br />
          {linesOf(message)}
        </Text>
      ) : null}
      <Facts facts={props.after} />
      <Button href={link} className="button" style={styles.button}>
        {words.open}
      </Button>
    </Frame>
  );
}

/** The lines of a text with the breaks between them, for mail programs and for the plain part. */
function linesOf(text: string): ReactNode {
  const [first, ...others] = text.split('\n');
  return createElement(Fragment, null, first, ...others.flatMap((line) => [<br key="" />, line]));
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ label, values }) => (
    <Text key={label} style={styles.fact}>
      <span style={styles.label}>{label}</span>
      {values.map(({ text, href }) => (
        <Fragment key={`${text} ${href}`}>
          <br />
          {href ? (
            <Link href={href} style={styles.link}>
              {text}
            </Link>
          ) : (
            linesOf(text)
          )}
        </Fragment>
      ))}
    </Text>
  ));
}
