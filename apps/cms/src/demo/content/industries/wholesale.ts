import type { AreaWithFeatures } from '../../area-with-features.ts';

export const WHOLESALE: AreaWithFeatures = {
  pageName: 'wholesale',
  imageHeader: 'realizations/gsd-maps-3.webp',
  shouldShowInHeaderMenu: true,
  icon: 'boxes',
  name: { pl: 'Handel hurtowy', en: 'Wholesale', de: 'Großhandel' },
  cardTitle: { pl: 'Dla hurtowni', en: 'For wholesalers', de: 'Für den Großhandel' },
  shortDescription: {
    pl: 'Czterdzieści tysięcy indeksów, cztery cenniki i zamówienia do szesnastej na jutro.',
    en: 'Forty thousand items, four price lists and orders taken until four for next-day delivery.',
    de: 'Vierzigtausend Artikel, vier Preislisten und Bestellungen bis 16 Uhr für morgen.',
  },
  header1: {
    pl: 'Hurtownia, która nadąża za własnym katalogiem',
    en: 'A wholesaler that keeps up with its own catalogue',
    de: 'Ein Großhandel, der mit seinem Katalog Schritt hält',
  },
  subHeader1: {
    pl: 'Ceny, stany i zamówienia w jednym rytmie z magazynem.',
    en: 'Prices, stock and orders in step with the warehouse.',
    de: 'Preise, Bestände und Aufträge im Takt mit dem Lager.',
  },
  description1: {
    pl: 'Hurtownia zarabia na szybkości i gubi ją na szczegółach: inna cena w sklepie niż w umowie, zamiennik znany tylko jednej osobie, rabat liczony na kalkulatorze.',
    en: 'A wholesaler lives on speed and loses it in details: a price in the shop that differs from the contract, a substitute only one person knows, a discount worked out on a calculator.',
    de: 'Ein Großhandel lebt von Geschwindigkeit und verliert sie in Details: ein Shop-Preis, der vom Vertrag abweicht, ein Ersatzartikel, den nur einer kennt, ein Rabatt vom Taschenrechner.',
  },
  description2: {
    pl: 'Cenniki, rabaty i zamienniki zapisujemy jako reguły. Sklep, telefon i handlowiec w terenie korzystają z tych samych, więc klient wszędzie słyszy tę samą kwotę.',
    en: 'We write price lists, discounts and substitutes down as rules. Shop, telephone and field sales use the same ones, so the customer hears the same amount everywhere.',
    de: 'Preislisten, Rabatte und Ersatzartikel halten wir als Regeln fest. Shop, Telefon und Außendienst nutzen dieselben, sodass der Kunde überall denselben Betrag hört.',
  },
  header2: {
    pl: 'Od czego zaczynają hurtownie',
    en: 'Where wholesalers begin',
    de: 'Womit Großhändler beginnen',
  },
  features: [
    {
      icon: 'tags',
      cardTitle: { pl: 'Ceny i rabaty', en: 'Prices and discounts', de: 'Preise und Rabatte' },
      featureElements: [
        { name: { pl: 'Cenniki umowne', en: 'Contract price lists', de: 'Vertragspreislisten' } },
        {
          name: {
            pl: 'Progi i promocje z datą',
            en: 'Tiers and dated promotions',
            de: 'Staffeln und befristete Aktionen',
          },
        },
        {
          name: {
            pl: 'Blokada sprzedaży poniżej marży',
            en: 'No sale below margin',
            de: 'Kein Verkauf unter Marge',
          },
        },
      ],
    },
    {
      icon: 'shopping-cart',
      cardTitle: { pl: 'Sklep dla firm', en: 'Business shop', de: 'B2B-Shop' },
      featureElements: [
        {
          name: {
            pl: 'Szybkie zamówienie z listy',
            en: 'Quick orders from a list',
            de: 'Schnellbestellung per Liste',
          },
        },
        {
          name: {
            pl: 'Stan i termin przy towarze',
            en: 'Stock and date beside the item',
            de: 'Bestand und Termin am Artikel',
          },
        },
        {
          name: {
            pl: 'Faktury i zwroty',
            en: 'Invoices and returns',
            de: 'Rechnungen und Retouren',
          },
        },
      ],
    },
    {
      icon: 'forklift',
      cardTitle: { pl: 'Magazyn', en: 'Warehouse', de: 'Lager' },
      featureElements: [
        {
          name: {
            pl: 'Kompletacja kilku zamówień naraz',
            en: 'Several orders picked at once',
            de: 'Mehrere Aufträge zugleich kommissionieren',
          },
        },
        {
          name: {
            pl: 'Zamienniki podpowiadane',
            en: 'Substitutes suggested',
            de: 'Vorschlag für Ersatzartikel',
          },
        },
        {
          name: {
            pl: 'Wysyłka z trzema kurierami',
            en: 'Dispatch with three couriers',
            de: 'Versand mit drei Paketdiensten',
          },
        },
      ],
    },
    {
      icon: 'refresh-cw',
      cardTitle: { pl: 'Zakupy', en: 'Purchasing', de: 'Einkauf' },
      featureElements: [
        {
          name: {
            pl: 'Zamówienie liczone z rotacji',
            en: 'Orders from turnover',
            de: 'Bestellvorschlag aus Umschlag',
          },
        },
        {
          name: {
            pl: 'Cenniki dostawców z pliku',
            en: 'Supplier prices from a file',
            de: 'Lieferantenpreise aus Dateien',
          },
        },
        {
          name: {
            pl: 'Terminowość dostaw',
            en: 'Supplier punctuality',
            de: 'Termintreue der Lieferanten',
          },
        },
      ],
    },
  ],
  realizations: ['gsd-stats', 'gsd-maps'],
};
