import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

const TITLE = {
  pl: 'Oprogramowanie szyte na miarę',
  en: 'Software, made to measure',
  de: 'Software nach Maß',
};

const SUBTITLE = {
  pl: 'Budujemy systemy dla firm, których nie da się wcisnąć w gotowy szablon. Z Łodzi, dla ludzi, którzy rano otwierają halę i chcą wiedzieć, co się dziś wydarzy.',
  en: 'We build systems for companies that do not fit a ready-made pattern. From Łódź, for people who open the factory in the morning and want to know what the day will bring.',
  de: 'Wir bauen Systeme für Unternehmen, die in keine Schablone passen. Aus Łódź, für Menschen, die morgens die Halle aufschließen und wissen wollen, was der Tag bringt.',
};

export const HOME: Entry<Page> = {
  pageName: 'home',
  title: TITLE,
  subtitle: SUBTITLE,
  seoTitle: {
    pl: 'Oprogramowanie dla firm na miarę: aplikacje, ERP, DMS',
    en: 'Business software made to measure: applications, ERP, DMS',
    de: 'Unternehmenssoftware nach Maß: Anwendungen, ERP, DMS',
  },
  seoDescription: {
    pl: 'Aplikacje webowe, mobilne i desktopowe oraz systemy ERP, FIBU, DATA i DMS dla firm produkcyjnych, handlowych i usługowych. Sprawdź pracochłonność w dwie minuty.',
    en: 'Web, mobile and desktop applications, and ERP, FIBU, DATA and DMS systems for manufacturing, trade and services. Know the effort in two minutes.',
    de: 'Web-, Mobil- und Desktopanwendungen sowie ERP, FIBU, DATA und DMS für Fertigung, Handel und Dienstleistung. Der Aufwand in zwei Minuten.',
  },
  sections: [
    {
      blockType: 'hero',
      title: TITLE,
      subtitle: SUBTITLE,
      button: { pl: 'Oszacuj swój projekt', en: 'Estimate your project', de: 'Aufwand schätzen' },
      buttonDestination: '/kalkulator-aplikacji',
      secondButton: {
        pl: 'Umów 15 minut rozmowy',
        en: 'Book a 15-minute call',
        de: '15-Minuten-Gespräch vereinbaren',
      },
      secondButtonDestination: '#contact',
    },
    {
      blockType: 'slider',
      title: {
        pl: 'Cztery nitki jednej firmy',
        en: 'Four threads of one company',
        de: 'Vier Fäden eines Unternehmens',
      },
    },
    {
      blockType: 'products',
      title: { pl: 'Gotowe systemy', en: 'Ready-made systems', de: 'Fertige Systeme' },
      subtitle: {
        pl: 'Każdy działa osobno. Razem korzystają z tych samych danych.',
        en: 'Each works on its own. Together they share the same data.',
        de: 'Jedes läuft eigenständig, zusammen nutzen sie dieselben Daten.',
      },
    },
    {
      blockType: 'services',
      title: {
        pl: 'Aplikacje na zamówienie',
        en: 'Bespoke applications',
        de: 'Individuelle Anwendungen',
      },
      subtitle: {
        pl: 'Gdy żaden gotowy program nie robi tego, czego potrzebujesz.',
        en: 'When no ready-made program does what you need.',
        de: 'Wenn kein fertiges Programm leistet, was Sie brauchen.',
      },
      limit: 3,
    },
    {
      blockType: 'claims',
      title: {
        pl: 'Na czym można polegać',
        en: 'What you can rely on',
        de: 'Worauf Sie sich verlassen können',
      },
    },
    {
      blockType: 'realizations',
      title: {
        pl: 'Co już działa u naszych klientów',
        en: 'What already works for our customers',
        de: 'Was bei unseren Kunden schon läuft',
      },
      subtitle: {
        pl: 'Osiem systemów, przy których ktoś pracuje dziś od rana.',
        en: 'Eight systems people have been working with since this morning.',
        de: 'Acht Systeme, mit denen seit heute früh gearbeitet wird.',
      },
      button: {
        pl: 'Zobacz wszystkie realizacje',
        en: 'See all case studies',
        de: 'Alle Referenzen ansehen',
      },
      buttonDestination: '/realizations',
      limit: 4,
    },
    {
      blockType: 'stages',
      title: {
        pl: 'Jak dochodzimy do działającego systemu',
        en: 'How we get to a working system',
        de: 'Wie wir zum laufenden System kommen',
      },
      subtitle: {
        pl: 'Pięć etapów, w każdym coś, co możesz zobaczyć i ocenić.',
        en: 'Five stages, each with something you can see and judge.',
        de: 'Fünf Phasen, jede mit etwas, das Sie sehen und beurteilen können.',
      },
      button: {
        pl: 'Zobacz, jak pracujemy',
        en: 'See how we work',
        de: 'Unsere Arbeitsweise ansehen',
      },
      buttonDestination: '/how-we-deliver',
      items: [
        {
          icon: 'messages-square',
          title: { pl: 'Rozmowa', en: 'Conversation', de: 'Gespräch' },
          description: {
            pl: 'Kwadrans przez telefon, a jeśli ma to sens, dzień w Twojej firmie, na hali albo w biurze.',
            en: 'Fifteen minutes on the phone and, if it makes sense, a day in your company, on the floor or in the office.',
            de: 'Eine Viertelstunde am Telefon und, wenn es sich lohnt, ein Tag bei Ihnen, in der Halle oder im Büro.',
          },
        },
        {
          icon: 'clipboard-list',
          title: { pl: 'Plan i wycena', en: 'Plan and estimate', de: 'Plan und Schätzung' },
          description: {
            pl: 'Lista funkcji w osobodniach. Wiesz, co ile kosztuje, i możesz skreślać.',
            en: 'A list of features in person-days. You know what each costs, and you can cross things out.',
            de: 'Eine Liste der Funktionen in Personentagen. Sie wissen, was wie viel kostet, und können streichen.',
          },
        },
        {
          icon: 'pen-line',
          title: { pl: 'Prototyp', en: 'Prototype', de: 'Prototyp' },
          description: {
            pl: 'Po dwóch tygodniach klikasz w ekrany, zanim powstanie pierwsza linia programu.',
            en: 'After two weeks you click through screens, before the first line of code is written.',
            de: 'Nach zwei Wochen klicken Sie durch die Ansichten, bevor die erste Zeile Code entsteht.',
          },
        },
        {
          icon: 'code',
          title: { pl: 'Budowa', en: 'Building', de: 'Umsetzung' },
          description: {
            pl: 'Co dwa tygodnie działająca część do wypróbowania na Twoich danych.',
            en: 'Every two weeks a working part to try with your own data.',
            de: 'Alle zwei Wochen ein lauffähiger Teil zum Ausprobieren mit Ihren Daten.',
          },
        },
        {
          icon: 'life-buoy',
          title: { pl: 'Start i opieka', en: 'Launch and support', de: 'Start und Betreuung' },
          description: {
            pl: 'Szkolenie, przeniesienie danych i nasz człowiek na miejscu w dniu startu.',
            en: 'Training, data migration and one of us on site on the day of the launch.',
            de: 'Schulung, Datenübernahme und am Starttag jemand von uns vor Ort.',
          },
        },
      ],
    },
    {
      blockType: 'areas',
      title: {
        pl: 'Obszary, które porządkujemy',
        en: 'Where we bring order',
        de: 'Bereiche, in die wir Ordnung bringen',
      },
      limit: 6,
    },
    {
      blockType: 'industries',
      title: {
        pl: 'Branże, które znamy',
        en: 'Industries we know',
        de: 'Branchen, die wir kennen',
      },
      limit: 8,
    },
    {
      blockType: 'calculator',
      title: {
        pl: 'Dwie minuty do rzetelnego szacunku',
        en: 'Two minutes to an honest estimate',
        de: 'Zwei Minuten bis zur ehrlichen Schätzung',
      },
      subtitle: {
        pl: 'Zaznacz, co ma umieć aplikacja. Zobaczysz osobodni, widełki i powód każdej liczby. Wynik pobierzesz jako PDF albo zachowasz pod stałym odnośnikiem.',
        en: 'Tick what the application should do. You will see person-days, a range and the reason for each figure. Take the result with you as a PDF or a link.',
        de: 'Kreuzen Sie an, was die Anwendung können soll. Sie sehen Personentage, eine Spanne und den Grund für jede Zahl. Das Ergebnis nehmen Sie als PDF oder Link mit.',
      },
      figure: { pl: '77–101 dni', en: '77–101 days', de: '77–101 Tage' },
      note: {
        pl: '13 tygodni dla zespołu dwóch osób · 107 800–141 400 zł netto',
        en: '13 weeks for a team of two · €26,200–34,300 net',
        de: '13 Wochen für ein Team von zwei Personen · 26.200–34.300 € netto',
      },
      button: { pl: 'Oszacuj swój projekt', en: 'Estimate your project', de: 'Aufwand schätzen' },
      buttonDestination: '/kalkulator-aplikacji',
      bars: [
        { days: 11, name: { pl: 'Konta użytkowników', en: 'User accounts', de: 'Benutzerkonten' } },
        {
          days: 8,
          name: { pl: 'Tworzenie treści', en: 'Content creation', de: 'Inhalte erstellen' },
        },
        {
          days: 16,
          name: {
            pl: 'Lokalizacja i kalendarz',
            en: 'Location and calendar',
            de: 'Standort und Kalender',
          },
        },
        {
          days: 20,
          name: { pl: 'Płatności i sklep', en: 'Payments and shop', de: 'Zahlungen und Shop' },
        },
        {
          days: 9,
          name: {
            pl: 'Zarządzanie i analityka',
            en: 'Management and analytics',
            de: 'Verwaltung und Analyse',
          },
        },
        { days: 13, name: { pl: 'Bezpieczeństwo', en: 'Security', de: 'Sicherheit' } },
      ],
    },
    {
      blockType: 'articles',
      title: { pl: 'Z bloga', en: 'From the blog', de: 'Aus dem Blog' },
      limit: 3,
    },
    {
      blockType: 'contact',
      title: { pl: 'Porozmawiajmy', en: 'Let’s talk', de: 'Sprechen wir miteinander' },
      subtitle: {
        pl: 'Odpowiadamy zwykle w ciągu 15 minut, w godzinach pracy biura.',
        en: 'We usually reply within 15 minutes during office hours.',
        de: 'Zu Bürozeiten antworten wir meist innerhalb von 15 Minuten.',
      },
    },
  ],
};
