import { LOCALES, type Locale } from '@osnowa/contract';
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';

const PAPER = '#FBFAF6';
const INK = '#14171F';
const SECOND_INK = '#4A5060';
const HAIRLINE = '#E4E0D6';
const THREADS = ['#D33A21', '#42AD5B', '#F5B710', '#066BB5'];
const FONT = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Styles that the mails share; mail programs read them from the elements only. */
export const styles = {
  link: { color: INK, textDecoration: 'underline', overflowWrap: 'anywhere' },
  text: { color: INK, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  quiet: { color: SECOND_INK, fontSize: '14px', lineHeight: '22px', margin: '0' },
  label: { color: SECOND_INK, fontSize: '13px' },
  fact: {
    color: INK,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 12px',
    overflowWrap: 'anywhere',
  },
  doubts: {
    backgroundColor: '#FFF4D6',
    borderLeft: '4px solid #F5B710',
    color: INK,
    fontSize: '15px',
    lineHeight: '23px',
    margin: '0 0 24px',
    padding: '12px 16px',
  },
  reference: {
    color: INK,
    fontSize: '24px',
    lineHeight: '32px',
    margin: '0 0 24px',
    fontWeight: 700,
  },
  letter: {
    color: INK,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 24px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  button: {
    backgroundColor: INK,
    borderRadius: '2px',
    color: PAPER,
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 24px',
    textDecoration: 'none',
  },
} as const satisfies Record<string, CSSProperties>;

/**
 * Mail programs with a dark mode either follow these rules or turn the colours over themselves;
 * both keep ink and paper apart.
 */
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background-color: ${INK} !important; }
  .sheet { background-color: #1E222C !important; border-color: #3A404E !important; }
  .sheet p, .sheet h1, .sheet span, .sheet a { color: #F3F0E8 !important; }
  .sheet p.doubts { background-color: #3A3014 !important; }
  .sheet a.button, .sheet a.button span { background-color: ${PAPER} !important; color: ${INK} !important; }
}`;

interface FrameProps {
  locale: Locale;
  preview: string;
  companyName: string;
  heading: string;
  children: ReactNode;
  footer: ReactNode;
}

/** The letter paper of every mail: the four threads, the company's name, the words, the footer. */
export function Frame({ locale, preview, companyName, heading, children, footer }: FrameProps) {
  return (
    <Html lang={LOCALES[locale].fullCode}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ backgroundColor: PAPER, fontFamily: FONT, margin: 0, padding: '24px 0' }}
      >
        <Container
          className="sheet"
          style={{ backgroundColor: '#FFFFFF', border: `1px solid ${HAIRLINE}`, maxWidth: '600px' }}
        >
          <Section>
            <Row>
              {THREADS.map((colour) => (
                <Column
                  key={colour}
                  style={{ backgroundColor: colour, height: '3px', lineHeight: '3px' }}
                />
              ))}
            </Row>
          </Section>
          <Section style={{ padding: '32px 40px 40px' }}>
            <Text style={{ ...styles.quiet, fontWeight: 700 }}>{companyName}</Text>
            <Heading
              as="h1"
              style={{ color: INK, fontSize: '28px', lineHeight: '34px', margin: '16px 0 24px' }}
            >
              {heading}
            </Heading>
            {children}
            <Hr style={{ borderColor: HAIRLINE, margin: '32px 0 16px' }} />
            {footer}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
