import { TEAM_BOUNDS } from '@osnowa/contract';
import { CALCULATOR_WORDS } from '@osnowa/site-map';
import type { CollectionBeforeValidateHook, UIField } from 'payload';
import { BOUNDS } from '../../admin/catalogues/faults.ts';
import { LABELS } from '../../fields/labels.ts';
import { rows } from '../../fields/rows.ts';
import { key } from '../../fields/slug/slug.ts';
import { line, list, localisedLine, localisedLines } from '../../fields/text.ts';
import { choice, icon, number, tick } from '../../fields/values.ts';
import {
  keepBuiltIn,
  keepFromTrash,
  keepPublished,
  newVersion,
  refuseFaults,
} from '../catalogues/rules.ts';
import { contentCollection } from './content-collection.ts';

const optional = { optional: true };

const withoutFaults: CollectionBeforeValidateHook = ({ data, req }) => {
  refuseFaults(data, req);
  return data;
};

const words = () => [localisedLine('name'), localisedLines('description', optional)];

const keyAndIcon = () => ({
  type: 'row' as const,
  fields: [key('key', { width: 60 }), icon({ optional: true, width: 40 })],
});

const items = rows(
  'items',
  [
    keyAndIcon(),
    {
      type: 'row',
      fields: [
        number('dayCost', { ...BOUNDS.dayCost, step: 1, defaultValue: 1 }, { width: 40 }),
        number(
          'team',
          { ...TEAM_BOUNDS, step: 1 },
          {
            optional: true,
            width: 30,
            hint: {
              pl: 'Tylko dla tempa pracy: ile osób wtedy pracuje. Puste: zwykły zespół.',
              en: 'Only for a pace: how many people work then. Empty: the usual team.',
            },
          },
        ),
        tick('ui', { width: 30 }),
      ],
    },
    ...words(),
    list('presets', {
      optional: true,
      hint: {
        pl: 'Klucze zestawów, które dodają tę pozycję.',
        en: 'Keys of the presets that add this item.',
      },
    }),
  ],
  { atLeast: 1 },
);

const groups = rows(
  'groups',
  [
    keyAndIcon(),
    choice(
      'choice',
      {
        many: { pl: 'Wiele pozycji', en: 'Several items' },
        one: { pl: 'Jedna pozycja', en: 'One item' },
      },
      { defaultValue: 'many' },
    ),
    ...words(),
    items,
  ],
  { atLeast: 1 },
);

const rates = {
  name: 'rates',
  label: LABELS.rates,
  type: 'group' as const,
  fields: [
    number('rangeFactor', { ...BOUNDS.rangeFactor, step: 0.05, defaultValue: 1.3 }),
    number('mobileFactor', { ...BOUNDS.mobileFactor, step: 0.05, defaultValue: 1.5 }),
    number('dailyRatePLN', BOUNDS.dailyRate, optional),
    number('dailyRateEUR', BOUNDS.dailyRate, optional),
    number('smallestDays', BOUNDS.smallestDays, {
      ...optional,
      hint: {
        pl: 'Najmniejszy projekt, jaki prowadzicie, w osobodniach. Kalkulator nie pokaże mniej.',
        en: 'The smallest project you take on, in person-days. The calculator shows nothing below.',
      },
    }),
  ],
};

/** Below every tab: the figures of the presets before and after the change. */
const totals: UIField = {
  name: 'totals',
  type: 'ui',
  admin: {
    components: { Field: '/admin/catalogues/preset-totals.tsx#PresetTotals' },
    disableListColumn: true,
  },
};

/** Everything one calculator needs. The code of the calculators contains no items. */
export const catalogues = contentCollection({
  slug: 'catalogues',
  one: { pl: 'Katalog kalkulatora', en: 'Calculator catalogue' },
  many: { pl: 'Katalogi kalkulatorów', en: 'Calculator catalogues' },
  group: 'calculators',
  title: 'title',
  columns: ['title', 'calculator', 'version'],
  hooks: {
    beforeOperation: [keepPublished],
    beforeValidate: [withoutFaults],
    beforeChange: [keepFromTrash, newVersion],
    beforeDelete: [keepBuiltIn],
  },
  fields: [
    {
      ...choice(
        'calculator',
        Object.fromEntries(
          Object.entries(CALCULATOR_WORDS).map(([name, { label }]) => [name, label]),
        ),
        { sidebar: true },
      ),
      unique: true,
      index: true,
      // A catalogue that changed its calculator would leave the old one without any.
      access: { update: () => false },
    },
    line('version', {
      sidebar: true,
      hint: {
        pl: 'Zapisywana z każdym oszacowaniem. Gdy zmienisz dni lub stawki i opublikujesz, system nada nową.',
        en: 'Kept with each estimate. When days or rates change, publishing gives it a new one.',
      },
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { pl: 'Treść', en: 'Content' },
          fields: [localisedLine('title'), localisedLines('subtitle', optional)],
        },
        { label: LABELS.groups, fields: [groups] },
        { label: LABELS.presets, fields: [rows('presets', [keyAndIcon(), ...words()])] },
        {
          label: LABELS.packages,
          fields: [
            rows('packages', [
              key('key'),
              number('fromDays', BOUNDS.fromDays),
              localisedLine('name'),
              localisedLines('description'),
            ]),
          ],
        },
        { label: LABELS.rates, fields: [rates] },
      ],
    },
    totals,
  ],
});
