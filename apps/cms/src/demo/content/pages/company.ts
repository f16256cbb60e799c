import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

/** The pages that tell who we are. */
export const COMPANY_PAGES: Entry<Page>[] = [
  {
    pageName: 'about',
    title: {
      pl: 'Trzydzieści lat przy jednym warsztacie',
      en: 'Thirty years at the same loom',
      de: 'Dreißig Jahre am selben Webstuhl',
    },
    subtitle: {
      pl: 'Piszemy oprogramowanie w mieście, w którym tkano sukno. Wzór jest inny, rzemiosło podobne.',
      en: 'We write software in a city that wove cloth. The pattern is different, the craft is much the same.',
      de: 'Wir schreiben Software in einer Stadt, die Tuch gewebt hat. Das Muster ist anders, das Handwerk ähnlich.',
    },
    seoTitle: {
      pl: 'O nas: zespół i historia Tkalni',
      en: 'About us: the people and story of Tkalnia',
      de: 'Über uns: Menschen und Geschichte von Tkalnia',
    },
    seoDescription: {
      pl: 'Dziesięć osób z Łodzi, trzydzieści lat dedykowanych aplikacji. Poznaj ludzi, z którymi porozmawiasz, i zasady, których się trzymamy.',
      en: 'Ten people from Łódź, thirty years of dedicated applications. Meet those you will talk to, and the principles we keep.',
      de: 'Zehn Menschen aus Łódź, dreißig Jahre individuelle Anwendungen. Lernen Sie Ihre Ansprechpartner und unsere Grundsätze kennen.',
    },
    sections: [
      {
        blockType: 'text',
        title: { pl: 'Skąd się wzięliśmy', en: 'Where we come from', de: 'Woher wir kommen' },
        content: {
          pl: `Pierwszą aplikację na zamówienie napisaliśmy w 1996 roku dla tkalni przy ulicy Przędzalnianej: program liczył, ile przędzy zejdzie na zamówienie. Działał szesnaście lat, dłużej niż krosna, dla których powstał.

W 2014 roku z zespołu, który od dawna pracował razem, powstała firma. Nazwaliśmy ją Tkalnia, bo robimy to samo co tamten zakład: z wielu nitek układamy tkaninę na czyjąś miarę.

Dziś jest nas dziesięcioro. Tyle, żeby zbudować system dla dwustuosobowej fabryki, i na tyle mało, żeby każdy klient znał nas z imienia.`,
          en: `We wrote our first bespoke application in 1996 for a weaving mill on Przędzalniana Street: it worked out how much yarn an order would take. It ran for sixteen years, longer than the looms it was made for.

In 2014 a team that had long worked together became a company. We called it Tkalnia, “the weaving mill”, because we do what that mill did: from many threads we make a cloth to someone’s measure.

There are ten of us today. Enough to build a system for a factory of two hundred, and few enough for every customer to know us by name.`,
          de: `Unsere erste Auftragsentwicklung schrieben wir 1996 für eine Weberei in der Przędzalniana-Straße: Das Programm berechnete, wie viel Garn ein Auftrag braucht. Es lief sechzehn Jahre, länger als die Webstühle, für die es entstand.

2014 wurde aus einem eingespielten Team ein Unternehmen. Wir nannten es Tkalnia, „die Weberei“, denn wir tun dasselbe wie jener Betrieb: Aus vielen Fäden entsteht ein Stoff nach Maß.

Heute sind wir zu zehnt. Genug, um ein System für eine Fabrik mit zweihundert Menschen zu bauen, und so wenige, dass uns jeder Kunde mit Namen kennt.`,
        },
      },
      { blockType: 'claims', title: { pl: 'W liczbach', en: 'In figures', de: 'In Zahlen' } },
      {
        blockType: 'points',
        title: { pl: 'Czego się trzymamy', en: 'What we stand by', de: 'Woran wir uns halten' },
        items: [
          {
            icon: 'messages-square',
            title: { pl: 'Najpierw słuchamy', en: 'We listen first', de: 'Zuerst hören wir zu' },
            description: {
              pl: 'Zanim narysujemy ekran, spędzamy dzień przy osobie, która będzie go używać.',
              en: 'Before we draw a screen, we spend a day beside the person who will use it.',
              de: 'Bevor wir eine Ansicht zeichnen, verbringen wir einen Tag neben der Person, die sie nutzen wird.',
            },
          },
          {
            icon: 'calculator',
            title: { pl: 'Liczymy w dniach', en: 'We count in days', de: 'Wir rechnen in Tagen' },
            description: {
              pl: 'Każda funkcja ma swoją liczbę dni. Możesz ją skreślić i zobaczyć, co to zmienia.',
              en: 'Every feature has its number of days. You can cross it out and see what changes.',
              de: 'Jede Funktion hat ihre Anzahl Tage. Sie können sie streichen und sehen, was sich ändert.',
            },
          },
          {
            icon: 'scale',
            title: { pl: 'Mówimy „nie”', en: 'We say no', de: 'Wir sagen auch Nein' },
            description: {
              pl: 'Gdy gotowy program wystarczy, powiemy to. Zdarza się to w co czwartej rozmowie.',
              en: 'If a ready-made program is enough, we say so. It happens in one conversation out of four.',
              de: 'Wenn ein fertiges Programm genügt, sagen wir es. Das kommt in jedem vierten Gespräch vor.',
            },
          },
          {
            icon: 'key-round',
            title: {
              pl: 'Oddajemy klucze',
              en: 'We hand over the keys',
              de: 'Wir geben die Schlüssel ab',
            },
            description: {
              pl: 'Kod, dane i dokumentacja są Twoje. Zostajesz u nas, bo chcesz, a nie dlatego, że musisz.',
              en: 'Code, data and documentation are yours. You stay because you want to, not because you have to.',
              de: 'Code, Daten und Dokumentation gehören Ihnen. Sie bleiben, weil Sie möchten, nicht weil Sie müssen.',
            },
          },
        ],
      },
      { blockType: 'team', title: { pl: 'Zespół', en: 'The team', de: 'Das Team' } },
      {
        blockType: 'association',
        title: {
          pl: 'Nasza izba branżowa',
          en: 'Our trade association',
          de: 'Unser Branchenverband',
        },
      },
      {
        blockType: 'careers',
        title: { pl: 'Dołącz do nas', en: 'Join us', de: 'Arbeiten Sie mit uns' },
        subtitle: {
          pl: 'Szukamy ludzi, którzy lubią kończyć to, co zaczęli.',
          en: 'We are looking for people who like to finish what they start.',
          de: 'Wir suchen Menschen, die gern zu Ende bringen, was sie beginnen.',
        },
      },
      {
        blockType: 'addresses',
        title: { pl: 'Gdzie jesteśmy', en: 'Where we are', de: 'Wo Sie uns finden' },
      },
      {
        blockType: 'contact',
        title: { pl: 'Porozmawiajmy', en: 'Let’s talk', de: 'Sprechen wir miteinander' },
      },
    ],
  },
  {
    pageName: 'careers',
    title: {
      pl: 'Praca, której efekt widać na hali',
      en: 'Work you can see on the shop floor',
      de: 'Arbeit, deren Ergebnis man in der Halle sieht',
    },
    subtitle: {
      pl: 'Mały zespół, długie projekty i klienci, których zna się osobiście. W Łodzi albo z domu.',
      en: 'A small team, long projects and customers you know in person. In Łódź or from home.',
      de: 'Ein kleines Team, lange Projekte und Kunden, die man persönlich kennt. In Łódź oder von zu Hause.',
    },
    seoTitle: {
      pl: 'Kariera: oferty pracy w Tkalni',
      en: 'Careers: jobs at Tkalnia',
      de: 'Karriere: Stellen bei Tkalnia',
    },
    seoDescription: {
      pl: 'Oferty pracy dla programistów, projektantów, konsultantów i testerów w Łodzi i zdalnie. Widełki wynagrodzenia w każdym ogłoszeniu.',
      en: 'Jobs for developers, designers, consultants and testers in Łódź and from home. A salary range in every advert.',
      de: 'Stellen für Entwicklung, Design, Beratung und Test in Łódź und im Homeoffice. Mit Gehaltsspanne in jeder Anzeige.',
    },
    sections: [
      {
        blockType: 'points',
        title: { pl: 'Co dajemy', en: 'What we offer', de: 'Was wir bieten' },
        items: [
          {
            icon: 'clock',
            title: {
              pl: 'Czas na zrobienie dobrze',
              en: 'Time to do it well',
              de: 'Zeit, es gut zu machen',
            },
            description: {
              pl: 'Plan uwzględnia testy i dokumentację. Nadgodziny zdarzają się dwa razy w roku i są płatne.',
              en: 'The plan includes tests and documentation. Overtime happens twice a year and is paid.',
              de: 'Der Plan enthält Tests und Dokumentation. Überstunden kommen zweimal im Jahr vor und werden bezahlt.',
            },
          },
          {
            icon: 'book-open',
            title: {
              pl: 'Dzień nauki w miesiącu',
              en: 'A day of learning each month',
              de: 'Ein Lerntag im Monat',
            },
            description: {
              pl: 'Książka, kurs albo własny eksperyment, w godzinach pracy. Budżet na szkolenia 4000 zł rocznie.',
              en: 'A book, a course or an experiment of your own, in working hours. A training budget of PLN 4,000 a year.',
              de: 'Ein Buch, ein Kurs oder ein eigenes Experiment, in der Arbeitszeit. Weiterbildungsbudget 4.000 PLN im Jahr.',
            },
          },
          {
            icon: 'map-pin',
            title: { pl: 'Biuro albo dom', en: 'Office or home', de: 'Büro oder Zuhause' },
            description: {
              pl: 'Spotykamy się w biurze w środy. Resztę tygodnia układasz po swojemu.',
              en: 'We meet in the office on Wednesdays. The rest of the week is yours to arrange.',
              de: 'Mittwochs treffen wir uns im Büro. Den Rest der Woche teilen Sie selbst ein.',
            },
          },
        ],
      },
      {
        blockType: 'points',
        title: { pl: 'Czego oczekujemy', en: 'What we ask for', de: 'Was wir erwarten' },
        items: [
          {
            icon: 'handshake',
            title: {
              pl: 'Rozmowy z klientem',
              en: 'Talking to customers',
              de: 'Gespräche mit Kunden',
            },
            description: {
              pl: 'Każdy z nas raz w miesiącu jedzie tam, gdzie program pracuje.',
              en: 'Once a month each of us visits people who use our software.',
              de: 'Einmal im Monat fährt jeder von uns dorthin, wo das Programm arbeitet.',
            },
          },
          {
            icon: 'pen-line',
            title: { pl: 'Prostego języka', en: 'Plain language', de: 'Klare Sprache' },
            description: {
              pl: 'W kodzie, w wiadomościach i w instrukcjach. Kto czyta, ma zrozumieć za pierwszym razem.',
              en: 'In code, in messages and in manuals. Whoever reads it should understand it the first time.',
              de: 'Im Code, in Nachrichten und in Anleitungen. Wer liest, soll es beim ersten Mal verstehen.',
            },
          },
        ],
      },
      {
        blockType: 'points',
        title: { pl: 'Na jakich warunkach', en: 'Our terms', de: 'Zu welchen Bedingungen' },
        items: [
          {
            icon: 'file-text',
            title: { pl: 'Umowa do wyboru', en: 'A contract you choose', de: 'Vertrag nach Wahl' },
            description: {
              pl: 'Umowa o pracę albo B2B. Widełki są w każdym ogłoszeniu i obowiązują obie strony.',
              en: 'Employment or a contractor agreement. Every advert states the salary range, and we stick to it.',
              de: 'Anstellung oder freie Mitarbeit. Die Gehaltsspanne steht in jeder Anzeige und gilt für beide Seiten.',
            },
          },
          {
            icon: 'calendar-days',
            title: { pl: '26 dni urlopu', en: '26 days of leave', de: '26 Tage Urlaub' },
            description: {
              pl: 'Od pierwszego roku, także na B2B. Między świętami a Nowym Rokiem biuro jest zamknięte.',
              en: 'From the first year, contractors included. The office is closed between Christmas and New Year.',
              de: 'Vom ersten Jahr an, auch bei freier Mitarbeit. Zwischen den Feiertagen ist das Büro geschlossen.',
            },
          },
          {
            icon: 'monitor',
            title: {
              pl: 'Sprzęt, który wybierasz',
              en: 'Equipment of your choice',
              de: 'Technik Ihrer Wahl',
            },
            description: {
              pl: 'Laptop, dwa ekrany i krzesło, także do domu. Wymieniamy co trzy lata.',
              en: 'A laptop, two screens and a chair, at home as well. Replaced every three years.',
              de: 'Laptop, zwei Bildschirme und Stuhl, auch für zu Hause. Alle drei Jahre neu.',
            },
          },
        ],
      },
      {
        blockType: 'careers',
        title: { pl: 'Kogo szukamy', en: 'Who we are looking for', de: 'Wen wir suchen' },
        subtitle: {
          pl: 'W najbliższym roku rośniemy z dziesięciu do piętnastu osób.',
          en: 'Over the next year we are growing from ten people to fifteen.',
          de: 'Im kommenden Jahr wachsen wir von zehn auf fünfzehn Personen.',
        },
      },
      {
        blockType: 'points',
        title: {
          pl: 'Jak przebiega rekrutacja',
          en: 'How we hire',
          de: 'Wie die Auswahl abläuft',
        },
        items: [
          {
            icon: 'mail',
            title: {
              pl: 'Odpowiedź w pięć dni',
              en: 'A reply in five days',
              de: 'Antwort in fünf Tagen',
            },
            description: {
              pl: 'Piszemy do każdego, także gdy odpowiedź brzmi „nie”, i podajemy powód w dwóch zdaniach.',
              en: 'We write to everyone, even when the answer is no, and give the reason in two sentences.',
              de: 'Wir schreiben allen, auch wenn die Antwort Nein lautet, und nennen den Grund in zwei Sätzen.',
            },
          },
          {
            icon: 'messages-square',
            title: {
              pl: 'Godzina rozmowy',
              en: 'An hour’s conversation',
              de: 'Eine Stunde Gespräch',
            },
            description: {
              pl: 'Z osobą, z którą będziesz pracować. Pokazujemy prawdziwy kod albo prawdziwy ekran i rozmawiamy o nim.',
              en: 'With the person you will work with. We show real code or a real screen and talk about it.',
              de: 'Mit der Person, mit der Sie arbeiten werden. Wir zeigen echten Code oder eine echte Ansicht und sprechen darüber.',
            },
          },
          {
            icon: 'calendar-check',
            title: {
              pl: 'Płatny dzień w zespole',
              en: 'A paid day with the team',
              de: 'Ein bezahlter Tag im Team',
            },
            description: {
              pl: 'Najlepiej w środę, gdy wszyscy są w biurze. Po nim decydują obie strony, najpóźniej w piątek.',
              en: 'Preferably a Wednesday, when everyone is in the office. Both sides decide by that Friday.',
              de: 'Am besten mittwochs, wenn alle im Büro sind. Danach entscheiden beide Seiten, spätestens am Freitag.',
            },
          },
        ],
      },
      {
        blockType: 'contact',
        title: {
          pl: 'Masz pytanie o pracę?',
          en: 'A question about working here?',
          de: 'Fragen zur Arbeit bei uns?',
        },
      },
    ],
  },
  {
    pageName: 'blog',
    title: { pl: 'Blog', en: 'Blog', de: 'Blog' },
    subtitle: {
      pl: 'Piszemy o tym, co sami sprawdziliśmy przy wdrożeniach. Bez żargonu i z liczbami.',
      en: 'We write about what we have tried ourselves. Without jargon and with figures. The articles are in Polish.',
      de: 'Wir schreiben über das, was wir selbst erprobt haben. Ohne Fachjargon und mit Zahlen. Die Beiträge sind auf Polnisch.',
    },
    seoTitle: {
      pl: 'Blog o oprogramowaniu dla firm',
      en: 'Blog on business software',
      de: 'Blog über Unternehmenssoftware',
    },
    seoDescription: {
      pl: 'Artykuły o ERP, obiegu dokumentów, aplikacjach mobilnych, raportach i cyfryzacji małych i średnich firm. Z praktyki wdrożeń.',
      en: 'Articles in Polish on ERP, documents, mobile applications, reports and digital work in small and medium-sized companies.',
      de: 'Beiträge auf Polnisch über ERP, Dokumente, mobile Anwendungen, Berichte und Digitalisierung im Mittelstand.',
    },
    sections: [],
  },
];
