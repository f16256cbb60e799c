import type { AreaWithFeatures } from '../../area-with-features.ts';

export const WAREHOUSE: AreaWithFeatures = {
  pageName: 'warehouse-logistics',
  shouldShowInHeaderMenu: true,
  icon: 'warehouse',
  name: { pl: 'Magazyn i logistyka', en: 'Warehouse and logistics', de: 'Lager und Logistik' },
  cardTitle: { pl: 'Magazyn i logistyka', en: 'Warehouse and logistics', de: 'Lager und Logistik' },
  shortDescription: {
    pl: 'Każda paleta ma adres, a każde wydanie ślad. Inwentaryzacja bez zamykania bramy.',
    en: 'Every pallet has an address, every issue leaves a trace. Stocktaking without closing.',
    de: 'Jede Palette hat eine Adresse, jeder Abgang eine Spur. Inventur bei offenem Tor.',
  },
  header1: {
    pl: 'Towar leży tam, gdzie wskazuje system',
    en: 'The goods are where the system says they are',
    de: 'Die Ware liegt, wo das Programm es sagt',
  },
  subHeader1: {
    pl: 'Miejsca, partie i kolektory, które prowadzą najkrótszą drogą.',
    en: 'Locations, batches and scanners that lead the shortest way.',
    de: 'Lagerplätze, Chargen und Scanner, die den kürzesten Weg zeigen.',
  },
  description1: {
    pl: 'Gdy magazyn mieści się w jednej głowie, urlop tej osoby jest ryzykiem. Towar jest, tylko nikt nie wie gdzie, więc zamawia się go drugi raz.',
    en: 'When the warehouse lives in one person’s head, that person’s holiday is a risk. The goods are there, but nobody knows where, so they are ordered again.',
    de: 'Wenn das Lager im Kopf einer Person steckt, ist deren Urlaub ein Risiko. Die Ware ist da, nur weiß niemand wo, also wird sie noch einmal bestellt.',
  },
  description2: {
    pl: 'Nadajemy adres każdemu miejscu i każdej partii. Kolektor prowadzi magazyniera po kolei, sprawdza skanem, co wziął, i drukuje etykietę.',
    en: 'We give each place and each batch an address. The scanner leads the picker step by step, checks what was taken and prints the label.',
    de: 'Jeder Platz und jede Charge erhält eine Adresse. Der Scanner führt Schritt für Schritt, prüft die Entnahme und druckt das Etikett.',
  },
  description3: {
    pl: 'Przesyłki i okna załadunku układają się w plan dnia. Kierowca wie, do której bramy jechać, a klient widzi, kiedy dostanie towar.',
    en: 'Shipments and loading slots form a plan for the day. The driver knows which gate to use, and the customer sees when the goods will arrive.',
    de: 'Sendungen und Ladefenster ergeben einen Tagesplan. Die Fahrer wissen, an welches Tor sie fahren, und Kunden sehen, wann die Ware kommt.',
  },
  header2: {
    pl: 'Co można włączyć',
    en: 'What you can switch on',
    de: 'Was Sie einschalten können',
  },
  subHeader2: {
    pl: 'Dla jednej hali albo dla pięciu magazynów w trzech miastach.',
    en: 'For one warehouse or for five in three towns.',
    de: 'Für eine Halle oder für fünf Lager in drei Städten.',
  },
  features: [
    {
      icon: 'map-pin',
      cardTitle: { pl: 'Miejsca i partie', en: 'Locations and batches', de: 'Plätze und Chargen' },
      featureElements: [
        {
          name: {
            pl: 'Adres każdej palety',
            en: 'An address for every pallet',
            de: 'Adresse für jede Palette',
          },
        },
        {
          name: {
            pl: 'Daty ważności i serie',
            en: 'Expiry dates and serials',
            de: 'Haltbarkeit und Seriennummern',
          },
        },
        {
          name: {
            pl: 'Podpowiedź miejsca odłożenia',
            en: 'Suggested put-away place',
            de: 'Vorschlag für den Lagerplatz',
          },
        },
      ],
    },
    {
      icon: 'scan-line',
      cardTitle: { pl: 'Kolektory', en: 'Scanners', de: 'Scanner' },
      featureElements: [
        {
          name: {
            pl: 'Kompletacja najkrótszą drogą',
            en: 'Picking by the shortest way',
            de: 'Kommissionieren auf kürzestem Weg',
          },
        },
        { name: { pl: 'Sprawdzenie skanem', en: 'Checked by scan', de: 'Kontrolle per Scan' } },
        {
          name: {
            pl: 'Etykiety i listy przewozowe',
            en: 'Labels and waybills',
            de: 'Etiketten und Frachtbriefe',
          },
        },
      ],
    },
    {
      icon: 'truck',
      cardTitle: { pl: 'Wysyłka', en: 'Dispatch', de: 'Versand' },
      featureElements: [
        {
          name: {
            pl: 'Okna załadunku i bramy',
            en: 'Loading slots and gates',
            de: 'Ladefenster und Tore',
          },
        },
        {
          name: {
            pl: 'Połączenie z kurierami',
            en: 'Courier connections',
            de: 'Anbindung an Paketdienste',
          },
        },
        {
          name: {
            pl: 'Wiadomość dla odbiorcy',
            en: 'A message to the recipient',
            de: 'Nachricht an den Empfänger',
          },
        },
      ],
    },
    {
      icon: 'clipboard-list',
      cardTitle: { pl: 'Zapasy', en: 'Stock levels', de: 'Bestände' },
      featureElements: [
        {
          name: {
            pl: 'Inwentaryzacja ciągła',
            en: 'Continuous stocktaking',
            de: 'Permanente Inventur',
          },
        },
        {
          name: {
            pl: 'Minimum liczone z rotacji',
            en: 'Minimum levels from turnover',
            de: 'Mindestbestand aus dem Umschlag',
          },
        },
        {
          name: {
            pl: 'Lista towaru, który zalega',
            en: 'A list of slow movers',
            de: 'Liste der Ladenhüter',
          },
        },
      ],
    },
  ],
  realizations: ['gsd-stats', 'df-app'],
  seoTitle: {
    pl: 'Oprogramowanie dla magazynu i logistyki',
    en: 'Warehouse and logistics software',
    de: 'Software für Lager und Logistik',
  },
  seoDescription: {
    pl: 'Adresy miejsc, partie, kolektory, wysyłka i inwentaryzacja bez zamykania magazynu. Dla jednej hali i dla pięciu magazynów.',
    en: 'Locations, batches, scanners, dispatch and stocktaking without closing. For one warehouse or five.',
    de: 'Lagerplätze, Chargen, Scanner, Versand und Inventur ohne Schließung. Für eine Halle oder fünf Lager.',
  },
};
