import { picture } from '../../fields/picture.ts';
import { line, localisedLine, mailbox, telephone } from '../../fields/text.ts';
import { tick } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
import { contentCollection } from './content-collection.ts';

/** People of the company. */
export const employees = contentCollection({
  slug: 'employees',
  one: label((w) => w.content.employees.one),
  many: label((w) => w.content.employees.many),
  about: label((w) => w.content.employees.about),
  group: 'company',
  title: 'surname',
  columns: ['name', 'surname', 'position', 'isAdviser'],
  defaultSort: 'surname',
  fields: [
    tick('isChief', { sidebar: true }),
    tick('isAdviser', {
      sidebar: true,
      hint: label((w) => w.content.employees.isAdviserHint),
    }),
    {
      type: 'row',
      fields: [
        line('name', { label: label((w) => w.content.employees.name), width: 50 }),
        line('surname', { width: 50 }),
      ],
    },
    localisedLine('position'),
    {
      type: 'row',
      fields: [telephone({ optional: true, width: 50 }), mailbox({ optional: true, width: 50 })],
    },
    picture('image', {
      optional: false,
      hint: label((w) => w.content.employees.imageHint),
    }),
  ],
});
