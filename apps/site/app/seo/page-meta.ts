import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  LOCALES,
  type Locale,
  type LocalText,
} from '@tkalnia/contract';
import type { MetaDescriptor } from 'react-router';
import { localePath } from '../i18n/locale-path.ts';

/** What a page says of itself to search engines and link previews. */
export interface PageFacts {
  locale: Locale;
  /** Path without language prefix. */
  path: string;
  /** Origin of the public address. */
  publicUrl: string;
  company: string;
  title: string;
  description: string;
  /** Kept out of search engines: error pages, thank-you states, pages rendered without their content. */
  hidden?: boolean;
}

/** Title, description, canonical address, translations and link preview of a page. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { locale, path, publicUrl, company, title, description } = facts;
  const address = (code: Locale) => publicUrl + localePath(code, path);
  const fullTitle = title.includes(company) ? title : `${title} | ${company}`;
  const meta: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
  ];
  if (facts.hidden) return [...meta, { name: 'robots', content: 'noindex' }];
  return [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...LOCALE_CODES.map((code) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code as string,
      href: address(code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(DEFAULT_LOCALE) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(locale) },
    { property: 'og:image', content: `${publicUrl}/share.png` },
    { property: 'og:locale', content: LOCALES[locale].ogCode },
    ...LOCALE_CODES.filter((code) => code !== locale).map((code) => ({
      property: 'og:locale:alternate',
      content: LOCALES[code].ogCode,
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** First text that is there, as plain characters for an attribute. */
export function firstText(...texts: (LocalText | null | undefined)[]): string {
  return texts.find((text) => text)?.text ?? '';
}
