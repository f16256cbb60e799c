import type { Catalogue } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';
import { behindScreen, onScreen } from './item.ts';
import { RATES } from './rates.ts';

/** Catalogue of /kalkulator-dms. */
export const DMS_CATALOGUE: Entry<Catalogue> = {
  version: '2026-11',
  title: { pl: 'Ile kosztuje wdrożenie DMS?', en: 'Estimate your DMS', de: 'Ihr DMS kalkulieren' },
  subtitle: {
    pl: 'Zaznacz funkcje albo opisz własnymi słowami, czego potrzebujesz.',
    en: 'Tick features, or describe in your own words what you need.',
    de: 'Kreuzen Sie Funktionen an oder beschreiben Sie mit eigenen Worten, was Sie brauchen.',
  },
  rates: RATES,
  presets: [],
  groups: [
    {
      key: 'registers',
      icon: 'inbox',
      choice: 'many',
      name: { pl: 'Rejestry', en: 'Registers', de: 'Register' },
      items: [
        onScreen('incoming-mail', 'inbox', 3, {
          pl: 'Poczta przychodząca',
          en: 'Incoming mail',
          de: 'Eingangspost',
        }),
        onScreen('outgoing-mail', 'send', 2, {
          pl: 'Poczta wychodząca',
          en: 'Outgoing mail',
          de: 'Ausgangspost',
        }),
        onScreen('invoice-register', 'receipt', 4, {
          pl: 'Rejestr faktur',
          en: 'Invoice register',
          de: 'Rechnungsregister',
        }),
        onScreen('contract-register', 'file-text', 4, {
          pl: 'Rejestr umów z terminami',
          en: 'Contract register with dates',
          de: 'Vertragsregister mit Fristen',
        }),
        onScreen('case-register', 'folder-tree', 5, {
          pl: 'Rejestr spraw',
          en: 'Case register',
          de: 'Vorgangsregister',
        }),
      ],
    },
    {
      key: 'workflow',
      icon: 'workflow',
      choice: 'many',
      name: {
        pl: 'Obieg i akceptacje',
        en: 'Workflow and approvals',
        de: 'Workflow und Freigaben',
      },
      items: [
        onScreen('approval-paths', 'git-branch', 6, {
          pl: 'Ścieżki zależne od kwoty i działu',
          en: 'Paths by amount and department',
          de: 'Wege nach Betrag und Abteilung',
        }),
        behindScreen('deputies', 'users', 2, {
          pl: 'Zastępstwa',
          en: 'Deputies',
          de: 'Vertretungen',
        }),
        behindScreen('deadlines', 'timer', 2, {
          pl: 'Terminy i przypomnienia',
          en: 'Deadlines and reminders',
          de: 'Fristen und Erinnerungen',
        }),
        onScreen('mobile-approval', 'smartphone', 4, {
          pl: 'Akceptacja w telefonie',
          en: 'Approval on a phone',
          de: 'Freigabe am Smartphone',
        }),
        onScreen('cost-allocation', 'chart-pie', 4, {
          pl: 'Podział na koszty i projekty',
          en: 'Split by cost and project',
          de: 'Aufteilung nach Kosten und Projekten',
        }),
      ],
    },
    {
      key: 'capture',
      icon: 'scan-line',
      choice: 'many',
      name: { pl: 'Skanowanie i OCR', en: 'Capture and OCR', de: 'Erfassung und OCR' },
      items: [
        behindScreen('scanning', 'scan-line', 2, {
          pl: 'Skanowanie z kodami',
          en: 'Scanning with codes',
          de: 'Scannen mit Codes',
        }),
        behindScreen('ocr', 'file-search', 5, {
          pl: 'Odczyt kwot, dat i numerów',
          en: 'Reading amounts, dates and numbers',
          de: 'Beträge, Daten und Nummern erkennen',
        }),
        behindScreen('e-mail-capture', 'mail', 2, {
          pl: 'Dokumenty z poczty',
          en: 'Documents from email',
          de: 'Belege aus E-Mails',
        }),
        behindScreen('ksef-capture', 'receipt', 4, {
          pl: 'Faktury z KSeF',
          en: 'Invoices from KSeF',
          de: 'Rechnungen aus KSeF',
        }),
      ],
    },
    {
      key: 'signature',
      icon: 'pen-line',
      choice: 'many',
      name: { pl: 'Podpis elektroniczny', en: 'E-signature', de: 'Elektronische Signatur' },
      items: [
        onScreen('simple-signature', 'pen-line', 2, {
          pl: 'Podpis zwykły',
          en: 'Simple signature',
          de: 'Einfache Signatur',
        }),
        onScreen('qualified-signature', 'badge-check', 4, {
          pl: 'Podpis kwalifikowany',
          en: 'Qualified signature',
          de: 'Qualifizierte Signatur',
        }),
        onScreen('external-signers', 'user-plus', 3, {
          pl: 'Podpisy osób z zewnątrz',
          en: 'Signers from outside',
          de: 'Externe Unterzeichnende',
        }),
      ],
    },
    {
      key: 'archive',
      icon: 'archive',
      choice: 'many',
      name: {
        pl: 'Archiwum i przechowywanie',
        en: 'Archive and retention',
        de: 'Archiv und Aufbewahrung',
      },
      items: [
        onScreen('full-text-search', 'search', 3, {
          pl: 'Szukanie w treści',
          en: 'Search in the text',
          de: 'Volltextsuche',
        }),
        behindScreen('retention', 'clock', 3, {
          pl: 'Okresy przechowywania',
          en: 'Retention periods',
          de: 'Aufbewahrungsfristen',
        }),
        behindScreen('disposal', 'file-check', 2, {
          pl: 'Brakowanie z protokołem',
          en: 'Disposal with a record',
          de: 'Löschung mit Protokoll',
        }),
        behindScreen('old-archive', 'boxes', 5, {
          pl: 'Przeniesienie starego archiwum',
          en: 'Moving the old archive',
          de: 'Übernahme des alten Archivs',
        }),
      ],
    },
    {
      key: 'integrations',
      icon: 'plug',
      choice: 'many',
      name: { pl: 'Integracje', en: 'Integrations', de: 'Schnittstellen' },
      items: [
        behindScreen('accounting', 'landmark', 5, {
          pl: 'Księgowość',
          en: 'Accounting',
          de: 'Buchhaltung',
        }),
        behindScreen('erp', 'factory', 6, { pl: 'ERP', en: 'ERP', de: 'ERP' }),
        behindScreen('office', 'file-text', 3, {
          pl: 'Edytor dokumentów',
          en: 'Office applications',
          de: 'Office-Anwendungen',
        }),
        behindScreen('calendar', 'calendar-days', 2, {
          pl: 'Kalendarz i poczta',
          en: 'Calendar and mail',
          de: 'Kalender und E-Mail',
        }),
      ],
    },
    {
      key: 'access',
      icon: 'lock',
      choice: 'many',
      name: { pl: 'Dostęp', en: 'Access', de: 'Zugriff' },
      items: [
        onScreen('permissions', 'lock', 3, {
          pl: 'Uprawnienia do teczki i pola',
          en: 'Permissions by folder and field',
          de: 'Rechte je Mappe und Feld',
        }),
        behindScreen('directory', 'users', 3, {
          pl: 'Logowanie kontem firmowym',
          en: 'Company single sign-on',
          de: 'Firmenanmeldung (SSO)',
        }),
        behindScreen('access-log', 'book-open', 2, {
          pl: 'Dziennik otwarć',
          en: 'Record of openings',
          de: 'Zugriffsprotokoll',
        }),
        onScreen('portal', 'globe', 6, {
          pl: 'Portal dla kontrahentów',
          en: 'Portal for partners',
          de: 'Portal für Geschäftspartner',
        }),
      ],
    },
  ],
  packages: [],
};
