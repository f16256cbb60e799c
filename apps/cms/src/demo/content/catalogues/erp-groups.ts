import type { CatalogueGroup } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';
import { behindScreen, onScreen } from './item.ts';

/** Areas of the ERP with what can be specified in each. */
export const ERP_AREAS: Entry<CatalogueGroup>[] = [
  {
    key: 'sales',
    icon: 'handshake',
    choice: 'many',
    name: { pl: 'Sprzedaż', en: 'Sales', de: 'Verkauf' },
    items: [
      onScreen('sales-orders', 'clipboard-list', 6, {
        pl: 'Oferty i zamówienia',
        en: 'Quotes and orders',
        de: 'Angebote und Aufträge',
      }),
      onScreen('sales-prices', 'tags', 4, {
        pl: 'Cenniki i rabaty',
        en: 'Price lists and discounts',
        de: 'Preislisten und Rabatte',
      }),
      onScreen('sales-invoices', 'receipt', 5, {
        pl: 'Faktury i KSeF',
        en: 'Invoices and KSeF',
        de: 'Rechnungen und KSeF',
      }),
      onScreen('sales-mobile', 'smartphone', 8, {
        pl: 'Handlowiec w terenie',
        en: 'Sales on the road',
        de: 'Außendienst',
      }),
    ],
  },
  {
    key: 'purchasing',
    icon: 'shopping-bag',
    choice: 'many',
    name: { pl: 'Zakupy', en: 'Purchasing', de: 'Einkauf' },
    items: [
      onScreen('purchase-orders', 'clipboard-list', 5, {
        pl: 'Zamówienia do dostawców',
        en: 'Purchase orders',
        de: 'Bestellungen',
      }),
      behindScreen('purchase-suggestions', 'refresh-cw', 4, {
        pl: 'Podpowiedzi zamówień',
        en: 'Order suggestions',
        de: 'Bestellvorschläge',
      }),
      onScreen('purchase-quotes', 'scale', 3, {
        pl: 'Porównanie ofert',
        en: 'Quote comparison',
        de: 'Angebotsvergleich',
      }),
      onScreen('purchase-suppliers', 'star', 3, {
        pl: 'Ocena dostawców',
        en: 'Supplier rating',
        de: 'Lieferantenbewertung',
      }),
    ],
  },
  {
    key: 'stock',
    icon: 'warehouse',
    choice: 'many',
    name: { pl: 'Magazyn', en: 'Stock', de: 'Lager' },
    items: [
      onScreen('stock-locations', 'map-pin', 6, {
        pl: 'Miejsca składowania',
        en: 'Storage locations',
        de: 'Lagerplätze',
      }),
      behindScreen('stock-batches', 'boxes', 4, {
        pl: 'Partie i numery seryjne',
        en: 'Batches and serial numbers',
        de: 'Chargen und Seriennummern',
      }),
      onScreen('stock-scanners', 'scan-line', 7, {
        pl: 'Kolektory i etykiety',
        en: 'Scanners and labels',
        de: 'Scanner und Etiketten',
      }),
      onScreen('stock-taking', 'clipboard-check', 3, {
        pl: 'Inwentaryzacja',
        en: 'Stocktaking',
        de: 'Inventur',
      }),
    ],
  },
  {
    key: 'production',
    icon: 'factory',
    choice: 'many',
    name: { pl: 'Produkcja', en: 'Production', de: 'Fertigung' },
    items: [
      onScreen('production-routings', 'git-branch', 7, {
        pl: 'Technologie i zlecenia',
        en: 'Routings and work orders',
        de: 'Arbeitspläne und Aufträge',
      }),
      onScreen('production-plan', 'calendar-days', 9, {
        pl: 'Plan na maszyny',
        en: 'Machine plan',
        de: 'Maschinenplan',
      }),
      onScreen('production-reporting', 'smartphone', 6, {
        pl: 'Meldunki z hali',
        en: 'Shop floor reporting',
        de: 'Rückmeldung',
      }),
      onScreen('production-quality', 'badge-check', 6, {
        pl: 'Kontrola jakości',
        en: 'Quality checks',
        de: 'Qualitätsprüfung',
      }),
      behindScreen('production-machines', 'gauge', 8, {
        pl: 'Dane z maszyn',
        en: 'Data from machines',
        de: 'Maschinendaten',
      }),
    ],
  },
  {
    key: 'online-shop',
    icon: 'shopping-cart',
    choice: 'many',
    name: { pl: 'Sklep internetowy', en: 'Online shop', de: 'Onlineshop' },
    items: [
      onScreen('shop-b2c', 'store', 12, {
        pl: 'Sklep dla każdego',
        en: 'Shop for consumers',
        de: 'Shop für Endkunden',
      }),
      onScreen('shop-b2b', 'briefcase', 14, {
        pl: 'Sklep dla firm',
        en: 'Shop for businesses',
        de: 'Shop für Geschäftskunden',
      }),
      behindScreen('shop-marketplaces', 'globe', 6, {
        pl: 'Platformy sprzedażowe',
        en: 'Marketplaces',
        de: 'Marktplätze',
      }),
      behindScreen('shop-couriers', 'truck', 3, {
        pl: 'Kurierzy i zwroty',
        en: 'Couriers and returns',
        de: 'Paketdienste und Retouren',
      }),
    ],
  },
  {
    key: 'cost-accounting',
    icon: 'calculator',
    choice: 'many',
    name: { pl: 'Rachunek kosztów', en: 'Cost accounting', de: 'Kostenrechnung' },
    items: [
      onScreen('cost-estimates', 'calculator', 5, {
        pl: 'Kalkulacja przed zleceniem',
        en: 'Estimates before the order',
        de: 'Vorkalkulation',
      }),
      behindScreen('cost-results', 'chart-line', 5, {
        pl: 'Rozliczenie po zleceniu',
        en: 'Results after the order',
        de: 'Nachkalkulation',
      }),
      onScreen('cost-centres', 'layers', 4, {
        pl: 'Miejsca powstawania kosztów',
        en: 'Cost centres',
        de: 'Kostenstellen',
      }),
    ],
  },
];

/** How large the company is: decides on training and migration. */
export const COMPANY_SIZE: Entry<CatalogueGroup> = {
  key: 'company-size',
  icon: 'building-2',
  choice: 'one',
  name: { pl: 'Wielkość firmy', en: 'Company size', de: 'Unternehmensgröße' },
  description: {
    pl: 'Od niej zależy przeniesienie danych i szkolenie.',
    en: 'Data migration and training depend on it.',
    de: 'Davon hängen Datenübernahme und Schulung ab.',
  },
  items: [
    behindScreen('size-20', 'users', 6, {
      pl: 'Do 20 osób',
      en: 'Up to 20 people',
      de: 'Bis 20 Personen',
    }),
    behindScreen('size-100', 'users', 12, {
      pl: 'Od 21 do 100 osób',
      en: '21 to 100 people',
      de: '21 bis 100 Personen',
    }),
    behindScreen('size-300', 'users', 20, {
      pl: 'Od 101 do 300 osób',
      en: '101 to 300 people',
      de: '101 bis 300 Personen',
    }),
    behindScreen('size-more', 'users', 32, {
      pl: 'Ponad 300 osób',
      en: 'More than 300 people',
      de: 'Mehr als 300 Personen',
    }),
  ],
};
