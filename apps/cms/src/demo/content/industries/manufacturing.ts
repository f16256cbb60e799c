import type { AreaWithFeatures } from '../../area-with-features.ts';

export const MANUFACTURING: AreaWithFeatures = {
  pageName: 'manufacturing',
  shouldShowInHeaderMenu: true,
  icon: 'factory',
  name: { pl: 'Produkcja przemysłowa', en: 'Manufacturing', de: 'Fertigungsindustrie' },
  cardTitle: {
    pl: 'Dla zakładów produkcyjnych',
    en: 'For manufacturers',
    de: 'Für Fertigungsbetriebe',
  },
  shortDescription: {
    pl: 'Krótkie serie, wiele wariantów i klient, który pyta o termin.',
    en: 'Short runs, many variants and a customer asking for the date.',
    de: 'Kleine Serien, viele Varianten und ein Kunde, der nach dem Termin fragt.',
  },
  header1: {
    pl: 'Oprogramowanie, które zna drogę zlecenia przez halę',
    en: 'Software that knows how an order moves through your factory',
    de: 'Software, die den Weg des Auftrags durch die Halle kennt',
  },
  subHeader1: {
    pl: 'Dla tłoczni, szwalni, mebli, tworzyw i maszyn na zamówienie.',
    en: 'For stamping, sewing, furniture, plastics and machines built to order.',
    de: 'Für Presswerke, Nähereien, Möbel, Kunststoff und Sondermaschinen.',
  },
  description1: {
    pl: 'W zakładzie, który robi trzysta wyrobów w seriach po pięćdziesiąt sztuk, plan zmienia się co godzinę. Program z pudełka zna produkcję masową i na takie zmiany nie jest gotowy.',
    en: 'In a plant that makes three hundred products in runs of fifty, the plan changes by the hour. Off-the-shelf software knows mass production and is not ready for that.',
    de: 'In einem Betrieb mit dreihundert Erzeugnissen in Losen zu fünfzig Stück ändert sich der Plan stündlich. Standardsoftware kennt die Massenfertigung und ist darauf nicht eingestellt.',
  },
  description2: {
    pl: 'Zaczynamy od technologii i od ludzi, którzy ją znają na pamięć. Program dostaje ich słowa, ich numery i ich wyjątki, a tablet przy maszynie ma tyle przycisków, ile trzeba.',
    en: 'We begin with the routing and with the people who know it by heart. The program takes on their words, their numbers and their exceptions, and the tablet by the machine has as many buttons as it needs.',
    de: 'Wir beginnen mit dem Arbeitsplan und mit den Menschen, die ihn auswendig kennen. Das Programm übernimmt ihre Begriffe, ihre Nummern und ihre Ausnahmen, und das Tablet hat genau so viele Schaltflächen wie nötig.',
  },
  header2: {
    pl: 'Od czego zaczynają zakłady',
    en: 'Where plants begin',
    de: 'Womit Betriebe beginnen',
  },
  features: [
    {
      icon: 'clipboard-check',
      cardTitle: { pl: 'Karty z hali', en: 'Cards from the floor', de: 'Karten aus der Halle' },
      featureElements: [
        {
          name: {
            pl: 'Kontrola z granicami pomiaru',
            en: 'Checks against tolerances',
            de: 'Prüfung mit Grenzwerten',
          },
        },
        {
          name: {
            pl: 'Zdjęcie wady przy partii',
            en: 'A photo of the defect with the batch',
            de: 'Foto des Fehlers zur Charge',
          },
        },
        {
          name: {
            pl: 'Formularze bez programisty',
            en: 'Forms without a programmer',
            de: 'Formulare ohne Programmierung',
          },
        },
      ],
    },
    {
      icon: 'calendar-days',
      cardTitle: { pl: 'Plan na gniazda', en: 'Machine plan', de: 'Maschinenplan' },
      featureElements: [
        {
          name: {
            pl: 'Warianty i przezbrojenia',
            en: 'Variants and changeovers',
            de: 'Varianten und Rüstzeiten',
          },
        },
        {
          name: {
            pl: 'Termin podczas rozmowy',
            en: 'A date during the call',
            de: 'Termin noch im Gespräch',
          },
        },
        {
          name: {
            pl: 'Braki materiału z wyprzedzeniem',
            en: 'Material shortages ahead of time',
            de: 'Fehlteile frühzeitig sichtbar',
          },
        },
      ],
    },
    {
      icon: 'calculator',
      cardTitle: { pl: 'Koszt wyrobu', en: 'Product cost', de: 'Herstellkosten' },
      featureElements: [
        {
          name: {
            pl: 'Kalkulacja przed zleceniem',
            en: 'Estimate before the order',
            de: 'Vorkalkulation',
          },
        },
        {
          name: {
            pl: 'Rozliczenie w dniu zakończenia',
            en: 'Result on the day it ends',
            de: 'Nachkalkulation am selben Tag',
          },
        },
        {
          name: {
            pl: 'Marża na klienta i wyrób',
            en: 'Margin by customer and product',
            de: 'Marge je Kunde und Erzeugnis',
          },
        },
      ],
    },
    {
      icon: 'wrench',
      cardTitle: { pl: 'Utrzymanie ruchu', en: 'Maintenance', de: 'Instandhaltung' },
      featureElements: [
        {
          name: { pl: 'Zgłoszenie kodem QR', en: 'Reports by QR code', de: 'Meldung per QR-Code' },
        },
        {
          name: {
            pl: 'Przeglądy według pracy maszyny',
            en: 'Servicing by running time',
            de: 'Wartung nach Laufzeit',
          },
        },
        {
          name: { pl: 'Magazyn części zamiennych', en: 'Spare parts stock', de: 'Ersatzteillager' },
        },
      ],
    },
  ],
  realizations: ['df-app', 'gsd-stats'],
};
