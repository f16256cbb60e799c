import { MAIL_FONTS, mailColours, palette } from '@osnowa/brand';
import { LOCALES, type Locale } from '@osnowa/contract';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';
import type { Company } from '../reads/company.ts';
import { all, broken, type LinkTo, type Part, shown, styles } from './parts.tsx';

const { dark } = mailColours;
const { hairline, ink, paper } = palette;

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

/** What a mail shows. */
export interface Content {
  heading: string;
  /** Text that mail programs show next to the subject; the first part, if none is given. */
  preview?: string;
  parts: readonly Part[];
  button?: LinkTo;
  /** Text after the button, in small print. */
  afterwards?: string;
  /** How not to get such mails any more. */
  leave?: { before: string; link: LinkTo };
  /** In place of the company's name and address: a line, or nothing. */
  footer?: string | null;
}

/** Name and address of the company, and its register entry: business letters have to name it. */
function legalLines({ address, companyName, legalName, registration }: Company): string[] {
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [
    legalName || companyName,
    [address.street, town].filter(Boolean).join(', '),
    ...registration.split('\n'),
  ].filter(Boolean);
}

/** The company as sender: phone and mailbox besides. */
function companyLines(company: Company): string[] {
  const { office, sales } = company;
  const [name = '', ...legal] = legalLines(company);
  const contact = [sales.phone || office.phone, sales.email || office.email].filter(Boolean);
  return [name, contact.join(' · '), ...legal].filter(Boolean);
}

function smallPrint(line: string | null): ReactNode {
  return line ? <Text style={styles.quiet}>{line}</Text> : null;
}

interface LayoutProps {
  locale: Locale;
  company: Company;
  content: Content;
}

/** Every mail but those that a person writes: coloured lines, the company's name, the parts, a footer. */
function Layout({ locale, company, content }: LayoutProps) {
  const { heading, parts, button, afterwards, leave, footer } = content;
  const [first] = parts;
  const preview = content.preview ?? (typeof first === 'string' ? first : heading);
  const foot = footer === undefined ? companyLines(company) : [footer];
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
              {palette.accents.map(({ colour }) => (
                <Column
                  key={colour}
                  style={{ backgroundColor: colour, height: '3px', lineHeight: '3px' }}
                />
              ))}
            </Row>
          </Section>
          <Section style={{ padding: '32px 40px 40px' }}>
            <Text style={{ ...styles.quiet, fontWeight: 700 }}>{company.companyName}</Text>
            <Heading
              as="h1"
              style={{ color: ink, fontSize: '28px', lineHeight: '34px', margin: '16px 0 24px' }}
            >
              {heading}
            </Heading>
            {all(...parts.map((part) => shown(part, company.companyName)))}
            {button ? (
              <Button href={button.href} className="button" style={styles.button}>
                {button.label}
              </Button>
            ) : null}
            {afterwards ? (
              <Text style={{ ...styles.quiet, margin: '24px 0 0' }}>{afterwards}</Text>
            ) : null}
            {leave ? (
              <Text style={{ ...styles.quiet, margin: '24px 0 0' }}>
                {leave.before}{' '}
                <Link href={leave.link.href} style={{ ...styles.link, fontSize: '14px' }}>
                  {leave.link.label}
                </Link>
              </Text>
            ) : null}
            <Hr style={{ borderColor: hairline, margin: '32px 0 16px' }} />
            {all(...foot.map(smallPrint))}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** Headings as they were written; the converter would write them in capitals. */
const PLAIN_HEADINGS = [{ selector: 'h1', options: { uppercase: false } }];

interface BothParts {
  html: string;
  text: string;
}

async function bothParts(mail: ReactElement): Promise<BothParts> {
  const html = await render(mail);
  return { html, text: toPlainText(html, { wordwrap: false, selectors: PLAIN_HEADINGS }) };
}

/** A mail as HTML and as plain text. */
export function laidOut(locale: Locale, company: Company, content: Content): Promise<BothParts> {
  return bothParts(<Layout locale={locale} company={company} content={content} />);
}

/** An earlier mail below a reply, with the line that mail programs recognise it by. */
export interface Quote {
  announced: string;
  text: string;
}

interface PersonalMail {
  /** The words, in elements that need no style of their own. */
  html: string;
  /** Lines below the words. */
  signature: string;
  quote: Quote | null;
}

/** A mail as a person writes it: words and a signature, without the layout of company mails. */
export function asPersonWrites(
  locale: Locale,
  company: Company,
  { html, signature, quote }: PersonalMail,
): Promise<BothParts> {
  return bothParts(
    <Html lang={LOCALES[locale].fullCode}>
      <Head>
        <meta name="color-scheme" content="light dark" />
      </Head>
      <Body style={{ fontFamily: MAIL_FONTS, fontSize: '15px', lineHeight: '23px' }}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: richTextToHtml makes it of a closed list of elements */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {signature ? <p>{broken(signature.split('\n'))}</p> : null}
        <p style={{ ...styles.quiet, fontSize: '12px', lineHeight: '18px' }}>
          {legalLines(company).join(' · ')}
        </p>
        {quote ? (
          <>
            <p>{quote.announced}</p>
            <blockquote
              {...{ type: 'cite' }}
              style={{
                borderLeft: `2px solid ${hairline}`,
                margin: '0 0 0 8px',
                paddingLeft: '8px',
              }}
            >
              {broken(quote.text.split('\n'))}
            </blockquote>
          </>
        ) : null}
      </Body>
    </Html>,
  );
}
