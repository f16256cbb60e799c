import type { Field, GroupField } from 'payload';
import { LABELS, type LabelName } from '../../fields/labels.ts';
import { picture, pictures } from '../../fields/picture.ts';
import { figures, seoTab } from '../../fields/rows.ts';
import { slug } from '../../fields/slug/slug.ts';
import { destination, list, localisedLine, localisedLines } from '../../fields/text.ts';
import { icon, order, shownInMenu, tick } from '../../fields/values.ts';
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
          label: LABELS.realizationDetail,
          fields: [{ ...group('realizationDetail', detail), admin: { hideGutter: true } }],
        },
        seoTab(),
      ],
    },
  ],
});
