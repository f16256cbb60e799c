import type { Locale } from '@osnowa/contract';
import { Button, Link, Text } from '@react-email/components';
import { NOTICES } from '../texts/notice-words.ts';
import { Frame, styles } from './frame.tsx';

interface DeskDigestProps {
  locale: Locale;
  companyName: string;
  /** When it was counted, in words. */
  asOf: string;
  /** What was counted, each with the way to its list. */
  lines: readonly { text: string; href: string }[];
  /** What is to be known of the leads that were set apart, when there are any. */
  note: string | null;
  /** Address of the inbox. */
  link: string;
}

/** The mail of a morning: what waits at the desk, line by line, with a link to each list. */
export function DeskDigest(props: DeskDigestProps) {
  const { locale, companyName, asOf, lines, note, link } = props;
  const words = NOTICES[locale];
  return (
    <Frame
      locale={locale}
      preview={lines.map(({ text }) => text).join(', ')}
      companyName={companyName}
      heading={words.morning.heading}
      footer={<Text style={styles.quiet}>{asOf}</Text>}
    >
      {lines.map(({ text, href }) => (
        <Text key={text} style={styles.fact}>
          <Link href={href} style={styles.link}>
            {text}
          </Link>
        </Text>
      ))}
      {note ? <Text style={styles.text}>{note}</Text> : null}
      <Button href={link} className="button" style={styles.button}>
        {words.openInbox}
      </Button>
    </Frame>
  );
}
