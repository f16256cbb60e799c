import type { Tab } from 'payload';
import { localisedLine, localisedLines } from './text.ts';

/** What search engines and link previews show. */
export function seoTab(): Tab {
  return {
    label: { pl: 'Wyszukiwarki', en: 'Search engines' },
    description: {
      pl: 'Puste pola wypełnia sama strona, z tytułu i opisu.',
      en: 'Left empty, both are made from the title and the description.',
    },
    fields: [
      localisedLine('seoTitle', {
        optional: true,
        hint: {
          pl: 'Najlepiej do 60 znaków.',
          en: 'Best within 60 characters.',
        },
      }),
      localisedLines('seoDescription', {
        optional: true,
        hint: {
          pl: 'Najlepiej od 120 do 160 znaków.',
          en: 'Best between 120 and 160 characters.',
        },
      }),
    ],
  };
}
