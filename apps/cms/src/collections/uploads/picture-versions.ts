import { PHONE_PARTS } from '@osnowa/contract';
import type { Field } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';

const PARTS: Record<(typeof PHONE_PARTS)[number], AdminLabel> = {
  half: { pl: 'połowę szerokości', en: 'half of the width' },
  third: { pl: 'jedną trzecią szerokości', en: 'a third of the width' },
};

/**
 * For pictures with small words, such as screens of a program: another picture in the language that
 * is being edited, and the part that a phone shows. The description stays that of this picture.
 */
export const phoneAndLanguage: Field[] = [
  {
    name: 'versions',
    label: { pl: 'Obraz w tym języku', en: 'Picture in this language' },
    type: 'upload',
    relationTo: 'media',
    localized: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: {
      description: {
        pl: 'Gdy na obrazie są słowa: obraz ze słowami w języku, w którym teraz edytujesz. Puste pole pokazuje ten obraz.',
        en: 'For a picture with words: the one with words in the language you are editing now. Empty shows this picture.',
      },
    },
  },
  {
    name: 'phonePart',
    label: { pl: 'Na telefonie pokaż', en: 'On a phone, show' },
    type: 'select',
    options: PHONE_PARTS.map((value) => ({ value, label: PARTS[value] })),
    admin: {
      position: 'sidebar',
      description: {
        pl: 'Część wokół punktu centralnego; cały obraz otwiera się po dotknięciu. Puste pole pokazuje cały obraz.',
        en: 'The part around the focal point; a tap opens the whole picture. Empty shows the whole picture.',
      },
    },
  },
];
