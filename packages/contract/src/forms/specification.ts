import { z } from 'zod';
import type { FieldMessage } from '../errors.ts';
import { MAINTENANCE_MONTHS, TEXT_MAX } from '../limits.ts';
import { type FieldErrors, fieldErrors } from './fields.ts';
import {
  DISTRIBUTION_CHANNELS,
  HARDWARE_SUPPORT,
  SPECIFICATION_FIELD,
  type SpecificationKind,
} from './specification-values.ts';

const say = (key: FieldMessage) => ({ error: key });

const text = z
  .string()
  .trim()
  .refine((value) => [...value].length <= TEXT_MAX.other, say('valueTooLong'))
  .default('');
const noneOrText = z.enum(['none', 'text'], say('formNotFilledCorrectly'));
const several = <const Value extends string>(values: readonly Value[], missing: FieldMessage) =>
  z.array(z.enum(values, say('formNotFilledCorrectly')), say(missing)).min(1, say(missing));
const months = z
  .enum(['', ...MAINTENANCE_MONTHS.map(String)], say('supportPeriodRequired'))
  .transform((value) => (value === '' ? undefined : Number(value)))
  .optional();

/** The values that a rule reads; other fields may break rules of their own at the same time. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Settings of a rule between two fields. Its error is shown at this field, together with other
 * errors.
 */
function shownAt(path: string, message: FieldMessage) {
  return { ...say(message), path: [path], when: () => true };
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** Second stage of the wizard for a bespoke application. */
export const bespokeSpecification = z
  .object({
    technicalPreferences: noneOrText,
    technicalPreferencesText: text,
    backend: noneOrText,
    backendText: text,
    interfaceDesign: z.enum(['yes', 'no'], say('formNotFilledCorrectly')),
    distributionChannels: several(DISTRIBUTION_CHANNELS, 'distributionChannelRequired'),
    maintenance: z.enum(['none', 'months'], say('formNotFilledCorrectly')),
    maintenanceMonths: months,
  })
  .refine(
    (all: Values) => all.technicalPreferences !== 'text' || !isBlank(all.technicalPreferencesText),
    shownAt('technicalPreferencesText', 'technicalPreferencesRequired'),
  )
  .refine(
    (all: Values) => all.backend !== 'text' || !isBlank(all.backendText),
    shownAt('backendText', 'backendRequirementsRequired'),
  )
  .refine(
    (all: Values) => all.maintenance !== 'months' || all.maintenanceMonths !== undefined,
    shownAt('maintenanceMonths', 'supportPeriodRequired'),
  );

/** Second stage of the wizard for products and systems. */
export const systemsSpecification = z.object({
  users: z
    .string(say('incorrectNumber'))
    .trim()
    .regex(/^[1-9][0-9]{0,5}$/, say('incorrectNumber'))
    .transform(Number),
  hardwareSupport: several(HARDWARE_SUPPORT, 'hardwareSupportRequired').refine(
    (chosen) => !chosen.includes('none') || chosen.length === 1,
    say('hardwareSupportRequired'),
  ),
});

const SPECIFICATIONS = {
  bespoke: bespokeSpecification,
  systems: systemsSpecification,
} as const satisfies Record<SpecificationKind, z.ZodType>;

/** Fields with several values, which are sent several times under one name. */
const REPEATED = ['distributionChannels', 'hardwareSupport'];

/** A name and value as a form sends them. */
interface NamedValue {
  key: string;
  value: string;
}

/** The values of these pairs by name, as the schemas above take them. */
function valuesOf(pairs: readonly NamedValue[]): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { key, value } of pairs) {
    const earlier = values[key];
    if (REPEATED.includes(key)) values[key] = [...(Array.isArray(earlier) ? earlier : []), value];
    else values[key] ??= value;
  }
  return values;
}

/**
 * Checks the specification of a quote, in key/value pairs, under the names of the schemas
 * above; `specification` (`bespoke`, `systems`) lists the present ones.
 * @returns the first broken rule of each field; empty if all is well or there is none
 */
export function checkSpecification(pairs: readonly NamedValue[]): FieldErrors {
  const kinds = pairs.filter(({ key }) => key === SPECIFICATION_FIELD).map(({ value }) => value);
  const values = valuesOf(pairs);
  const fields: FieldErrors = {};
  for (const kind of kinds) {
    if (!Object.hasOwn(SPECIFICATIONS, kind)) {
      fields[SPECIFICATION_FIELD] = 'formNotFilledCorrectly';
      continue;
    }
    const { error } = SPECIFICATIONS[kind as SpecificationKind].safeParse(values);
    Object.assign(fields, { ...fieldErrors(error?.issues ?? []), ...fields });
  }
  return fields;
}

export type BespokeSpecification = z.infer<typeof bespokeSpecification>;
export type SystemsSpecification = z.infer<typeof systemsSpecification>;
