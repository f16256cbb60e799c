import { exampleSections } from '../../blocks/sections.ts';
import { picture, pictures } from '../../fields/picture.ts';
import { points, questions, seoTab } from '../../fields/rows.ts';
import { slug } from '../../fields/slug/slug.ts';
import { colour, destination, line, localisedLine, localisedLines } from '../../fields/text.ts';
import { icon, order, shownInMenu } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
import { contentCollection } from './content-collection.ts';
import { quotedRealization } from './quoted-realization.ts';

/** Ready-made products: the menu entry, the card and the page of each. */
export const products = contentCollection({
  slug: 'products',
  one: label((w) => w.content.products.one),
  many: label((w) => w.content.products.many),
  about: label((w) => w.content.products.about),
  group: 'pages',
  title: 'name',
  columns: ['name', 'title', 'order', 'shouldShowInHeaderMenu'],
  defaultSort: 'order',
  fields: [
    slug('slug', { from: 'name' }),
    order(),
    shownInMenu(),
    icon({ sidebar: true }),
    colour('accent', { sidebar: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.content.products.content),
          fields: [
            line('name'),
            localisedLine('title'),
            localisedLines('subtitle'),
            localisedLines('shortDescription', {
              hint: label((w) => w.content.products.shortDescriptionHint),
            }),
            localisedLines('description'),
            localisedLine('startingPrice', {
              optional: true,
              hint: label((w) => w.content.products.startingPriceHint),
            }),
            quotedRealization(),
            destination('calculatorDestination'),
          ],
        },
        {
          label: label((w) => w.content.products.pictures),
          fields: [
            picture('image'),
            pictures('screens', {
              hint: label((w) => w.content.products.screensHint),
            }),
          ],
        },
        {
          label: label((w) => w.content.products.example),
          fields: [
            {
              name: 'sections',
              label: label((w) => w.content.products.sections),
              labels: {
                singular: label((w) => w.content.products.sectionsSingular),
                plural: label((w) => w.content.products.sectionsPlural),
              },
              type: 'blocks',
              blocks: exampleSections,
              custom: { row: label((w) => w.content.products.sectionsRow) },
              admin: {
                initCollapsed: true,
                description: label((w) => w.content.products.sectionsHint),
              },
            },
          ],
        },
        {
          label: label((w) => w.content.products.modulesAndBenefits),
          fields: [
            localisedLine('modulesTitle', { optional: true }),
            points('modules'),
            localisedLine('benefitsTitle', { optional: true }),
            points('benefits'),
          ],
        },
        {
          label: label((w) => w.content.products.questions),
          fields: [questions('questions')],
        },
        seoTab(),
      ],
    },
  ],
});
