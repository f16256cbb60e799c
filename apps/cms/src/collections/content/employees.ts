import { picture } from '../../fields/picture.ts';
import { line, localisedLine, mailbox, telephone } from '../../fields/text.ts';
import { tick } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** People of the company. */
export const employees = contentCollection({
  slug: 'employees',
  one: { pl: 'Pracownik', en: 'Employee' },
  many: { pl: 'Zespół', en: 'Team' },
  about: {
    pl: 'Strona „O nas” pokazuje najpierw kierującego firmą, potem resztę według nazwiska.',
    en: 'The about page shows who leads the company first, then the others by surname.',
  },
  group: 'company',
  title: 'surname',
  columns: ['name', 'surname', 'position', 'isAdviser'],
  defaultSort: 'surname',
  fields: [
    tick('isChief', { sidebar: true }),
    tick('isAdviser', {
      sidebar: true,
      hint: {
        pl: 'Karta doradcy w menu i na stronie kontaktu.',
        en: 'A card of the adviser in the menus and on the contact page.',
      },
    }),
    {
      type: 'row',
      fields: [
        line('name', { label: { pl: 'Imię', en: 'First name' }, width: 50 }),
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
      hint: {
        pl: 'Portret w pionie, co najmniej 580×870 pikseli.',
        en: 'An upright portrait of at least 580×870 pixels.',
      },
    }),
  ],
});
