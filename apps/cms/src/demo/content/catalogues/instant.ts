import type { Catalogue } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';
import { behindScreen, onScreen } from './item.ts';
import { RATES } from './rates.ts';

/** Catalogue of /natychmiastowa-wycena: kind, size, pace and extras on one screen. */
export const INSTANT_CATALOGUE: Entry<Catalogue> = {
  version: '2026-11',
  title: { pl: 'Natychmiastowa wycena', en: 'Instant estimate', de: 'Sofortschätzung' },
  subtitle: {
    pl: 'Cztery pytania i od razu widzisz widełki.',
    en: 'Four questions, and you see the range at once.',
    de: 'Vier Fragen, und Sie sehen sofort die Spanne.',
  },
  rates: RATES,
  presets: [],
  groups: [
    {
      key: 'kind',
      icon: 'code',
      choice: 'one',
      name: { pl: 'Co mamy zbudować?', en: 'What shall we build?', de: 'Was sollen wir bauen?' },
      items: [
        onScreen('kind-web', 'globe', 20, {
          pl: 'Aplikację webową',
          en: 'A web application',
          de: 'Eine Webanwendung',
        }),
        onScreen('kind-mobile', 'smartphone', 28, {
          pl: 'Aplikację mobilną',
          en: 'A mobile application',
          de: 'Eine mobile Anwendung',
        }),
        onScreen('kind-desktop', 'monitor', 24, {
          pl: 'Program na komputer',
          en: 'A desktop program',
          de: 'Ein Desktopprogramm',
        }),
        behindScreen('kind-integration', 'plug', 12, {
          pl: 'Połączenie systemów',
          en: 'A link between systems',
          de: 'Eine Schnittstelle',
        }),
        onScreen('kind-shop', 'shopping-cart', 26, {
          pl: 'Sklep internetowy',
          en: 'An online shop',
          de: 'Einen Onlineshop',
        }),
      ],
    },
    {
      key: 'size',
      icon: 'layers',
      choice: 'one',
      name: { pl: 'Jak duże?', en: 'How large?', de: 'Wie groß?' },
      items: [
        onScreen('size-small', 'file-text', 0, {
          pl: 'Jedno zadanie, kilka ekranów',
          en: 'One task, a few screens',
          de: 'Eine Aufgabe, wenige Ansichten',
        }),
        onScreen('size-medium', 'files', 25, {
          pl: 'Praca jednego działu',
          en: 'The work of one department',
          de: 'Die Arbeit einer Abteilung',
        }),
        onScreen('size-large', 'folder-tree', 70, {
          pl: 'Kilka działów i ról',
          en: 'Several departments and roles',
          de: 'Mehrere Abteilungen und Rollen',
        }),
      ],
    },
    {
      key: 'pace',
      icon: 'timer',
      choice: 'one',
      name: { pl: 'Na kiedy?', en: 'By when?', de: 'Wie schnell?' },
      items: [
        behindScreen('pace-calm', 'calendar-days', 0, {
          pl: 'Spokojnie, w zwykłym rytmie',
          en: 'Calmly, at the usual pace',
          de: 'Normales Tempo',
        }),
        {
          ...behindScreen('pace-quick', 'timer', 8, {
            pl: 'Szybciej, z większym zespołem',
            en: 'Faster, with a bigger team',
            de: 'Schneller, mit größerem Team',
          }),
          team: 5,
        },
      ],
    },
    {
      key: 'extras',
      icon: 'list-checks',
      choice: 'many',
      name: { pl: 'Co jeszcze?', en: 'What else?', de: 'Was noch?' },
      items: [
        onScreen('extra-design', 'pen-line', 8, {
          pl: 'Projekt graficzny od podstaw',
          en: 'A design from scratch',
          de: 'Neues Design',
        }),
        behindScreen('extra-migration', 'database', 7, {
          pl: 'Przeniesienie danych',
          en: 'Data migration',
          de: 'Datenübernahme',
        }),
        behindScreen('extra-erp', 'factory', 8, {
          pl: 'Połączenie z ERP',
          en: 'Connection to an ERP',
          de: 'Anbindung an ein ERP',
        }),
        behindScreen('extra-offline', 'wifi-off', 8, {
          pl: 'Praca bez zasięgu',
          en: 'Work without signal',
          de: 'Arbeiten ohne Empfang',
        }),
        behindScreen('extra-languages', 'languages', 3, {
          pl: 'Kilka języków',
          en: 'Several languages',
          de: 'Mehrere Sprachen',
        }),
      ],
    },
  ],
  packages: [],
};
