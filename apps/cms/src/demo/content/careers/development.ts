import { type Job, OUR_OFFER } from './job.ts';

export const FRONTEND: Job = {
  slug: 'programista-frontend',
  publishedAt: '2026-11-02T08:00:00.000Z',
  validThrough: '2027-02-28',
  employmentType: 'FULL_TIME',
  title: {
    pl: 'Programistka / programista frontend',
    en: 'Front-end developer',
    de: 'Frontend-Entwicklung (m/w/d)',
  },
  location: { pl: 'Łódź lub zdalnie', en: 'Łódź or remote', de: 'Łódź oder remote' },
  description: {
    pl: 'Będziesz budować ekrany, przy których ktoś spędza osiem godzin dziennie: plany serwisu, karty kontroli, kasy. Liczy się każdy klik, więc zaczynamy od patrzenia, jak ludzie pracują.\n\nWynagrodzenie: 12 000–17 000 zł brutto na umowie o pracę.',
    en: 'You will build screens that people use eight hours a day: service plans, inspection cards, tills. Every click counts, so we begin by watching people work.\n\nSalary: PLN 12,000–17,000 gross a month under an employment contract.',
    de: 'Sie bauen Oberflächen, vor denen jemand acht Stunden am Tag sitzt: Einsatzpläne, Prüfkarten, Kassen. Jeder Klick zählt, deshalb beginnen wir damit, Menschen bei der Arbeit zuzusehen.\n\nGehalt: 12.000–17.000 PLN brutto im Monat bei Anstellung.',
  },
  button: {
    pl: 'Zgłoś się na to stanowisko',
    en: 'Apply for this job',
    de: 'Auf diese Stelle bewerben',
  },
  careerTechnologies: [
    { title: { pl: 'TypeScript', en: 'TypeScript', de: 'TypeScript' } },
    { title: { pl: 'React', en: 'React', de: 'React' } },
    { title: { pl: 'HTML i CSS', en: 'HTML and CSS', de: 'HTML und CSS' } },
    {
      title: {
        pl: 'Vitest i Playwright',
        en: 'Vitest and Playwright',
        de: 'Vitest und Playwright',
      },
    },
    { title: { pl: 'Figma', en: 'Figma', de: 'Figma' } },
  ],
  careerResponsibilities: [
    {
      title: {
        pl: 'Budowanie ekranów z projektantem, od szkicu',
        en: 'Building screens with the designer, from the first sketch',
        de: 'Oberflächen bauen, vom ersten Entwurf an, gemeinsam mit dem Design',
      },
    },
    {
      title: {
        pl: 'Dbanie o klawiaturę, czytniki ekranu i szybkość',
        en: 'Looking after keyboard use, screen readers and speed',
        de: 'Tastatur, Screenreader und Geschwindigkeit im Blick behalten',
      },
    },
    {
      title: {
        pl: 'Testy, które łapią prawdziwe błędy',
        en: 'Tests that catch real bugs',
        de: 'Tests, die echte Fehler finden',
      },
    },
    {
      title: {
        pl: 'Pokaz u klienta co dwa tygodnie',
        en: 'A demonstration on the customer’s site every two weeks',
        de: 'Alle zwei Wochen eine Vorführung beim Kunden',
      },
    },
  ],
  careerRequirements: [
    {
      title: {
        pl: 'Trzy lata pracy z React i TypeScript',
        en: 'Three years with React and TypeScript',
        de: 'Drei Jahre mit React und TypeScript',
      },
    },
    {
      title: {
        pl: 'Dobra znajomość semantycznego HTML i CSS',
        en: 'Solid semantic HTML and CSS',
        de: 'Sicheres semantisches HTML und CSS',
      },
    },
    {
      title: {
        pl: 'Polski swobodnie, angielski lub niemiecki w czytaniu',
        en: 'Fluent Polish, and English or German well enough to read',
        de: 'Fließendes Polnisch, Englisch oder Deutsch zum Lesen',
      },
    },
    {
      title: {
        pl: 'Chęć rozmowy z tymi, dla których piszesz',
        en: 'You enjoy talking to the people you write for',
        de: 'Freude am Gespräch mit denen, für die Sie schreiben',
      },
    },
  ],
  careerOffers: OUR_OFFER,
};

