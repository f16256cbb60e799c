import type { AdminViewConfig } from 'payload';

/**
 * Replaces Payload's empty form, so that each way to a new page (the list, the start page, the menu
 * of a form) begins with the templates.
 */
export const newPageView: AdminViewConfig = {
  Component: '/admin/templates/new-page-view.tsx#NewPageView',
  path: '/create',
  exact: true,
};
