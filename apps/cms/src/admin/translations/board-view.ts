import type { AdminViewConfig } from 'payload';

/** The page “Translations” among the views of the back office. */
export const translationsBoard: AdminViewConfig = {
  Component: '/admin/translations/board.tsx#TranslationsBoard',
  path: '/translations',
  exact: true,
  // A view has one title for all readers, in the language of most.
  meta: { title: 'Tłumaczenia' },
};
