import { LABELS } from '../../fields/labels.ts';
import { key } from '../../fields/slug/slug.ts';
import { destination, localisedLine, localisedLines } from '../../fields/text.ts';
import { icon, order, tick } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Services, all on one page. */
export const services = contentCollection({
  slug: 'services',
  one: { pl: 'Usługa', en: 'Service' },
  many: { pl: 'Usługi', en: 'Services' },
  group: 'pages',
  title: 'name',
  columns: ['name', 'anchor', 'order'],
  defaultSort: 'order',
  fields: [
    order(),
    key('anchor', {
      sidebar: true,
      hint: {
        pl: 'Część adresu za znakiem #, na przykład mobile.',
        en: 'What stands after the # of the address, such as mobile.',
      },
    }),
    icon({ sidebar: true }),
    tick('isMobile', { sidebar: true }),
    localisedLine('name'),
    localisedLines('servicesDescription'),
    localisedLine('button', { optional: true }),
    {
      name: 'realizationDetail',
      label: LABELS.buttonDestination,
      type: 'group',
      fields: [destination('buttonDestination')],
    },
  ],
});
