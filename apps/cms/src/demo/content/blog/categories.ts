import type { BlogCategory } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

/** Categories of the blog; their slugs are path segments that no post can have. */
export const CATEGORIES: Entry<BlogCategory>[] = [
  { slug: 'erp', icon: 'boxes', name: { pl: 'ERP', en: 'ERP', de: 'ERP' } },
  {
    slug: 'aplikacje-pwa',
    icon: 'monitor',
    name: { pl: 'Aplikacje PWA', en: 'PWA apps', de: 'PWA-Apps' },
  },
  { slug: 'sprzedaz', icon: 'handshake', name: { pl: 'Sprzedaż', en: 'Sales', de: 'Vertrieb' } },
  {
    slug: 'analiza-przedwdrozeniowa',
    icon: 'file-search',
    name: {
      pl: 'Analiza przedwdrożeniowa',
      en: 'Pre-implementation analysis',
      de: 'Analyse vor der Einführung',
    },
  },
  { slug: 'hr', icon: 'users', name: { pl: 'HR', en: 'HR', de: 'Personal' } },
  {
    slug: 'cyfryzacja',
    icon: 'scan-line',
    name: { pl: 'Cyfryzacja', en: 'Digitalisation', de: 'Digitalisierung' },
  },
  { slug: 'chmura', icon: 'cloud', name: { pl: 'Chmura', en: 'Cloud', de: 'Cloud' } },
  {
    slug: 'aplikacja-mobilna',
    icon: 'smartphone',
    name: { pl: 'Aplikacja mobilna', en: 'Mobile app', de: 'Mobile App' },
  },
  {
    slug: 'off-topic',
    icon: 'messages-square',
    name: { pl: 'Off-topic', en: 'Off-topic', de: 'Off-Topic' },
  },
  {
    slug: 'praca-w-terenie',
    icon: 'route',
    name: { pl: 'Praca w terenie', en: 'Field work', de: 'Außeneinsatz' },
  },
  { slug: 'raporty', icon: 'chart-line', name: { pl: 'Raporty', en: 'Reports', de: 'Berichte' } },
  {
    slug: 'zarzadzanie-dokumentami',
    icon: 'folder-tree',
    name: { pl: 'Zarządzanie dokumentami', en: 'Document management', de: 'Dokumentenmanagement' },
  },
  {
    slug: 'e-commerce',
    icon: 'shopping-cart',
    name: { pl: 'E-commerce', en: 'E-commerce', de: 'E-Commerce' },
  },
  {
    slug: 'home-office',
    icon: 'video',
    name: { pl: 'Home office', en: 'Home office', de: 'Homeoffice' },
  },
];
