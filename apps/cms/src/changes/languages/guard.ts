import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type FlattenedField,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { hiddenFromOthers } from '../../access/content.ts';
import {
  type EditingRights,
  editingRights,
  languageNames,
  writesEverything,
  writesIn,
  writesShared,
} from '../../access/editing-rights.ts';
import { givenIn, openToTranslators } from '../../access/translators.ts';
import { newerCollectionVersion, newerGlobalVersion } from '../newer-version.ts';
import { hasLocalisedTexts } from '../translations/localised-texts.ts';
import { newestRow, type Place } from '../translations/newest-state.ts';
import { withEditingRights } from './field-rights.ts';
import { refusal, refuse } from './refusals.ts';
import { sharedChanges } from './shared-changes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Arguments of an operation that its rights depend on. */
interface Asked {
  data?: Fields;
  draft?: boolean;
  id?: number | string;
  publishSpecificLocale?: string;
}

/** The documents that the operation is about. */
interface Kind {
  fields: FlattenedField[];
  slug: string;
  hasDrafts: boolean;
  /** Files are stored for drafts; nothing shows them yet. */
  isUpload: boolean;
}

/** The rights of a person who may not do everything; `null` for others, and for programs. */
function limits(user: unknown): EditingRights | null {
  const rights = editingRights(user);
  if (!rights || (rights.mayPublish && writesEverything(rights))) return null;
  return rights;
}

function isPublishing({ hasDrafts }: Kind, { data, draft }: Asked): boolean {
  return !hasDrafts || !draft || data?._status === 'published';
}

/** Without drafts, saving publishes; the person has no draft to ask with. */
function checkPublishing(kind: Kind, asked: Asked, rights: EditingRights, req: PayloadRequest) {
  if (!rights.mayPublish && isPublishing(kind, asked)) {
    refuse(kind.hasDrafts ? 'publish' : 'live', req);
  }
}

function checkCreation(kind: Kind, asked: Asked, rights: EditingRights, req: PayloadRequest) {
  if (!writesShared(rights)) refuse('create', req, languageNames(rights.languages));
  // A new document is a draft unless it says otherwise.
  const isDraft = kind.hasDrafts && asked.data?._status !== 'published';
  if (!isDraft && !kind.isUpload) checkPublishing(kind, asked, rights, req);
}

function checkRestoring(kind: Kind, asked: Asked, rights: EditingRights, req: PayloadRequest) {
  checkPublishing(kind, asked, rights, req);
  if (!writesEverything(rights) && hasLocalisedTexts(kind.fields)) {
    refuse('restore', req, languageNames(rights.languages));
  }
  if (!writesShared(rights)) refuse('shared', req, languageNames(rights.languages));
}

function checkRemoval(rights: EditingRights, req: PayloadRequest) {
  if (!rights.mayPublish || !writesShared(rights)) refuse('remove', req);
}

/** A change of one language; several at once are for people who write all of them. */
function checkLanguage(kind: Kind, asked: Asked, rights: EditingRights, req: PayloadRequest) {
  if (writesEverything(rights) || !hasLocalisedTexts(kind.fields)) return;
  const names = languageNames(rights.languages);
  const { data, draft, publishSpecificLocale } = asked;
  if (!writesIn(rights, publishSpecificLocale ?? req.locale)) refuse('language', req, names);
  const isWhole = kind.hasDrafts && isPublishing(kind, asked) && !publishSpecificLocale;
  if (isWhole && (draft || data?._status !== 'draft')) refuse('allLanguages', req, names);
}

/** @throws ValidationError with each field that is not the person's to change */
async function checkSharedFields(
  kind: Kind,
  { data, id }: Asked,
  rights: EditingRights,
  req: PayloadRequest,
  place: Place | null,
) {
  if (writesShared(rights)) return;
  // A change of many documents at once has no state to compare with: only texts may be in it.
  const stored = place ? ((await newestRow(req, place)) ?? {}) : {};
  const paths = sharedChanges(kind.fields, data ?? {}, stored);
  if (paths.length === 0) return;
  const message = refusal('shared', req, languageNames(rights.languages));
  const errors = paths.map((path) => ({ path, message }));
  throw new ValidationError({ collection: kind.slug, errors, id, req }, req.t);
}

async function checkChange(
  kind: Kind,
  asked: Asked,
  rights: EditingRights,
  req: PayloadRequest,
  place: Place | null,
) {
  const { data, draft } = asked;
  const isUnpublishing = kind.hasDrafts && !draft && data?._status === 'draft';
  if (isUnpublishing || data?.deletedAt) checkRemoval(rights, req);
  if (data?.deletedAt) return;
  checkPublishing(kind, asked, rights, req);
  checkLanguage(kind, asked, rights, req);
  await checkSharedFields(kind, asked, rights, req, place);
}

function guardOf(config: CollectionConfig): CollectionBeforeOperationHook {
  return async ({ args, collection, operation, overrideAccess, req }) => {
    const rights = overrideAccess ? null : limits(req.user);
    if (!rights) return args;
    const asked = args as Asked;
    const kind: Kind = {
      fields: collection.flattenedFields,
      slug: config.slug,
      hasDrafts: hasDraftsEnabled(collection),
      isUpload: Boolean(config.upload),
    };
    const { id } = asked;
    const place: Place | null =
      id === undefined ? null : { collection: config.slug as CollectionSlug, id };
    if (operation === 'create') checkCreation(kind, asked, rights, req);
    if (operation === 'update') await checkChange(kind, asked, rights, req, place);
    if (operation === 'delete') checkRemoval(rights, req);
    if (operation === 'restoreVersion') checkRestoring(kind, asked, rights, req);
    return args;
  };
}

/**
 * Content whose editors may be limited to languages and to drafts. Every write for a person is
 * checked here: the form and its drafts, restored versions, changes of many documents, copies between
 * languages, and the schedule.
 */
export function guardedCollection(collection: CollectionConfig): CollectionConfig {
  const config = withEditingRights(collection);
  const { hooks = {} } = config;
  const { slug, access = {} } = config;
  return {
    ...config,
    access: openToTranslators(slug, access),
    admin: {
      ...config.admin,
      hidden: ({ user }) => hiddenFromOthers({ user }) && givenIn(user, slug).length === 0,
    },
    hooks: {
      ...hooks,
      beforeOperation: [newerCollectionVersion, guardOf(config), ...(hooks.beforeOperation ?? [])],
    },
  };
}

/** As `guardedCollection`. */
export function guardedGlobal(global: GlobalConfig): GlobalConfig {
  const config = withEditingRights(global);
  const { hooks = {} } = config;
  const place = { global: config.slug as GlobalSlug };
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [
        newerGlobalVersion,
        async ({ args, global: own, operation, overrideAccess, req }) => {
          const rights = overrideAccess ? null : limits(req.user);
          if (!rights || operation === 'read') return args;
          const { flattenedFields: fields, slug } = own;
          const kind: Kind = { fields, slug, hasDrafts: hasDraftsEnabled(own), isUpload: false };
          if (operation === 'restoreVersion') checkRestoring(kind, args, rights, req);
          else await checkChange(kind, args, rights, req, place);
          return args;
        },
        ...(hooks.beforeOperation ?? []),
      ],
    },
  };
}
