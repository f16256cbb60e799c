import { link, node, words } from '../../../../testing/rich-text.ts';

const ROW = 'dddddddddddddddddddddddd';
export const CONTENT = `sections.${ROW}.content`;

const item = (value: number, ...children: object[]) => node('listitem', children, { value });
const list = (...children: object[]) =>
  node('list', children, { tag: 'ul', listType: 'bullet', start: 1 });

export const HEADING = node('heading', [words('Cennik')], { tag: 'h2' });
const OFFER = node('paragraph', [
  words('Ceny są w '),
  link('/contact', 'cenniku'),
  words('. Widać je od razu.'),
]);
const POINTS = [item(1, words('Stała '), words('cena', 1)), item(2, words('Bez umowy'))];
export const RULE = { type: 'horizontalrule', version: 1 };
export const ARTICLE = [
  HEADING,
  OFFER,
  list(...POINTS),
  RULE,
  node('paragraph', [words('Zapraszamy.')]),
];

/** German lines by those of the article. */
export const GERMAN = {
  Cennik: 'Preise',
  'Ceny są w <1>cenniku</1>. Widać je od razu.':
    'In der <1>Preisliste</1> stehen Preise. Man sieht sie sofort.',
  'Stała <1>cena</1>': '<1>Festpreis</1>',
  'Bez umowy': 'Ohne Vertrag',
  'Zapraszamy.': 'Willkommen.',
};

/** The article in German, with its structure and formatting. */
export const TRANSLATED = [
  { ...HEADING, children: [words('Preise')] },
  {
    ...OFFER,
    children: [
      words('In der '),
      link('/contact', 'Preisliste'),
      words(' stehen Preise. Man sieht sie sofort.'),
    ],
  },
  list(item(1, words('Festpreis', 1)), item(2, words('Ohne Vertrag'))),
  RULE,
  node('paragraph', [words('Willkommen.')]),
];

/** A later article: a changed heading, a new paragraph, a changed entry, two blocks less. */
export const LATER_ARTICLE = [
  node('heading', [words('Ceny i stawki')], { tag: 'h2' }),
  OFFER,
  node('paragraph', [words('Dopisane.')]),
  list(item(1, words('Stała cena netto')), item(2, words('Bez umowy'))),
];

/** A page with one formatted text. */
export const articlePage = (children: object[]) => ({
  title: 'Ceny',
  sections: [
    { blockType: 'text', id: ROW, title: 'Ceny', content: { root: node('root', children) } },
  ],
});

/** Lines that do not fit the paragraph with a link, and how the sentence about each begins. */
export const BROKEN = [
  ['In der Preisliste.', 'Brakuje znacznika <1>: '],
  ['<1>a</1> und <2>b</2>.', 'Znacznik <2> jest tu dwa razy'],
  ['</1>a<1> b.', 'Znacznik </1> jest w złym miejscu'],
  ['In der\n<1>Preisliste</1>.', 'To pole to jeden akapit'],
] as const;
