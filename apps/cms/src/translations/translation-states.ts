import type { CollectionConfig, Where } from 'payload';
import { deniedToAll } from '../accounts/access.ts';
import { hiddenFromOthers } from '../accounts/content.ts';
import { writesContent } from '../accounts/editing-rights.ts';
import { label } from '../kit/words.ts';
import { addTitles } from './titles.ts';

/** The list shows documents with open work in a language. */
const open: Where = {
  or: [
    { missing: { greater_than: 0 } },
    { stale: { greater_than: 0 } },
    { isDraft: { equals: true } },
  ],
};

/** Not in the filter of the list, whose tabs choose it. */
const byTabs = { disableListFilter: true } as const;

/**
 * Translations: the basis of each document's translation into a language, and its open work. A row
 * of the default language says whether its texts are published.
 */
export const translationStates: CollectionConfig = {
  slug: 'translation-states',
  labels: {
    singular: label((w) => w.translations.one),
    plural: label((w) => w.translations.translationsTitle),
  },
  admin: {
    group: label((w) => w.menu.pages),
    useAsTitle: 'document',
    defaultColumns: ['title', 'language', 'missing', 'stale', 'isDraft'],
    pagination: { defaultLimit: 25 },
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    // The bases are long.
    enableListViewSelectAPI: true,
    baseFilter: () => open,
    components: { Description: '/translations/board.tsx#TranslationTabs' },
  },
  // The order of an index, by which the list finds its rows without reading the others.
  defaultSort: 'source',
  forceSelect: { source: true, document: true, language: true, firstField: true },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  access: {
    create: deniedToAll,
    read: ({ req: { user } }) => writesContent(user),
    update: deniedToAll,
    delete: deniedToAll,
  },
  hooks: { afterOperation: [addTitles] },
  // The board counts by these without reading the rows, which are long.
  indexes: [
    { fields: ['source', 'document', 'language'], unique: true },
    { fields: ['source', 'language', 'missing', 'stale', 'isDraft'] },
  ],
  fields: [
    {
      name: 'title',
      label: label((w) => w.translations.board.document),
      type: 'text',
      virtual: true,
      admin: {
        ...byTabs,
        components: { Cell: '/translations/board.tsx#DocumentCell' },
      },
    },
    { name: 'source', type: 'text', required: true, admin: { hidden: true } },
    // Empty for a global.
    { name: 'document', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'language',
      label: label((w) => w.translations.board.language),
      type: 'text',
      required: true,
      admin: {
        ...byTabs,
        components: { Cell: '/translations/board.tsx#LanguageCell' },
      },
    },
    {
      name: 'missing',
      label: label((w) => w.translations.board.missingSentences),
      type: 'number',
      required: true,
    },
    {
      name: 'stale',
      label: label((w) => w.translations.board.staleSentences),
      type: 'number',
      required: true,
    },
    {
      name: 'isDraft',
      label: label((w) => w.translations.lack.draft),
      type: 'checkbox',
      required: true,
    },
    { name: 'firstField', type: 'text', admin: { hidden: true } },
    { name: 'bases', type: 'json', required: true, admin: { hidden: true } },
  ],
};
