import { type Job, OUR_OFFER } from './job.ts';

export const CONSULTANT: Job = {
  slug: 'konsultant-wdrozen-erp',
  publishedAt: '2026-11-09T08:00:00.000Z',
  validThrough: '2027-01-31',
  employmentType: 'FULL_TIME',
  title: {
    pl: 'Konsultantka / konsultant wdrożeń ERP',
    en: 'ERP implementation consultant',
    de: 'ERP-Einführung und Beratung (m/w/d)',
  },
  location: {
    pl: 'Łódź i wyjazdy do klientów',
    en: 'Łódź, with visits to customers',
    de: 'Łódź, mit Besuchen bei Kunden',
  },
  description: {
    pl: 'Jesteś osobą, która w dniu startu stoi na hali. Wcześniej uczysz się, jak firma pracuje, ustawiasz system, przenosisz dane i szkolisz ludzi, którzy wcale nie prosili o zmianę.\n\nWynagrodzenie: 9000–14 000 zł brutto na umowie o pracę.',
    en: 'You are the one who stands on the shop floor on the day of the launch. Before that you learn how the company works, set up the system, move the data and train people who never asked for a change.\n\nSalary: PLN 9,000–14,000 gross a month under an employment contract.',
    de: 'Sie stehen am Starttag in der Halle. Vorher lernen Sie, wie das Unternehmen arbeitet, richten das System ein, übernehmen Daten und schulen Menschen, die nicht um Veränderung gebeten haben.\n\nGehalt: 9.000–14.000 PLN brutto im Monat bei Anstellung.',
  },
  button: {
    pl: 'Zgłoś się na to stanowisko',
    en: 'Apply for this job',
    de: 'Auf diese Stelle bewerben',
  },
  careerTechnologies: [
    { title: { pl: 'Systemy ERP', en: 'ERP systems', de: 'ERP-Systeme' } },
    { title: { pl: 'SQL w stopniu podstawowym', en: 'Basic SQL', de: 'SQL-Grundkenntnisse' } },
    { title: { pl: 'Arkusze kalkulacyjne', en: 'Spreadsheets', de: 'Tabellenkalkulation' } },
  ],
  careerResponsibilities: [
    {
      title: {
        pl: 'Analiza pracy firmy na miejscu',
        en: 'Studying how a company works, on site',
        de: 'Arbeitsabläufe vor Ort aufnehmen',
      },
    },
    {
      title: {
        pl: 'Ustawienie systemu i przeniesienie danych',
        en: 'Setting up the system and moving data',
        de: 'System einrichten und Daten übernehmen',
      },
    },
    {
      title: {
        pl: 'Szkolenia i obecność w dniu startu',
        en: 'Training, and being there at the launch',
        de: 'Schulungen und Begleitung am Starttag',
      },
    },
  ],
  careerRequirements: [
    {
      title: {
        pl: 'Dwa lata pracy z ERP, jako konsultant albo użytkownik',
        en: 'Two years with an ERP, as a consultant or a user',
        de: 'Zwei Jahre ERP-Erfahrung, beratend oder als Anwender',
      },
    },
    {
      title: {
        pl: 'Znajomość magazynu, produkcji lub księgowości',
        en: 'Knowledge of stock, production or accounting',
        de: 'Kenntnisse in Lager, Fertigung oder Buchhaltung',
      },
    },
    {
      title: {
        pl: 'Prawo jazdy kat. B',
        en: 'Driving licence, category B',
        de: 'Führerschein Klasse B',
      },
    },
  ],
  careerOffers: OUR_OFFER,
};

