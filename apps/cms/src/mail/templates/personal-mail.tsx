import { MAIL_FONTS } from '@osnowa/brand';
import { LOCALES, type Locale } from '@osnowa/contract';
import { Body, Head, Html } from '@react-email/components';
import { Fragment } from 'react';
import { styles } from './frame.tsx';

interface PersonalMailProps {
  locale: Locale;
  /** The words, in elements that need no style of their own. */
  html: string;
  /** Lines below the words. */
  signature: string;
  /** The company with its register entry, in small print. */
  company: readonly string[];
}

/** A mail as a person writes it: words and a signature, without the layout of company mails. */
export function PersonalMail({ locale, html, signature, company }: PersonalMailProps) {
  return (
    <Html lang={LOCALES[locale].fullCode}>
      <Head>
        <meta name="color-scheme" content="light dark" />
      </Head>
      <Body style={{ fontFamily: MAIL_FONTS, fontSize: '15px', lineHeight: '23px' }}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: richTextToHtml makes it of a closed list of elements */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {signature ? (
          <p>
            {signature.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
              <Fragment key={index}>
                {index > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </p>
        ) : null}
        <p style={{ ...styles.quiet, fontSize: '12px', lineHeight: '18px' }}>
          {company.join(' · ')}
        </p>
      </Body>
    </Html>
  );
}
