import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { refusal } from '../../kit/endpoint.ts';
import { isPublishing } from '../../kit/fields/default-language.ts';
import { label, wordsFor } from '../../kit/words.ts';
import type { Catalogue } from '../../platform/database/generated/payload-types.ts';
import { factsWithin } from '../../reads/facts.ts';
import { faultsOf, labelOfFault } from '../catalogues/faults.ts';
import { readCatalogue } from '../catalogues/read-catalogue.ts';

/** Every catalogue belongs to a calculator that the menu, products and the home page link to. */
export const keepBuiltIn: CollectionBeforeDeleteHook = ({ req }) => {
  throw refusal(req, (w) => w.records.catalogues.notDeleted);
};

/** The same for the trash. */
export const keepFromTrash: CollectionBeforeChangeHook = ({ data, req }) => {
  if (data.deletedAt) throw refusal(req, (w) => w.records.catalogues.notDeleted);
  return data;
};

/** A draft does not change the published catalogue, so it is allowed; unpublishing is refused. */
export const keepPublished: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return;
  const { data, draft, unpublishAllLocales } = args as {
    data?: { _status?: string };
    draft?: boolean;
    unpublishAllLocales?: boolean;
  };
  const isWithdrawn = unpublishAllLocales || (!draft && data?._status === 'draft');
  if (isWithdrawn) throw refusal(req, (w) => w.records.catalogues.notWithdrawn);
};

/**
 * Refuses a catalogue that the calculators cannot calculate with, each fault at its field. Drafts may
 * be incomplete; the table of totals below the form names the same faults.
 */
export async function refuseFaults(catalogue: unknown, req: PayloadRequest): Promise<void> {
  if (!catalogue || !isPublishing(catalogue, undefined)) return;
  const facts = await factsWithin(req);
  const found = faultsOf(readCatalogue(catalogue as Record<string, unknown>, facts));
  if (found.length === 0) return;
  const errors = found.map((fault) => ({
    path: fault.path,
    label: label(labelOfFault(fault)),
    message: fault.words(wordsFor(req)),
  }));
  throw new ValidationError({ collection: 'catalogues', errors, req }, req.t);
}

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
      ...[rates?.rate, rates?.range, rates?.smallest].map((fact) => fact ?? null),
      rates?.rangeFactor,
      rates?.mobileFactor,
      rates?.dailyRatePLN ?? null,
      rates?.dailyRateEUR ?? null,
      rates?.smallestDays ?? null,
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
