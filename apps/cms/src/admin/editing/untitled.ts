import type { AdminLabel } from '../../fields/admin-label.ts';

/** Stands for the title of a document that has none in any language. */
export const UNTITLED: AdminLabel = { pl: 'Bez tytułu', en: 'Untitled' };

/** The title of the original, where the open language has none. */
export const ORIGINAL_TITLE: AdminLabel = {
  pl: '{title} (tytuł polski)',
  en: '{title} (Polish title)',
};
