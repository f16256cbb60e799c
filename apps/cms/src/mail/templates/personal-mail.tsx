import { MAIL_FONTS } from '@osnowa/brand';
import { LOCALES, type Locale } from '@osnowa/contract';
import { Body, Head, Html } from '@react-email/components';
import { Fragment } from 'react';

interface PersonalMailProps {
  locale: Locale;
  /** The words, in elements that need no style of their own. */
  html: string;
  /** Lines below the words. */
  signature: string;
}

/** A mail as a person writes it: words and a signature, without the frame of the company's mails. */
export function PersonalMail({ locale, html, signature }: PersonalMailProps) {
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
      </Body>
    </Html>
  );
}
