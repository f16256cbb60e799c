import { z } from 'zod';
import { pageAddress } from '../addresses.ts';
import { localised, localisedOptional } from '../localised.ts';
import { EXAMPLES } from './examples.ts';
import { quotedRealization } from './offer.ts';
import {
  buttonFields,
  heading,
  html,
  id,
  image,
  instant,
  line,
  point,
  question,
  seoFields,
  text,
} from './values.ts';

/** Number of cards at most; `null` shows all. */
const limit = z.number().int().min(1).nullable();

/** Where a section is shown: by itself, or with the section before it, where that can hold it. */
const beside = { Place: z.enum(['own', 'beside']).default('own') };
const below = { Place: z.enum(['own', 'below']).default('own') };

/** A section of a page: editors arrange them, and the site has one component for each kind. */
export const section = z.discriminatedUnion('kind', [
  ...EXAMPLES,
  z.strictObject({
    kind: z.literal('hero'),
    ...heading,
    ...buttonFields,
    ...localisedOptional('SecondButton', line),
    SecondButtonDestination: buttonFields.ButtonDestination,
    /** Whether the company's figures stand in it. */
    Claims: z.boolean().default(true),
  }),
  z.strictObject({ kind: z.literal('slider'), ...heading }),
  z.strictObject({
    kind: z.literal('products'),
    ...heading,
    View: z.enum(['rows', 'cards']).default('rows'),
  }),
  z.strictObject({ kind: z.literal('services'), ...heading, limit }),
  z.strictObject({ kind: z.literal('claims'), ...heading }),
  z.strictObject({ kind: z.literal('realizations'), ...heading, ...buttonFields, limit }),
  z.strictObject({
    kind: z.literal('stages'),
    ...heading,
    ...buttonFields,
    Items: z.array(point),
    ...beside,
  }),
  z.strictObject({ kind: z.literal('wheel'), ...heading, Items: z.array(point) }),
  z.strictObject({
    kind: z.literal('areas'),
    ...heading,
    limit,
    View: z.enum(['cards', 'names']).default('cards'),
  }),
  z.strictObject({
    kind: z.literal('industries'),
    ...heading,
    limit,
    View: z.enum(['rows', 'names']).default('rows'),
    ...beside,
  }),
  z.strictObject({
    kind: z.literal('calculator'),
    ...heading,
    ...buttonFields,
    ...localisedOptional('Figure', line),
    ...localisedOptional('Note', line),
    Bars: z.array(
      z.strictObject({ id: z.string(), Days: z.number().min(0), ...localised('Name', line) }),
    ),
  }),
  z.strictObject({ kind: z.literal('articles'), ...heading, limit }),
  z.strictObject({
    kind: z.literal('contact'),
    ...heading,
    /** Subject of a message that its form suggests. */
    AsksAbout: z.enum(['offer', 'document']).default('offer'),
  }),
  z.strictObject({
    kind: z.literal('text'),
    ...heading,
    ...localised('Content', html),
    /** On a phone its chapters are folded. */
    Folded: z.boolean().default(false),
    ...beside,
  }),
  z.strictObject({ kind: z.literal('picture'), ...heading, ...buttonFields, Image: image }),
  z.strictObject({ kind: z.literal('points'), ...heading, Items: z.array(point), ...below }),
  z.strictObject({ kind: z.literal('questions'), ...heading, Items: z.array(question) }),
  z.strictObject({ kind: z.literal('team'), ...heading }),
  z.strictObject({ kind: z.literal('careers'), ...heading }),
  z.strictObject({ kind: z.literal('addresses'), ...heading }),
  z.strictObject({ kind: z.literal('advisers'), ...heading, ...beside }),
  z.strictObject({ kind: z.literal('association'), ...heading }),
  z.strictObject({
    kind: z.literal('flow'),
    ...heading,
    ...localisedOptional('From', line),
    ...localisedOptional('To', line),
    Items: z.array(point.extend({ Back: z.boolean() })),
  }),
  z.strictObject({ kind: z.literal('callToAction'), ...heading, ...buttonFields }),
]);

/** Texts of one page and the sections on it, in order. `PageName` is its path, which may be nested; `home` for `/`. */
export const page = z.strictObject({
  id,
  PageName: pageAddress,
  updated_at: instant,
  ...localised('Title', line),
  ...localisedOptional('Subtitle', text),
  quotedRealization,
  ...seoFields,
  Sections: z.array(section),
});

export type Page = z.infer<typeof page>;
export type Section = z.infer<typeof section>;
