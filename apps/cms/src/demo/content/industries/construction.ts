import type { AreaWithFeatures } from '../../area-with-features.ts';

export const CONSTRUCTION: AreaWithFeatures = {
  pageName: 'construction',
  shouldShowInHeaderMenu: true,
  icon: 'hard-hat',
  name: { pl: 'Budownictwo', en: 'Construction', de: 'Baugewerbe' },
  cardTitle: {
    pl: 'Dla firm budowlanych',
    en: 'For construction companies',
    de: 'Für Bauunternehmen',
  },
  shortDescription: {
    pl: 'Dziennik, sprzęt i godziny z budowy wieczorem w biurze, bez przepisywania.',
    en: 'Site diary, equipment and hours in the office by evening, without retyping.',
    de: 'Bautagebuch, Geräte und Stunden am Abend im Büro, ohne Abtippen.',
  },
  header1: {
    pl: 'Budowa i biuro na jednej kartce',
    en: 'Site and office on one page',
    de: 'Baustelle und Büro auf einem Blatt',
  },
  subHeader1: {
    pl: 'Kierownik budowy zapisuje raz, w telefonie.',
    en: 'The site manager writes it once, on a phone.',
    de: 'Die Bauleitung erfasst einmal, am Smartphone.',
  },
  description1: {
    pl: 'Godziny przychodzą w poniedziałek na kartce, koparka stoi na innej budowie, niż myśli dyspozytor, a zdjęcia wykonanych robót są w prywatnych telefonach.',
    en: 'Hours arrive on Monday on a slip of paper, the digger is on a different site from the one the dispatcher thinks, and photos of finished work sit on private phones.',
    de: 'Die Stunden kommen am Montag auf einem Zettel, der Bagger steht auf einer anderen Baustelle als gedacht, und Fotos der Arbeiten liegen auf privaten Smartphones.',
  },
  description2: {
    pl: 'Jedna aplikacja zbiera dziennik, obecność, sprzęt i zdjęcia, także w wykopie bez zasięgu. Biuro widzi koszt budowy co wieczór i porównuje go z kosztorysem.',
    en: 'One app collects diary, attendance, equipment and photos, even in a trench without signal. The office sees the cost of a site every evening and compares it with the bill of quantities.',
    de: 'Eine App sammelt Bautagebuch, Anwesenheit, Geräte und Fotos, auch in der Grube ohne Empfang. Das Büro sieht die Baukosten jeden Abend und vergleicht sie mit der Kalkulation.',
  },
  header2: {
    pl: 'Od czego zaczynają firmy',
    en: 'Where companies begin',
    de: 'Womit Unternehmen beginnen',
  },
  features: [
    {
      icon: 'book-open',
      cardTitle: { pl: 'Dziennik budowy', en: 'Site diary', de: 'Bautagebuch' },
      featureElements: [
        {
          name: {
            pl: 'Zdjęcia z miejscem i datą',
            en: 'Photos with place and date',
            de: 'Fotos mit Ort und Datum',
          },
        },
        {
          name: {
            pl: 'Pogoda dopisana sama',
            en: 'Weather added automatically',
            de: 'Wetter wird ergänzt',
          },
        },
        {
          name: {
            pl: 'Raport dla inwestora',
            en: 'Report for the client',
            de: 'Bericht für den Bauherrn',
          },
        },
      ],
    },
    {
      icon: 'clock',
      cardTitle: { pl: 'Godziny', en: 'Hours', de: 'Stunden' },
      featureElements: [
        {
          name: {
            pl: 'Obecność na bramie',
            en: 'Attendance at the gate',
            de: 'Anwesenheit am Tor',
          },
        },
        {
          name: {
            pl: 'Podwykonawcy osobno',
            en: 'Subcontractors listed separately',
            de: 'Nachunternehmer getrennt',
          },
        },
        {
          name: {
            pl: 'Przekazanie do płac',
            en: 'Passed on to payroll',
            de: 'Übergabe an den Lohn',
          },
        },
      ],
    },
    {
      icon: 'truck',
      cardTitle: {
        pl: 'Sprzęt i materiał',
        en: 'Equipment and material',
        de: 'Geräte und Material',
      },
      featureElements: [
        {
          name: {
            pl: 'Gdzie stoi która maszyna',
            en: 'Where each machine is',
            de: 'Welche Maschine wo steht',
          },
        },
        {
          name: {
            pl: 'Dostawy z potwierdzeniem',
            en: 'Confirmed deliveries',
            de: 'Lieferungen mit Bestätigung',
          },
        },
        {
          name: {
            pl: 'Przeglądy i dopuszczenia',
            en: 'Inspections and permits',
            de: 'Prüfungen und Zulassungen',
          },
        },
      ],
    },
    {
      icon: 'coins',
      cardTitle: { pl: 'Koszt budowy', en: 'Cost of the site', de: 'Baukosten' },
      featureElements: [
        {
          name: {
            pl: 'Kosztorys i wykonanie',
            en: 'Estimate and actuals',
            de: 'Kalkulation und Ist',
          },
        },
        { name: { pl: 'Protokoły odbioru', en: 'Acceptance records', de: 'Abnahmeprotokolle' } },
        { name: { pl: 'Faktury częściowe', en: 'Stage invoices', de: 'Abschlagsrechnungen' } },
      ],
    },
  ],
  realizations: ['field-service', 'df-app'],
};
