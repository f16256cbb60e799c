import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { fullTitle, HEADS, type Head, type HeadKind } from '@osnowa/site-map';
import type { LocalText } from '@osnowa/text';
import type { HeadTag } from '../../content/page-module.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { sharePicture } from '../share-picture.ts';
import type { PageFacts } from './page-facts.ts';
import { pageGraph } from './page-graph.ts';

/**
 * Title, description, canonical address, translations, link preview and structured data of a page.
 * Built in the loader, so that none of this code is sent to the browser.
 */
export function pageHead(facts: PageFacts): HeadTag[] {
  const { title, description, hidden = false } = facts;
  const meta: HeadTag[] = [
    { title: fullTitle(title, facts.settings.companyName) },
    { name: 'description', content: description },
  ];
  if (hidden) return [...meta, { name: 'robots', content: 'noindex' }];
  const address = canonicalAddress(facts);
  const picture = { ...sharePicture(facts.publicUrl, readLocale(facts), facts.path), alt: title };
  return [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(facts),
    ...preview(facts, address, picture),
    { 'script:ld+json': pageGraph({ ...facts, locale: readLocale(facts) }, address, picture) },
  ];
}

/** Language of the page's text: its own if translated; else the default one or its only one. */
function readLocale({ locale, languages }: PageFacts): Locale {
  const [first = DEFAULT_LOCALE] = languages;
  if (languages.includes(locale)) return locale;
  return languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first;
}

/** The canonical address: a page that falls back to Polish names the Polish page. */
function canonicalAddress(facts: PageFacts): string {
  return addressIn(facts, readLocale(facts));
}

function addressIn({ publicUrl, path, query = '' }: PageFacts, locale: Locale): string {
  return publicUrl + localePath(locale, path) + query;
}

/** Only real translations are named, each by all others; a page in one language has none. */
function alternates(facts: PageFacts): HeadTag[] {
  const { locale, languages } = facts;
  if (languages.length < 2 || !languages.includes(locale)) return [];
  const link = (hrefLang: string, href: string): HeadTag => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  return [
    ...LOCALE_CODES.filter((code) => languages.includes(code)).map((code) =>
      link(code, addressIn(facts, code)),
    ),
    link('x-default', addressIn(facts, DEFAULT_LOCALE)),
  ];
}

/** Open Graph and Twitter. */
function preview(facts: PageFacts, url: string, picture: SharePictureFacts): HeadTag[] {
  const { title, description, settings, languages, article } = facts;
  const locale = readLocale(facts);
  return [
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: settings.companyName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture.url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { property: 'og:locale', content: LOCALES[locale].ogCode },
    ...LOCALE_CODES.filter((code) => code !== locale && languages.includes(code)).map((code) => ({
      property: 'og:locale:alternate',
      content: LOCALES[code].ogCode,
    })),
    ...(article
      ? [
          { property: 'article:published_time', content: article.published },
          { property: 'article:modified_time', content: article.modified },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

type SharePictureFacts = ReturnType<typeof sharePicture> & { alt: string };

/** Title and description of a document's page. */
export function headOf(kind: HeadKind, document: object): Head {
  return HEADS[kind]((name) => {
    const value = (document as Record<string, LocalText | string | null | undefined>)[name];
    return typeof value === 'string' ? value : (value?.text ?? '');
  });
}

/** The first text that is not empty, as plain characters for an attribute. */
export function firstText(...texts: (LocalText | null | undefined)[]): string {
  return texts.find((text) => text)?.text ?? '';
}
