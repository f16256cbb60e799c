import type { Section } from '@osnowa/contract';
import type { Block, Field } from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { picture } from '../fields/picture.ts';
import { localisedRichText } from '../fields/rich-text.ts';
import { points, questions, rows } from '../fields/rows.ts';
import { button, destination, localisedLine, localisedLines } from '../fields/text.ts';
import { number, tick } from '../fields/values.ts';
import { contentBlock } from './content-block.ts';
import { EXAMPLE_KINDS, type SectionKind } from './examples.ts';

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

/** Each kind of section: its label, and its fields besides title and subtitle. */
const KINDS: Record<Section['kind'], SectionKind> = {
  hero: { label: { pl: 'Czoło strony', en: 'Hero' }, fields: () => [button(), secondButton()] },
  slider: { label: { pl: 'Pokaz slajdów', en: 'Slider' } },
  products: { label: { pl: 'Produkty', en: 'Products' } },
  services: { label: { pl: 'Usługi', en: 'Services' }, fields: () => [limit()] },
  claims: { label: { pl: 'Liczby o firmie', en: 'Claims' } },
  realizations: {
    label: { pl: 'Realizacje', en: 'Case studies' },
    fields: () => [button(), limit()],
  },
  stages: {
    label: { pl: 'Etapy', en: 'Stages' },
    fields: () => [button(), points('items', [], filled)],
  },
  wheel: {
    label: { pl: 'Cykl kroków', en: 'Cycle of steps' },
    fields: () => [points('items', [], filled)],
  },
  areas: { label: { pl: 'Obszary', en: 'Areas' }, fields: () => [limit()] },
  industries: { label: { pl: 'Branże', en: 'Industries' }, fields: () => [limit()] },
  calculator: {
    label: { pl: 'Zachęta do kalkulatora', en: 'Calculator teaser' },
    fields: calculatorTeaser,
  },
  articles: { label: { pl: 'Najnowsze wpisy', en: 'Latest articles' }, fields: () => [limit()] },
  contact: { label: { pl: 'Formularz kontaktowy', en: 'Contact form' } },
  text: {
    label: { pl: 'Tekst', en: 'Text' },
    fields: () => [localisedRichText('content'), folded()],
  },
  picture: {
    label: { pl: 'Obraz', en: 'Picture' },
    fields: () => [button(), picture('image', { optional: false })],
  },
  points: {
    label: { pl: 'Punkty z ikonami', en: 'Points with icons' },
    fields: () => [points('items', [], filled)],
  },
  questions: {
    label: {
      pl: 'Pytania i odpowiedzi',
      en: 'Questions and answers',
    },
    fields: () => [questions('items', filled)],
  },
  team: { label: { pl: 'Zespół', en: 'Team' } },
  careers: { label: { pl: 'Oferty pracy', en: 'Job offers' } },
  addresses: { label: { pl: 'Dane kontaktowe', en: 'Contact details' } },
  advisers: { label: { pl: 'Doradcy', en: 'Advisers' } },
  association: { label: { pl: 'Izba branżowa', en: 'Association' } },
  flow: {
    label: { pl: 'Schemat przepływu', en: 'Flow diagram' },
    fields: () => [
      {
        type: 'row',
        fields: [
          localisedLine('from', { optional: true, width: 50, label: FROM }),
          localisedLine('to', { optional: true, width: 50, label: TO }),
        ],
      },
      points('items', [tick('back')], filled),
    ],
  },
  callToAction: {
    label: { pl: 'Wezwanie do działania', en: 'Call to action' },
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
