import { picture, pictures } from '../../kit/fields/picture.ts';
import { icon, order, shownInMenu, tick } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { exampleSections } from '../blocks/sections.ts';
import { points, questions, seoTab } from '../fields/rows.ts';
import { key, slug } from '../fields/slug.ts';
import { colour, destination, group, line, localisedLine, localisedLines } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';
import { quotedRealization } from './quoted-realization.ts';

/** Services, all on one page. */
export const services = contentCollection({
  slug: 'services',
  one: label((w) => w.content.services.one),
  many: label((w) => w.content.services.many),
  group: 'pages',
  title: 'name',
  columns: ['name', 'anchor', 'order'],
  defaultSort: 'order',
  fields: [
    order(),
    key('anchor', {
      sidebar: true,
      hint: label((w) => w.content.services.anchorHint),
    }),
    icon({ sidebar: true }),
    tick('isMobile', { sidebar: true }),
    localisedLine('name'),
    localisedLines('servicesDescription'),
    localisedLine('button', { optional: true }),
    {
      ...group('realizationDetail', [destination('buttonDestination')]),
      label: label((w) => w.fields.buttonDestination),
    },
  ],
});

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
            pictures('screens', { hint: label((w) => w.content.products.screensHint) }),
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
