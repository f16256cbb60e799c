import { LOCALES } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import type { FrameMessages } from '@osnowa/text/messages/pl/frame';
import type { BreadcrumbList, DayOfWeek, Graph, Organization, WebPage, WebSite } from 'schema-dts';
import { localePath } from '../../i18n/locale-path.ts';
import type { Crumb, PageFacts, Place } from './page-facts.ts';

/** Lists with pages below them: the first segment of the path, which is also the label's name. */
export const LISTS = [
  'products',
  'areas',
  'industries',
  'realizations',
  'careers',
  'blog',
] as const satisfies (keyof FrameMessages)[];

type List = (typeof LISTS)[number];

interface Picture {
  url: string;
  width: number;
  height: number;
}

/**
 * Structured data of a page: the company, the site, the page, its breadcrumb trail, its subject.
 */
export function pageGraph(facts: PageFacts, address: string, picture: Picture): Graph {
  const { publicUrl, title, description, structuredData = [] } = facts;
  const page: WebPage = {
    '@type': facts.kind ?? 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: LOCALES[facts.locale].fullCode,
    isPartOf: { '@id': `${publicUrl}/#website` },
    breadcrumb: { '@id': `${address}#breadcrumbs` },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: picture.url,
      width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
    },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      webSite(facts),
      page,
      breadcrumbs(facts, address),
      ...structuredData,
    ],
  };
}

function breadcrumbs(facts: PageFacts, address: string): BreadcrumbList {
  const own: Crumb = { name: facts.name ?? facts.title, path: facts.path };
  const trail = facts.path === '/' ? [own] : [...above(facts), ...(facts.parents ?? []), own];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#breadcrumbs`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: facts.publicUrl + localePath(facts.locale, path),
    })),
  };
}

/** The home page, and the list above a page. */
function above({ locale, path }: Place): Crumb[] {
  const labels = SITE_MESSAGES[locale].frame;
  const home = { name: labels.home, path: '/' };
  const list = listOf(path);
  return list ? [home, { name: labels[list], path: `/${list}` }] : [home];
}

/** Name of the list above a page; `null` for a page without one. */
export function listOf(path: string): List | null {
  const [, first = '', second] = path.split('/');
  return second === undefined ? null : (LISTS.find((list) => list === first) ?? null);
}

/** Days of the week as schema.org names them; 1 is Monday. */
const DAYS: readonly DayOfWeek[] = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
];

/** Identity of the company in structured data. */
export function companyId(publicUrl: string): string {
  return `${publicUrl}/#organization`;
}

/** The company that the site belongs to. */
function organization({ publicUrl, settings }: Place): Organization {
  const { office, sales, socialLinks } = settings;
  return {
    '@type': 'Organization',
    '@id': companyId(publicUrl),
    name: settings.companyName,
    legalName: settings.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    slogan: settings.slogan.text,
    description: settings.description.text,
    foundingDate: String(settings.foundedYear),
    email: office.email,
    telephone: office.phone,
    address: postalAddress(settings),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: sales.phone,
      email: sales.email,
      availableLanguage: Object.keys(LOCALES),
      hoursAvailable: settings.officeHours.map(({ weekday, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[weekday - 1] as DayOfWeek,
        opens,
        closes,
      })),
    },
    sameAs: socialLinks.map(({ url }) => url),
  };
}

/** The site in the language of the page. */
function webSite({ locale, publicUrl, settings }: Place): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: settings.companyName,
    url: publicUrl + localePath(locale, '/'),
    inLanguage: LOCALES[locale].fullCode,
    publisher: { '@id': companyId(publicUrl) },
  };
}

/** Address of the company. */
export function postalAddress({ address }: Place['settings']) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.countryCode,
  };
}
