import { picture } from '../../kit/fields/picture.ts';
import { order } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { button, localisedLine, localisedLines } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Slides of the home page. */
export const slides = contentCollection({
  slug: 'slides',
  one: label((w) => w.content.slides.one),
  many: label((w) => w.content.slides.many),
  about: label((w) => w.content.slides.about),
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
