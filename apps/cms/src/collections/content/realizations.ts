import type { Field, GroupField } from 'payload';
import { LABELS, type LabelName } from '../../fields/labels.ts';
import { picture, pictures } from '../../fields/picture.ts';
import { figures, seoTab } from '../../fields/rows.ts';
import { slug } from '../../fields/slug/slug.ts';
import { destination, line, list, localisedLine, localisedLines } from '../../fields/text.ts';
import { day, icon, order, shownInMenu, tick } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

function group(name: LabelName, fields: Field[]): GroupField {
  return { name, label: LABELS[name], type: 'group', fields };
}

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
    hint: {
      pl: 'Strona pokazuje także dalszy opis i drugą sekcję.',
      en: 'The page also shows the further description and the second section.',
    },
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
        label: { pl: 'Miejscowość', en: 'Town' },
      }),
      day('date', {
        width: 50,
        hint: { pl: 'Strona pokazuje miesiąc i rok.', en: 'The page shows month and year.' },
      }),
    ],
  },
  localisedLines('quote', {
    optional: true,
    hint: {
      pl: 'Jedno zdanie, najlepiej do 140 znaków, bez cudzysłowu. Strona pokazuje je, gdy są też firma oraz imię i nazwisko.',
      en: 'One sentence, best within 140 characters, without quotation marks. The page shows it when company and name of the person are filled in too.',
    },
  }),
  {
    type: 'row',
    fields: [
      line('person', {
        ...half,
        hint: {
          pl: 'Za zgodą tej osoby na podanie nazwiska i portretu.',
          en: 'With this person’s consent to being named and shown.',
        },
      }),
      localisedLine('role', half),
    ],
  },
  picture('portrait', {
    hint: {
      pl: 'Pionowo, 4:5, co najmniej 480×600 pikseli.',
      en: 'Upright, 4:5, at least 480×600 pixels.',
    },
  }),
  {
    type: 'row',
    fields: [
      localisedLine('measure', {
        ...third,
        hint: {
          pl: 'Na przykład „czas jednej kontroli”.',
          en: 'Such as “time for one inspection”.',
        },
      }),
      localisedLine('before', third),
      localisedLine('after', third),
    ],
  },
];

/** Case studies: the card and, in `realizationDetail`, the page. */
export const realizations = contentCollection({
  slug: 'realizations',
  one: { pl: 'Realizacja', en: 'Case study' },
  many: { pl: 'Realizacje', en: 'Case studies' },
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
          label: { pl: 'Karta', en: 'Card' },
          fields: [
            localisedLine('name'),
            localisedLine('header'),
            localisedLines('description'),
            localisedLine('button', optional),
            picture('image', { optional: false }),
            picture('thumbnail'),
            list('technologies', optional),
            figures('figures'),
          ],
        },
        {
          label: LABELS.proof,
          fields: [{ ...group('proof', proof), admin: { hideGutter: true } }],
        },
        {
          label: LABELS.realizationDetail,
          fields: [{ ...group('realizationDetail', detail), admin: { hideGutter: true } }],
        },
        seoTab(),
      ],
    },
  ],
});
