import type { AdminViewConfig } from 'payload';

/**
 * The page of the person behind a lead. Its address names a lead: one with a mail address would put
 * it into logs and histories.
 */
export const personView: AdminViewConfig = {
  Component: '/admin/leads/person/person-view.tsx#PersonView',
  path: '/person/:id',
  exact: true,
  // A view has one title for all readers.
  meta: { title: 'Osoba · Person' },
};
