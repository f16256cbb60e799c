import type { Block, Field } from 'payload';
import type { AdminLabel } from '../../kit/office-language.ts';

/** A block of one of the contract's kinds; folded, it shows its kind and title. */
export function contentBlock(kind: string, words: AdminLabel, fields: Field[]): Block {
  return {
    slug: kind,
    labels: { singular: words, plural: words },
    fields,
    admin: {
      disableBlockName: true,
      components: {
        Label: { path: '/kit/fields/labels.tsx#BlockLabel', clientProps: { words } },
      },
    },
  };
}
