import type { AdminViewConfig } from 'payload';
import { TRANSLATOR_PATH } from '../../changes/proposals/translator-link.ts';

/** The page of a translator's link, among the views of the back office; it needs no account. */
export const translatorView: AdminViewConfig = {
  Component: '/admin/proposals/translator-page.tsx#TranslatorPage',
  path: TRANSLATOR_PATH,
  exact: true,
  // A view has one title for all readers.
  meta: { title: 'Tłumaczenie · Translation' },
};
