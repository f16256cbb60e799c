import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Catalogue } from '../../database/generated/payload-types.ts';
import { isPublishing } from '../../fields/default-language.ts';

type Figures = Pick<Catalogue, 'groups' | 'packages' | 'rates'>;

/** All parts of a catalogue that change the figures of an estimate. */
function figuresOf({ groups, packages, rates }: Partial<Figures>): unknown {
  return {
    items: (groups ?? []).map(({ choice, items, key }) => [
      key,
      choice,
      (items ?? []).map(({ dayCost, key, presets, ui }) => [
        key,
        dayCost,
        Boolean(ui),
        presets ?? [],
      ]),
    ]),
    packages: (packages ?? []).map(({ fromDays, key }) => [key, fromDays]),
    rates: [
      rates?.rangeFactor,
      rates?.mobileFactor,
      rates?.dailyRatePLN ?? null,
      rates?.dailyRateEUR ?? null,
    ],
  };
}

/** The date, with a number if that date has had a version already. */
function nextVersion(before: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  if (!before.startsWith(day)) return day;
  return `${day}.${Number(before.split('.')[1] ?? 1) + 1}`;
}

/**
 * Gives a catalogue a new version when other figures are published under the old one. An estimate
 * names its version, so two sets of figures never share one.
 */
export const newVersion: CollectionBeforeChangeHook<Catalogue> = async (hook) => {
  const { collection, data, operation, originalDoc, req } = hook;
  if (operation !== 'update' || !isPublishing(data, originalDoc)) return data;
  // The public row, because a draft may have the new figures already.
  const before = await req.payload.db.findOne<Catalogue>({
    collection: collection.slug,
    where: { id: { equals: originalDoc?.id } },
    req,
  });
  if (!before || before._status === 'draft' || before.version !== data.version) return data;
  if (isDeepStrictEqual(figuresOf(before), figuresOf(data))) return data;
  return { ...data, version: nextVersion(before.version) };
};
