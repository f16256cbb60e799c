import { LOCALE_CODES, LOCALES, type Locale, SITE_WORD_MAX } from '@osnowa/contract';
import type { CollectionConfig, FieldHook, PayloadRequest, Validate } from 'payload';
import { contentAccess, hiddenFromOthers } from '../../access/content.ts';
import { wordRefusal } from '../../admin/words/word-refusal.ts';
import { tidyWord, WORD_TABLE } from '../../admin/words/word-table.ts';
import { author } from '../../fields/author.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';

import { deniedToAll } from '../../leads/access.ts';
import { saveWord } from './save-word.ts';

const tidy: FieldHook = ({ value }) => (typeof value === 'string' ? tidyWord(value) : value);

interface Row {
  key?: string;
  locale?: Locale;
}

const fits: Validate<string, unknown, Row> = (value, { siblingData, req }) => {
  const { key = '', locale = LOCALE_CODES[0] } = siblingData;
  const word = WORD_TABLE.get(key);
  const language = adminLanguage((req as PayloadRequest).i18n?.language);
  const refusal = wordRefusal(word ?? { limit: 0 }, word?.texts[locale], value ?? '', language);
  return refusal ?? true;
};

/**
 * Texts of the interface, of mails and PDFs that editors changed, a row for each text and language.
 * A text without a row is as it is built in; a row whose text is no longer used stays stored. The
 * list is a page of its own, with the built-in texts next to the changed ones.
 */
export const changedWords: CollectionConfig = {
  slug: 'changed-words',
  labels: {
    singular: label((w) => w.records.changed.changedWordsSingular),
    plural: label((w) => w.records.changed.changedWordsPlural),
  },
  // Editors write by the endpoint, which knows what they saw; there is no form.
  access: {
    ...contentAccess,
    create: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
  },
  admin: {
    group: label((w) => w.menu.pages),
    useAsTitle: 'key',
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    components: { views: { list: { Component: '/admin/words/words-view.tsx#WordsView' } } },
  },
  lockDocuments: false,
  endpoints: [saveWord],
  indexes: [{ fields: ['key', 'locale'], unique: true }],
  fields: [
    {
      name: 'key',
      label: label((w) => w.records.changed.changedWordsKey),
      type: 'text',
      required: true,
      maxLength: SITE_WORD_MAX.key,
    },
    {
      name: 'locale',
      label: label((w) => w.records.changed.changedWordsLocale),
      type: 'select',
      options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
      required: true,
    },
    {
      name: 'text',
      label: label((w) => w.records.changed.changedWordsText),
      type: 'textarea',
      required: true,
      validate: fits as never,
      hooks: { beforeValidate: [tidy] },
    },
    author,
  ],
};
