import { LOCALES } from '@osnowa/contract';
import type { DayOfWeek, Organization, WebSite } from 'schema-dts';
import { localePath } from '../../i18n/locale-path.ts';
import type { Place } from './page-facts.ts';

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
export function organization({ publicUrl, settings }: Place): Organization {
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
export function webSite({ locale, publicUrl, settings }: Place): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: settings.companyName,
    url: publicUrl + localePath(locale, '/'),
    inLanguage: LOCALES[locale].fullCode,
    publisher: { '@id': companyId(publicUrl) },
  };
}

/** Where the company sits. */
export function postalAddress({ address }: Place['settings']) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.countryCode,
  };
}
