import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type FieldAccess,
  flattenAllFields,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type UIField,
  ValidationError,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { hiddenFromOthers } from '../accounts/content.ts';
import {
  type EditingRights,
  editingRights,
  languageNames,
  writesEverything,
  writesIn,
  writesShared,
} from '../accounts/editing-rights.ts';
import { givenIn, isTranslator, openToTranslators } from '../accounts/translators.ts';
import { withHooks } from './follow-saves.ts';
import { type Fields, hasLocalisedTexts } from './leaves.ts';
import { newestRow } from './newest-state.ts';
import { type Place, refuseOverNewer } from './place.ts';
import { refusal, refuse } from './refusals.ts';
import { sharedChanges } from './shared-changes.ts';

/** Arguments of an operation that its rights depend on. */
interface Asked {
  data?: Fields;
  draft?: boolean;
  id?: number | string;
  publishSpecificLocale?: string;
}

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** The rights of a person who may not do everything; `null` for others, and for programs. */
function limits(user: unknown): EditingRights | null {
  const rights = editingRights(user);
  if (!rights || (rights.mayPublish && writesEverything(rights))) return null;
  return rights;
}

/** What a person tries to do. */
interface Attempt {
  config: Config;
  hasDrafts: boolean;
  asked: Asked;
  rights: EditingRights;
  req: PayloadRequest;
  place: Place | null;
}

function isPublishing({ hasDrafts, asked: { data, draft } }: Attempt): boolean {
  return !hasDrafts || !draft || data?._status === 'published';
}

/** Without drafts, saving publishes; the person has no draft to ask with. */
function checkPublishing(attempt: Attempt): void {
  const { hasDrafts, req, rights } = attempt;
  if (rights.mayPublish || !isPublishing(attempt)) return;
  refuse(hasDrafts ? 'publish' : 'live', req);
}

function checkCreation(attempt: Attempt): void {
  const { asked, config, hasDrafts, req, rights } = attempt;
  if (!writesShared(rights)) refuse('create', req, languageNames(rights.languages));
  // A new document is a draft unless it says otherwise.
  const isDraft = hasDrafts && asked.data?._status !== 'published';
  // Files are stored for drafts; nothing shows them yet.
  const isFile = 'upload' in config && Boolean(config.upload);
  if (!isDraft && !isFile) checkPublishing(attempt);
}

function checkRestoring(attempt: Attempt): void {
  const { config, req, rights } = attempt;
  checkPublishing(attempt);
  if (!writesEverything(rights) && hasLocalisedTexts(config.flattenedFields)) {
    refuse('restore', req, languageNames(rights.languages));
  }
  if (!writesShared(rights)) refuse('shared', req, languageNames(rights.languages));
}

function checkRemoval({ req, rights }: Attempt): void {
  if (!rights.mayPublish || !writesShared(rights)) refuse('remove', req);
}

/** A change of one language; several at once are for people who write all of them. */
function checkLanguage(attempt: Attempt): void {
  const { asked, config, hasDrafts, req, rights } = attempt;
  if (writesEverything(rights) || !hasLocalisedTexts(config.flattenedFields)) return;
  const names = languageNames(rights.languages);
  const { data, draft, publishSpecificLocale } = asked;
  if (!writesIn(rights, publishSpecificLocale ?? req.locale)) refuse('language', req, names);
  const isWhole = hasDrafts && isPublishing(attempt) && !publishSpecificLocale;
  if (isWhole && (draft || data?._status !== 'draft')) refuse('allLanguages', req, names);
}

/** @throws ValidationError with each field that is not the person's to change */
async function checkSharedFields({ config, asked, req, rights, place }: Attempt): Promise<void> {
  if (writesShared(rights)) return;
  // A change of many documents at once has no state to compare with: only texts may be in it.
  const stored = place ? ((await newestRow(req, place)) ?? {}) : {};
  const { data = {}, id } = asked;
  const paths = sharedChanges(config.flattenedFields, data, stored);
  if (paths.length === 0) return;
  const message = refusal('shared', req, languageNames(rights.languages));
  const errors = paths.map((path) => ({ path, message }));
  throw new ValidationError({ collection: config.slug, errors, id, req }, req.t);
}

async function checkChange(attempt: Attempt): Promise<void> {
  const { data, draft } = attempt.asked;
  const isUnpublishing = attempt.hasDrafts && !draft && data?._status === 'draft';
  if (isUnpublishing || data?.deletedAt) checkRemoval(attempt);
  if (data?.deletedAt) return;
  checkPublishing(attempt);
  checkLanguage(attempt);
  await checkSharedFields(attempt);
}

/** What an operation of Payload's is about. */
interface Operation {
  args?: unknown;
  operation: string;
  overrideAccess?: boolean;
  req: PayloadRequest;
}

