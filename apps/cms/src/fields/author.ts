import type { TextField } from 'payload';

/**
 * Who saved this version of a document: the person's name at that time, which outlives the account.
 * Empty where a program saved it.
 */
export const author: TextField = {
  name: 'updatedBy',
  type: 'text',
  label: { pl: 'Kto zapisał', en: 'Saved by' },
  admin: { readOnly: true, position: 'sidebar' },
  hooks: { beforeChange: [({ req: { user } }) => user?.name || user?.email || null] },
};
