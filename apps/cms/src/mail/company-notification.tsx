import { Button, Text } from '@react-email/components';
import { LOCALES, type Locale } from '@tkalnia/contract';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MailedEstimate } from './estimate-lines.tsx';
import { Frame, styles } from './frame.tsx';
import { NOTIFICATION } from './words.ts';

/** What the notification shows of a lead; everything but the reference is a visitor's own text. */
export interface NotifiedLead {
  reference: string;
  fullName: string | null;
  companyName: string | null;
  mail: string;
  phoneNumber: string | null;
  message: string | null;
  page: string | null;
  locale: Locale;
}

interface CompanyNotificationProps {
  locale: Locale;
  companyName: string;
  /** Form and topic, in words. */
  about: string;
  lead: NotifiedLead;
  /** Address of the lead in the back office. */
  link: string;
  /** What came with the lead from a calculator. */
  estimate: MailedEstimate | null;
  /** Names of files that are kept apart because the scanner found something in them. */
  removed: readonly string[];
}

/** Tells the company about a lead, with the way to it in the back office. */
export function CompanyNotification({
  locale,
  companyName,
  about,
  lead,
  link,
  estimate,
  removed,
}: CompanyNotificationProps) {
  const words = NOTIFICATION[locale];
  const facts = [
    [words.name, lead.fullName],
    [words.company, lead.companyName],
    [words.mail, lead.mail],
    [words.phone, lead.phoneNumber],
    [words.language, LOCALES[lead.locale].name],
    [words.page, lead.page],
    [
      words.estimate,
      estimate &&
        [`${estimate.number}: ${estimate.inWords.join(', ')}`, ...estimate.remarks].join('. '),
    ],
    [words.removed, removed.join(', ')],
  ] as const;
  return (
    <Frame
      locale={locale}
      preview={about}
      companyName={companyName}
      heading={`${words.heading}: ${about}`}
      footer={<Text style={styles.quiet}>{words.reply}</Text>}
    >
      <Text style={styles.reference}>{lead.reference}</Text>
      {facts.map(([label, value]) => value && <Fact key={label} label={label} value={value} />)}
      {lead.message ? (
        <Text style={styles.letter}>
          <span style={styles.label}>{words.message}</span>
          <br />
          {linesOf(lead.message)}
        </Text>
      ) : null}
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

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Text style={styles.fact}>
      <span style={styles.label}>{label}</span>
      <br />
      {value}
    </Text>
  );
}
