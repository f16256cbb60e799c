import { localisedLine, localisedLines } from '../../fields/text.ts';
import { choice, icon } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Items to choose from in the estimate wizard. */
export const estimateElements = contentCollection({
  slug: 'estimate-elements',
  one: { pl: 'Element wyceny', en: 'Estimate item' },
  many: { pl: 'Elementy wyceny', en: 'Estimate items' },
  about: {
    pl: 'Pierwszy krok kreatora wyceny, w kolejności dodania.',
    en: 'First step of the estimate wizard, in the order they were added.',
  },
  group: 'calculators',
  title: 'title',
  columns: ['title', 'offer', 'icon'],
  defaultSort: 'id',
  fields: [
    choice(
      'offer',
      {
        customised: { pl: 'Na miarę', en: 'Made to measure' },
        'products-systems': {
          pl: 'Produkty i systemy',
          en: 'Products and systems',
        },
      },
      { sidebar: true },
    ),
    icon({ sidebar: true }),
    localisedLine('title'),
    localisedLines('description'),
  ],
});
