import type { AreaWithFeatures } from '../../area-with-features.ts';

export const PRODUCTION: AreaWithFeatures = {
  pageName: 'production',
  imageHeader: 'realizations/df-app-2.webp',
  shouldShowInHeaderMenu: true,
  icon: 'factory',
  name: { pl: 'Produkcja', en: 'Production', de: 'Fertigung' },
  cardTitle: {
    pl: 'Planowanie i meldunki z hali',
    en: 'Planning and shop floor reporting',
    de: 'Planung und Rückmeldung aus der Halle',
  },
  shortDescription: {
    pl: 'Plan na maszyny, tablet przy stanowisku i koszt zlecenia znany tego samego dnia.',
    en: 'A plan for the machines, a tablet at the workplace and the cost of an order known the same day.',
    de: 'Ein Plan für die Maschinen, ein Tablet am Arbeitsplatz und die Auftragskosten am selben Tag.',
  },
  header1: {
    pl: 'Hala, która mówi, co się dzieje',
    en: 'A shop floor that tells you what is going on',
    de: 'Eine Halle, die sagt, was geschieht',
  },
  subHeader1: {
    pl: 'Postęp zleceń widać na ekranie, a nie po obchodzie.',
    en: 'See the progress of orders on a screen, without walking the floor.',
    de: 'Den Stand der Aufträge zeigt der Bildschirm, nicht der Rundgang.',
  },
  description1: {
    pl: 'Plan w arkuszu jest aktualny do pierwszej awarii. Potem brygadziści dzwonią, a handlowiec obiecuje termin, którego nikt nie sprawdził.',
    en: 'A plan in a spreadsheet is up to date until the first breakdown. Then the shift leaders ring round, and sales promises a date nobody has checked.',
    de: 'Ein Plan in einer Tabelle ist bis zur ersten Störung aktuell. Dann wird telefoniert, und der Vertrieb verspricht einen Termin, den niemand geprüft hat.',
  },
  description2: {
    pl: 'Operator zaczyna i kończy operację skanem. Program przelicza plan, pokazuje wąskie gardło i mówi, które zlecenie się spóźni, zanim do tego dojdzie.',
    en: 'The operator starts and ends an operation with a scan. The program recalculates the plan, shows the bottleneck and tells you which order will be late before it is.',
    de: 'Beginn und Ende eines Arbeitsgangs meldet ein Scan. Das Programm rechnet den Plan neu, zeigt den Engpass und nennt den Auftrag, der sich verspäten wird, bevor es so weit ist.',
  },
  description3: {
    pl: 'Czas, materiał i braki trafiają od razu do rachunku kosztów. Wynik zlecenia znasz w dniu jego zakończenia, a nie po zamknięciu miesiąca.',
    en: 'Time, material and scrap go straight into cost accounting. You know the result of an order on the day it ends, not after the month is closed.',
    de: 'Zeit, Material und Ausschuss fließen direkt in die Kostenrechnung. Das Ergebnis eines Auftrags kennen Sie am Tag seines Abschlusses, nicht erst nach dem Monatsende.',
  },
  header2: {
    pl: 'Co można włączyć',
    en: 'What you can switch on',
    de: 'Was Sie einschalten können',
  },
  subHeader2: {
    pl: 'Od tablicy z planem po odczyt danych z maszyn.',
    en: 'From a planning board to readings from the machines.',
    de: 'Von der Plantafel bis zu Daten aus der Maschine.',
  },
  features: [
    {
      icon: 'calendar-days',
      cardTitle: { pl: 'Planowanie', en: 'Planning', de: 'Planung' },
      featureElements: [
        {
          name: {
            pl: 'Plan na gniazda i ludzi',
            en: 'Plan by machine and by person',
            de: 'Plan nach Maschinen und Personen',
          },
        },
        {
          name: {
            pl: 'Termin z wolnych mocy',
            en: 'Dates from free capacity',
            de: 'Termine aus freier Kapazität',
          },
        },
        {
          name: {
            pl: 'Scenariusze „co, jeśli”',
            en: '“What if” scenarios',
            de: '„Was wäre wenn“-Szenarien',
          },
        },
      ],
    },
    {
      icon: 'scan-line',
      cardTitle: { pl: 'Meldunki z hali', en: 'Shop floor reporting', de: 'Rückmeldung' },
      featureElements: [
        {
          name: {
            pl: 'Skan na początku i końcu',
            en: 'A scan at start and end',
            de: 'Scan zu Beginn und Ende',
          },
        },
        {
          name: {
            pl: 'Przyczyny postojów',
            en: 'Reasons for downtime',
            de: 'Gründe für Stillstände',
          },
        },
        {
          name: {
            pl: 'Obsługa w rękawicach',
            en: 'Usable with gloves on',
            de: 'Bedienbar mit Handschuhen',
          },
        },
      ],
    },
    {
      icon: 'badge-check',
      cardTitle: { pl: 'Jakość', en: 'Quality', de: 'Qualität' },
      featureElements: [
        {
          name: {
            pl: 'Karty kontroli z granicami',
            en: 'Inspection cards with limits',
            de: 'Prüfkarten mit Grenzwerten',
          },
        },
        {
          name: {
            pl: 'Ślad partii w obie strony',
            en: 'Batch tracing both ways',
            de: 'Chargenverfolgung in beide Richtungen',
          },
        },
        {
          name: {
            pl: 'Reklamacja ze zdjęciem',
            en: 'Complaints with photos',
            de: 'Reklamation mit Foto',
          },
        },
      ],
    },
    {
      icon: 'gauge',
      cardTitle: { pl: 'Maszyny', en: 'Machines', de: 'Maschinen' },
      featureElements: [
        {
          name: {
            pl: 'Odczyt liczników i stanów',
            en: 'Readings from counters and machines',
            de: 'Zähler und Zustände auslesen',
          },
        },
        {
          name: {
            pl: 'Przeglądy według motogodzin',
            en: 'Maintenance by running hours',
            de: 'Wartung nach Betriebsstunden',
          },
        },
        {
          name: {
            pl: 'Wskaźnik OEE na ekranie w hali',
            en: 'OEE on a screen on the shop floor',
            de: 'OEE auf dem Bildschirm in der Halle',
          },
        },
      ],
    },
  ],
  realizations: ['df-app', 'gsd-stats'],
  seoTitle: {
    pl: 'Oprogramowanie dla produkcji: plan, meldunki, koszty',
    en: 'Software for production: planning, reporting, costs',
    de: 'Software für die Fertigung: Planung, Rückmeldung, Kosten',
  },
  seoDescription: {
    pl: 'Plan na maszyny, meldunki z tabletu, jakość i koszt zlecenia tego samego dnia. Dopasowane do Twojej hali.',
    en: 'Machine planning, tablet reporting, quality and the cost of an order on the same day. Fitted to your shop floor.',
    de: 'Maschinenplanung, Rückmeldung per Tablet, Qualität und Auftragskosten am selben Tag. Passend zu Ihrer Halle.',
  },
};
