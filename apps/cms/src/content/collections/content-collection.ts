import {
  type BaseFilter,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  flattenAllFields,
} from 'payload';
import { contentAccess, hiddenFromOthers, liveContentAccess } from '../../accounts/content.ts';
import { takeFromTranslators } from '../../accounts/sign-in/translator-accounts.ts';
import { author } from '../../kit/fields/author.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label, type Words } from '../../kit/words.ts';
import { refuseDeadDestinations } from '../../links/known-destinations.ts';
import { movedAddressHooks } from '../../links/moved-address.ts';
import { hasLocalisedTexts } from '../../publishing/leaves.ts';
import { publishedByLanguage } from '../../publishing/one-language.ts';
import { forgetSchedule } from '../../publishing/schedule/scheduled-jobs.ts';
import {
  checkDraft,
  incompleteNotice,
  keepUnsaved,
  plannedDrafts,
  publishButtons,
  scheduledNotice,
  sharePreview,
  shownLanguages,
} from '../editing/form-parts.ts';
import { livePreviewOf, previewOf } from '../editing/preview.ts';
import { refuseMissingFacts } from '../facts/reference-faults.ts';

type Row = Record<string, unknown> & { id: number; _status?: string };

const keyOf = (collection: string, id: unknown) => `before the trash: ${collection} ${id}`;

const remember: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const isTrashed = Boolean(data.deletedAt) && !originalDoc?.deletedAt;
  if (!isTrashed || originalDoc?._status !== 'draft') return data;
  const where = { id: { equals: originalDoc.id } };
  const row = await req.payload.db.findOne<Row>({ collection: collection.slug, where, req });
  if (row?._status === 'published') context[keyOf(collection.slug, originalDoc.id)] = row;
  return data;
};

const putBack: CollectionAfterChangeHook = async (hook) => {
  const { collection, context, data: asked, doc, req } = hook;
  const row = context[keyOf(collection.slug, doc.id)] as Row | undefined;
  if (!row) return doc;
  const updatedAt = new Date().toISOString();
  const data = { ...row, deletedAt: asked.deletedAt, updatedAt };
  await req.payload.db.updateOne({ collection: collection.slug, id: doc.id, data, req });
  return doc;
};

/** A version that was made on the way to the trash would lead there again. */
const stayOut: CollectionBeforeValidateHook = ({ context, data }) =>
  context.isRestoringVersion ? { ...data, deletedAt: null } : data;

/**
 * Payload moves the newest draft to the trash in the place of the published version, so that a
 * restored page would show half-written text. These hooks leave the published state as it was, and
 * keep a document out of the trash whose old version is restored.
 */
const trashHooks: Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeValidate' | 'beforeChange' | 'afterChange'>
> = { beforeValidate: [stayOut], beforeChange: [remember], afterChange: [putBack] };

/** Part of every form whose document is translated as a draft. */
const giveToTranslator = '/translations/give-to-translator.tsx#GiveToTranslator';

/** A later document may get the number. */
const takeFromAll: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  takeFromTranslators(req, { collection: collection.slug as CollectionSlug, id });

interface Content extends Pick<CollectionConfig, 'fields' | 'hooks' | 'defaultSort' | 'endpoints'> {
  slug: CollectionSlug;
  /** Singular and plural label. */
  one: AdminLabel;
  many: AdminLabel;
  /** One sentence above the list. */
  about?: AdminLabel;
  group: keyof Words['menu'];
  /** Field that names a document in lists and relations. */
  title: string;
  /** Columns of the list; state and time of change follow. */
  columns: string[];
  /** Component above the table of the list. */
  aboveList?: string;
  /** Documents that the list shows of itself. */
  baseFilter?: BaseFilter;
  /** False for records that are too small for drafts. */
  drafts?: boolean;
}

/** Columns with words or addresses, which the search of a list covers in addition to the title. */
const SEARCHED: readonly string[] = ['pageName', 'slug', 'firstName', 'name', 'surname', 'to'];

/** Documents on a page of a list: all built-in pages fit on the first one. */
const ROWS = 25;

/** A collection that editors write and that the web API publishes. */
export function contentCollection(content: Content): CollectionConfig {
  const collection = withoutLanguages(content);
  if (content.drafts === false) return collection;
  return withShownLanguages(publishedByLanguage(collection), content.columns.length);
}

/** Where there is more than one language to publish: lists those that visitors read. */
function withShownLanguages(config: CollectionConfig, column: number): CollectionConfig {
  if (!hasLocalisedTexts(flattenAllFields({ fields: config.fields }))) return config;
  const columns = config.admin?.defaultColumns?.toSpliced(column, 0, shownLanguages.name);
  const { edit, ...others } = config.admin?.components ?? {};
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), giveToTranslator];
  const components = { ...others, edit: { ...edit, beforeDocumentControls } };
  return {
    ...config,
    fields: [...config.fields, shownLanguages],
    admin: { ...config.admin, defaultColumns: columns, components },
  };
}

function withoutLanguages(content: Content): CollectionConfig {
  const { slug, one, many, about, group, title, columns, aboveList, ...others } = content;
  const { baseFilter, drafts, ...config } = others;
  const isDrafted = drafts !== false;
  const moved = movedAddressHooks(slug);
  const livePreview = isDrafted ? livePreviewOf(slug) : undefined;
  return {
    ...config,
    fields: [
      incompleteNotice,
      ...(isDrafted ? [scheduledNotice] : []),
      ...config.fields,
      ...(isDrafted ? [author] : []),
    ],
    hooks: {
      ...config.hooks,
      beforeValidate: [...trashHooks.beforeValidate, ...(config.hooks?.beforeValidate ?? [])],
      beforeChange: [
        ...trashHooks.beforeChange,
        ...(config.hooks?.beforeChange ?? []),
        refuseDeadDestinations,
        refuseMissingFacts,
        ...moved.beforeChange,
      ],
      afterChange: [
        ...trashHooks.afterChange,
        ...(config.hooks?.afterChange ?? []),
        ...moved.afterChange,
      ],
      beforeDelete: [...(config.hooks?.beforeDelete ?? []), ...moved.beforeDelete],
      afterDelete: [
        ...(config.hooks?.afterDelete ?? []),
        ...moved.afterDelete,
        ...(isDrafted ? [forgetSchedule, takeFromAll] : []),
      ],
    },
    slug,
    trash: true,
    labels: { singular: one, plural: many },
    access: isDrafted ? contentAccess : liveContentAccess,
    admin: {
      group: label((w) => w.menu[group]),
      useAsTitle: title,
      listSearchableFields: columns.filter((name) => SEARCHED.includes(name) || name === title),
      pagination: { defaultLimit: ROWS },
      ...(baseFilter && { baseFilter }),
      description: about,
      defaultColumns: [...columns, ...(isDrafted ? ['_status', 'updatedBy'] : []), 'updatedAt'],
      hidden: hiddenFromOthers,
      hideAPIURL: true,
      components: {
        edit: {
          beforeDocumentControls: [
            ...keepUnsaved,
            ...(livePreview ? [sharePreview, checkDraft] : []),
          ],
          ...(isDrafted && publishButtons),
        },
        ...(aboveList && { beforeListTable: [aboveList] }),
      },
      preview: previewOf(slug),
      livePreview,
    },
    ...(isDrafted && { versions: { drafts: plannedDrafts, maxPerDoc: 50 } }),
  };
}
