import { TERMS } from '@osnowa/brand/offer';
import { MENU } from '@osnowa/contract';
import { COLUMN_LABELS } from '@osnowa/site-map';
import { fill } from '@osnowa/text';
import type { Block, Field, FieldHook, GlobalConfig, TextField } from 'payload';
import { z } from 'zod';
import { globalContentAccess, hiddenFromOthers } from '../../../accounts/content.ts';
import { author } from '../../../kit/fields/author.ts';
import { presentInDefaultLanguage } from '../../../kit/fields/default-language.ts';
import { IS_LINK } from '../../../kit/fields/field-options.ts';
import { choice, icon, tick } from '../../../kit/fields/values.ts';
import type { AdminLabel } from '../../../kit/office-language.ts';
import { label, type Sentence } from '../../../kit/words.ts';
import { draftedGlobal } from '../../../publishing/drafted-global.ts';
import { ADDRESSED } from '../../../reads/addresses.ts';
import { firstBar, firstColumns } from '../../../reads/built-in.ts';
import {
  keepUnsaved,
  plannedDrafts,
  publishButtons,
  scheduledNotice,
} from '../../editing/form-parts.ts';
import { homePreviews } from '../../editing/preview.ts';
import { refuseMissingFactsIn } from '../../facts/reference-faults.ts';
import { rows } from '../../fields/rows.ts';
import { byContract, type LineField, line, localisedLine } from '../../fields/text.ts';
import { NO_TEMPLATE } from '../../templates/templates.ts';
import {
  barFits,
  barLabel,
  columnIsFilled,
  columnTitle,
  externalAddress,
  footerFits,
  hasTarget,
  linkLabel,
  listFits,
} from './rules.ts';

/** Stored with a row that the form began with: the site's own word where no text is written. */
function ownWord(name: 'term' | 'heading', words: readonly string[]): TextField {
  const rule = byContract(z.enum(words), (w) => w.globals.navigation.ownWordRefusal);
  return { name, type: 'text', validate: rule, admin: { hidden: true } };
}

/** Target and label of an entry. */
function linkFields(own: Pick<LineField, 'validate'> & { hint: AdminLabel }): Field[] {
  return [
    {
      name: 'document',
      label: label((w) => w.fields.document),
      type: 'relationship',
      relationTo: [...ADDRESSED],
      validate: hasTarget as never,
      filterOptions: ({ relationTo }) => (relationTo === 'pages' ? NO_TEMPLATE : true),
      admin: { description: label((w) => w.globals.navigation.documentHint), allowCreate: false },
    },
    {
      ...line('url', {
        optional: true,
        label: label((w) => w.globals.navigation.linkFieldsUrl),
      }),
      validate: externalAddress,
      custom: IS_LINK,
      admin: { condition: (_data, row) => !row?.document },
    },
    {
      ...localisedLine('label', {
        optional: true,
        label: label((w) => w.globals.navigation.linkFieldsLabel),
        hint: own.hint,
      }),
      validate: own.validate,
    },
    ownWord('term', TERMS),
  ];
}

const BAR_LINK = { validate: barLabel, hint: label((w) => w.globals.navigation.barLabelHint) };
const LINK = { validate: linkLabel, hint: label((w) => w.globals.navigation.labelHint) };

function place(): Field {
  return choice(
    'place',
    {
      everywhere: label((w) => w.globals.navigation.placeEverywhere),
      bar: label((w) => w.globals.navigation.placeBar),
      phone: label((w) => w.globals.navigation.placePhone),
    },
    { defaultValue: 'everywhere' },
  );
}

function menuBlock(slug: string, named: Sentence, fields: Field[]): Block {
  const words = label(named);
  return {
    slug,
    labels: { singular: words, plural: words },
    fields,
    admin: {
      disableBlockName: true,
      components: {
        Label: {
          path: '/kit/fields/labels.tsx#MenuLabel',
          clientProps: { kind: words },
        },
      },
    },
  };
}

function links(name: 'items' | 'links', fields: Field[]) {
  const field = rows(name, fields);
  const label = '/kit/fields/labels.tsx#MenuLabel';
  return { ...field, admin: { ...field.admin, components: { RowLabel: label } } };
}

const barBlocks: Block[] = [
  menuBlock('plain', (w) => w.globals.navigation.plain, [...linkFields(BAR_LINK), place()]),
  menuBlock('listed', (w) => w.globals.navigation.listed, [
    ...linkFields(BAR_LINK),
    {
      ...choice('list', (w) => w.globals.navigation.lists),
      admin: { description: label((w) => w.globals.navigation.listedHint) },
    },
    place(),
  ]),
  menuBlock('own', (w) => w.globals.navigation.own, [
    ...linkFields(BAR_LINK),
    {
      ...links('items', [...linkFields(LINK), icon({ optional: true })]),
      required: true,
      validate: listFits,
      admin: {
        ...links('items', []).admin,
        description: label((w) => fill(w.globals.navigation.itemsHint, { items: MENU.items })),
      },
    },
    place(),
  ]),
];

/** A new column needs a Polish title; one that the form began with has the site's own. */
const titleInPolish: FieldHook = (hook) =>
  (hook.siblingData as { heading?: unknown }).heading ? undefined : presentInDefaultLanguage(hook);

const columnBlock = menuBlock('column', (w) => w.globals.navigation.column, [
  {
    ...localisedLine('title', {
      optional: true,
      hint: label((w) => w.globals.navigation.titleHint),
    }),
    validate: columnTitle,
    hooks: { beforeChange: [titleInPolish] },
  },
  ownWord('heading', COLUMN_LABELS),
  { ...links('links', linkFields(LINK)), validate: columnIsFilled },
  {
    ...choice('list', (w) => w.globals.navigation.lists, {
      optional: true,
      label: label((w) => w.globals.navigation.columnList),
      hint: label((w) => w.globals.navigation.restHint),
    }),
  },
  tick('terms', { label: label((w) => w.globals.navigation.columnTerms) }),
]);

/** A list of blocks that is one column of JSON (docs/decisions/sections.md). */
function blocksOf(name: 'bar' | 'columns', row: Sentence, blocks: Block[]) {
  return {
    name,
    label: label((w) => w.fields[name]),
    labels: { singular: label(row), plural: label((w) => w.fields[name]) },
    type: 'blocks' as const,
    blocks,
    custom: { row: label((w) => w.globals.navigation.rowNames[name]) },
    admin: { initCollapsed: true },
  };
}

/** The menus and the footer. Until they are published, the site shows its own entries. */
export const navigation: GlobalConfig = draftedGlobal({
  slug: 'navigation',
  label: label((w) => w.globals.navigation.menusAndFooter),
  access: globalContentAccess,
  hooks: { beforeChange: [refuseMissingFactsIn] },
  admin: {
    group: label((w) => w.menu.pages),
    description: label((w) => w.globals.navigation.about),
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    components: { elements: { beforeDocumentControls: keepUnsaved, ...publishButtons } },
    ...homePreviews,
  },
  versions: { drafts: plannedDrafts, max: 50 },
  fields: [
    scheduledNotice,
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.globals.navigation.menu),
          fields: [
            {
              ...blocksOf('bar', (w) => w.globals.navigation.bar, barBlocks),
              required: true,
              validate: barFits,
              defaultValue: firstBar,
            },
          ],
        },
        {
          label: label((w) => w.globals.navigation.footer),
          fields: [
            {
              ...blocksOf('columns', (w) => w.globals.navigation.columns, [columnBlock]),
              validate: footerFits,
              defaultValue: firstColumns,
            },
          ],
        },
      ],
    },
    author,
  ],
});
