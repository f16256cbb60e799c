import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '@osnowa/contract';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { editingRights, writesShared } from '../accounts/editing-rights.ts';
import { withHooks } from './follow-saves.ts';
import { hasLocalisedTexts, localisedTexts } from './leaves.ts';
import { fieldsAt, newestRow } from './newest-state.ts';
import {
  type DocumentPlace,
  newestTime,
  type Place,
  type StoredRow,
  storedRow,
  TRANSLATIONS,
} from './place.ts';
import { forgetRequests } from './publication-requests.ts';
import { refuse } from './refusals.ts';
import { movesRows, sharedChanges } from './shared-changes.ts';
import { nameWithheld, stopWithholding, withheldOf, withhold } from './withheld.ts';

/** The published document with the texts of all languages; `null` while there is none. */
export async function publishedRow(
  req: PayloadRequest,
  place: DocumentPlace,
): Promise<StoredRow | null> {
  const row = await storedRow(req, place, 'all');
  return row && row._status !== 'draft' && !row.deletedAt ? row : null;
}

/** One language that is being published, of a document that may not have been public before. */
interface Publication {
  language: Locale;
  isFirst: boolean;
}

const KEY = 'publication of one language';

interface Asked {
  publishSpecificLocale?: string;
}

/**
 * Payload takes the shared fields from the draft, and the texts of the other languages by the
 * positions of their rows.
 * @throws APIError 403 where the draft changes more than the language
 */
export async function checkSharedDraft(
  req: PayloadRequest,
  place: Place,
  published: Record<string, unknown>,
): Promise<void> {
  const newest = await newestRow(req, place);
  if (!newest) return;
  const fields = fieldsAt(req, place);
  if (movesRows(fields, newest, published)) refuse('movedRows', req);
  const rights = editingRights(req.user);
  if (!rights || writesShared(rights)) return;
  if (sharedChanges(fields, newest, published).length > 0) refuse('sharedDraft', req);
}

const noteLanguage: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  const { publishSpecificLocale: language } = args as Asked;
  // A hook may read other documents on the way.
  if (operation !== 'create' && operation !== 'update') return args;
  context[KEY] = isLocale(language) ? language : null;
  return args;
};

/** The language that a save publishes alone; `null` where it is about all of them. */
export function publishedLanguage(context: Readonly<Record<string, unknown>>): Locale | null {
  return (context[KEY] as Locale | null | undefined) ?? null;
}

const checkPublication: CollectionBeforeChangeHook = async (hook) => {
  const { collection, context, data, originalDoc, req } = hook;
  const language = publishedLanguage(context);
  if (!language || !hasLocalisedTexts(collection.flattenedFields)) return data;
  const id: number | undefined = originalDoc?.id;
  const place = id === undefined ? null : { collection: collection.slug as CollectionSlug, id };
  const published = place && (await publishedRow(req, place));
  if (!published && language !== DEFAULT_LOCALE) refuse('needsPolish', req);
  if (place && published) await checkSharedDraft(req, place, published);
  context[`${KEY} ${id ?? ''}`] = { language, isFirst: !published } satisfies Publication;
  return data;
};

/**
 * A document that is published in one language for the first time is not shown in the others, until
 * they are published too; the next change of this one does not publish their drafts.
 */
const settleLanguages: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const keys = [`${KEY} ${doc.id}`, `${KEY} `];
  const key = keys.find((one) => context[one]);
  if (!key) return doc;
  const publication = context[key] as Publication;
  delete context[key];
  const place = { collection: collection.slug as CollectionSlug, id: doc.id };
  if (publication.isFirst) await withhold(req, place, TRANSLATIONS);
  else await stopWithholding(req, place, [publication.language]);
  // The drafts of the other languages are stored after it, as a version of their own.
  return { ...doc, updatedAt: await newestTime(req, place) };
};

/** A publication answers the requests for what it publishes. */
const answerRequests: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  req,
}) => {
  if (data?._status !== 'published') return doc;
  const place = { collection: collection.slug as CollectionSlug, id: doc.id };
  await forgetRequests(req, place, publishedLanguage(context));
  return doc;
};

const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const place = { collection: collection.slug as CollectionSlug, id };
  await stopWithholding(req, place);
  await forgetRequests(req, place);
};

/** A collection of drafts whose languages are published one by one, and whose publication can be asked for. */
export function publishedByLanguage(config: CollectionConfig): CollectionConfig {
  return withHooks(
    config,
    {
      beforeChange: [checkPublication],
      afterChange: [settleLanguages, answerRequests],
      afterRead: [nameWithheld],
      afterDelete: [forgetDeleted],
    },
    { beforeOperation: [noteLanguage] },
  );
}

/**
 * State of a document for visitors in a language: its texts; the Polish ones, because the language
 * was taken off or has none; nothing, because the document is not published.
 */
type ShownState = 'shown' | 'withheld' | 'untranslated' | 'draft';

/** A document in one language. */
export interface ShownLanguage {
  language: Locale;
  state: ShownState;
}

/** In which languages visitors can read a document. */
export async function shownLanguages(
  req: PayloadRequest,
  place: DocumentPlace,
): Promise<ShownLanguage[]> {
  const row = await publishedRow(req, place);
  if (!row) return LOCALE_CODES.map((language) => ({ language, state: 'draft' }));
  const withheld = await withheldOf(req, place);
  const texts = localisedTexts(fieldsAt(req, place), row);
  const hasText = (language: Locale) => texts.some(({ values }) => Boolean(values[language]));
  return LOCALE_CODES.map((language) => {
    if (withheld.includes(language)) return { language, state: 'withheld' };
    const isShown = language === DEFAULT_LOCALE || hasText(language);
    return { language, state: isShown ? 'shown' : 'untranslated' };
  });
}
