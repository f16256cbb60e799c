import { palette } from '@osnowa/brand';
import display from '@osnowa/brand/fonts/display.woff2?url';
import text from '@osnowa/brand/fonts/text.woff2?url';
import { LOCALES } from '@osnowa/contract';
import type { ReactNode } from 'react';
import type { HeadTag } from '../content/page-module.ts';
import { useLocale } from '../i18n/i18n.tsx';

function Tag({ tag }: { tag: HeadTag }) {
  if ('script:ld+json' in tag) {
    const json = JSON.stringify(tag['script:ld+json']).replace(/</g, '\\u003c');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, without the end of an element
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  if ('tagName' in tag) {
    const { tagName: _, ...attributes } = tag;
    return <link {...attributes} />;
  }
  return 'title' in tag ? <title>{tag.title}</title> : <meta {...tag} />;
}

/** Addresses of the font files, which every page needs at once: to be preloaded. */
const FONTS = [display, text];

/** The document around a page. Its language is that of the address. */
export function Document({
  head,
  stylesheet,
  children,
}: {
  head: readonly HeadTag[];
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
        {head.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and never again
          <Tag key={index} tag={tag} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
