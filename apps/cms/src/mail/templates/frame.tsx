import { MAIL_FONTS, mailColours, palette } from '@osnowa/brand';
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

const { dark } = mailColours;
const { hairline, ink, inkSecond, paper } = palette;

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

/**
 * Mail programs with a dark mode either follow these rules or turn the colours over themselves;
 * both keep ink and paper apart.
 */
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background-color: ${ink} !important; }
  .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.hairline} !important; }
  .sheet p, .sheet h1, .sheet span, .sheet a { color: ${dark.text} !important; }
  .sheet p.doubts { background-color: ${dark.notice} !important; }
  .sheet a.button, .sheet a.button span { background-color: ${paper} !important; color: ${ink} !important; }
}`;

interface FrameProps {
  locale: Locale;
  preview: string;
  companyName: string;
  heading: string;
  children: ReactNode;
  footer: ReactNode;
}

/** The layout of every mail: coloured lines, the company's name, the words, the footer. */
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
        style={{ backgroundColor: paper, fontFamily: MAIL_FONTS, margin: 0, padding: '24px 0' }}
      >
        <Container
          className="sheet"
          style={{
            backgroundColor: palette.surface,
            border: `1px solid ${hairline}`,
            maxWidth: '600px',
          }}
        >
          <Section>
            <Row>
              {palette.threads.map((colour) => (
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
              style={{ color: ink, fontSize: '28px', lineHeight: '34px', margin: '16px 0 24px' }}
            >
              {heading}
            </Heading>
            {children}
            <Hr style={{ borderColor: hairline, margin: '32px 0 16px' }} />
            {footer}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
