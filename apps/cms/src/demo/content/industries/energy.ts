import type { AreaWithFeatures } from '../../area-with-features.ts';

export const ENERGY: AreaWithFeatures = {
  pageName: 'energy',
  shouldShowInHeaderMenu: false,
  icon: 'zap',
  name: { pl: 'Energetyka', en: 'Energy', de: 'Energie' },
  cardTitle: {
    pl: 'Dla energetyki i ciepłownictwa',
    en: 'For energy and heating',
    de: 'Für Energie und Wärme',
  },
  shortDescription: {
    pl: 'Odczyty, przeglądy i awarie z jednego ekranu. Od paneli po kotłownie.',
    en: 'Readings, inspections and faults from one screen. From solar panels to boiler rooms.',
    de: 'Ablesung, Wartung und Störung auf einem Bildschirm. Von der Solaranlage bis zum Heizwerk.',
  },
  header1: {
    pl: 'Urządzenia rozrzucone po kraju, wiedza w jednym miejscu',
    en: 'Equipment across the country, knowledge in one place',
    de: 'Anlagen im ganzen Land, Wissen an einem Ort',
  },
  subHeader1: {
    pl: 'Dla instalatorów, operatorów i spółdzielni.',
    en: 'For installers, operators and co-operatives.',
    de: 'Für Installateure, Betreiber und Genossenschaften.',
  },
  description1: {
    pl: 'Każdy producent falownika i licznika ma własny portal. Operator trzystu instalacji loguje się do siedmiu, a o awarii i tak dowiaduje się z telefonu.',
    en: 'Each maker of inverters and meters has a portal of its own. The operator of three hundred sites logs in to seven, and still hears of faults by telephone.',
    de: 'Jeder Hersteller von Wechselrichtern und Zählern hat sein eigenes Portal. Wer dreihundert Anlagen betreibt, meldet sich bei sieben an und erfährt von Störungen trotzdem per Telefon.',
  },
  description2: {
    pl: 'Zbieramy odczyty w jednej bazie, porównujemy instalacje między sobą i zgłaszamy tę, która daje mniej niż sąsiednie. Zlecenie serwisu powstaje samo.',
    en: 'We collect the readings in one database, compare sites with each other and report the one that yields less than its neighbours. A service order is created automatically.',
    de: 'Wir sammeln die Werte in einer Datenbank, vergleichen Anlagen miteinander und melden jene, die weniger liefert als ihre Nachbarn. Der Serviceauftrag entsteht von selbst.',
  },
  header2: {
    pl: 'Od czego zaczynają firmy',
    en: 'Where companies begin',
    de: 'Womit Unternehmen beginnen',
  },
  features: [
    {
      icon: 'activity',
      cardTitle: { pl: 'Odczyty', en: 'Readings', de: 'Messwerte' },
      featureElements: [
        {
          name: {
            pl: 'Liczniki różnych producentów',
            en: 'Meters of any make',
            de: 'Zähler verschiedener Hersteller',
          },
        },
        {
          name: {
            pl: 'Porównanie z sąsiadami',
            en: 'Comparison with neighbours',
            de: 'Vergleich mit Nachbaranlagen',
          },
        },
        {
          name: {
            pl: 'Alarm z progiem',
            en: 'Alerts with thresholds',
            de: 'Alarm mit Schwellwert',
          },
        },
      ],
    },
    {
      icon: 'wrench',
      cardTitle: { pl: 'Serwis', en: 'Service', de: 'Service' },
      featureElements: [
        {
          name: {
            pl: 'Przeglądy według umowy',
            en: 'Inspections by contract',
            de: 'Wartung nach Vertrag',
          },
        },
        {
          name: {
            pl: 'Protokół z pomiarami',
            en: 'Report with measurements',
            de: 'Protokoll mit Messwerten',
          },
        },
        { name: { pl: 'Trasy ekip', en: 'Routes for the crews', de: 'Touren der Teams' } },
      ],
    },
    {
      icon: 'receipt',
      cardTitle: { pl: 'Rozliczenia', en: 'Billing', de: 'Abrechnung' },
      featureElements: [
        { name: { pl: 'Taryfy i opłaty', en: 'Tariffs and charges', de: 'Tarife und Entgelte' } },
        {
          name: {
            pl: 'Faktury z odczytów',
            en: 'Invoices from readings',
            de: 'Rechnungen aus Messwerten',
          },
        },
        { name: { pl: 'Portal odbiorcy', en: 'Consumer portal', de: 'Kundenportal' } },
      ],
    },
    {
      icon: 'file-check',
      cardTitle: { pl: 'Dokumentacja', en: 'Documentation', de: 'Dokumentation' },
      featureElements: [
        {
          name: {
            pl: 'Karta każdego urządzenia',
            en: 'A card for each device',
            de: 'Karte für jedes Gerät',
          },
        },
        {
          name: {
            pl: 'Gwarancje i terminy',
            en: 'Warranties and dates',
            de: 'Garantien und Fristen',
          },
        },
        {
          name: {
            pl: 'Zgłoszenia do operatora sieci',
            en: 'Notices to the grid operator',
            de: 'Meldungen an den Netzbetreiber',
          },
        },
      ],
    },
  ],
  realizations: ['field-service', 'gsd-maps'],
};
