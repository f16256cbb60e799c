import { palette } from '@osnowa/brand';
import { LOCALES } from '@osnowa/contract';
import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { useLocale } from '../i18n/i18n.tsx';
import { FONTS } from '../ui/fonts.ts';
import { HeadTags } from './head.tsx';

/** The document around a page. Its language is that of the address. */
export function Document({
  head,
  stylesheet,
  children,
}: {
  head: readonly MetaDescriptor[];
  /** File with the styles that several islands may need. */
  stylesheet: string | undefined;
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <html lang={LOCALES[locale].fullCode} data-stylesheet={stylesheet}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.paper} />
        {FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <HeadTags of={head} />
      </head>
      <body>{children}</body>
    </html>
  );
}
