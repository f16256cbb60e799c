import { key } from '../../fields/slug/slug.ts';
import { destination, localisedLine, localisedLines } from '../../fields/text.ts';
import { icon, order, tick } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
import { contentCollection } from './content-collection.ts';

/** Services, all on one page. */
export const services = contentCollection({
  slug: 'services',
  one: label((w) => w.content.services.one),
  many: label((w) => w.content.services.many),
  group: 'pages',
  title: 'name',
  columns: ['name', 'anchor', 'order'],
  defaultSort: 'order',
  fields: [
    order(),
    key('anchor', {
      sidebar: true,
      hint: label((w) => w.content.services.anchorHint),
    }),
    icon({ sidebar: true }),
    tick('isMobile', { sidebar: true }),
    localisedLine('name'),
    localisedLines('servicesDescription'),
    localisedLine('button', { optional: true }),
    {
      name: 'realizationDetail',
      label: label((w) => w.fields.buttonDestination),
      type: 'group',
      fields: [destination('buttonDestination')],
    },
  ],
});