/** Refuses the save of a form whose document has a newer version, and what goes beyond a person's rights. */
async function check(
  { args, operation, overrideAccess, req }: Operation,
  config: Config,
  place: Place | null,
): Promise<void> {
  const asked = args as Asked;
  if (operation === 'update' && place) await refuseOverNewer(req, place, asked.data);
  const rights = overrideAccess ? null : limits(req.user);
  if (!rights) return;
  const hasDrafts = hasDraftsEnabled(config);
  const attempt: Attempt = { config, hasDrafts, asked, rights, req, place };
  if (operation === 'create') checkCreation(attempt);
  if (operation === 'update') await checkChange(attempt);
  if (operation === 'delete') checkRemoval(attempt);
  if (operation === 'restoreVersion') checkRestoring(attempt);
}

const guardDocument: CollectionBeforeOperationHook = async (hook) => {
  const { id } = hook.args as Asked;
  const collection = hook.collection.slug as CollectionSlug;
  await check(hook, hook.collection, id === undefined ? null : { collection, id });
  return hook.args;
};

const guardGlobal: GlobalBeforeOperationHook = async (hook) => {
  await check(hook, hook.global, { global: hook.global.slug as GlobalSlug });
  return hook.args;
};

/**
 * Payload asks without `siblingData` while it builds a form, and with it while something is saved.
 * A value that a person may not change would then be dropped in silence; the guard refuses it with
 * a sentence instead.
 */
const shownBy =
  (isAllowed: (rights: EditingRights, locale: unknown) => boolean): FieldAccess =>
  ({ req: { locale, user }, siblingData }) => {
    if (siblingData !== undefined) return true;
    const rights = editingRights(user);
    return rights !== null && isAllowed(rights, locale);
  };

const localised = shownBy(writesIn);

const shared = shownBy((rights) => writesShared(rights));

/** A translator sees texts: other documents and files were not given along with this one. */
function closed<Of extends Field>(field: Of): Of {
  if (!['join', 'relationship', 'upload'].includes(field.type)) return field;
  const { access } = field as { access?: { read?: FieldAccess } };
  const read: FieldAccess = (args) =>
    !isTranslator(args.req.user) && (access?.read?.(args) ?? true);
  return { ...field, access: { ...access, read } };
}

/** Whether a field has texts of single languages inside. */
function holdsTexts(field: Field): boolean {
  return hasLocalisedTexts(flattenAllFields({ fields: [field] }));
}

function ofField(given: Field): Field {
  const field = closed(given);
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: ofFields(tab.fields) })) };
  }
  const inside =
    field.type === 'blocks'
      ? {
          ...field,
          blocks: field.blocks.map((block) => ({ ...block, fields: ofFields(block.fields) })),
        }
      : 'fields' in field
        ? { ...field, fields: ofFields(field.fields) }
        : field;
  if (!('name' in inside) || inside.type === 'ui' || inside.type === 'join') return inside as Field;
  // A list that may not be changed would lock the texts in its rows too.
  if (inside.access?.update || (inside !== field && holdsTexts(field))) return inside as Field;
  const update = 'localized' in inside && inside.localized ? localised : shared;
  return { ...inside, access: { ...inside.access, update } } as Field;
}

function ofFields(fields: Field[]): Field[] {
  return fields.map(ofField);
}

/** Above the form: the limits of the person's rights in it. */
const NOTICE: UIField = {
  name: 'rightsNotice',
  type: 'ui',
  admin: {
    components: { Field: '/publishing/limited-rights.tsx#RightsNotice' },
    disableListColumn: true,
  },
};

/** Makes fields read-only that the person may not change in the form's language, and says so. */
function withEditingRights<Own extends { fields: Field[] }>(config: Own): Own {
  return { ...config, fields: [NOTICE, ...ofFields(config.fields)] };
}

/**
 * Content whose editors may be limited to languages and to drafts. Every write for a person is
 * checked here: the form and its drafts, restored versions, changes of many documents, copies between
 * languages, and the schedule.
 */
export function guardedCollection(collection: CollectionConfig): CollectionConfig {
  const config = withEditingRights(collection);
  const { slug, access = {} } = config;
  const guarded = withHooks(config, {}, { beforeOperation: [guardDocument] });
  return {
    ...guarded,
    access: openToTranslators(slug, access),
    admin: {
      ...config.admin,
      hidden: ({ user }) => hiddenFromOthers({ user }) && givenIn(user, slug).length === 0,
    },
  };
}

/** As `guardedCollection`. */
export function guardedGlobal(global: GlobalConfig): GlobalConfig {
  return withHooks(withEditingRights(global), {}, { beforeOperation: [guardGlobal] });
}
