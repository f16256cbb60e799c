import { localisedLine, localisedLines } from '../../fields/text.ts';
import { choice, icon } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
import { contentCollection } from './content-collection.ts';

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
