import { destination } from '@osnowa/contract';
import {
  BoldFeature,
  FixedToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { label } from '../kit/words.ts';

const LINK_REFUSED = 'https://… · mailto:… · tel:… · /contact';

/** Elements of a reply: every mail program shows these alike. */
export const replyEditor = lexicalEditor({
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
  ],
});
