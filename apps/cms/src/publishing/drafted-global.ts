import { DEFAULT_LOCALE, isLocale } from '@osnowa/contract';
import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { withHooks } from './follow-saves.ts';
import { checkSharedDraft } from './one-language.ts';
import { newestTime, storedRow } from './place.ts';
import { refuse } from './refusals.ts';

type Row = Record<string, unknown>;

/** Arguments of an update. */
interface Asked {
  data?: Row;
  draft?: boolean;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean | string;
}

/** The published state; `null` before anything was published. */
async function publishedRow(req: PayloadRequest, slug: string): Promise<Row | null> {
  const row = await storedRow(req, { global: slug as GlobalSlug }, 'all');
  return row?.updatedAt ? row : null;
}

const SHOWN = 'what visitors see of a global';
const LANGUAGE = 'language of a global that is published';

/** Visitors need a menu on every page: it is published anew, and never unpublished. */
const stayPublished: GlobalBeforeOperationHook = async ({
  args,
  context,
  global,
  operation,
  req,
}) => {
  if (operation === 'restoreVersion') context[SHOWN] = await publishedRow(req, global.slug);
  if (operation !== 'update') return args;
  // Payload fills in rows that are not sent, and would store texts of another language in them.
  req.fallbackLocale = false;
  const asked = args as Asked;
  if (asked.unpublishAllLocales) refuse('stays', req);
  context[LANGUAGE] = asked.publishSpecificLocale;
  if (asked.draft && asked.data?._status !== 'published') return args;
  if (asked.data?._status === 'draft') refuse('stays', req);
  return { ...asked, data: { ...asked.data, _status: 'published' } };
};

const checkPublication: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  const language = context[LANGUAGE];
  if (!isLocale(language)) return data;
  const published = await publishedRow(req, global.slug);
  if (!published && language !== DEFAULT_LOCALE) refuse('needsPolish', req);
  const place = { global: global.slug as GlobalSlug };
  if (published) await checkSharedDraft(req, place, published);
  return data;
};

/** Payload writes a restored draft into the public row: this hook stores it as a draft again. */
const restoreAsDraft: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  if (!context.isRestoringVersion || doc._status !== 'draft') return doc;
  const shown = context[SHOWN] as Row | null;
  const fields = global.flattenedFields.map(({ name }) => [name, shown?.[name] ?? null]);
  const { createdAt, updatedAt } = shown ?? {};
  const data = { ...Object.fromEntries(fields), _status: 'published', createdAt, updatedAt };
  await req.payload.db.updateGlobal({ slug: global.slug as GlobalSlug, data, req });
  return doc;
};

/** The drafts of the other languages are stored after one that is published, as a version of their own. */
const nameNewest: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  if (!isLocale(context[LANGUAGE])) return doc;
  return { ...doc, updatedAt: await newestTime(req, { global: global.slug as GlobalSlug }) };
};

/**
 * A global with drafts. Its row in the database is always the published state, and drafts are
 * versions: reads need not ask for its state, and a process of an earlier version, which knows no
 * drafts, shows the same.
 */
export function draftedGlobal(config: GlobalConfig): GlobalConfig {
  return withHooks(
    // Payload's form asks for the time of the published state, and needs to know that it is one.
    { ...config, forceSelect: { _status: true } },
    { beforeChange: [checkPublication], afterChange: [restoreAsDraft, nameNewest] },
    { beforeOperation: [stayPublished] },
  );
}
