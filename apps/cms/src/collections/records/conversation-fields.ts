import type { Field } from 'payload';
import { evidence } from '../../leads/access.ts';

/** What mails say of a lead; no person types it. */
export const conversation: Field[] = [
  {
    // Since when a visitor's mail waits for an answer; empty once the lead is answered or closed.
    name: 'clientWroteAt',
    label: { pl: 'Klient odpisał', en: 'Visitor wrote back' },
    type: 'date',
    index: true,
    access: evidence,
    admin: { hidden: true, components: { Cell: '/admin/leads/cells.tsx#TimeCell' } },
  },
];
