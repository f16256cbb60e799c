import { z } from 'zod';
import { localised, localisedLater, localisedOptional } from '../localised.ts';
import { exampleSection } from './examples.ts';
import {
  buttonFields,
  colour,
  day,
  destination,
  icon,
  id,
  image,
  instant,
  line,
  order,
  point,
  question,
  seoFields,
  slug,
  text,
} from './values.ts';

/** Id of the case study whose customer is quoted on a page; absent in answers of an older service. */
export const quotedRealization = id.nullable().default(null);

/** Main page slider. */
export const slide = z.strictObject({
  id,
  Order: order,
  Image: image,
  ...localisedOptional('TitleUppercase', line),
  ...localised('Title', line),
  ...localised('Subtitle', text),
  ...buttonFields,
});

/** Product menu entry and product page. */
export const product = z.strictObject({
  id,
  slug,
  updated_at: instant,
  Name: line,
  Order: order,
  shouldShowInHeaderMenu: z.boolean(),
  Accent: colour,
  Icon: icon,
  ...localised('Title', line),
  ...localised('Subtitle', text),
  ...localised('ShortDescription', text),
  ...localised('Description', text),
  ...localisedLater('StartingPrice', line),
  Image: image.nullable(),
  Screens: z.array(image),
  ...localisedOptional('ModulesTitle', line),
  Modules: z.array(point),
  ...localisedOptional('BenefitsTitle', line),
  Benefits: z.array(point),
  Questions: z.array(question),
  /** Absent in answers of an older service. */
  Sections: z.array(exampleSection).default([]),
  CalculatorDestination: destination.nullable(),
  quotedRealization,
  ...seoFields,
});

/** Service. `IsMobile` marks the mobile service; `Anchor` is its place on /services. */
export const service = z.strictObject({
  id,
  Order: order,
  Anchor: slug,
  Icon: icon,
  IsMobile: z.boolean(),
  ...localised('Name', line),
  ...localised('ServicesDescription', text),
  ...localisedOptional('Button', line),
  realization_detail: z.strictObject({ ButtonDestination: destination.nullable() }),
});

const informationSection = z.strictObject({
  ...localisedOptional('Title', line),
  ...localisedOptional('Subtitle', line),
  ...localisedOptional('SmallTitle', line),
  ...localisedOptional('Description', text),
  Images: z.array(image),
});

/** A figure that a case study can prove: `−23 %`, `mniej pustych kilometrów`. */
const figure = z.strictObject({
  id: z.string(),
  ...localised('Value', line),
  ...localised('Label', line),
});

/**
 * The customer of a case study, a person's quotation, and one figure before and after. `Date`
 * is a day of the month in which the system went live.
 */
const proof = z.strictObject({
  Customer: line.nullable(),
  ...localisedOptional('Trade', line),
  ...localisedOptional('Place', line),
  Date: day.nullable(),
  ...localisedOptional('Quote', text),
  Person: line.nullable(),
  ...localisedOptional('Role', line),
  Portrait: image.nullable(),
  ...localisedOptional('Measure', line),
  ...localisedOptional('Before', line),
  ...localisedOptional('After', line),
});

/** Page of a realization. */
export const realizationDetail = z.strictObject({
  ...localisedOptional('Name', line),
  ...localisedOptional('Subtitle', line),
  ...localisedOptional('Description', text),
  ...localisedOptional('DescriptionExtension', text),
  Image: image.nullable(),
  BuyButton: destination.nullable(),
  OfferRequestButton: z.boolean(),
  ButtonDestination: destination.nullable(),
  InformationSection: informationSection,
  InformationSectionExtra: informationSection.omit({
    Subtitle_pl: true,
    Subtitle_en: true,
    Subtitle_de: true,
    SmallTitle_pl: true,
    SmallTitle_en: true,
    SmallTitle_de: true,
  }),
  ExtendedRealization: z.boolean(),
});

/** Case study: the card and, in `realization_detail`, the page. */
export const realization = z.strictObject({
  id,
  slug,
  updated_at: instant,
  Order: order,
  shouldShowInHeaderMenu: z.boolean(),
  Icon: icon,
  Image: image,
  Thumbnail: image.nullable(),
  ...localised('Name', line),
  ...localised('Header', line),
  ...localised('Description', text),
  ...localisedOptional('Button', line),
  Technologies: z.array(line),
  Figures: z.array(figure),
  /** Absent in answers of an older service. */
  Proof: proof.nullable().default(null),
  realization_detail: realizationDetail,
  ...seoFields,
});

/**
 * Area or industry; `features` are ids to ask `/area-features` for, `realizations` those of related
 * case studies.
 */
export const area = z.strictObject({
  id,
  PageName: slug,
  updated_at: instant,
  Order: order,
  shouldShowInHeaderMenu: z.boolean(),
  Icon: icon,
  ...localised('Name', line),
  ...localised('CardTitle', line),
  ...localised('ShortDescription', text),
  ...localised('Header1', line),
  ...localisedOptional('SubHeader1', text),
  ...localised('Description1', text),
  ...localisedOptional('Description2', text),
  ...localisedOptional('Description3', text),
  ...localisedOptional('Header2', line),
  ...localisedOptional('SubHeader2', text),
  HeaderImage: image.nullable(),
  ImageHeader: image.nullable(),
  DescriptionImage: image.nullable(),
  features: z.array(id),
  realizations: z.array(id),
  quotedRealization,
  ...seoFields,
});

/** Feature of an area or an industry. */
export const feature = z.strictObject({
  id,
  Icon: icon,
  ...localised('CardTitle', line),
  feature_elements: z.array(z.strictObject({ id: z.string(), ...localised('Name', line) })),
});

/** An element to choose in the estimate wizard. */
export const estimateElement = z.strictObject({
  id,
  Icon: icon,
  ...localised('Title', line),
  ...localised('Description', text),
});

export type Slide = z.infer<typeof slide>;
export type Product = z.infer<typeof product>;
export type Service = z.infer<typeof service>;
export type Realization = z.infer<typeof realization>;
export type Area = z.infer<typeof area>;
export type Feature = z.infer<typeof feature>;
export type EstimateElement = z.infer<typeof estimateElement>;
