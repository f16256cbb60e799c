import type { Section } from '@osnowa/contract';
import type { Block, Field } from 'payload';
import { picture } from '../../kit/fields/picture.ts';
import { choice, number, tick } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { localisedRichText } from '../fields/rich-text.ts';
import { points, questions, rows } from '../fields/rows.ts';
import { button, destination, localisedLine, localisedLines } from '../fields/text.ts';
import { contentBlock } from './content-block.ts';
import { EXAMPLE_KINDS, type SectionKind } from './examples.ts';

const optional = { optional: true };

/** A section that consists of rows shows nothing without any. */
const filled = { atLeast: 1 };

function limit(): Field {
  return number(
    'limit',
    { min: 1, step: 1 },
    {
      optional: true,
      hint: label((w) => w.blocks.sections.limitHint),
    },
  );
}

/** How a list is shown; the first view is that of a new section. */
function view(...views: ('rows' | 'cards' | 'names')[]): Field {
  const words = Object.fromEntries(
    views.map((one) => [one, label((w) => w.blocks.sections.views[one])]),
  );
  return choice('view', words, { defaultValue: views[0] as string });
}

/** Where a section is shown: by itself, or with the section before it. */
function place(other: 'beside' | 'below'): Field {
  const words = {
    own: label((w) => w.blocks.sections.places.own),
    [other]: label((w) => w.blocks.sections.places[other]),
  };
  return choice('place', words, {
    defaultValue: 'own',
    label: label((w) => w.blocks.sections.place),
    hint: label((w) => w.blocks.sections.placeHints[other]),
  });
}

function folded(): Field {
  return tick('folded', {
    hint: label((w) => w.blocks.sections.foldedHint),
  });
}

function secondButton(): Field {
  return {
    type: 'row',
    fields: [
      localisedLine('secondButton', { optional: true, width: 50 }),
      destination('secondButtonDestination', { width: 50 }),
    ],
  };
}

function calculatorTeaser(): Field[] {
  return [
    button(),
    localisedLine('figure', optional),
    localisedLine('note', optional),
    rows('bars', [
      {
        type: 'row',
        fields: [localisedLine('name', { width: 70 }), number('days', { min: 0 }, { width: 30 })],
      },
    ]),
  ];
}

/** Each kind of section: its label, and its fields besides title and subtitle. */
const KINDS: Record<Section['kind'], SectionKind> = {
  hero: {
    label: label((w) => w.blocks.sections.kindsHero),
    fields: () => [
      button(),
      secondButton(),
      {
        ...tick('claims', { label: label((w) => w.blocks.sections.heroClaims) }),
        defaultValue: true,
      },
    ],
  },
  slider: { label: label((w) => w.blocks.sections.kindsSlider) },
  products: {
    label: label((w) => w.blocks.sections.kindsProducts),
    fields: () => [view('rows', 'cards')],
  },
  services: { label: label((w) => w.blocks.sections.kindsServices), fields: () => [limit()] },
  claims: { label: label((w) => w.blocks.sections.kindsClaims) },
  realizations: {
    label: label((w) => w.blocks.sections.kindsRealizations),
    fields: () => [button(), limit()],
  },
  stages: {
    label: label((w) => w.blocks.sections.kindsStages),
    fields: () => [place('beside'), button(), points('items', [], filled)],
  },
  wheel: {
    label: label((w) => w.blocks.sections.kindsWheel),
    fields: () => [points('items', [], filled)],
  },
  areas: {
    label: label((w) => w.blocks.sections.kindsAreas),
    fields: () => [view('cards', 'names'), limit()],
  },
  industries: {
    label: label((w) => w.blocks.sections.kindsIndustries),
    fields: () => [view('rows', 'names'), place('beside'), limit()],
  },
  calculator: {
    label: label((w) => w.blocks.sections.kindsCalculator),
    fields: calculatorTeaser,
  },
  articles: { label: label((w) => w.blocks.sections.kindsArticles), fields: () => [limit()] },
  contact: {
    label: label((w) => w.blocks.sections.kindsContact),
    fields: () => [
      choice('asksAbout', (w) => w.blocks.sections.subjects, { defaultValue: 'offer' }),
    ],
  },
  text: {
    label: label((w) => w.blocks.sections.kindsText),
    fields: () => [place('beside'), localisedRichText('content'), folded()],
  },
  picture: {
    label: label((w) => w.blocks.sections.kindsPicture),
    fields: () => [button(), picture('image', { optional: false })],
  },
  points: {
    label: label((w) => w.blocks.sections.kindsPoints),
    fields: () => [place('below'), points('items', [], filled)],
  },
  questions: {
    label: label((w) => w.blocks.sections.kindsQuestions),
    fields: () => [questions('items', filled)],
  },
  team: { label: label((w) => w.blocks.sections.kindsTeam) },
  careers: { label: label((w) => w.blocks.sections.kindsCareers) },
  addresses: { label: label((w) => w.blocks.sections.kindsAddresses) },
  advisers: {
    label: label((w) => w.blocks.sections.kindsAdvisers),
    fields: () => [place('beside')],
  },
  association: { label: label((w) => w.blocks.sections.kindsAssociation) },
  flow: {
    label: label((w) => w.blocks.sections.kindsFlow),
    fields: () => [
      {
        type: 'row',
        fields: [
          localisedLine('from', {
            optional: true,
            width: 50,
            label: label((w) => w.blocks.sections.from),
          }),
          localisedLine('to', {
            optional: true,
            width: 50,
            label: label((w) => w.blocks.sections.to),
          }),
        ],
      },
      points('items', [tick('back')], filled),
    ],
  },
  callToAction: {
    label: label((w) => w.blocks.sections.kindsCallToAction),
    fields: () => [button()],
  },
  ...EXAMPLE_KINDS,
};

/** The sections of which an editor builds a page, one for each kind of the contract. */
export const sections: Block[] = Object.entries(KINDS).map(([kind, { label, fields }]) =>
  contentBlock(kind, label, [
    localisedLine('title', optional),
    localisedLines('subtitle', optional),
    ...(fields?.() ?? []),
  ]),
);

/** Those that show an example: a product's page has them too. */
export const exampleSections = sections.filter(({ slug }) => slug in EXAMPLE_KINDS);
