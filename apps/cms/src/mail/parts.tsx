import { mailColours, palette } from '@osnowa/brand';
import { Heading, Link, Text } from '@react-email/components';
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';

const { ink, inkSecond, paper } = palette;

/** Styles that the mails share; mail programs read them from the elements only. */
export const styles = {
  link: { color: ink, textDecoration: 'underline', overflowWrap: 'anywhere' },
  text: { color: ink, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  quiet: { color: inkSecond, fontSize: '14px', lineHeight: '22px', margin: '0' },
  label: { color: inkSecond, fontSize: '13px' },
  fact: {
    color: ink,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 12px',
    overflowWrap: 'anywhere',
  },
  doubts: {
    backgroundColor: mailColours.notice,
    borderLeft: `4px solid ${mailColours.noticeLine}`,
    color: ink,
    fontSize: '15px',
    lineHeight: '23px',
    margin: '0 0 24px',
    padding: '12px 16px',
  },
  reference: {
    color: ink,
    fontSize: '24px',
    lineHeight: '32px',
    margin: '0 0 24px',
    fontWeight: 700,
  },
  message: {
    color: ink,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 24px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  button: {
    backgroundColor: ink,
    borderRadius: '2px',
    color: paper,
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 24px',
    textDecoration: 'none',
  },
} as const satisfies Record<string, CSSProperties>;

/** A label, and values that may be links. */
export interface Fact {
  label: string;
  values: readonly { text: string; href?: string }[];
}

/** A list of a report with its title, if it has one; a line may be a link. */
interface Lines {
  title?: string;
  lines: readonly { text: string; href?: string }[];
}

export interface LinkTo {
  label: string;
  href: string;
}

/** One part of a mail; text alone is a paragraph, and `null` is nothing. */
export type Part =
  | string
  | null
  | { reference: string }
  | { doubts: string }
  | { label: string; message: string }
  | { before: string; link: LinkTo }
  | {
      label: string;
      estimate: { inWords: readonly string[]; remarks: readonly string[]; link: LinkTo };
    }
  | { closing: string }
  | Fact
  | Lines;

/** Lines with the breaks between them, for mail programs and for the plain part. */
export function broken(lines: readonly ReactNode[]): ReactNode {
  const [first, ...others] = lines;
  return all(first, ...others.flatMap((line) => [<br key="" />, line]));
}

/** Some nodes without keys: none of them moves. */
export function all(...nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}

function linked({ text, href }: { text: string; href?: string }, plain: ReactNode): ReactNode {
  if (!href) return plain;
  return (
    <Link href={href} style={styles.link}>
      {text}
    </Link>
  );
}

function estimateLines(label: string, { inWords, remarks, link }: EstimatePart): ReactNode {
  return (
    <Text style={styles.text}>
      <span style={styles.label}>{label}</span>
      <br />
      <strong>{inWords.join(' · ')}</strong>
      <br />
      {all(...remarks.map((remark) => all(remark, <br />)))}
      {linked({ text: link.label, href: link.href }, null)}
    </Text>
  );
}

type EstimatePart = Extract<Part, { estimate: unknown }>['estimate'];

function lineOf(line: { text: string; href?: string }): ReactNode {
  return <Text style={styles.fact}>{linked(line, line.text)}</Text>;
}

function listOf({ title, lines }: Lines): ReactNode {
  const list = all(...lines.map(lineOf));
  if (!title) return list;
  return (
    <div>
      <Heading as="h2" style={{ ...styles.text, fontSize: '18px', margin: '24px 0 8px' }}>
        {title}
      </Heading>
      {list}
    </div>
  );
}

/** One part as an element. */
export function shown(part: Part, companyName: string): ReactNode {
  if (part === null) return null;
  if (typeof part === 'string') return <Text style={styles.text}>{part}</Text>;
  if ('reference' in part) return <Text style={styles.reference}>{part.reference}</Text>;
  if ('doubts' in part) {
    return (
      <Text className="doubts" style={styles.doubts}>
        {part.doubts}
      </Text>
    );
  }
  if ('before' in part) {
    return (
      <Text style={styles.text}>
        {part.before} {linked({ text: part.link.label, href: part.link.href }, null)}
      </Text>
    );
  }
  if ('estimate' in part) return estimateLines(part.label, part.estimate);
  if ('lines' in part) return listOf(part);
  if ('closing' in part) {
    return <Text style={{ ...styles.text, margin: 0 }}>{broken([part.closing, companyName])}</Text>;
  }
  const isMessage = 'message' in part;
  const values = isMessage ? [{ text: part.message }] : part.values;
  return (
    <Text style={isMessage ? styles.message : styles.fact}>
      <span style={styles.label}>{part.label}</span>
      {all(...values.map((value) => all(<br />, linked(value, broken(value.text.split('\n'))))))}
    </Text>
  );
}
