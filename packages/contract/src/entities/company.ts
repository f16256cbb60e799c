import { z } from 'zod';
import { localised, localisedLater, localisedOptional } from '../localised.ts';
import {
  day,
  destination,
  file,
  id,
  image,
  instant,
  line,
  mailbox,
  seoFields,
  slug,
  telephone,
  text,
  titled,
} from './values.ts';

/** A name for programs, which visitors do not see. */
const key = z.string().min(1);

/** Employee. `IsAdviser` puts a card into the menus and the contact page. */
export const employee = z.strictObject({
  id,
  Name: line,
  Surname: line,
  image,
  Phone: telephone.nullable(),
  email: mailbox.nullable(),
  ...localised('Position', line),
  IsChief: z.boolean(),
  IsAdviser: z.boolean(),
});

/** Job offer. */
export const career = z.strictObject({
  id,
  slug,
  created_at: instant,
  updated_at: instant,
  ValidThrough: day.nullable(),
  EmploymentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
  ...localised('Title', line),
  ...localised('Description', text),
  ...localised('Location', line),
  ...localisedOptional('Button', line),
  Thumbnail: image.nullable(),
  career_requirements: z.array(titled),
  career_responsibilities: z.array(titled),
  career_technologies: z.array(titled),
  career_offers: z.array(titled),
  ...seoFields,
});

/** One of the company's claims, such as `10+ lat` `na rynku`. */
const claim = z.strictObject({
  id: z.string(),
  ...localised('Value', line),
  ...localised('Label', line),
});

/** Opening hours of one day of the week, 1 is Monday; times as `HH:MM` in the company's time zone. */
const officeHours = z.strictObject({
  id: z.string(),
  Weekday: z.number().int().min(1).max(7),
  Opens: z.string().regex(/^\d\d:\d\d$/),
  Closes: z.string().regex(/^\d\d:\d\d$/),
});

/** A mailbox with its number: office, sales. */
const contactPoint = z.strictObject({ Phone: telephone, email: mailbox });

/** The clause a visitor accepts in a form, with the version that is stored with the lead. */
const consentClause = z.strictObject({
  Version: key,
  ...localised('Short', text),
  ...localised('Full', text),
});

/** The clause of one purpose; while it has no text, that of the enquiries applies. */
const ownClause = z.strictObject({
  Version: key.nullable().default(null),
  ...localisedLater('Short', text),
  ...localisedLater('Full', text),
});

/** The company's names, addresses and settings. */
export const siteSettings = z.strictObject({
  CompanyName: line,
  LegalName: line,
  FoundedYear: z.number().int(),
  ...localised('Slogan', line),
  ...localised('Description', text),
  Office: contactPoint,
  Sales: contactPoint,
  Address: z.strictObject({
    Street: line,
    PostalCode: line,
    City: line,
    CountryCode: z.string().length(2),
    Latitude: z.number(),
    Longitude: z.number(),
  }),
  ...localisedLater('Registration', text),
  TimeZone: key,
  OfficeHours: z.array(officeHours),
  Claims: z.array(claim),
  SocialLinks: z.array(
    z.strictObject({ id: z.string(), Name: line, Url: z.url({ protocol: /^https$/ }) }),
  ),
  Association: z.strictObject({
    ...localised('Name', line),
    Url: z.url().nullable(),
    Logo: image.nullable(),
  }),
  Terms: file.nullable(),
  ContactConsent: consentClause,
  NewsletterConsent: consentClause,
  CareerConsent: ownClause.default(ownClause.parse({})),
  EstimateConsent: ownClause.default(ownClause.parse({})),
  Trackers: z.strictObject({
    AnalyticsId: key.nullable(),
    TagManagerId: key.nullable(),
    PixelId: key.nullable(),
  }),
  /** The neutral settings of a new installation are not saved yet: search engines are kept out. */
  Unsaved: z.boolean().default(false),
});

/** Permanent or temporary redirect; the query string is passed on. */
export const redirect = z.strictObject({
  id,
  from: z.string().regex(/^\/[^#\s]*$/),
  // A redirect may have a target in one language; a link of the content never does.
  to: destination.clone(),
  status: z.union([z.literal(301), z.literal(302)]),
});

export type Employee = z.infer<typeof employee>;
export type Career = z.infer<typeof career>;
export type SiteSettings = z.infer<typeof siteSettings>;
export type Redirect = z.infer<typeof redirect>;
