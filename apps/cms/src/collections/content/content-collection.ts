import {
  type AdminViewConfig,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  flattenAllFields,
} from 'payload';
import { takeFromTranslators } from '../../access/accounts/translator-accounts.ts';
import { contentAccess, hiddenFromOthers, liveContentAccess } from '../../access/content.ts';
import { refuseDeadDestinations } from '../../admin/destinations/refuse-dead.ts';
import {
  checkDraft,
  incompleteNotice,
  keepUnsaved,
  plannedDrafts,
  publishButtons,
  scheduledNotice,
  sharePreview,
  shownLanguages,
} from '../../admin/editing/form-parts.ts';
import { livePreviewOf, previewOf } from '../../admin/preview/preview.ts';
import { publishedByLanguage } from '../../changes/languages/one-language.ts';
import { forgetSchedule } from '../../changes/schedule/scheduled-jobs.ts';
import { hasLocalisedTexts } from '../../changes/translations/localised-texts.ts';
import { author } from '../../fields/author.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label, type Words } from '../../kit/words.ts';

import { movedAddressHooks } from '../../redirects/moved-address.ts';
import { trashHooks } from './trash-hooks.ts';

/** Part of every form whose document is translated as a draft. */
const giveToTranslator = '/admin/translators/give-to-translator.tsx#GiveToTranslator';

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
  /** Pages of the back office besides the list and the form. */
  views?: Record<string, AdminViewConfig>;
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
  const { slug, one, many, about, group, title, columns, aboveList, views, drafts, ...config } =
    content;
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
        ...(views && { views }),
      },
      preview: previewOf(slug),
      livePreview,
    },
    ...(isDrafted && {
      versions: { drafts: plannedDrafts, maxPerDoc: 50 },
    }),
  };
}
