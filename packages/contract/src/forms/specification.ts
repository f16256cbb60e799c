import { z } from 'zod';
import type { FieldMessage } from '../errors.ts';
import { MAINTENANCE_MONTHS, TEXT_MAX } from '../limits.ts';

const DISTRIBUTION_CHANNELS = ['app-store', 'play-store', 'direct'] as const;
const HARDWARE_SUPPORT = [
  'none',
  'server-purchase',
  'server-configuration',
  'workstation-configuration',
] as const;

const say = (key: FieldMessage) => ({ error: key });

const text = z.string().trim().max(TEXT_MAX.other, say('valueTooLong')).default('');
const several = <const Value extends string>(values: readonly Value[], missing: FieldMessage) =>
  z.array(z.enum(values, say('formNotFilledCorrectly')), say(missing)).min(1, say(missing));
const months = z
  .string(say('supportPeriodRequired'))
  .transform(Number)
  .pipe(z.literal([...MAINTENANCE_MONTHS], say('supportPeriodRequired')));

/** "None, or this text": the text is required once the second is chosen. */
function noneOrText(missing: FieldMessage) {
  return z
    .object({ chosen: z.enum(['none', 'text'], say('formNotFilledCorrectly')), text })
    .refine((value) => value.chosen === 'none' || value.text !== '', {
      ...say(missing),
      path: ['text'],
    });
}

/** Second stage of the wizard for a bespoke application. */
export const bespokeSpecification = z.object({
  technicalPreferences: noneOrText('technicalPreferencesRequired'),
  backend: noneOrText('backendRequirementsRequired'),
  interfaceDesign: z.enum(['yes', 'no'], say('formNotFilledCorrectly')),
  distributionChannels: several(DISTRIBUTION_CHANNELS, 'distributionChannelRequired'),
  maintenance: z.discriminatedUnion(
    'chosen',
    [z.object({ chosen: z.literal('none') }), z.object({ chosen: z.literal('months'), months })],
    say('formNotFilledCorrectly'),
  ),
});

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

export type BespokeSpecification = z.infer<typeof bespokeSpecification>;
export type SystemsSpecification = z.infer<typeof systemsSpecification>;
