import type { Catalogue } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';
import { behindScreen } from './item.ts';
import { RATES } from './rates.ts';

/** Catalogue of /kalkulator-dms-n: four questions, one of three packages. */
export const DMS_SHORT_CATALOGUE: Entry<Catalogue> = {
  version: '2026-11',
  title: {
    pl: 'DMS w czterech pytaniach',
    en: 'DMS in four questions',
    de: 'DMS in vier Fragen',
  },
  subtitle: {
    pl: 'Minuta i wiesz, od którego pakietu zacząć.',
    en: 'One minute, and you know which package to begin with.',
    de: 'Eine Minute, und Sie wissen, mit welchem Paket Sie beginnen.',
  },
  rates: RATES,
  presets: [],
  groups: [
    {
      key: 'users',
      icon: 'users',
      choice: 'one',
      name: {
        pl: 'Ile osób będzie z niego korzystać?',
        en: 'How many people will use it?',
        de: 'Wie viele Personen werden damit arbeiten?',
      },
      items: [
        behindScreen('users-20', 'users', 5, {
          pl: 'Do 20 osób',
          en: 'Up to 20 people',
          de: 'Bis 20 Personen',
        }),
        behindScreen('users-100', 'users', 9, {
          pl: 'Od 21 do 100 osób',
          en: '21 to 100 people',
          de: '21 bis 100 Personen',
        }),
        behindScreen('users-more', 'users', 15, {
          pl: 'Więcej niż 100 osób',
          en: 'More than 100 people',
          de: 'Mehr als 100 Personen',
        }),
      ],
    },
    {
      key: 'documents',
      icon: 'files',
      choice: 'one',
      name: {
        pl: 'Ile dokumentów przychodzi miesięcznie?',
        en: 'How many documents arrive each month?',
        de: 'Wie viele Dokumente kommen im Monat?',
      },
      items: [
        behindScreen('documents-200', 'file-text', 2, {
          pl: 'Do 200 dokumentów miesięcznie',
          en: 'Up to 200 documents a month',
          de: 'Bis 200 Dokumente im Monat',
        }),
        behindScreen('documents-2000', 'files', 5, {
          pl: 'Od 201 do 2000 dokumentów miesięcznie',
          en: '201 to 2,000 documents a month',
          de: '201 bis 2.000 Dokumente im Monat',
        }),
        behindScreen('documents-more', 'archive', 9, {
          pl: 'Więcej niż 2000 dokumentów miesięcznie',
          en: 'More than 2,000 documents a month',
          de: 'Mehr als 2.000 Dokumente im Monat',
        }),
      ],
    },
    {
      key: 'processes',
      icon: 'workflow',
      choice: 'many',
      name: {
        pl: 'Co ma działać samo?',
        en: 'What should run by itself?',
        de: 'Was soll von selbst laufen?',
      },
      items: [
        behindScreen('process-invoices', 'receipt', 6, {
          pl: 'Akceptacja faktur',
          en: 'Invoice approval',
          de: 'Rechnungsfreigabe',
        }),
        behindScreen('process-contracts', 'pen-line', 6, {
          pl: 'Umowy i podpisy',
          en: 'Contracts and signatures',
          de: 'Verträge und Unterschriften',
        }),
        behindScreen('process-mail', 'inbox', 4, { pl: 'Poczta', en: 'Mail', de: 'Post' }),
        behindScreen('process-hr', 'users', 6, {
          pl: 'Wnioski pracowników',
          en: 'Staff requests',
          de: 'Anträge der Beschäftigten',
        }),
      ],
    },
    {
      key: 'place',
      icon: 'server',
      choice: 'one',
      name: { pl: 'Gdzie ma stać?', en: 'Where should it run?', de: 'Wo soll es laufen?' },
      items: [
        behindScreen('place-cloud', 'cloud', 1, {
          pl: 'W naszym centrum danych',
          en: 'In our data centre',
          de: 'In unserem Rechenzentrum',
        }),
        behindScreen('place-own', 'server', 4, {
          pl: 'Na Twoim serwerze',
          en: 'On your own server',
          de: 'Auf Ihrem Server',
        }),
      ],
    },
  ],
  packages: [
    {
      key: 'start',
      fromDays: 0,
      name: { pl: 'Start', en: 'Start', de: 'Start' },
      description: {
        pl: 'Jeden proces, rejestr i wyszukiwarka. Działa w miesiąc i wystarcza większości małych biur.',
        en: 'One process, a register and search. Runs within a month and is enough for most small offices.',
        de: 'Ein Prozess, ein Register und die Suche. Läuft in einem Monat und genügt den meisten kleinen Büros.',
      },
    },
    {
      key: 'office',
      fromDays: 16,
      name: { pl: 'Biuro', en: 'Office', de: 'Büro' },
      description: {
        pl: 'Kilka procesów, odczyt faktur, podpis i połączenie z księgowością. Dla firm z własną administracją.',
        en: 'Several processes, invoice recognition, signatures and a link to accounting. For companies with an administration of their own.',
        de: 'Mehrere Prozesse, Rechnungserkennung, Signatur und Anbindung an die Buchhaltung. Für Unternehmen mit eigener Verwaltung.',
      },
    },
    {
      key: 'company',
      fromDays: 32,
      name: { pl: 'Firma', en: 'Company', de: 'Unternehmen' },
      description: {
        pl: 'Wszystkie działy, archiwum z okresami przechowywania, portal dla kontrahentów. Wdrożenie etapami.',
        en: 'All departments, an archive with retention periods, a portal for partners. Introduced in stages.',
        de: 'Alle Abteilungen, Archiv mit Fristen, Portal für Geschäftspartner. Einführung in Etappen.',
      },
    },
  ],
};
