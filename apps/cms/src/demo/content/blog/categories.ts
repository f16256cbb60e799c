import type { BlogCategory } from '@tkalnia/contract';
import type { Entry } from '../../shape.ts';

/** Categories of the blog; their slugs are path segments that no post can have. */
export const CATEGORIES: Entry<BlogCategory>[] = [
  { slug: 'erp', name: { pl: 'ERP', en: 'ERP', de: 'ERP' } },
  { slug: 'aplikacje-pwa', name: { pl: 'Aplikacje PWA', en: 'PWA apps', de: 'PWA-Apps' } },
  { slug: 'sprzedaz', name: { pl: 'Sprzedaż', en: 'Sales', de: 'Vertrieb' } },
  {
    slug: 'analiza-przedwdrozeniowa',
    name: {
      pl: 'Analiza przedwdrożeniowa',
      en: 'Pre-implementation analysis',
      de: 'Analyse vor der Einführung',
    },
  },
  { slug: 'hr', name: { pl: 'HR', en: 'HR', de: 'Personal' } },
  { slug: 'cyfryzacja', name: { pl: 'Cyfryzacja', en: 'Digitalisation', de: 'Digitalisierung' } },
  { slug: 'chmura', name: { pl: 'Chmura', en: 'Cloud', de: 'Cloud' } },
  {
    slug: 'aplikacja-mobilna',
    name: { pl: 'Aplikacja mobilna', en: 'Mobile app', de: 'Mobile App' },
  },
  { slug: 'off-topic', name: { pl: 'Off-topic', en: 'Off-topic', de: 'Off-Topic' } },
  {
    slug: 'praca-w-terenie',
    name: { pl: 'Praca w terenie', en: 'Field work', de: 'Außeneinsatz' },
  },
  { slug: 'raporty', name: { pl: 'Raporty', en: 'Reports', de: 'Berichte' } },
  {
    slug: 'zarzadzanie-dokumentami',
    name: { pl: 'Zarządzanie dokumentami', en: 'Document management', de: 'Dokumentenmanagement' },
  },
  { slug: 'e-commerce', name: { pl: 'E-commerce', en: 'E-commerce', de: 'E-Commerce' } },
  { slug: 'home-office', name: { pl: 'Home office', en: 'Home office', de: 'Homeoffice' } },
];