export const DESIGNER: Job = {
  slug: 'projektant-interfejsow',
  publishedAt: '2026-10-05T08:00:00.000Z',
  validThrough: '2027-01-31',
  employmentType: 'PART_TIME',
  title: {
    pl: 'Projektantka / projektant interfejsów (3/5 etatu)',
    en: 'Interface designer (three days a week)',
    de: 'Interface-Design (m/w/d, drei Tage pro Woche)',
  },
  location: { pl: 'Łódź lub zdalnie', en: 'Łódź or remote', de: 'Łódź oder remote' },
  description: {
    pl: 'Projektujesz narzędzia pracy, a nie plakaty: ekran kasy w piątkowy wieczór, tablet w rękawicy, plan dnia z czterdziestoma wizytami. Prototyp sprawdzasz z trzema osobami, zanim trafi do programistów.\n\nWynagrodzenie: 6500–9500 zł brutto za 3/5 etatu.',
    en: 'You design tools, not posters: a till on a Friday night, a tablet used with gloves on, a day plan with forty visits. You try a prototype with three people before it goes to development.\n\nSalary: PLN 6,500–9,500 gross a month for three days a week.',
    de: 'Sie gestalten Werkzeuge, keine Plakate: eine Kasse am Freitagabend, ein Tablet unter dem Handschuh, einen Tagesplan mit vierzig Einsätzen. Den Prototyp prüfen Sie mit drei Personen, bevor er in die Entwicklung geht.\n\nGehalt: 6.500–9.500 PLN brutto im Monat für drei Tage pro Woche.',
  },
  button: {
    pl: 'Zgłoś się na to stanowisko',
    en: 'Apply for this job',
    de: 'Auf diese Stelle bewerben',
  },
  careerTechnologies: [
    { title: { pl: 'Figma', en: 'Figma', de: 'Figma' } },
    { title: { pl: 'HTML i CSS', en: 'HTML and CSS', de: 'HTML und CSS' } },
    { title: { pl: 'WCAG 2.2', en: 'WCAG 2.2', de: 'WCAG 2.2' } },
  ],
  careerResponsibilities: [
    {
      title: {
        pl: 'Obserwacja pracy i rozmowy z użytkownikami',
        en: 'Watching work and talking to users',
        de: 'Arbeit beobachten und mit Nutzern sprechen',
      },
    },
    {
      title: {
        pl: 'Prototypy i ich sprawdzanie',
        en: 'Prototypes and trying them out',
        de: 'Prototypen und deren Erprobung',
      },
    },
    {
      title: {
        pl: 'Rozwijanie wspólnej biblioteki elementów',
        en: 'Growing our shared library of components',
        de: 'Unsere gemeinsame Komponentenbibliothek ausbauen',
      },
    },
  ],
  careerRequirements: [
    {
      title: {
        pl: 'Portfolio z programami, w których ktoś pracuje',
        en: 'A portfolio of programs that people work with',
        de: 'Ein Portfolio mit Programmen, in denen gearbeitet wird',
      },
    },
    {
      title: {
        pl: 'Dostępność traktowana jako część projektu',
        en: 'Accessibility as part of the design',
        de: 'Barrierefreiheit als Teil des Entwurfs',
      },
    },
    {
      title: {
        pl: 'Gotowość do wyjazdu raz w miesiącu',
        en: 'Ready to travel once a month',
        de: 'Bereitschaft zu einer Reise im Monat',
      },
    },
  ],
  careerOffers: OUR_OFFER,
};

export const TESTER: Job = {
  slug: 'staz-tester',
  publishedAt: '2026-11-16T08:00:00.000Z',
  validThrough: '2027-03-31',
  employmentType: 'INTERN',
  title: {
    pl: 'Staż: testerka / tester oprogramowania',
    en: 'Internship: software tester',
    de: 'Praktikum: Softwaretest (m/w/d)',
  },
  location: { pl: 'Łódź', en: 'Łódź', de: 'Łódź' },
  description: {
    pl: 'Przez sześć miesięcy uczysz się psuć programy z pożytkiem. Masz opiekunkę, która robi to od piętnastu lat, i prawdziwe projekty od drugiego tygodnia. Staż jest płatny: 5200 zł brutto.',
    en: 'For six months you learn to break programs usefully. You have a mentor who has done so for fifteen years, and real projects from the second week. The internship is paid: PLN 5,200 gross a month.',
    de: 'Sechs Monate lang lernen Sie, Programme gezielt kaputt zu machen. Ihre Betreuerin tut das seit fünfzehn Jahren, ab der zweiten Woche arbeiten Sie an echten Projekten. Das Praktikum ist bezahlt: 5.200 PLN brutto im Monat.',
  },
  button: {
    pl: 'Zgłoś się na staż',
    en: 'Apply for the internship',
    de: 'Auf dieses Praktikum bewerben',
  },
  careerTechnologies: [
    { title: { pl: 'Playwright', en: 'Playwright', de: 'Playwright' } },
    { title: { pl: 'SQL', en: 'SQL', de: 'SQL' } },
    { title: { pl: 'Czytniki ekranu', en: 'Screen readers', de: 'Screenreader' } },
  ],
  careerResponsibilities: [
    {
      title: {
        pl: 'Sprawdzanie nowych części przed pokazem',
        en: 'Checking new parts before a demonstration',
        de: 'Neue Teile vor der Vorführung prüfen',
      },
    },
    {
      title: {
        pl: 'Opisy błędów, które da się powtórzyć',
        en: 'Bug reports that can be reproduced',
        de: 'Nachvollziehbare Fehlerbeschreibungen',
      },
    },
    {
      title: {
        pl: 'Pierwsze testy automatyczne',
        en: 'Your first automated tests',
        de: 'Erste automatisierte Tests',
      },
    },
  ],
  careerRequirements: [
    {
      title: {
        pl: 'Ciekawość i cierpliwość',
        en: 'Curiosity and patience',
        de: 'Neugier und Geduld',
      },
    },
    {
      title: {
        pl: 'Jasne pisanie po polsku',
        en: 'Clear written Polish',
        de: 'Sie schreiben klares Polnisch',
      },
    },
    {
      title: {
        pl: 'Cztery dni w tygodniu, w tym środa w biurze',
        en: 'Four days a week, Wednesday in the office',
        de: 'Vier Tage pro Woche, mittwochs im Büro',
      },
    },
  ],
  careerOffers: OUR_OFFER,
};
