import type { AreaWithFeatures } from '../../area-with-features.ts';

export const HEALTHCARE: AreaWithFeatures = {
  pageName: 'healthcare',
  shouldShowInHeaderMenu: false,
  icon: 'heart-pulse',
  name: { pl: 'Ochrona zdrowia', en: 'Healthcare', de: 'Gesundheitswesen' },
  cardTitle: {
    pl: 'Dla przychodni i laboratoriów',
    en: 'For clinics and laboratories',
    de: 'Für Praxen und Labore',
  },
  shortDescription: {
    pl: 'Rejestracja, sprzęt i dokumenty pod kontrolą, z dostępem tylko dla uprawnionych.',
    en: 'Appointments, equipment and papers in order, open only to authorised staff.',
    de: 'Termine, Geräte und Dokumente geordnet, zugänglich nur für Berechtigte.',
  },
  header1: {
    pl: 'Czas dla pacjenta, nie dla formularza',
    en: 'Time for the patient, not for the form',
    de: 'Zeit für Patienten, nicht für Formulare',
  },
  subHeader1: {
    pl: 'Zaplecze przychodni, laboratorium i rehabilitacji.',
    en: 'The back office of clinics, laboratories and rehabilitation.',
    de: 'Die Verwaltung von Praxis, Labor und Rehabilitation.',
  },
  description1: {
    pl: 'Rejestracja odbiera trzysta telefonów dziennie, z czego połowa to pytanie o godzinę wizyty. Sprzęt ma przeglądy w segregatorze, a zgody pacjentów w pięciu szafach.',
    en: 'Reception takes three hundred calls a day, half of them asking for the time of an appointment. Equipment records are in a binder, and consents fill five cabinets.',
    de: 'Die Anmeldung nimmt täglich dreihundert Anrufe an, die Hälfte fragt nur nach der Uhrzeit. Die Geräteprüfungen stehen im Ordner, die Einwilligungen füllen fünf Schränke.',
  },
  description2: {
    pl: 'Budujemy to, czego nie ma w systemie medycznym: przypomnienia, grafiki sal, obieg zgód, ewidencję sprzętu. Danych medycznych nie kopiujemy; program pyta o nie tam, gdzie są.',
    en: 'We build what the medical system lacks: reminders, room schedules, consent flow, equipment records. We copy no medical data; the program asks for them where they are.',
    de: 'Wir bauen, was dem Praxissystem fehlt: Erinnerungen, Raumpläne, Einwilligungen, Geräteverzeichnis. Medizinische Daten kopieren wir nicht; das Programm fragt sie dort ab, wo sie liegen.',
  },
  header2: {
    pl: 'Od czego zaczynają placówki',
    en: 'Where clinics begin',
    de: 'Womit Einrichtungen beginnen',
  },
  features: [
    {
      icon: 'calendar-check',
      cardTitle: { pl: 'Wizyty', en: 'Appointments', de: 'Termine' },
      featureElements: [
        {
          name: {
            pl: 'Przypomnienia i odwołania',
            en: 'Reminders and cancellations',
            de: 'Erinnerung und Absage',
          },
        },
        { name: { pl: 'Lista rezerwowa', en: 'Waiting list', de: 'Warteliste' } },
        {
          name: {
            pl: 'Grafik sal i aparatów',
            en: 'Rooms and equipment schedule',
            de: 'Plan für Räume und Geräte',
          },
        },
      ],
    },
    {
      icon: 'pen-line',
      cardTitle: { pl: 'Zgody', en: 'Consents', de: 'Einwilligungen' },
      featureElements: [
        {
          name: {
            pl: 'Podpis na tablecie',
            en: 'Signature on a tablet',
            de: 'Unterschrift am Tablet',
          },
        },
        {
          name: {
            pl: 'Wersja i data treści',
            en: 'Version and date of the text',
            de: 'Fassung und Datum des Textes',
          },
        },
        {
          name: {
            pl: 'Wycofanie jednym krokiem',
            en: 'Withdrawal in one step',
            de: 'Widerruf in einem Schritt',
          },
        },
      ],
    },
    {
      icon: 'clipboard-check',
      cardTitle: { pl: 'Sprzęt', en: 'Equipment', de: 'Geräte' },
      featureElements: [
        { name: { pl: 'Paszport techniczny', en: 'Equipment logbook', de: 'Gerätebuch' } },
        {
          name: {
            pl: 'Przeglądy z wyprzedzeniem',
            en: 'Inspections ahead of time',
            de: 'Prüfungen rechtzeitig',
          },
        },
        {
          name: {
            pl: 'Zgłoszenie usterki kodem',
            en: 'Fault reports by code',
            de: 'Störung per Code melden',
          },
        },
      ],
    },
    {
      icon: 'lock',
      cardTitle: { pl: 'Dostęp', en: 'Access', de: 'Zugriff' },
      featureElements: [
        {
          name: {
            pl: 'Uprawnienia według roli',
            en: 'Permissions by role',
            de: 'Rechte nach Rolle',
          },
        },
        {
          name: {
            pl: 'Ślad każdego otwarcia',
            en: 'A trace of every opening',
            de: 'Protokoll jedes Zugriffs',
          },
        },
        {
          name: {
            pl: 'Logowanie dwuskładnikowe',
            en: 'Two-factor sign-in',
            de: 'Anmeldung mit zwei Faktoren',
          },
        },
      ],
    },
  ],
  realizations: ['pool-planning', 'hotel-room'],
};
