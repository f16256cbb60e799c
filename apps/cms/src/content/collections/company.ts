import { picture } from '../../kit/fields/picture.ts';
import { choice, day, publishedAt, tick } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { seoTab, titles } from '../fields/rows.ts';
import { slug } from '../fields/slug.ts';
import { line, localisedLine, localisedLines, mailbox, telephone } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Job offers. */
export const careers = contentCollection({
  slug: 'careers',
  one: label((w) => w.content.careers.one),
  many: label((w) => w.content.careers.many),
  group: 'company',
  title: 'title',
  columns: ['title', 'location', 'publishedAt', 'validThrough'],
  defaultSort: '-publishedAt',
  fields: [
    slug('slug', { from: 'title' }),
    publishedAt(),
    day('validThrough', { sidebar: true }),
    choice(
      'employmentType',
      {
        FULL_TIME: label((w) => w.content.careers.employmentTypeFullTime),
        PART_TIME: label((w) => w.content.careers.employmentTypePartTime),
        CONTRACTOR: label((w) => w.content.careers.employmentTypeContractor),
        INTERN: label((w) => w.content.careers.employmentTypeIntern),
      },
      { sidebar: true, defaultValue: 'FULL_TIME' },
    ),
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.content.careers.content),
          fields: [
            localisedLine('title'),
            localisedLine('location'),
            localisedLines('description'),
            localisedLine('button', { optional: true }),
            picture('thumbnail'),
          ],
        },
        {
          label: label((w) => w.content.careers.requirementsAndOffer),
          fields: [
            titles('careerTechnologies'),
            titles('careerResponsibilities'),
            titles('careerRequirements'),
            titles('careerOffers'),
          ],
        },
        seoTab(),
      ],
    },
  ],
});

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
