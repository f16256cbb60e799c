import { isBuiltInPage, isReservedAddress, pageAddress as schema } from '@osnowa/contract';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { refusal } from '../../kit/endpoint.ts';
import { label, wordsFor } from '../../kit/words.ts';
import { sections } from '../blocks/sections.ts';
import { holderOf } from '../fields/in-trash.ts';
import { seoTab } from '../fields/rows.ts';
import { slug } from '../fields/slug.ts';
import { byContract, type LineField, localisedLine, localisedLines } from '../fields/text.ts';
import { refuseGaps } from '../templates/refuse-gaps.ts';
import {
  addressOfPage,
  beginWith,
  isTemplate,
  pagesOrTemplates,
  templateHooks,
  titleOfPage,
} from '../templates/templates.ts';
import { contentCollection } from './content-collection.ts';
import { quotedRealization } from './quoted-realization.ts';

const wellFormed = byContract(schema, (w) => w.forms.pageAddress.hint);

const free: TextFieldSingleValidation = async (value, options) => {
  const formed = await wellFormed(value, options);
  if (formed !== true || !value) return formed;
  const { id, req } = options;
  if (isReservedAddress(value)) return wordsFor(req).forms.pageAddress.reserved;
  const holder = await holderOf(req, { collection: 'pages', field: 'pageName', value, id });
  const { inTrash, pageAddress: words } = wordsFor(req).forms;
  return holder === null || (holder === 'trash' ? inTrash.inTrash : words.taken);
};

/** People paste a path as a browser shows it. */
const withoutOuterSlashes: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/^\/+|\/+$/g, '') : value;

/** Address of a page of sections: any free path, nested ones too; that of a built-in page stays. */
function pageAddress(): LineField {
  const field = slug('pageName', { from: 'title' });
  return {
    ...field,
    admin: { ...field.admin, description: label((w) => w.forms.pageAddress.hint) },
    access: { update: ({ doc }) => !isBuiltInPage(doc?.pageName) },
    hooks: {
      ...field.hooks,
      beforeValidate: [withoutOuterSlashes, ...(field.hooks?.beforeValidate ?? [])],
    },
    validate: free,
  };
}

interface Row {
  pageName?: string;
  _status?: string;
}

/** The stored page, without its drafts. */
async function storedPage(id: number | string, req: PayloadRequest): Promise<Row | null> {
  const where = { id: { equals: id } };
  return req.payload.db.findOne<Row & { id: number }>({ collection: 'pages', where, req });
}

const UNPUBLISHES = 'unpublishes pages';

/** Only this shows whether a draft is saved next to the published page or in its place. */
const notesIntent: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args;
  const { data, draft } = args as { data?: Row; draft?: boolean };
  context[UNPUBLISHES] = data?._status === 'draft' && !draft;
  return args;
};

const keepsAddress: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  if (!originalDoc?.id) return data;
  const stored = await storedPage(originalDoc.id, req);
  const address = stored?.pageName ?? '';
  if (!isBuiltInPage(address)) return data;
  if (data.deletedAt) {
    throw refusal(req, (w) => w.content.builtInPages.notDeleted, 409);
  }
  if (data.pageName && data.pageName !== address) {
    throw refusal(req, (w) => w.content.builtInPages.notMoved, 409);
  }
  const isPublished = stored?._status === 'published';
  // In a bulk operation, earlier documents stay changed although a later one fails.
  if (isPublished && context[UNPUBLISHES]) {
    throw refusal(req, (w) => w.content.builtInPages.notUnpublished, 409);
  }
  context[`published page ${originalDoc.id}`] = isPublished;
  return data;
};

/**
 * Checks the stored result too, because a page can be unpublished in other ways, such as restoring
 * an old version.
 */
const staysPublished: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (!context[`published page ${doc.id}`]) return doc;
  const stored = await storedPage(doc.id, req);
  if (stored?._status !== 'published') {
    throw refusal(req, (w) => w.content.builtInPages.notUnpublished, 409);
  }
  return doc;
};

const staysThere: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (isBuiltInPage((await storedPage(id, req))?.pageName ?? '')) {
    throw refusal(req, (w) => w.content.builtInPages.notDeleted, 409);
  }
};

/** Pages that the site relies on are neither deleted, moved nor unpublished, one by one or in bulk. */
const builtInPageHooks = {
  beforeOperation: [notesIntent],
  beforeChange: [keepsAddress],
  afterChange: [staysPublished],
  beforeDelete: [staysThere],
} satisfies CollectionConfig['hooks'];

/** Texts of the pages and the sections on them. */
export const pages = contentCollection({
  slug: 'pages',
  one: label((w) => w.content.pages.one),
  many: label((w) => w.content.pages.many),
  about: label((w) => w.content.pages.about),
  group: 'pages',
  title: 'title',
  columns: ['title', 'pageName'],
  defaultSort: 'pageName',
  hooks: {
    ...builtInPageHooks,
    beforeOperation: [...builtInPageHooks.beforeOperation, ...templateHooks.beforeOperation],
    beforeChange: [...builtInPageHooks.beforeChange, ...templateHooks.beforeChange, refuseGaps],
  },
  aboveList: '/content/templates/begin.tsx#TemplateTabs',
  baseFilter: pagesOrTemplates,
  fields: [
    beginWith,
    addressOfPage(pageAddress()),
    isTemplate,
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.content.pages.content),
          fields: [
            titleOfPage(localisedLine('title')),
            localisedLines('subtitle', { optional: true }),
            quotedRealization(),
            {
              name: 'sections',
              label: label((w) => w.fields.sections),
              labels: {
                singular: label((w) => w.content.pages.sectionsSingular),
                plural: label((w) => w.content.pages.sectionsPlural),
              },
              type: 'blocks',
              blocks: sections,
              custom: { row: label((w) => w.content.pages.sectionsRow) },
              admin: { initCollapsed: true },
            },
          ],
        },
        seoTab(),
      ],
    },
  ],
});
