import type { AdminLabel } from './admin-label.ts';

/** Groups of the back office's menu. */
export const MENU_GROUPS = {
  pages: { pl: 'Strony i oferta', en: 'Pages and offer' },
  company: { pl: 'Firma', en: 'Company' },
  blog: { pl: 'Blog', en: 'Blog' },
  calculators: { pl: 'Kalkulatory', en: 'Calculators' },
  leads: { pl: 'Obsługa zapytań', en: 'Lead management' },
  system: { pl: 'System', en: 'System' },
} as const satisfies Record<string, AdminLabel>;
