import { PHONE_PARTS } from '@osnowa/contract';
import type { Field } from 'payload';
import { label } from '../../kit/words.ts';

/**
 * For pictures with small words, such as screens of a program: another picture in the language that
 * is being edited, and the part that a phone shows. The description stays that of this picture.
 */
export const phoneAndLanguage: Field[] = [
  {
    name: 'versions',
    label: label((w) => w.uploads.pictureVersions.phoneAndLanguageVersions),
    type: 'upload',
    relationTo: 'media',
    localized: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: {
      description: label((w) => w.uploads.pictureVersions.versionsHint),
    },
  },
  {
    name: 'phonePart',
    label: label((w) => w.uploads.pictureVersions.phoneAndLanguagePhonePart),
    type: 'select',
    options: PHONE_PARTS.map((value) => ({
      value,
      label: label((w) => w.uploads.pictureVersions.parts[value]),
    })),
    admin: {
      position: 'sidebar',
      description: label((w) => w.uploads.pictureVersions.phonePartHint),
    },
  },
];
