import { isDeepStrictEqual } from 'node:util';
import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import {
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  flattenAllFields,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { confirmed, type Paragraphs } from './basis.ts';
import { hasLocalisedTexts } from './localised-texts.ts';
import { fieldsAt, type Place, statesOf } from './newest-state.ts';
import { type Bases, type Progress, progressIn } from './progress.ts';
import { sentencesOf } from './sentences.ts';
import { forgetProgress, storedProgress, storeProgress } from './state-rows.ts';

/** A document in the trash has no open work; its bases are stored until it comes back. */
function inTrash(language: Locale, bases: Bases): Progress {
  return { language, missing: 0, stale: 0, isDraft: false, firstField: null, bases };
}

/** Brings the record of a document's translations up to its newest state: writes what differs. */
export async function recordProgress(req: PayloadRequest, place: Place): Promise<void> {
  const states = await statesOf(req, place);
  const before = await storedProgress(req, place);
  const now = LOCALE_CODES.map((language) => {
    const known = before.get(language);
    const bases = known?.bases ?? {};
    return states ? progressIn(language, states, bases) : inTrash(language, bases);
  });
  const changed = now.filter(
    (progress) => !isDeepStrictEqual(progress, before.get(progress.language)),
  );
  await storeProgress(req, place, changed);
}

/**
 * Marks texts as translated from the original of the time when they were written, which may have
 * changed since: then they are stale, and the record shows both states.
 * @param originals sentences by the keys of the texts
 */
export async function takeAsTranslated(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  originals: ReadonlyMap<string, Paragraphs>,
): Promise<void> {
  const states = await statesOf(req, place);
  if (!states) return;
  const bases = { ...(await storedProgress(req, place)).get(language)?.bases };
  for (const { key, values } of states.newest) {
    const original = originals.get(key);
    if (original) bases[key] = confirmed(original, sentencesOf(values[language], language));
  }
  await storeProgress(req, place, [progressIn(language, states, bases)]);
}

/** Whether the documents at a place have anything to translate. */
export function isTranslated(req: PayloadRequest, place: Place): boolean {
  return hasLocalisedTexts(fieldsAt(req, place));
}

function isTranslatedConfig(fields: Field[]): boolean {
  return hasLocalisedTexts(flattenAllFields({ fields }));
}

function trackedCollection(config: CollectionConfig): CollectionConfig {
  const collection = config.slug as CollectionSlug;
  const { hooks = {} } = config;
  if (!isTranslatedConfig(config.fields)) return config;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          await recordProgress(req, { collection, id: doc.id });
          return doc;
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          await forgetProgress(req, { collection, id });
          return doc;
        },
      ],
    },
  };
}

function trackedGlobal(config: GlobalConfig): GlobalConfig {
  const place = { global: config.slug as GlobalSlug };
  const { hooks = {} } = config;
  if (!isTranslatedConfig(config.fields)) return config;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          await recordProgress(req, place);
          return doc;
        },
      ],
    },
  };
}

/**
 * Payload plugin: each save of a document or global with localised texts stores the bases of its
 * translations, and counts missing and stale sentences.
 */
export const trackTranslations: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(trackedCollection),
  globals: config.globals?.map(trackedGlobal),
});
