import type { BlogPostSidebar } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

/** Sets of commercial blocks; each kind of block is in one of them. */
export const SIDEBARS: Entry<BlogPostSidebar>[] = [
  {
    name: 'Konsultacja (tekst z przyciskiem)',
    blocks: [
      {
        blockType: 'plain',
        title: {
          pl: 'Masz podobny problem?',
          en: 'A similar problem?',
          de: 'Ein ähnliches Problem?',
        },
        descriptiveText: {
          pl: 'Piętnaście minut rozmowy z doradcą, bezpłatnie. Powiemy też, jeśli nie jesteśmy potrzebni.',
          en: 'Fifteen minutes with an adviser, free of charge. We will also tell you if you do not need us.',
          de: 'Fünfzehn Minuten mit einer Beraterin oder einem Berater, kostenlos. Wir sagen auch, wenn Sie uns nicht brauchen.',
        },
        button: {
          pl: 'Umów 15 minut rozmowy',
          en: 'Book a 15-minute call',
          de: '15-Minuten-Gespräch vereinbaren',
        },
        buttonDestination: '/contact',
        buttonColor: '#14171F',
      },
    ],
  },
  {
    name: 'ERP (obraz z odnośnikiem)',
    blocks: [{ blockType: 'image', image: 'products/erp-1.webp', link: '/products/erp' }],
  },
  {
    name: 'Przed rozmową (lista)',
    blocks: [
      {
        blockType: 'list',
        title: {
          pl: 'Przed rozmową z dostawcą przygotuj',
          en: 'Before you talk to a supplier, prepare',
          de: 'Vor dem Gespräch mit Anbietern bereithalten',
        },
        items: [
          {
            name: {
              pl: 'Trzy sprawy, które bolą najbardziej',
              en: 'The three things that hurt most',
              de: 'Die drei größten Probleme',
            },
          },
          {
            name: {
              pl: 'Liczbę osób i stanowisk',
              en: 'The number of people and workplaces',
              de: 'Anzahl der Personen und Arbeitsplätze',
            },
          },
          {
            name: {
              pl: 'Listę programów, które zostają',
              en: 'A list of the programs that stay',
              de: 'Liste der Programme, die bleiben',
            },
          },
          {
            name: {
              pl: 'Jedną osobę, która decyduje',
              en: 'One person who decides',
              de: 'Eine Person, die entscheidet',
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Field Service (nad wpisem)',
    blocks: [
      {
        blockType: 'top',
        image: 'realizations/field-service-1.webp',
        text1: {
          pl: '12 serwisantów, 47 wizyt, −23% pustych kilometrów',
          en: '12 technicians, 47 visits, −23% empty kilometres',
          de: '12 Techniker, 47 Einsätze, −23 % Leerkilometer',
        },
        text2: {
          pl: 'Tyle zmienił Field Service',
          en: 'What Field Service changed',
          de: 'Das hat Field Service verändert',
        },
      },
    ],
  },
  {
    name: 'DMS (wewnątrz wpisu)',
    blocks: [
      {
        blockType: 'insidePost',
        image: 'products/dms-1.webp',
        title: {
          pl: 'Obieg dokumentów na próbę',
          en: 'Document workflow on trial',
          de: 'Dokumentenworkflow zur Probe',
        },
        descriptiveText: {
          pl: 'Pokażemy DMS na dziesięciu Twoich fakturach. Zajmuje to pół godziny.',
          en: 'We show DMS with ten of your own invoices. It takes half an hour.',
          de: 'Wir zeigen DMS an zehn Ihrer Rechnungen. Das dauert eine halbe Stunde.',
        },
        button: {
          pl: 'Ile kosztuje wdrożenie DMS?',
          en: 'Estimate your DMS',
          de: 'DMS kalkulieren',
        },
        buttonDestination: '/kalkulator-dms',
        buttonColor: '#066BB5',
      },
    ],
  },
  {
    name: 'Kalkulator (przyklejony u dołu)',
    blocks: [
      {
        blockType: 'stickyBottom',
        textPrimary: {
          pl: 'Ile dni zajmie Twoja aplikacja?',
          en: 'How many days will your application take?',
          de: 'Wie viele Tage braucht Ihre Anwendung?',
        },
        textSecondary: {
          pl: 'Dwie minuty, bez podawania adresu.',
          en: 'Two minutes, no address needed.',
          de: 'Zwei Minuten, ohne Adresse.',
        },
        button: { pl: 'Oszacuj swój projekt', en: 'Estimate your project', de: 'Aufwand schätzen' },
        buttonDestination: '/kalkulator-aplikacji',
        buttonColor: '#D33A21',
      },
    ],
  },
  {
    name: 'Kalkulator (przyklejony u dołu na telefonie)',
    blocks: [
      {
        blockType: 'stickyBottomMobile',
        textTitle: {
          pl: 'Oszacuj swoją aplikację',
          en: 'Estimate your application',
          de: 'Was kostet Ihre Anwendung?',
        },
        textSwipeUp: {
          pl: 'Przesuń w górę, żeby zobaczyć jak',
          en: 'Swipe up to see how',
          de: 'Nach oben wischen und sehen, wie',
        },
        button: { pl: 'Oszacuj swój projekt', en: 'Estimate your project', de: 'Aufwand schätzen' },
        buttonDestination: '/kalkulator-aplikacji',
        buttonColor: '#D33A21',
        listMobile: [
          {
            name: {
              pl: 'Wybierz, co budujesz',
              en: 'Choose what you are building',
              de: 'Wählen Sie, was Sie bauen',
            },
          },
          {
            name: {
              pl: 'Zaznacz funkcje',
              en: 'Tick the features',
              de: 'Kreuzen Sie Funktionen an',
            },
          },
          {
            name: {
              pl: 'Zabierz wynik jako PDF',
              en: 'Take the result as a PDF',
              de: 'Nehmen Sie das Ergebnis als PDF mit',
            },
          },
        ],
      },
    ],
  },
];
