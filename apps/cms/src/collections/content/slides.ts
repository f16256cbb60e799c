import { picture } from '../../fields/picture.ts';
import { button, localisedLine, localisedLines } from '../../fields/text.ts';
import { order } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Slides of the home page. */
export const slides = contentCollection({
  slug: 'slides',
  one: { pl: 'Slajd', en: 'Slide' },
  many: { pl: 'Slajdy', en: 'Slides' },
  about: {
    pl: 'Pokaz slajdów na stronie głównej.',
    en: 'The slider of the home page.',
  },
  group: 'pages',
  title: 'title',
  columns: ['title', 'image', 'order'],
  defaultSort: 'order',
  fields: [
    order(),
    localisedLine('titleUppercase', { optional: true }),
    localisedLine('title'),
    localisedLines('subtitle'),
    button(),
    picture('image', { optional: false }),
  ],
});
