import type { Section } from '@osnowa/contract';
import type { Block, Field } from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { picture } from '../fields/picture.ts';
import { localisedRichText } from '../fields/rich-text.ts';
import { points, questions, rows } from '../fields/rows.ts';
import { button, destination, localisedLine, localisedLines } from '../fields/text.ts';
import { number, tick } from '../fields/values.ts';
import { contentBlock } from './content-block.ts';
import { EXAMPLE_FIELDS } from './examples.ts';
import { SECTION_LABELS } from './section-labels.ts';

const optional = { optional: true };

/** A section that consists of rows shows nothing without any. */
const filled = { atLeast: 1 };

const FROM: AdminLabel = { pl: 'Skąd płynie', en: 'Flows from' };
const TO: AdminLabel = { pl: 'Dokąd płynie', en: 'Flows to' };

function limit(): Field {
  return number(
    'limit',
    { min: 1, step: 1 },
    {
      optional: true,
      hint: { pl: 'Puste: wszystkie.', en: 'Empty: all of them.' },
    },
  );
}

function folded(): Field {
  return tick('folded', {
    hint: {
      pl: 'Każdy nagłówek drugiego stopnia zaczyna rozdział, który na telefonie się rozwija. Na szerokim ekranie i w druku widać całość.',
      en: 'Each heading of the second level begins a chapter that opens on phones. Wide screens and print show everything.',
    },
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

/** Fields of each section besides its title and subtitle. */
const FIELDS: Record<Section['kind'], () => Field[]> = {
  hero: () => [button(), secondButton()],
  slider: () => [],
  products: () => [],
  services: () => [limit()],
  claims: () => [],
  realizations: () => [button(), limit()],
  stages: () => [button(), points('items', [], filled)],
  wheel: () => [points('items', [], filled)],
  areas: () => [limit()],
  industries: () => [limit()],
  calculator: calculatorTeaser,
  articles: () => [limit()],
  contact: () => [],
  text: () => [localisedRichText('content'), folded()],
  picture: () => [button(), picture('image', { optional: false })],
  points: () => [points('items', [], filled)],
  questions: () => [questions('items', filled)],
  team: () => [],
  careers: () => [],
  addresses: () => [],
  advisers: () => [],
  association: () => [],
  flow: () => [
    {
      type: 'row',
      fields: [
        localisedLine('from', { optional: true, width: 50, label: FROM }),
        localisedLine('to', { optional: true, width: 50, label: TO }),
      ],
    },
    points('items', [tick('back')], filled),
  ],
  callToAction: () => [button()],
  ...EXAMPLE_FIELDS,
};

/** The sections an editor arranges a page from, one for each kind of the contract. */
export const sections: Block[] = Object.entries(FIELDS).map(([kind, fields]) =>
  contentBlock(kind, SECTION_LABELS[kind as Section['kind']], [
    localisedLine('title', optional),
    localisedLines('subtitle', optional),
    ...fields(),
  ]),
);

/** Those that show an example: a product's page has them too. */
export const exampleSections = sections.filter(({ slug }) => slug in EXAMPLE_FIELDS);
