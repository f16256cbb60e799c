import { commercialBlocks } from '../../blocks/commercial.ts';
import { LABELS } from '../../fields/labels.ts';
import { line } from '../../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Sets of commercial blocks that posts refer to. */
export const sidebars = contentCollection({
  slug: 'sidebars',
  one: { pl: 'Zestaw bloków reklamowych', en: 'Set of promotional blocks' },
  many: { pl: 'Zestawy bloków reklamowych', en: 'Sets of promotional blocks' },
  about: {
    pl: 'Zestaw wybiera się przy wpisie; jeden zestaw może służyć wielu wpisom.',
    en: 'A post chooses a set; one set may serve many posts.',
  },
  group: 'blog',
  title: 'name',
  columns: ['name'],
  fields: [
    line('name', {
      hint: {
        pl: 'Nazwa tylko dla redakcji.',
        en: 'A name for the editors only.',
      },
    }),
    {
      name: 'blocks',
      label: LABELS.blocks,
      labels: {
        singular: { pl: 'blok', en: 'block' },
        plural: { pl: 'Bloki', en: 'Blocks' },
      },
      type: 'blocks',
      blocks: commercialBlocks,
      custom: { row: { pl: 'Blok', en: 'Block' } },
      admin: { initCollapsed: true },
    },
  ],
});
