import type { Field } from 'payload';
import { picture } from '../../kit/fields/picture.ts';
import { icon, order, shownInMenu } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { seoTab, titles } from '../fields/rows.ts';
import { slug } from '../fields/slug.ts';
import { localisedLine, localisedLines } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';
import { quotedRealization } from './quoted-realization.ts';

const optional = { optional: true };

function fields(): Field[] {
  return [
    slug('pageName', { from: 'name' }),
    order(),
    shownInMenu(),
    icon({ sidebar: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.content.areasAndIndustries.fields),
          fields: [
            localisedLine('name'),
            localisedLine('cardTitle'),
            localisedLines('shortDescription'),
            picture('headerImage'),
          ],
        },
        {
          label: label((w) => w.content.areasAndIndustries.areasAndIndustriesFields),
          fields: [
            localisedLine('header1'),
            localisedLines('subHeader1', optional),
            picture('imageHeader'),
            localisedLines('description1'),
            localisedLines('description2', optional),
            localisedLines('description3', optional),
            picture('descriptionImage'),
            localisedLine('header2', optional),
            localisedLines('subHeader2', optional),
            {
              name: 'features',
              label: label((w) => w.fields.features),
              type: 'relationship',
              relationTo: 'features',
              hasMany: true,
            },
            {
              name: 'realizations',
              label: label((w) => w.fields.realizations),
              type: 'relationship',
              relationTo: 'realizations',
              hasMany: true,
            },
            quotedRealization(),
          ],
        },
        seoTab(),
      ],
    },
  ];
}

const list = {
  group: 'pages',
  title: 'name',
  columns: ['name', 'cardTitle', 'order', 'shouldShowInHeaderMenu'],
  defaultSort: 'order',
} as const;

/** Areas of a company's work: sales, production, warehouse … */
export const areas = contentCollection({
  ...list,
  columns: [...list.columns],
  slug: 'areas',
  one: label((w) => w.content.areasAndIndustries.areasOne),
  many: label((w) => w.content.areasAndIndustries.areasMany),
  fields: fields(),
});

/** Industries; their fields are those of the areas. */
export const industries = contentCollection({
  ...list,
  columns: [...list.columns],
  slug: 'industries',
  one: label((w) => w.content.areasAndIndustries.industriesOne),
  many: label((w) => w.content.areasAndIndustries.industriesMany),
  fields: fields(),
});

/** Features that areas and industries refer to. */
export const features = contentCollection({
  slug: 'features',
  one: label((w) => w.content.features.one),
  many: label((w) => w.content.features.many),
  about: label((w) => w.content.features.about),
  group: 'pages',
  title: 'cardTitle',
  columns: ['cardTitle', 'icon'],
  fields: [icon(), localisedLine('cardTitle'), titles('featureElements', 'name')],
});
