import { titles } from '../../fields/rows.ts';
import { localisedLine } from '../../fields/text.ts';
import { icon } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
import { contentCollection } from './content-collection.ts';

/** Features that areas and industries refer to. */
export const features = contentCollection({
  slug: 'features',
  one: label((w) => w.content.features.one),
  many: label((w) => w.content.features.many),
  about: label((w) => w.content.features.about),
  group: 'pages',
  title: 'cardTitle',
  columns: ['cardTitle', 'icon'],
  fields: [icon(), localisedLine('cardTitle'), titles('featureElements', 'name')],
});
