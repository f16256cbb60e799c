import { LOCALE_CODES, LOCALES, type Locale, SITE_WORD_MAX } from '@osnowa/contract';
import { fill, type WordFault, wordFaults } from '@osnowa/text';
import { fillFacts } from '@osnowa/text/facts';
import type {
  AccessArgs,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  FieldHook,
  PayloadRequest,
  Validate,
  Where,
} from 'payload';
import { deniedToAll } from '../../accounts/access.ts';
import { hiddenFromOthers, liveContentAccess } from '../../accounts/content.ts';
import { editingRights } from '../../accounts/editing-rights.ts';
import { author } from '../../kit/fields/author.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { label, labels, officeWords, type Words } from '../../kit/words.ts';
import { refuseOverNewer } from '../../publishing/place.ts';
import { factsOf } from '../../reads/facts.ts';
import { keepUnsaved } from '../editing/form-parts.ts';
import { referenceFault } from '../facts/reference-faults.ts';
import { withFactPicker } from '../fields/text.ts';
import { rowOf, UNUSED } from './word-rows.ts';
import { type BuiltInWord, tidyWord, WORD_TABLE } from './word-table.ts';

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

type Sentences = Words['siteWords']['refusals'];

function sentenceOf(fault: WordFault, words: Sentences): string {
  switch (fault.fault) {
    case 'missing':
    case 'foreign':
      return fill(words[fault.fault], { names: inBraces(fault.names) });
    case 'long':
      return fill(words.long, { limit: fault.limit });
    default:
      return words[fault.fault];
  }
}

function sentencesOf(faults: readonly WordFault[], words: Sentences): string[] {
  const say = (one: WordFault) => sentenceOf(one, words);
  const missing = faults.find((one) => one.fault === 'missing');
  const foreign = faults.find((one) => one.fault === 'foreign');
  if (missing?.names.length !== 1 || foreign?.names.length !== 1) return faults.map(say);
  // `{nam}` instead of `{name}`: one sentence instead of two.
  const misspelt = { foreign: inBraces(foreign.names), missing: inBraces(missing.names) };
  const others = faults.filter((one) => one !== missing && one !== foreign);
  return [fill(words.faulty, misspelt), ...others.map(say)];
}

/** Why a text cannot replace the built-in one, in the reader's language; `null` where it can. */
function wordRefusal(
  word: Pick<BuiltInWord, 'limit'>,
  builtIn: string | undefined,
  text: string,
  language: AdminLanguage,
): string | null {
  const words = officeWords(language).siteWords.refusals;
  if (builtIn === undefined) return words.noLongerUsed;
  const faults = wordFaults(text, builtIn);
  if (text.length > word.limit) faults.push({ fault: 'long', limit: word.limit });
  if (faults.length === 0) return null;
  return sentencesOf(faults, words).join(' ');
}

const tidy: FieldHook = ({ value }) => (typeof value === 'string' ? tidyWord(value) : value);

/** The text that visitors see: the changed one, or the built-in one. */
const standing: FieldHook = ({ siblingData, value }) => value ?? siblingData.original;

interface Row {
  key?: string;
  locale?: Locale;
}

const fits: Validate<string, unknown, Row> = async (value, { siblingData, req }) => {
  if (!value) return true;
  const { key = '', locale = LOCALE_CODES[0] } = siblingData;
  const word = WORD_TABLE.get(key);
  const language = adminLanguage((req as PayloadRequest).i18n?.language);
  const facts = await factsOf(req.payload, { drafts: false });
  const fault = referenceFault(value, locale, facts, officeWords(language));
  if (fault) return fault;
  const text = fillFacts(value, locale, facts.byKey, facts.day);
  return wordRefusal(word ?? { limit: 0 }, word?.texts[locale], text, language) ?? true;
};

/** An empty text, and the built-in one, are no change. */
const settle: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { key, locale, text } = { ...originalDoc, ...data };
  return { ...data, ...rowOf(key, locale, text) };
};

