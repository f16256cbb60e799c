import { MENU } from '@osnowa/contract';
import { COLUMN_LABELS, type MenuList, TERMS } from '@osnowa/site-map';
import type { Block, Field, FieldHook, GlobalConfig, TextField } from 'payload';
import { z } from 'zod';
import { globalContentAccess, hiddenFromOthers } from '../../access/content.ts';
import {
  keepUnsaved,
  plannedDrafts,
  publishButtons,
  scheduledNotice,
} from '../../admin/editing/form-parts.ts';
import { homePreviews } from '../../admin/preview/preview.ts';
import { draftedGlobal } from '../../changes/languages/drafted-global.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { author } from '../../fields/author.ts';
import { presentInDefaultLanguage } from '../../fields/default-language.ts';
import { LABELS } from '../../fields/labels.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { rows } from '../../fields/rows.ts';
import { byContract, IS_LINK, type LineField, line, localisedLine } from '../../fields/text.ts';
import { choice, icon, tick } from '../../fields/values.ts';
import { ADDRESSED } from '../../reads/addresses.ts';
import { firstBar, firstColumns } from '../../reads/menus/built-in.ts';
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

const LISTS: Record<MenuList, AdminLabel> = {
  products: { pl: 'Produkty', en: 'Products' },
  realizations: { pl: 'Realizacje', en: 'Case studies' },
  areas: { pl: 'Obszary', en: 'Areas' },
  industries: { pl: 'Branże', en: 'Industries' },
};

const DOCUMENT_HINT: AdminLabel = {
  pl: 'Gdy zmieni się adres strony, odnośnik pójdzie za nią. Strona nieopublikowana pojawi się w menu po publikacji.',
  en: 'When the address of the page changes, the link follows. An unpublished page appears in the menu once it is published.',
};

const LABEL_HINT: AdminLabel = {
  pl: 'Puste: nazwa używana w witrynie albo tytuł strony.',
  en: 'Empty: the name that the site uses, or the title of the page.',
};

const BAR_LABEL_HINT: AdminLabel = {
  pl: `${LABEL_HINT.pl} Pasek to jeden wiersz w każdym języku: im krócej, tym lepiej.`,
  en: `${LABEL_HINT.en} The bar is one line in every language: the shorter, the better.`,
};

/** Stored with a row that the form began with: the site's own word where no text is written. */
function ownWord(name: 'term' | 'heading', words: readonly string[]): TextField {
  const refusal: AdminLabel = {
    pl: 'Witryna nie ma takiego słowa.',
    en: 'The site has no such word.',
  };
  const rule = byContract(z.enum(words), refusal);
  return { name, type: 'text', validate: rule, admin: { hidden: true } };
}

/** Target and label of an entry. */
function linkFields(label: Pick<LineField, 'validate'> & { hint: AdminLabel }): Field[] {
  return [
    {
      name: 'document',
      label: LABELS.document,
      type: 'relationship',
      relationTo: [...ADDRESSED],
      validate: hasTarget as never,
      admin: { description: DOCUMENT_HINT, allowCreate: false },
    },
    {
      ...line('url', {
        optional: true,
        label: { pl: 'albo adres zewnętrzny (https)', en: 'or an external address (https)' },
      }),
      validate: externalAddress,
      custom: IS_LINK,
      admin: { condition: (_data, row) => !row?.document },
    },
    {
      ...localisedLine('label', {
        optional: true,
        label: { pl: 'Etykieta', en: 'Label' },
        hint: label.hint,
      }),
      validate: label.validate,
    },
    ownWord('term', TERMS),
  ];
}

const BAR_LINK = { validate: barLabel, hint: BAR_LABEL_HINT };
const LINK = { validate: linkLabel, hint: LABEL_HINT };

function place(): Field {
  return choice(
    'place',
    {
      everywhere: { pl: 'W pasku i na telefonie', en: 'In the bar and on phones' },
      bar: { pl: 'Tylko w pasku', en: 'In the bar only' },
      phone: { pl: 'Tylko na telefonie', en: 'On phones only' },
    },
    { defaultValue: 'everywhere' },
  );
}

function menuBlock(slug: string, words: AdminLabel, fields: Field[]): Block {
  return {
    slug,
    labels: { singular: words, plural: words },
    fields,
    admin: {
      disableBlockName: true,
      components: {
        Label: {
          path: '/fields/admin/menu-label.tsx#MenuLabel',
          clientProps: { kind: words },
        },
      },
    },
  };
}

function links(name: 'items' | 'links', fields: Field[]) {
  const field = rows(name, fields);
  const label = '/fields/admin/menu-label.tsx#MenuLabel';
  return { ...field, admin: { ...field.admin, components: { RowLabel: label } } };
}

