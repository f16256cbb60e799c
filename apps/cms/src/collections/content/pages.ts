import { refuseGaps } from '../../admin/templates/refuse-gaps.ts';
import { sections } from '../../blocks/sections.ts';
import { pageAddress } from '../../fields/page-address.ts';
import { seoTab } from '../../fields/rows.ts';
import { localisedLine, localisedLines } from '../../fields/text.ts';
import { label } from '../../kit/words.ts';
import { builtInPageHooks } from './built-in-pages.ts';
import { contentCollection } from './content-collection.ts';
import { quotedRealization } from './quoted-realization.ts';

/** Texts of the pages and the sections on them. */
export const pages = contentCollection({
  slug: 'pages',
  one: label((w) => w.content.pages.one),
  many: label((w) => w.content.pages.many),
  about: label((w) => w.content.pages.about),
  group: 'pages',
  title: 'title',
  columns: ['title', 'pageName'],
  defaultSort: 'pageName',
  hooks: {
    ...builtInPageHooks,
    beforeChange: [...builtInPageHooks.beforeChange, refuseGaps],
  },
  // In place of Payload's empty form, so that each way to a new page begins with the templates.
  views: {
    newPage: {
      Component: '/admin/templates/new-page-view.tsx#NewPageView',
      path: '/create',
      exact: true,
    },
  },
  fields: [
    pageAddress(),
    {
      type: 'tabs',
      tabs: [
        {
          label: label((w) => w.content.pages.content),
          fields: [
            localisedLine('title'),
            localisedLines('subtitle', { optional: true }),
            quotedRealization(),
            {
              name: 'sections',
              label: label((w) => w.fields.sections),
              labels: {
                singular: label((w) => w.content.pages.sectionsSingular),
                plural: label((w) => w.content.pages.sectionsPlural),
              },
              type: 'blocks',
              blocks: sections,
              custom: { row: label((w) => w.content.pages.sectionsRow) },
              admin: { initCollapsed: true },
            },
          ],
        },
        seoTab(),
      ],
    },
  ],
});
