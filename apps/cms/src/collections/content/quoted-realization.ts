import type { RelationshipField } from 'payload';
import { common } from '../../fields/field-options.ts';

/** The case study whose customer is quoted at the top of a page; only those with a quote are offered. */
export function quotedRealization(): RelationshipField {
  const field = common('quotedRealization', {
    hint: {
      pl: 'Strona pokazuje zdanie klienta z tej realizacji. Wybierz klienta z tej samej branży co strona. Strona produktu pokazuje też pierwszą liczbę tej realizacji, nad korzyściami, i podpisuje jej ekrany. Na liście są realizacje, które mają zdanie klienta.',
      en: 'The page shows what the customer of this case study says. Choose a customer of the page’s own trade. The page of a product shows the first figure of this case study, too, beside what changes, and names its screens. The list has the case studies with a sentence of their customer.',
    },
  });
  return {
    ...field,
    type: 'relationship',
    relationTo: 'realizations',
    filterOptions: { 'proof.person': { exists: true } },
    admin: { ...field.admin, allowCreate: false },
  };
}
