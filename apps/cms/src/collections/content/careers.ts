import { picture } from '../../fields/picture.ts';
import { seoTab, titles } from '../../fields/rows.ts';
import { slug } from '../../fields/slug/slug.ts';
import { localisedLine, localisedLines } from '../../fields/text.ts';
import { choice, day, publishedAt } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
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
