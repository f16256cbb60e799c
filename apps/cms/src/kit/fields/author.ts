import type { TextField } from 'payload';
import { label } from '../words.ts';

/**
 * The person who saved this version of a document, by the name of that time, which outlives the account.
 * Empty where a program saved it.
 */
export const author: TextField = {
  name: 'updatedBy',
  type: 'text',
  label: label((w) => w.forms.author.updatedBy),
  admin: {
    readOnly: true,
    position: 'sidebar',
    condition: ({ updatedBy }) => Boolean(updatedBy),
  },
  hooks: { beforeChange: [({ req: { user } }) => user?.name || user?.email || null] },
};
