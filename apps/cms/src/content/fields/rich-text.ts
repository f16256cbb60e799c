import { destination as destinationSchema } from '@osnowa/contract';
import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { richText as richTextRule } from 'payload/shared';
import { onlyInDefaultLanguage } from '../../kit/fields/default-language.ts';
import type { LabelName } from '../../kit/fields/field-options.ts';
import { common, type FieldOptions } from '../../kit/fields/field-options.ts';
import { line, requiredInDefaultLanguage } from './text.ts';

/** Feature of the rich-text editor: a pasted text keeps what the site has a place for. */
const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/kit/fields/paste/clean-paste-client.tsx#CleanPasteClient' },
});

/** Feature of the rich-text editor: facts are chosen from a list, and shown with their values. */
const FactsFeature = createServerFeature({
  key: 'facts',
  feature: { ClientFeature: '/content/facts/rich-facts-client.tsx#RichFactsClient' },
});

const LINK_REFUSED = 'Link: /contact · https://… · mailto:… · tel:… · #kotwica / #anchor / #anker';

/**
 * The closed list of elements that a text may have: the site has styles for them. The page's title
 * is its only first-level heading, so headings begin at the second.
 */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text'
            ? {
                ...field,
                validate: (value: unknown) =>
                  destinationSchema.safeParse(value).success || LINK_REFUSED,
              }
            : field,
        ),
    }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: [line('caption', { optional: true })] } },
    }),
    EXPERIMENTAL_TableFeature(),
    CleanPasteFeature(),
    FactsFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/** Formatted text, the same in every language. */
export function richText(name: LabelName, options: FieldOptions = {}): RichTextField {
  return { ...common(name, options), type: 'richText', required: !options.optional };
}

/** Formatted text per language, required in the default language. */
export function localisedRichText(name: LabelName, options: FieldOptions = {}): RichTextField {
  const field: RichTextField = { ...common(name, options), type: 'richText', localized: true };
  return {
    ...field,
    ...requiredInDefaultLanguage(field.admin),
    validate: onlyInDefaultLanguage(richTextRule),
  };
}
