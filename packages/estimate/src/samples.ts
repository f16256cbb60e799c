import { type EstimateCatalogue, type EstimateGroup, itemsOf } from './catalogue.ts';
import { type Choice, knownChoice, NOTHING_CHOSEN, withPreset } from './choice.ts';

/** A choice without a preset: the smallest, middle or largest answers to the questions. */
export const EXTENTS = ['least', 'middle', 'most'] as const;
export type Extent = (typeof EXTENTS)[number];

/** A choice whose figures show what a change of the catalogue means for visitors. */
export interface Sample {
  /** The key of a preset; otherwise the extent of the choice. */
  preset: string | null;
  extent: Extent | null;
  choice: Choice;
}

/**
 * Choices whose figures are compared when a catalogue changes: each preset, and if a mobile app
 * can be added, also with it. `most` is everything, with the largest answer to each question; if
 * there are questions, `least` and `middle` are their smallest and middle answers alone.
 * @param hasMobile whether the calculator offers a mobile app
 */
export function samplesOf(catalogue: EstimateCatalogue, hasMobile: boolean): Sample[] {
  const presets = catalogue.presets.map(({ key }) => ({
    preset: key,
    extent: null,
    choice: withPreset(catalogue, NOTHING_CHOSEN, key),
  }));
  const hasQuestions = catalogue.groups.some(({ choice }) => choice === 'one');
  const extents = EXTENTS.filter((extent) => extent === 'most' || hasQuestions).map((extent) => {
    const items = catalogue.groups.flatMap((group) => keysIn(group, extent));
    return { preset: null, extent, choice: knownChoice(catalogue, { ...NOTHING_CHOSEN, items }) };
  });
  const samples = [...presets, ...extents];
  if (!hasMobile || !itemsOf(catalogue).some(({ ui }) => ui)) return samples;
  return samples.flatMap((sample) => [
    sample,
    { ...sample, choice: { ...sample.choice, mobile: true } },
  ]);
}

function keysIn({ choice, items }: EstimateGroup, extent: Extent): string[] {
  if (choice === 'many') return extent === 'most' ? items.map(({ key }) => key) : [];
  const answers = items.toSorted((one, other) => one.dayCost - other.dayCost);
  const at = { least: 0, middle: Math.floor(answers.length / 2), most: answers.length - 1 }[extent];
  return answers.slice(at, at + 1).map(({ key }) => key);
}

/** Growth of a range from an earlier one, as a share; `null` if that was nothing. */
export function growthOf(
  before: { low: number; high: number },
  after: { low: number; high: number },
): number | null {
  const sum = before.low + before.high;
  if (sum === 0) return null;
  // Without the error of binary fractions, so that a tenth is a tenth.
  return Number(((after.low + after.high) / sum - 1).toFixed(6));
}
