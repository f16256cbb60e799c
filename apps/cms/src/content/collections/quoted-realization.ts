import type { RelationshipField } from 'payload';
import { common } from '../../kit/fields/field-options.ts';
import { label } from '../../kit/words.ts';

/** The case study whose customer is quoted at the top of a page; only those with a quote are offered. */
export function quotedRealization(): RelationshipField {
  const field = common('quotedRealization', {
    hint: label((w) => w.content.quotedRealization.fieldHint),
  });
  return {
    ...field,
    type: 'relationship',
    relationTo: 'realizations',
    filterOptions: { 'proof.person': { exists: true } },
    admin: { ...field.admin, allowCreate: false },
  };
}