/** A changed text is on the site at once, so that publishers write it, each in their languages. */
function own({ req: { user } }: AccessArgs): Where | false {
  const rights = editingRights(user);
  return rights?.mayPublish === true && { locale: { in: [...rights.languages] } };
}

/** Only texts of places that are gone are deleted. */
function unused(args: AccessArgs): Where | false {
  const where = own(args);
  return where && { and: [where, { place: { equals: UNUSED } }] };
}

const OF_THE_SITE = { update: deniedToAll };

const refuseNewer: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, id } = args as { data?: unknown; id?: number };
  const { slug } = collection;
  if (operation === 'update' && id !== undefined) {
    await refuseOverNewer(req, { collection: slug as CollectionSlug, id }, data);
  }
  return args;
};

/**
 * Texts of the interface, of mails and PDFs, a row for each text and language. A row without a changed
 * text shows the built-in one; a row whose place no longer exists keeps the editor's text.
 */
export const changedWords: CollectionConfig = {
  slug: 'changed-words',
  labels: {
    singular: label((w) => w.siteWords.page.title),
    plural: label((w) => w.siteWords.page.title),
  },
  access: {
    ...liveContentAccess,
    create: deniedToAll,
    update: own,
    delete: unused,
  },
  admin: {
    group: label((w) => w.menu.pages),
    useAsTitle: 'text',
    defaultColumns: ['text', 'placeInWords', 'locale', 'changed', 'updatedBy'],
    listSearchableFields: ['searched'],
    pagination: { defaultLimit: 25 },
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    components: {
      beforeListTable: ['/content/words/word-parts.tsx#WordTabs'],
      edit: { beforeDocumentControls: keepUnsaved },
    },
  },
  defaultSort: 'key',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeOperation: [refuseNewer], beforeChange: [settle] },
  indexes: [{ fields: ['key', 'locale'], unique: true }],
  fields: [
    {
      name: 'placeInWords',
      label: label((w) => w.siteWords.page.place),
      type: 'ui',
      admin: {
        components: {
          Field: '/content/words/word-parts.tsx#WordFacts',
          Cell: '/content/words/word-parts.tsx#PlaceCell',
        },
      },
    },
    {
      name: 'original',
      label: label((w) => w.siteWords.page.builtIn),
      type: 'textarea',
      admin: { readOnly: true },
    },
    withFactPicker({
      name: 'text',
      label: label((w) => w.siteWords.page.standing),
      type: 'textarea',
      validate: fits as never,
      hooks: { beforeValidate: [tidy], afterRead: [standing] },
      admin: { description: label((w) => w.siteWords.page.textHint) },
    }),
    {
      name: 'changed',
      label: label((w) => w.siteWords.page.changed),
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'locale',
      label: label((w) => w.siteWords.page.language),
      type: 'select',
      options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
      required: true,
      access: OF_THE_SITE,
      admin: { position: 'sidebar' },
    },
    {
      name: 'key',
      label: label((w) => w.siteWords.page.code),
      type: 'text',
      required: true,
      maxLength: SITE_WORD_MAX.key,
      access: OF_THE_SITE,
      admin: { position: 'sidebar' },
    },
    {
      name: 'place',
      label: label((w) => w.siteWords.page.place),
      type: 'select',
      options: [
        ...Object.entries(labels((w) => w.siteWords.groups)).map(([value, name]) => ({
          value,
          label: name,
        })),
        { value: UNUSED, label: label((w) => w.siteWords.page.unused) },
      ],
      // For filters; the form has the place in words.
      admin: { readOnly: true, disableListColumn: true, condition: () => false },
    },
    {
      name: 'searched',
      label: label((w) => w.siteWords.page.search),
      type: 'textarea',
      admin: { readOnly: true, hidden: true, disableListColumn: true, disableListFilter: true },
    },
    author,
  ],
};
