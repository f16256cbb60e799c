import { titles } from '../../fields/rows.ts';
import { localisedLine } from '../../fields/text.ts';
import { icon } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Features that areas and industries refer to. */
export const features = contentCollection({
  slug: 'features',
  one: { pl: 'Funkcja', en: 'Feature' },
  many: { pl: 'Funkcje', en: 'Features' },
  about: {
    pl: 'Karty, które wybiera się w obszarach i branżach.',
    en: 'Cards that areas and industries choose from.',
  },
  group: 'pages',
  title: 'cardTitle',
  columns: ['cardTitle', 'icon'],
  fields: [icon(), localisedLine('cardTitle'), titles('featureElements', 'name')],
});
