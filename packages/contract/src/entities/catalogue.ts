import { z } from 'zod';
import { localised, localisedOptional } from '../localised.ts';
import { icon, id, line, slug, text } from './values.ts';

/** Smallest and largest team of a faster pace. */
export const TEAM_BOUNDS = { min: 4, max: 20 } as const;

/**
 * One item to choose. `dayCost` is its effort in person-days; `ui` marks items that cost more with
 * a mobile app; `team` is the size of the team of a faster pace.
 */
export const catalogueItem = z.strictObject({
  key: slug,
  icon: icon.nullable(),
  dayCost: z.number().min(0),
  ui: z.boolean(),
  team: z.number().int().min(TEAM_BOUNDS.min).max(TEAM_BOUNDS.max).nullable(),
  presets: z.array(slug),
  ...localised('name', line),
  ...localisedOptional('description', text),
});

/** A group of items; `choice` says whether a visitor may choose one or several. */
export const catalogueGroup = z.strictObject({
  key: slug,
  icon: icon.nullable(),
  choice: z.enum(['one', 'many']),
  ...localised('name', line),
  ...localisedOptional('description', text),
  items: z.array(catalogueItem),
});

const preset = z.strictObject({
  key: slug,
  icon: icon.nullable(),
  ...localised('name', line),
  ...localisedOptional('description', text),
});

/** A delivered project: its estimated person-days, and how many times as many it took. */
const pastProject = z.strictObject({ days: z.number().positive(), ratio: z.number().positive() });

/** Most projects of a catalogue, the newest ones: later work says more about the next project. */
export const MAX_HISTORY = 100;

/**
 * Factors and rates of a calculator. Days are person-days; a rate is money per day, net, or absent.
 * `smallestDays` is the smallest project that the company takes on: no estimate is below it.
 * `history` are delivered projects of this calculator, from which ranges are made.
 */
const rates = z.strictObject({
  rangeFactor: z.number().min(1),
  mobileFactor: z.number().min(1),
  dailyRatePLN: z.number().positive().nullable(),
  dailyRateEUR: z.number().positive().nullable(),
  smallestDays: z.number().positive().nullable().default(null),
  history: z.array(pastProject).max(MAX_HISTORY).default([]),
});

/** Package of a short calculator; proposed when the summed days reach `fromDays`. */
const cataloguePackage = z.strictObject({
  key: slug,
  fromDays: z.number().min(0),
  ...localised('name', line),
  ...localised('description', text),
});

/** Everything one calculator needs. */
export const catalogue = z.strictObject({
  id,
  version: z.string(),
  ...localised('Title', line),
  ...localisedOptional('Subtitle', text),
  rates,
  presets: z.array(preset),
  groups: z.array(catalogueGroup),
  packages: z.array(cataloguePackage),
});

export type Catalogue = z.infer<typeof catalogue>;
export type CatalogueGroup = z.infer<typeof catalogueGroup>;
export type CatalogueItem = z.infer<typeof catalogueItem>;
