import { destination, FORM_TOPICS, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import {
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { CollectionConfig, PayloadRequest, RichTextField, TextField } from 'payload';
import { richText, text } from 'payload/shared';
import { entersLeads, seesLeads } from '../accounts/access.ts';
import { ADMIN_LANGUAGES, type AdminLabel, adminLanguage } from '../kit/office-language.ts';
import { label, officeWords, wordsFor } from '../kit/words.ts';
import { placeholderNames, unknownPlaceholders, wordsIn } from './placeholders.ts';

/** Placeholders are marked, so that none is overlooked. */
const MarkedPlaceholdersFeature = createServerFeature({
  key: 'markedPlaceholders',
  feature: { ClientFeature: '/conversation/marked-placeholders.tsx#MarkedPlaceholdersClient' },
});

const LINK_REFUSED = 'https://… · mailto:… · tel:… · /contact';

/** Elements of a reply: every mail program shows these alike. */
const replyEditor = lexicalEditor({
  admin: { hideGutter: true, placeholder: label((w) => w.forms.replyEditor.placeholder) },
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields
          .filter((field) => !('name' in field) || field.name !== 'newTab')
          .map((field) =>
            'name' in field && field.name === 'url' && field.type === 'text'
              ? {
                  ...field,
                  validate: (value: unknown) =>
                    destination.safeParse(value).success || LINK_REFUSED,
                }
              : field,
          ),
    }),
    FixedToolbarFeature(),
    MarkedPlaceholdersFeature(),
  ],
});

const HINT = ADMIN_LANGUAGES.map((language) => [
  language,
  fill(officeWords(language).records.replyTemplates.hint, { names: placeholderNames(language) }),
]);

/** Refuses words in braces that no lead can fill, such as a misspelt name. */
function knownOnly(words: string, req: PayloadRequest): true | string {
  const [unknown] = unknownPlaceholders(words);
  return (
    unknown === undefined ||
    fill(wordsFor(req).records.replyTemplates.unknown, {
      word: `{${unknown}}`,
      names: placeholderNames(adminLanguage(req.i18n.language)),
    })
  );
}

const subject: TextField = {
  name: 'subject',
  label: label((w) => w.records.replyTemplates.subject),
  type: 'text',
  required: true,
  maxLength: 200,
  admin: { description: Object.fromEntries(HINT) as AdminLabel },
  validate: async (value: unknown, options: { req: PayloadRequest }) => {
    const usual = await text(value as never, options as never);
    return usual === true ? knownOnly(String(value ?? ''), options.req) : usual;
  },
};

const body: RichTextField = {
  name: 'body',
  label: label((w) => w.records.replyTemplates.body),
  type: 'richText',
  required: true,
  editor: replyEditor,
  validate: async (value: unknown, options: { req: PayloadRequest }) => {
    const usual = await richText(value as never, options as never);
    return usual === true ? knownOnly(wordsIn(value), options.req) : usual;
  },
};

/** Texts that replies begin with, by topic and language. */
export const replyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: {
    singular: label((w) => w.records.replyTemplates.singular),
    plural: label((w) => w.records.replyTemplates.plural),
  },
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'title',
    defaultColumns: ['title', 'topic', 'language', 'updatedAt'],
    hideAPIURL: true,
    hidden: ({ user }) => !entersLeads({ req: { user } }),
  },
  defaultSort: 'title',
  access: {
    create: entersLeads,
    read: ({ req: { user } }) => seesLeads(user),
    update: entersLeads,
    delete: entersLeads,
  },
  fields: [
    {
      name: 'title',
      label: label((w) => w.records.replyTemplates.title),
      type: 'text',
      required: true,
      maxLength: 100,
      admin: {
        description: label((w) => w.records.replyTemplates.titleHint),
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          label: label((w) => w.records.replyTemplates.language),
          type: 'select',
          required: true,
          defaultValue: 'pl',
          options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
        },
        {
          name: 'topic',
          label: label((w) => w.records.replyTemplates.topic),
          type: 'select',
          index: true,
          options: FORM_TOPICS.map((value) => ({
            value,
            label: label((w) => w.states.topic[value]),
          })),
          admin: { description: label((w) => w.records.replyTemplates.topicHint) },
        },
      ],
    },
    subject,
    body,
  ],
};
