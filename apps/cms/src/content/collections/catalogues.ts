import { type FactKind, TEAM_BOUNDS } from '@osnowa/contract';
import type { CalculatorName } from '@osnowa/site-map';
import type {
  CollectionBeforeValidateHook,
  Condition,
  Field,
  RelationshipField,
  UIField,
} from 'payload';
import { choice, icon, number, tick } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { BOUNDS } from '../catalogues/faults.ts';
import { rows } from '../fields/rows.ts';
import { key } from '../fields/slug.ts';
import { group, line, list, localisedLine, localisedLines } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';
import { keepBuiltIn, keepFromTrash, keepPublished, newVersion, refuseFaults } from './rules.ts';

const optional = { optional: true };

const withoutFaults: CollectionBeforeValidateHook = async ({ data, req }) => {
  await refuseFaults(data, req);
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
            hint: label((w) => w.content.catalogues.teamHint),
          },
        ),
        tick('ui', { width: 30 }),
      ],
    },
    ...words(),
    list('presets', {
      optional: true,
      hint: label((w) => w.content.catalogues.presetsHint),
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
        many: label((w) => w.content.catalogues.choiceMany),
        one: label((w) => w.content.catalogues.choiceOne),
      },
      { defaultValue: 'many' },
    ),
    ...words(),
    items,
  ],
  { atLeast: 1 },
);

/** A fact in place of the catalogue's own number. */
function fact(name: 'rate' | 'range' | 'smallest', kind: FactKind): RelationshipField {
  return {
    name,
    label: label((w) => w.fields[name]),
    type: 'relationship',
    relationTo: 'facts',
    filterOptions: { kind: { equals: kind } },
  };
}

const without =
  (name: 'rate' | 'range' | 'smallest'): Condition =>
  (_data, siblings) =>
    !siblings[name];

const unlessFact = <One extends Field>(field: One, name: 'rate' | 'range' | 'smallest'): One =>
  ({ ...field, admin: { ...field.admin, condition: without(name) } }) as One;

const rates = group('rates', [
  fact('rate', 'money'),
  fact('range', 'number'),
  fact('smallest', 'personDays'),
  unlessFact(
    number('rangeFactor', { ...BOUNDS.rangeFactor, step: 0.05, defaultValue: 1.3 }),
    'range',
  ),
  number('mobileFactor', { ...BOUNDS.mobileFactor, step: 0.05, defaultValue: 1.5 }),
  unlessFact(number('dailyRatePLN', BOUNDS.dailyRate, optional), 'rate'),
  unlessFact(number('dailyRateEUR', BOUNDS.dailyRate, optional), 'rate'),
  unlessFact(
    number('smallestDays', BOUNDS.smallestDays, {
      ...optional,
      hint: label((w) => w.content.catalogues.smallestDaysHint),
    }),
    'smallest',
  ),
]);

/** Below every tab: the figures of the presets before and after the change. */
const totals: UIField = {
  name: 'totals',
  type: 'ui',
  admin: {
    components: { Field: '/content/catalogues/preset-totals.tsx#PresetTotals' },
    disableListColumn: true,
  },
};

/** Everything one calculator needs. The code of the calculators contains no items. */
export const catalogues = contentCollection({
  slug: 'catalogues',
  one: label((w) => w.content.catalogues.one),
  many: label((w) => w.content.catalogues.many),
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
      ...choice('calculator', (w): Record<CalculatorName, string> => w.catalogues.names, {
        sidebar: true,
      }),
      unique: true,
      index: true,
      // A catalogue that changed its calculator would leave the old one without any.
      access: { update: () => false },
    },
    line('version', {
      sidebar: true,
      hint: label((w) => w.content.catalogues.versionHint),
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.content.catalogues.content),
          fields: [localisedLine('title'), localisedLines('subtitle', optional)],
        },
        { label: label((w) => w.fields.groups), fields: [groups] },
        {
          label: label((w) => w.fields.presets),
          fields: [rows('presets', [keyAndIcon(), ...words()])],
        },
        {
          label: label((w) => w.fields.packages),
          fields: [
            rows('packages', [
              key('key'),
              number('fromDays', BOUNDS.fromDays),
              localisedLine('name'),
              localisedLines('description'),
            ]),
          ],
        },
        { label: label((w) => w.fields.rates), fields: [rates] },
      ],
    },
    totals,
  ],
});

/** Items to choose from in the estimate wizard. */
export const estimateElements = contentCollection({
  slug: 'estimate-elements',
  one: label((w) => w.content.estimateElements.one),
  many: label((w) => w.content.estimateElements.many),
  about: label((w) => w.content.estimateElements.about),
  group: 'calculators',
  title: 'title',
  columns: ['title', 'offer', 'icon'],
  defaultSort: 'id',
  fields: [
    choice(
      'offer',
      {
        customised: label((w) => w.content.estimateElements.offerCustomised),
        'products-systems': label((w) => w.content.estimateElements.offerProductsSystems),
      },
      { sidebar: true },
    ),
    icon({ sidebar: true }),
    localisedLine('title'),
    localisedLines('description'),
  ],
});
