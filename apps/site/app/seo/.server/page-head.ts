import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import type { LocalText } from '@osnowa/text';
import type { MetaDescriptor } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { sharePicture } from '../share-picture.ts';
import type { PageFacts } from './page-facts.ts';
import { pageGraph } from './page-graph.ts';

/** Longer titles are cut off in the results of search engines; characters. */
const LONGEST_TITLE = 70;

/**
 * Title, description, canonical address, translations, link preview and structured data of a page.
 * Built in the loader, so that none of this code is sent to the browser.
 */
export function pageHead(facts: PageFacts): MetaDescriptor[] {
  const { title, description, hidden = false } = facts;
  const meta: MetaDescriptor[] = [
    { title: fullTitle(facts) },
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
  ] as MetaDescriptor[];
}

/** Adds the company's name, unless the title has it already or gets too long. */
function fullTitle({ title, settings: { companyName } }: PageFacts): string {
  const whole = `${title} | ${companyName}`;
  return title.includes(companyName) || whole.length > LONGEST_TITLE ? title : whole;
}

/** Language of the page's text: its own, or the default one where it is not translated. */
function readLocale({ locale, languages }: PageFacts): Locale {
  return languages.includes(locale) ? locale : DEFAULT_LOCALE;
}

/** The canonical address: a page that falls back to Polish names the Polish page. */
function canonicalAddress(facts: PageFacts): string {
  return addressIn(facts, readLocale(facts));
}

function addressIn({ publicUrl, path, query = '' }: PageFacts, locale: Locale): string {
  return publicUrl + localePath(locale, path) + query;
}

/** Only real translations are named, each by all others; a page in one language has none. */
function alternates(facts: PageFacts): MetaDescriptor[] {
  const { locale, languages } = facts;
  if (languages.length < 2 || !languages.includes(locale)) return [];
  const link = (hrefLang: string, href: string) => ({
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
function preview(facts: PageFacts, url: string, picture: SharePictureFacts): MetaDescriptor[] {
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

/**
 * The longest of these titles that search results show completely; without one, the last and
 * shortest.
 */
export function titleThatFits(...titles: [string, ...string[]]): string {
  const fitting = titles.find((title) => title.length <= LONGEST_TITLE);
  return fitting ?? (titles.at(-1) as string);
}

/** The first text that is not empty, as plain characters for an attribute. */
export function firstText(...texts: (LocalText | null | undefined)[]): string {
  return texts.find((text) => text)?.text ?? '';
}
