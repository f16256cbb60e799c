import { FORM_TOPICS, LOCALES } from '@osnowa/contract';
import type { CollectionConfig, PayloadRequest, RichTextField, TextField } from 'payload';
import { richText, text } from 'payload/shared';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { replyEditor } from '../../fields/reply-editor.ts';
import { TOPIC_LABELS } from '../../fields/states.ts';
import { entersLeads, seesLeads } from '../../leads/access.ts';
import {
  PLACEHOLDERS,
  unknownPlaceholders,
  wordsIn,
} from '../../leads/conversation/placeholders.ts';

function namesIn(language: keyof AdminLabel): string {
  return Object.values(PLACEHOLDERS)
    .map((names) => `{${names[language]}}`)
    .join(', ');
}

const HINT: AdminLabel = {
  pl: `W temat i treść można wpisać: ${namesIn('pl')}. W odpowiedzi staną tam dane z zapytania.`,
  en: `Subject and text may contain ${namesIn('en')}. A reply has the lead’s data in their place.`,
};

const UNKNOWN: AdminLabel = {
  pl: `Nie znamy pola {word}. Do wyboru są: ${namesIn('pl')}.`,
  en: `There is no field {word}. These can be used: ${namesIn('en')}.`,
};

/** Refuses words in braces that no lead can fill, such as a misspelt name. */
function knownOnly(words: string, req: PayloadRequest): true | string {
  const [unknown] = unknownPlaceholders(words);
  return unknown === undefined || inAdminLanguage(UNKNOWN, req).replace('{word}', `{${unknown}}`);
}

const subject: TextField = {
  name: 'subject',
  label: { pl: 'Temat wiadomości', en: 'Subject' },
  type: 'text',
  required: true,
  maxLength: 200,
  admin: { description: HINT },
  validate: async (value: unknown, options: { req: PayloadRequest }) => {
    const usual = await text(value as never, options as never);
    return usual === true ? knownOnly(String(value ?? ''), options.req) : usual;
  },
};

const body: RichTextField = {
  name: 'body',
  label: { pl: 'Treść', en: 'Text' },
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
    singular: { pl: 'Szablon odpowiedzi', en: 'Reply template' },
    plural: { pl: 'Szablony odpowiedzi', en: 'Reply templates' },
  },
  admin: {
    group: MENU_GROUPS.leads,
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
      label: { pl: 'Nazwa', en: 'Name' },
      type: 'text',
      required: true,
      maxLength: 100,
      admin: {
        description: {
          pl: 'Tak szablon nazywa się na liście; klient tego nie widzi.',
          en: 'The template’s name in the list; the visitor does not see it.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          label: { pl: 'Język', en: 'Language' },
          type: 'select',
          required: true,
          defaultValue: 'pl',
          options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
        },
        {
          name: 'topic',
          label: { pl: 'Temat zapytania', en: 'Topic of the lead' },
          type: 'select',
          index: true,
          options: FORM_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
          admin: { description: { pl: 'Puste: każdy temat.', en: 'Empty: any topic.' } },
        },
      ],
    },
    subject,
    body,
  ],
};
