import { newPageView } from '../../admin/templates/new-page-config.ts';
import { refuseGaps } from '../../admin/templates/refuse-gaps.ts';
import { sections } from '../../blocks/sections.ts';
import { LABELS } from '../../fields/labels.ts';
import { pageAddress } from '../../fields/page-address.ts';
import { seoTab } from '../../fields/rows.ts';
import { localisedLine, localisedLines } from '../../fields/text.ts';
import { builtInPageHooks } from './built-in-pages.ts';
import { contentCollection } from './content-collection.ts';
import { quotedRealization } from './quoted-realization.ts';

/** Texts of the pages and the sections on them. */
export const pages = contentCollection({
  slug: 'pages',
  one: { pl: 'Strona', en: 'Page' },
  many: { pl: 'Strony', en: 'Pages' },
  about: {
    pl: 'Adres „home” to strona główna. Sekcje są na stronie w tej kolejności.',
    en: 'The address “home” is the home page. Sections stand on the page in this order.',
  },
  group: 'pages',
  title: 'title',
  columns: ['title', 'pageName'],
  defaultSort: 'pageName',
  hooks: {
    ...builtInPageHooks,
    beforeChange: [...builtInPageHooks.beforeChange, refuseGaps],
  },
  views: { newPage: newPageView },
  fields: [
    pageAddress(),
    {
      type: 'tabs',
      tabs: [
        {
          label: { pl: 'Treść', en: 'Content' },
          fields: [
            localisedLine('title'),
            localisedLines('subtitle', { optional: true }),
            quotedRealization(),
            {
              name: 'sections',
              label: LABELS.sections,
              labels: {
                singular: { pl: 'sekcję', en: 'section' },
                plural: { pl: 'Sekcje', en: 'Sections' },
              },
              type: 'blocks',
              blocks: sections,
              custom: { row: { pl: 'Sekcja', en: 'Section' } },
              admin: { initCollapsed: true },
            },
          ],
        },
        seoTab(),
      ],
    },
  ],
});
