import type { AreaWithFeatures } from '../../area-with-features.ts';

export const HR_DOCUMENTS: AreaWithFeatures = {
  pageName: 'hr-documents',
  imageHeader: 'products/dms-1.webp',
  shouldShowInHeaderMenu: false,
  icon: 'folder-tree',
  name: { pl: 'HR i dokumenty', en: 'HR and documents', de: 'Personal und Dokumente' },
  cardTitle: {
    pl: 'Kadry i obieg dokumentów',
    en: 'HR and document workflow',
    de: 'Personal und Dokumentenworkflow',
  },
  shortDescription: {
    pl: 'Wniosek złożony w telefonie, umowa podpisana bez drukarki, akta w jednym miejscu.',
    en: 'Requests from a phone, contracts signed without a printer, files in one place.',
    de: 'Antrag am Smartphone, Vertrag ohne Drucker unterschrieben, Akten an einem Ort.',
  },
  header1: {
    pl: 'Mniej papieru między ludźmi',
    en: 'Less paper between people',
    de: 'Weniger Papier zwischen Menschen',
  },
  subHeader1: {
    pl: 'Wnioski, umowy i akta, które nie giną na biurku.',
    en: 'Requests, contracts and files that do not get lost on a desk.',
    de: 'Anträge, Verträge und Akten, die auf keinem Schreibtisch verloren gehen.',
  },
  description1: {
    pl: 'Wniosek urlopowy wędruje przez trzy biurka i wraca po tygodniu. Umowa czeka na podpis osoby w delegacji, a nowy pracownik pierwszego dnia nie ma dostępu do niczego.',
    en: 'A leave request travels across three desks and returns after a week. A contract waits for someone who is away, and a new colleague has access to nothing on the first day.',
    de: 'Ein Urlaubsantrag wandert über drei Schreibtische und kommt nach einer Woche zurück. Ein Vertrag wartet auf jemanden auf Dienstreise, und wer neu anfängt, hat am ersten Tag auf nichts Zugriff.',
  },
  description2: {
    pl: 'Każdy dokument dostaje drogę z terminem i zastępcą. Przełożony zatwierdza w telefonie, a kadry widzą, gdzie sprawa stoi i od kiedy.',
    en: 'Each document gets a path with a deadline and a deputy. Managers approve on a phone, and HR sees where a case stands and since when.',
    de: 'Jedes Dokument erhält einen Weg mit Frist und Vertretung. Vorgesetzte geben am Smartphone frei, und die Personalabteilung sieht, wo ein Vorgang steht und seit wann.',
  },
  description3: {
    pl: 'Akta osobowe są elektroniczne, z okresami przechowywania i listą tych, którzy je otwierali. Badania, uprawnienia i umowy przypominają o sobie same.',
    en: 'Personnel files are electronic, with retention periods and a record of who opened them. Medical checks, licences and contracts remind you of themselves.',
    de: 'Personalakten sind elektronisch, mit Aufbewahrungsfristen und Protokoll der Zugriffe. Untersuchungen, Berechtigungen und Verträge melden sich von selbst.',
  },
  header2: {
    pl: 'Co można włączyć',
    en: 'What you can switch on',
    de: 'Was Sie einschalten können',
  },
  subHeader2: {
    pl: 'Także dla pracowników bez biurka i bez firmowego adresu e-mail.',
    en: 'Also for people without a desk or a company email address.',
    de: 'Auch für Beschäftigte ohne Schreibtisch und ohne Firmenadresse.',
  },
  features: [
    {
      icon: 'calendar-check',
      cardTitle: {
        pl: 'Wnioski i czas pracy',
        en: 'Requests and working time',
        de: 'Anträge und Arbeitszeit',
      },
      featureElements: [
        {
          name: {
            pl: 'Urlop w trzech dotknięciach',
            en: 'Leave in three taps',
            de: 'Urlaub mit dreimal Tippen',
          },
        },
        {
          name: {
            pl: 'Grafik i nadgodziny',
            en: 'Rota and overtime',
            de: 'Dienstplan und Überstunden',
          },
        },
        {
          name: { pl: 'Rejestracja wejść i wyjść', en: 'Clocking in and out', de: 'Zeiterfassung' },
        },
      ],
    },
    {
      icon: 'pen-line',
      cardTitle: { pl: 'Podpisy', en: 'Signatures', de: 'Unterschriften' },
      featureElements: [
        {
          name: {
            pl: 'Podpis kwalifikowany i zwykły',
            en: 'Qualified and simple signatures',
            de: 'Qualifizierte und einfache Signatur',
          },
        },
        {
          name: {
            pl: 'Kolejka umów do podpisu',
            en: 'A queue of contracts to sign',
            de: 'Stapelsignatur für Verträge',
          },
        },
        {
          name: {
            pl: 'Potwierdzenie zapoznania się',
            en: 'Read receipts',
            de: 'Lesebestätigung',
          },
        },
      ],
    },
    {
      icon: 'archive',
      cardTitle: { pl: 'Akta i archiwum', en: 'Files and archive', de: 'Akten und Archiv' },
      featureElements: [
        {
          name: {
            pl: 'Elektroniczne akta osobowe',
            en: 'Electronic personnel files',
            de: 'Elektronische Personalakte',
          },
        },
        {
          name: {
            pl: 'Okresy przechowywania',
            en: 'Retention periods',
            de: 'Aufbewahrungsfristen',
          },
        },
        {
          name: {
            pl: 'Szukanie w treści skanów',
            en: 'Search inside scans',
            de: 'Suche im Text der Scans',
          },
        },
      ],
    },
    {
      icon: 'user-plus',
      cardTitle: {
        pl: 'Nowy pracownik',
        en: 'New colleagues',
        de: 'Neue Kolleginnen und Kollegen',
      },
      featureElements: [
        {
          name: {
            pl: 'Lista kroków od umowy do biurka',
            en: 'Steps from contract to desk',
            de: 'Schritte vom Vertrag zum Arbeitsplatz',
          },
        },
        {
          name: {
            pl: 'Sprzęt i dostępy na czas',
            en: 'Equipment and access on time',
            de: 'Ausstattung und Zugänge rechtzeitig',
          },
        },
        {
          name: {
            pl: 'Szkolenia z terminem ważności',
            en: 'Training with expiry dates',
            de: 'Schulungen mit Ablaufdatum',
          },
        },
      ],
    },
  ],
  realizations: ['tiptip', 'pool-planning'],
  seoTitle: {
    pl: 'Oprogramowanie dla HR i obiegu dokumentów',
    en: 'HR and document workflow software',
    de: 'Software für Personal und Dokumentenworkflow',
  },
  seoDescription: {
    pl: 'Wnioski, podpisy elektroniczne, akta osobowe i obieg dokumentów z terminami i zastępstwami. Także w telefonie.',
    en: 'Requests, electronic signatures, personnel files and document workflow with deadlines and deputies. On a phone too.',
    de: 'Anträge, elektronische Signatur, Personalakte und Dokumentenworkflow mit Fristen und Vertretung. Auch am Smartphone.',
  },
};
