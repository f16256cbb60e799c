import { commercialBlocks } from '../../blocks/commercial.ts';
import { line } from '../../fields/text.ts';
import { label } from '../../kit/words.ts';
import { contentCollection } from './content-collection.ts';

/** Sets of commercial blocks that posts refer to. */
export const sidebars = contentCollection({
  slug: 'sidebars',
  one: label((w) => w.content.sidebars.one),
  many: label((w) => w.content.sidebars.many),
  about: label((w) => w.content.sidebars.about),
  group: 'blog',
  title: 'name',
  columns: ['name'],
  fields: [
    line('name', {
      hint: label((w) => w.content.sidebars.nameHint),
    }),
    {
      name: 'blocks',
      label: label((w) => w.fields.blocks),
      labels: {
        singular: label((w) => w.content.sidebars.blocksSingular),
        plural: label((w) => w.content.sidebars.blocksPlural),
      },
      type: 'blocks',
      blocks: commercialBlocks,
      custom: { row: label((w) => w.content.sidebars.blocksRow) },
      admin: { initCollapsed: true },
    },
  ],
});
