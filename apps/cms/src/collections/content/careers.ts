import { picture } from '../../fields/picture.ts';
import { seoTab, titles } from '../../fields/rows.ts';
import { slug } from '../../fields/slug/slug.ts';
import { localisedLine, localisedLines } from '../../fields/text.ts';
import { choice, day, publishedAt } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Job offers. */
export const careers = contentCollection({
  slug: 'careers',
  one: { pl: 'Oferta pracy', en: 'Job offer' },
  many: { pl: 'Oferty pracy', en: 'Job offers' },
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
        FULL_TIME: { pl: 'Pełny etat', en: 'Full time' },
        PART_TIME: { pl: 'Część etatu', en: 'Part time' },
        CONTRACTOR: { pl: 'Współpraca B2B', en: 'Contractor' },
        INTERN: { pl: 'Staż', en: 'Internship' },
      },
      { sidebar: true, defaultValue: 'FULL_TIME' },
    ),
    {
      type: 'tabs',
      tabs: [
        {
          label: { pl: 'Treść', en: 'Content' },
          fields: [
            localisedLine('title'),
            localisedLine('location'),
            localisedLines('description'),
            localisedLine('button', { optional: true }),
            picture('thumbnail'),
          ],
        },
        {
          label: {
            pl: 'Wymagania i oferta',
            en: 'Requirements and offer',
          },
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
