import { page, product, siteSettings } from '@osnowa/contract';

const localised = (name: string, text: string) => ({
  [`${name}_pl`]: `${text} po polsku`,
  [`${name}_en`]: `${text} in English`,
  [`${name}_de`]: null,
});

const consent = {
  Version: '1',
  ...localised('Short', 'Consent'),
  ...localised('Full', 'Whole consent'),
};

/** Valid site settings. */
export const SETTINGS = siteSettings.parse({
  CompanyName: 'Test Mill',
  LegalName: 'Test Mill Ltd',
  FoundedYear: 2010,
  ...localised('Slogan', 'Slogan'),
  ...localised('Description', 'Description'),
  Office: { Phone: '+48 42 000 00 10', email: 'office@mill.example' },
  Sales: { Phone: '+48 42 000 00 20', email: 'sales@mill.example' },
  Address: {
    Street: 'Tkacka 1',
    PostalCode: '90-001',
    City: 'Łódź',
    CountryCode: 'PL',
    Latitude: 51.7,
    Longitude: 19.4,
  },
  TimeZone: 'Europe/Warsaw',
  OfficeHours: [],
  Claims: [],
  SocialLinks: [],
  Association: { ...localised('Name', 'Association'), Url: null, Logo: null },
  Terms: null,
  ContactConsent: consent,
  NewsletterConsent: consent,
  Trackers: { AnalyticsId: null, TagManagerId: null, PixelId: null },
});

const texts = (names: string, text: string) =>
  Object.assign({}, ...names.split(' ').map((name) => localised(name, text)));

/** A valid page without sections. */
export function pageNamed(address: string, id: number) {
  return page.parse({
    id,
    PageName: address,
    updated_at: '2026-05-04T10:00:00.000Z',
    ...texts('Title Subtitle SeoTitle SeoDescription', 'Title'),
    Sections: [],
  });
}

/** A valid product. */
export function productNamed(slug: string, id: number, title = 'Title') {
  return product.parse({
    id,
    slug,
    updated_at: '2026-05-04T10:00:00.000Z',
    Name: slug.toUpperCase(),
    Order: id,
    shouldShowInHeaderMenu: true,
    Accent: '#dd3322',
    Icon: 'factory',
    ...localised('Title', title),
    ...texts('Subtitle ShortDescription Description StartingPrice', 'Text'),
    ...texts('ModulesTitle BenefitsTitle SeoTitle SeoDescription', 'Text'),
    ...{ Image: null, Screens: [], Modules: [], Benefits: [], Questions: [] },
    CalculatorDestination: null,
  });
}
