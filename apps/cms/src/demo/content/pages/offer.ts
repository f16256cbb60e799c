import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

/** The pages that list what we sell. */
export const OFFER_PAGES: Entry<Page>[] = [
  {
    pageName: 'products',
    title: {
      pl: 'Cztery systemy, jedne dane',
      en: 'Four systems, one set of data',
      de: 'Vier Systeme, eine Datenbasis',
    },
    subtitle: {
      pl: 'Gotowe produkty, które dopasowujemy do Twojej firmy. Zacznij od jednego; następny skorzysta z tych samych danych.',
      en: 'Ready-made products that we fit to your company. Begin with one; the next will use the same data.',
      de: 'Fertige Produkte, die wir an Ihr Unternehmen anpassen. Beginnen Sie mit einem; das nächste nutzt dieselben Daten.',
    },
    seoTitle: {
      pl: 'Produkty: ERP, FIBU, DATA i DMS',
      en: 'Products: ERP, FIBU, DATA and DMS',
      de: 'Produkte: ERP, FIBU, DATA und DMS',
    },
    seoDescription: {
      pl: 'ERP do sprzedaży, magazynu i produkcji, FIBU do księgowości, DATA do raportów, DMS do obiegu dokumentów. Działają osobno albo razem.',
      en: 'ERP for sales, stock and production, FIBU for accounting, DATA for reports, DMS for documents. They work alone or together.',
      de: 'ERP für Verkauf, Lager und Fertigung, FIBU für die Buchhaltung, DATA für Berichte, DMS für Dokumente. Einzeln oder gemeinsam.',
    },
    sections: [
      { blockType: 'products' },
      {
        blockType: 'points',
        title: {
          pl: 'Co łączy wszystkie cztery',
          en: 'What all four have in common',
          de: 'Was alle vier verbindet',
        },
        items: [
          {
            icon: 'layers',
            title: { pl: 'Wspólne dane', en: 'Shared data', de: 'Gemeinsame Daten' },
            description: {
              pl: 'Klient, towar i dokument są zapisane raz. Zmiana adresu nie wymaga czterech telefonów.',
              en: 'A customer, an item, a document is stored once. A new address does not need four phone calls.',
              de: 'Kunde, Artikel und Beleg sind einmal gespeichert. Eine neue Adresse braucht keine vier Anrufe.',
            },
          },
          {
            icon: 'server',
            title: {
              pl: 'Twój serwer albo nasz',
              en: 'Your server or ours',
              de: 'Ihr Server oder unserer',
            },
            description: {
              pl: 'System stoi u Ciebie albo w centrum danych w Polsce. Zmiana zdania jest możliwa i opisana w umowie.',
              en: 'The system runs on your premises or in a data centre in Poland. You may change your mind; the contract says how.',
              de: 'Das System läuft bei Ihnen oder in einem Rechenzentrum in Polen. Ein Wechsel ist möglich und im Vertrag geregelt.',
            },
          },
          {
            icon: 'key-round',
            title: {
              pl: 'Dane zawsze Twoje',
              en: 'Data that stays yours',
              de: 'Daten, die Ihnen gehören',
            },
            description: {
              pl: 'Pełny eksport w otwartym formacie jednym przyciskiem, bez pytania nas o zgodę.',
              en: 'A full export in an open format at the press of a button, without asking us.',
              de: 'Vollständiger Export in offenem Format auf Knopfdruck, ohne uns zu fragen.',
            },
          },
        ],
      },
      {
        blockType: 'callToAction',
        title: {
          pl: 'Nie wiesz, od którego zacząć?',
          en: 'Not sure where to begin?',
          de: 'Sie wissen nicht, womit Sie beginnen sollen?',
        },
        subtitle: {
          pl: 'Piętnaście minut rozmowy wystarczy, żeby to ustalić. Bezpłatnie.',
          en: 'Fifteen minutes of conversation are enough to find out. Free of charge.',
          de: 'Fünfzehn Minuten Gespräch genügen, um das zu klären. Kostenlos.',
        },
        button: {
          pl: 'Umów 15 minut rozmowy',
          en: 'Book a 15-minute call',
          de: '15-Minuten-Gespräch vereinbaren',
        },
        buttonDestination: '#contact',
      },
      {
        blockType: 'contact',
        title: {
          pl: 'Zapytaj o produkt',
          en: 'Ask about a product',
          de: 'Produkt anfragen',
        },
      },
    ],
  },
  {
    pageName: 'services',
    title: {
      pl: 'Aplikacje na zamówienie',
      en: 'Bespoke applications',
      de: 'Individuelle Anwendungen',
    },
    subtitle: {
      pl: 'W przeglądarce, w telefonie i na komputerze. Od pierwszej rozmowy do opieki po starcie, jednym zespołem.',
      en: 'In the browser, on the phone and on the desktop. From the first conversation to support after the launch, by one team.',
      de: 'Im Browser, auf dem Smartphone und auf dem Rechner. Vom ersten Gespräch bis zur Betreuung nach dem Start, aus einer Hand.',
    },
    seoTitle: {
      pl: 'Usługi: aplikacje webowe, mobilne i desktopowe',
      en: 'Services: web, mobile and desktop applications',
      de: 'Leistungen: Web-, Mobil- und Desktopanwendungen',
    },
    seoDescription: {
      pl: 'Projektujemy i budujemy aplikacje webowe, mobilne i desktopowe dla firm. Prototyp po dwóch tygodniach, pierwsza działająca część po sześciu.',
      en: 'We design and build web, mobile and desktop applications for companies. A prototype after two weeks, a first working part after six.',
      de: 'Wir entwerfen und bauen Web-, Mobil- und Desktopanwendungen für Unternehmen. Prototyp nach zwei Wochen, erster lauffähiger Teil nach sechs.',
    },
    sections: [
      { blockType: 'services' },
      {
        blockType: 'realizations',
        title: {
          pl: 'Co już działa u naszych klientów',
          en: 'What already works for our customers',
          de: 'Was bei unseren Kunden schon läuft',
        },
        button: {
          pl: 'Zobacz wszystkie realizacje',
          en: 'See all case studies',
          de: 'Alle Referenzen ansehen',
        },
        buttonDestination: '/realizations',
        limit: 3,
      },
      {
        blockType: 'callToAction',
        title: {
          pl: 'Ile dni zajmie Twoja aplikacja?',
          en: 'How many days will your application take?',
          de: 'Wie viele Tage braucht Ihre Anwendung?',
        },
        subtitle: {
          pl: 'Zaznacz funkcje i zobacz wynik od razu, bez podawania adresu.',
          en: 'Tick the features and see the result at once, without leaving an address.',
          de: 'Kreuzen Sie Funktionen an und sehen Sie das Ergebnis sofort, ohne Adresse.',
        },
        button: { pl: 'Oszacuj swój projekt', en: 'Estimate your project', de: 'Aufwand schätzen' },
        buttonDestination: '/kalkulator-aplikacji',
      },
      {
        blockType: 'contact',
        title: {
          pl: 'Opisz swój pomysł',
          en: 'Describe your idea',
          de: 'Beschreiben Sie Ihr Vorhaben',
        },
      },
    ],
  },
  {
    pageName: 'contact',
    title: { pl: 'Kontakt', en: 'Contact', de: 'Kontakt' },
    subtitle: {
      pl: 'Telefon odbiera człowiek. Na wiadomości odpowiadamy zwykle w ciągu 15 minut, w godzinach pracy biura.',
      en: 'A person answers the phone. We usually reply to messages within 15 minutes during office hours.',
      de: 'Am Telefon meldet sich ein Mensch. Auf Nachrichten antworten wir zu Bürozeiten meist innerhalb von 15 Minuten.',
    },
    seoTitle: {
      pl: 'Kontakt: biuro i sprzedaż w Łodzi',
      en: 'Contact: office and sales in Łódź',
      de: 'Kontakt: Büro und Vertrieb in Łódź',
    },
    seoDescription: {
      pl: 'Telefony i adresy biura oraz działu sprzedaży Tkalni w Łodzi, godziny pracy i formularz. Odpowiadamy zwykle w ciągu 15 minut.',
      en: 'Telephone numbers and email addresses of our office and sales team in Łódź, opening hours and a form. We usually reply within 15 minutes.',
      de: 'Telefonnummern und E-Mail-Adressen von Büro und Vertrieb in Łódź, Bürozeiten und Formular. Wir antworten meist innerhalb von 15 Minuten.',
    },
    sections: [
      {
        blockType: 'addresses',
        title: { pl: 'Gdzie jesteśmy', en: 'Where we are', de: 'Wo Sie uns finden' },
      },
      {
        blockType: 'advisers',
        title: {
          pl: 'Z kim porozmawiasz',
          en: 'Who you will talk to',
          de: 'Mit wem Sie sprechen',
        },
      },
      {
        blockType: 'contact',
        title: { pl: 'Napisz do nas', en: 'Write to us', de: 'Schreiben Sie uns' },
        subtitle: {
          pl: 'Dwa zdania wystarczą. Resztę ustalimy w rozmowie.',
          en: 'Two sentences are enough. We will sort out the rest when we talk.',
          de: 'Zwei Sätze genügen. Alles Weitere klären wir im Gespräch.',
        },
      },
    ],
  },
];