export const BACKEND: Job = {
  slug: 'programista-backend',
  publishedAt: '2026-10-19T08:00:00.000Z',
  validThrough: '2027-02-28',
  employmentType: 'FULL_TIME',
  title: {
    pl: 'Programistka / programista backend',
    en: 'Back-end developer',
    de: 'Backend-Entwicklung (m/w/d)',
  },
  location: { pl: 'Łódź lub zdalnie', en: 'Łódź or remote', de: 'Łódź oder remote' },
  description: {
    pl: 'Zamówienie ze sklepu ma znaleźć się w magazynie w sekundę i nigdy nie zginąć. Będziesz pisać usługi, które to gwarantują, i połączenia z maszynami, bankami i starymi systemami.\n\nWynagrodzenie: 13 000–19 000 zł brutto na umowie o pracę.',
    en: 'An order from the shop should reach the warehouse in a second and never get lost. You will write the services that guarantee it, and connections to machines, banks and old systems.\n\nSalary: PLN 13,000–19,000 gross a month under an employment contract.',
    de: 'Eine Bestellung aus dem Shop soll in einer Sekunde im Lager sein und nie verloren gehen. Sie schreiben die Dienste, die das gewährleisten, und Anbindungen an Maschinen, Banken und Altsysteme.\n\nGehalt: 13.000–19.000 PLN brutto im Monat bei Anstellung.',
  },
  button: {
    pl: 'Zgłoś się na to stanowisko',
    en: 'Apply for this job',
    de: 'Auf diese Stelle bewerben',
  },
  careerTechnologies: [
    {
      title: {
        pl: 'Node.js i TypeScript',
        en: 'Node.js and TypeScript',
        de: 'Node.js und TypeScript',
      },
    },
    { title: { pl: 'PostgreSQL', en: 'PostgreSQL', de: 'PostgreSQL' } },
    { title: { pl: 'C# i .NET', en: 'C# and .NET', de: 'C# und .NET' } },
    { title: { pl: 'Docker i Linux', en: 'Docker and Linux', de: 'Docker und Linux' } },
  ],
  careerResponsibilities: [
    {
      title: {
        pl: 'Projektowanie i pisanie usług oraz baz danych',
        en: 'Designing and writing services and databases',
        de: 'Dienste und Datenbanken entwerfen und schreiben',
      },
    },
    {
      title: {
        pl: 'Integracje z ERP, bankami i urządzeniami',
        en: 'Integration with ERPs, banks and devices',
        de: 'Anbindung von ERP, Banken und Geräten',
      },
    },
    {
      title: {
        pl: 'Przenoszenie danych ze starych programów',
        en: 'Moving data out of old programs',
        de: 'Datenübernahme aus alten Programmen',
      },
    },
    {
      title: {
        pl: 'Dyżur telefoniczny raz na sześć tygodni',
        en: 'On-call duty once in six weeks',
        de: 'Bereitschaftsdienst alle sechs Wochen',
      },
    },
  ],
  careerRequirements: [
    {
      title: {
        pl: 'Trzy lata pracy z usługami po stronie serwera',
        en: 'Three years with server-side services',
        de: 'Drei Jahre mit serverseitigen Diensten',
      },
    },
    {
      title: {
        pl: 'SQL, transakcje i indeksy na co dzień',
        en: 'SQL, transactions and indexes as daily tools',
        de: 'SQL, Transaktionen und Indizes als tägliches Werkzeug',
      },
    },
    {
      title: {
        pl: 'Nawyk pytania „co, jeśli się nie uda?”',
        en: 'The habit of asking “what if it fails?”',
        de: 'Die Gewohnheit zu fragen: „Was, wenn es scheitert?“',
      },
    },
  ],
  careerOffers: OUR_OFFER,
};
