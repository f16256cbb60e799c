import type { Words } from './words.ts';

/** Groups of the back office's menu. */
export const MENU_GROUPS = {
  pages: { pl: 'Strony i oferta', en: 'Pages and offer', de: 'Seiten und Angebot' },
  company: { pl: 'Firma', en: 'Company', de: 'Unternehmen' },
  blog: { pl: 'Blog', en: 'Blog', de: 'Blog' },
  calculators: { pl: 'Kalkulatory', en: 'Calculators', de: 'Rechner' },
  leads: { pl: 'Obsługa zapytań', en: 'Lead desk', de: 'Anfragen' },
  system: { pl: 'System', en: 'System', de: 'System' },
} as const satisfies Record<string, Words>;
