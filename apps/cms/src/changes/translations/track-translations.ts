import { isDeepStrictEqual } from 'node:util';
import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import {
  type CollectionConfig,
  type CollectionSlug,
  type EditViewConfig,
  type Field,
  flattenAllFields,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { type Basis, confirmed, type Paragraphs } from './basis.ts';
import { hasLocalisedTexts, type LocalisedText } from './localised-texts.ts';
import { fieldsAt, type Place, statesOf } from './newest-state.ts';
import { type Bases, basisOf, type Progress, progressIn } from './progress.ts';
import { sentencesOf } from './sentences.ts';
import { forgetProgress, storedProgress, storeProgress } from './state-rows.ts';

/** A document in the trash has no open work; its bases are stored until it comes back. */
function inTrash(language: Locale, bases: Bases): Progress {
  return { language, missing: 0, stale: 0, isDraft: false, firstField: null, bases };
}

/**
 * Brings the record of a document's translations up to its newest state. Autosaving calls this with
 * almost every keystroke: it writes only what differs, and typing changes that once.
 */
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
 * Marks texts as translated without new words: the change of the original does not affect them.
 * @param keys of the texts, as `localisedTexts` gives them
 */
export async function confirmTexts(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  keys: readonly string[],
): Promise<void> {
  await storeBases(req, place, language, (text) =>
    keys.includes(text.key) ? basisOf(text, language, undefined) : undefined,
  );
}

/**
 * Marks texts as translated from the original of the time when they were written, which may have
 * changed since: then they are stale, and the record shows both states.
 * @param originals sentences by the keys of the texts
 */
export function takeAsTranslated(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  originals: ReadonlyMap<string, Paragraphs>,
): Promise<void> {
  return storeBases(req, place, language, ({ key, values }) => {
    const original = originals.get(key);
    return original && confirmed(original, sentencesOf(values[language], language));
  });
}

/**
 * Stores the bases of texts of a translation.
 * @param basisNow of a text; without one, the text keeps its own
 */
export async function storeBases(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  basisNow: (text: LocalisedText) => Basis | undefined,
): Promise<void> {
  const states = await statesOf(req, place);
  if (!states) return;
  const bases = { ...(await storedProgress(req, place)).get(language)?.bases };
  for (const text of states.newest) {
    const basis = basisNow(text);
    if (basis) bases[text.key] = basis;
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

/** The tab “Translation” of a document's form. */
const TAB: EditViewConfig = {
  Component: '/admin/translations/translation-view.tsx#TranslationView',
  path: '/translation',
  tab: {
    // The word is in messages/.
    label: ({ t }) => t('general:translation' as never),
    href: '/translation',
    order: 200,
    condition: ({ req }) => writesContent(req.user),
  },
};

function withTab<Components extends { views?: { edit?: object } }>(
  components: Components | undefined,
) {
  const views = components?.views;
  return {
    ...components,
    views: { ...views, edit: { ...views?.edit, translation: TAB } },
  } as Components;
}

function trackedCollection(config: CollectionConfig): CollectionConfig {
  const collection = config.slug as CollectionSlug;
  const { hooks = {} } = config;
  if (!isTranslatedConfig(config.fields)) return config;
  return {
    ...config,
    admin: { ...config.admin, components: withTab(config.admin?.components) },
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
    admin: { ...config.admin, components: withTab(config.admin?.components) },
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
 * translations, and counts missing and stale sentences. Adds the tab that compares them.
 */
export const trackTranslations: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(trackedCollection),
  globals: config.globals?.map(trackedGlobal),
});
