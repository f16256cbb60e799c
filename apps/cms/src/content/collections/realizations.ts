import type { Field } from 'payload';
import { picture, pictures } from '../../kit/fields/picture.ts';
import { day, icon, number, order, shownInMenu, tick } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { figures, seoTab } from '../fields/rows.ts';
import { slug } from '../fields/slug.ts';
import { destination, group, line, list, localisedLine, localisedLines } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

const optional = { optional: true };

const detail: Field[] = [
  localisedLine('name', optional),
  localisedLine('subtitle', optional),
  localisedLines('description', optional),
  localisedLines('descriptionExtension', optional),
  picture('image'),
  destination('buyButton'),
  destination('buttonDestination'),
  tick('offerRequestButton'),
  tick('extendedRealization', {
    hint: label((w) => w.content.realizations.extendedRealizationHint),
  }),
  group('informationSection', [
    localisedLine('title', optional),
    localisedLine('subtitle', optional),
    localisedLine('smallTitle', optional),
    localisedLines('description', optional),
    pictures('images'),
  ]),
  group('informationSectionExtra', [
    localisedLine('title', optional),
    localisedLines('description', optional),
    pictures('images'),
  ]),
];

const half = { optional: true, width: 50 };
const third = { optional: true, width: 33 };

/** The customer of a case study, a sentence of a person there, and a figure before and after. */
const proof: Field[] = [
  {
    type: 'row',
    fields: [line('customer', half), localisedLine('trade', half)],
  },
  {
    type: 'row',
    fields: [
      localisedLine('place', {
        ...half,
        label: label((w) => w.content.realizations.proofPlace),
      }),
      day('date', {
        width: 50,
        hint: label((w) => w.content.realizations.proofHint),
      }),
    ],
  },
  localisedLines('quote', {
    optional: true,
    hint: label((w) => w.content.realizations.quoteHint),
  }),
  {
    type: 'row',
    fields: [
      line('person', {
        ...half,
        hint: label((w) => w.content.realizations.personHint),
      }),
      localisedLine('role', half),
    ],
  },
  picture('portrait', { hint: label((w) => w.content.realizations.portraitHint) }),
  {
    type: 'row',
    fields: [
      localisedLine('measure', {
        ...third,
        hint: label((w) => w.content.realizations.measureHint),
      }),
      localisedLine('before', third),
      localisedLine('after', third),
    ],
  },
];

/** Case studies: the card and, in `realizationDetail`, the page. */
export const realizations = contentCollection({
  slug: 'realizations',
  one: label((w) => w.content.realizations.one),
  many: label((w) => w.content.realizations.many),
  group: 'pages',
  title: 'name',
  columns: ['name', 'header', 'order', 'shouldShowInHeaderMenu'],
  defaultSort: 'order',
  fields: [
    slug('slug', { from: 'name' }),
    order(),
    shownInMenu(),
    icon({ sidebar: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.content.realizations.card),
          fields: [
            localisedLine('name'),
            localisedLine('header'),
            localisedLines('description'),
            localisedLine('button', optional),
            picture('image', { optional: false }),
            picture('thumbnail'),
            number(
              'personDays',
              { min: 1 },
              { ...optional, hint: label((w) => w.content.realizations.personDaysHint) },
            ),
            list('technologies', optional),
            figures('figures'),
          ],
        },
        {
          label: label((w) => w.fields.proof),
          fields: [{ ...group('proof', proof), admin: { hideGutter: true } }],
        },
        {
          label: label((w) => w.fields.realizationDetail),
          fields: [{ ...group('realizationDetail', detail), admin: { hideGutter: true } }],
        },
        seoTab(),
      ],
    },
  ],
});