const PLAIN: AdminLabel = { pl: 'Odnośnik', en: 'Link' };
const LISTED: AdminLabel = { pl: 'Lista z oferty', en: 'List of the offer' };
const OWN: AdminLabel = { pl: 'Własna lista', en: 'List of your own' };
const COLUMN: AdminLabel = { pl: 'Kolumna', en: 'Column' };

const LISTED_HINT: AdminLabel = {
  pl: 'Wypełnia się sama: cztery pierwsze z zaznaczonym „W menu na górze”, potem „Zobacz więcej” ze stroną wpisu.',
  en: 'It fills itself: the first four with “In the top menu” ticked, then “View more” with the page of the entry.',
};

const ITEMS_HINT: AdminLabel = {
  pl: `Najwyżej ${MENU.items} pozycje.`,
  en: `At most ${MENU.items} items.`,
};

const REST_HINT: AdminLabel = {
  pl: 'Pod odnośnikami staną same wszystkie, których nie ma powyżej. Nowy produkt pojawi się bez zmiany stopki.',
  en: 'All those that are not among the links follow by themselves. A new product appears without a change of the footer.',
};

const barBlocks: Block[] = [
  menuBlock('plain', PLAIN, [...linkFields(BAR_LINK), place()]),
  menuBlock('listed', LISTED, [
    ...linkFields(BAR_LINK),
    { ...choice('list', LISTS), admin: { description: LISTED_HINT } },
    place(),
  ]),
  menuBlock('own', OWN, [
    ...linkFields(BAR_LINK),
    {
      ...links('items', [...linkFields(LINK), icon({ optional: true })]),
      required: true,
      validate: listFits,
      admin: { ...links('items', []).admin, description: ITEMS_HINT },
    },
    place(),
  ]),
];

/** A new column needs a Polish title; one that the form began with has the site's own. */
const titleInPolish: FieldHook = (hook) =>
  (hook.siblingData as { heading?: unknown }).heading ? undefined : presentInDefaultLanguage(hook);

const columnBlock = menuBlock('column', COLUMN, [
  {
    ...localisedLine('title', {
      optional: true,
      hint: {
        pl: 'W kolumnach, które były od początku, puste pole oznacza słowo witryny.',
        en: 'In the columns that were there from the beginning, empty means the site’s own word.',
      },
    }),
    validate: columnTitle,
    hooks: { beforeChange: [titleInPolish] },
  },
  ownWord('heading', COLUMN_LABELS),
  { ...links('links', linkFields(LINK)), validate: columnIsFilled },
  {
    ...choice('list', LISTS, {
      optional: true,
      label: { pl: 'Dalej sama się wypełnia', en: 'Then it fills itself' },
      hint: REST_HINT,
    }),
  },
  tick('terms', {
    label: { pl: 'Na końcu ogólne warunki (PDF)', en: 'General terms (PDF) at the end' },
  }),
]);

const ABOUT: AdminLabel = {
  pl: 'Doradcy w menu to pracownicy z zaznaczonym „Doradca”. Media społecznościowe, izbę i ogólne warunki zmienia się w ustawieniach witryny.',
  en: 'The advisers in the menus are the employees with “Adviser” ticked. Social links, association and general terms are in the site settings.',
};

/** One of the rows of each list, in lists of fields. */
const ROW_NAMES: Record<'bar' | 'columns', AdminLabel> = {
  bar: { pl: 'Wpis', en: 'Entry' },
  columns: { pl: 'Kolumna', en: 'Column' },
};

/** A list of blocks that is one column of JSON (docs/decisions/sections.md). */
function blocksOf(name: 'bar' | 'columns', row: AdminLabel, blocks: Block[]) {
  return {
    name,
    label: LABELS[name],
    labels: { singular: row, plural: LABELS[name] },
    type: 'blocks' as const,
    blocks,
    custom: { row: ROW_NAMES[name] },
    admin: { initCollapsed: true },
  };
}

/** The menus and the footer. Until they are published, the site shows its own entries. */
export const navigation: GlobalConfig = draftedGlobal({
  slug: 'navigation',
  label: { pl: 'Menu i stopka', en: 'Menus and footer' },
  access: globalContentAccess,
  admin: {
    group: MENU_GROUPS.pages,
    description: ABOUT,
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
          label: { pl: 'Menu', en: 'Menu' },
          fields: [
            {
              ...blocksOf('bar', { pl: 'wpis', en: 'entry' }, barBlocks),
              required: true,
              validate: barFits,
              defaultValue: firstBar,
            },
          ],
        },
        {
          label: { pl: 'Stopka', en: 'Footer' },
          fields: [
            {
              ...blocksOf('columns', { pl: 'kolumnę', en: 'column' }, [columnBlock]),
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
