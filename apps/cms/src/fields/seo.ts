import type { Tab } from 'payload';
import { localisedLine, localisedLines } from './text.ts';

/** What search engines and link previews show. */
export function seoTab(): Tab {
  return {
    label: { pl: 'Wyszukiwarki', en: 'Search engines', de: 'Suchmaschinen' },
    description: {
      pl: 'Puste pola wypełnia sama strona, z tytułu i opisu.',
      en: 'Left empty, both are made from the title and the description.',
      de: 'Leer gelassen entstehen beide aus Titel und Beschreibung.',
    },
    fields: [
      localisedLine('seoTitle', {
        optional: true,
        hint: {
          pl: 'Najlepiej do 60 znaków.',
          en: 'Best within 60 characters.',
          de: 'Am besten bis 60 Zeichen.',
        },
      }),
      localisedLines('seoDescription', {
        optional: true,
        hint: {
          pl: 'Najlepiej od 120 do 160 znaków.',
          en: 'Best between 120 and 160 characters.',
          de: 'Am besten 120 bis 160 Zeichen.',
        },
      }),
    ],
  };
}
