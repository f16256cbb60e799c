import type { AreaWithFeatures } from '../../area-with-features.ts';

export const PUBLIC_SECTOR: AreaWithFeatures = {
  pageName: 'public-sector',
  imageHeader: 'realizations/pool-planning-3.webp',
  shouldShowInHeaderMenu: false,
  icon: 'landmark',
  name: { pl: 'Sektor publiczny', en: 'Public sector', de: 'Öffentlicher Sektor' },
  cardTitle: {
    pl: 'Dla urzędów i jednostek miejskich',
    en: 'For councils and municipal bodies',
    de: 'Für Ämter und kommunale Betriebe',
  },
  shortDescription: {
    pl: 'Rezerwacje, wnioski i obiekty miejskie. Dostępne dla każdego, zgodnie z WCAG 2.2.',
    en: 'Bookings, applications and municipal facilities. Accessible to everyone, to WCAG 2.2.',
    de: 'Buchungen, Anträge und kommunale Anlagen. Barrierefrei nach WCAG 2.2.',
  },
  header1: {
    pl: 'Usługi miejskie, które da się załatwić wieczorem',
    en: 'Municipal services you can use in the evening',
    de: 'Kommunale Leistungen, die sich abends erledigen lassen',
  },
  subHeader1: {
    pl: 'Pływalnie, biblioteki, szkoły, zakłady komunalne.',
    en: 'Pools, libraries, schools, municipal works.',
    de: 'Bäder, Bibliotheken, Schulen, Stadtwerke.',
  },
  description1: {
    pl: 'Mieszkaniec chce zarezerwować tor, zgłosić lampę albo złożyć wniosek po pracy. Formularz w PDF do wydrukowania nie jest usługą elektroniczną.',
    en: 'A resident wants to book a lane, report a street lamp or file an application after work. A PDF to print is not an electronic service.',
    de: 'Bürgerinnen und Bürger möchten nach der Arbeit eine Bahn buchen, eine Laterne melden oder einen Antrag stellen. Ein PDF zum Ausdrucken ist kein Onlinedienst.',
  },
  description2: {
    pl: 'Budujemy proste usługi, które działają na telefonie, z czytnikiem ekranu i bez konta, jeśli konto nie jest potrzebne. Dostępność sprawdzamy z osobami, które jej potrzebują.',
    en: 'We build simple services that work on a phone, with a screen reader, and without an account where none is needed. We test accessibility with people who depend on it.',
    de: 'Wir bauen einfache Dienste, die am Smartphone, mit Screenreader und ohne Konto funktionieren, wenn keines nötig ist. Die Barrierefreiheit prüfen wir mit Menschen, die auf sie angewiesen sind.',
  },
  header2: {
    pl: 'Od czego zaczynają jednostki',
    en: 'Where public bodies begin',
    de: 'Womit Einrichtungen beginnen',
  },
  features: [
    {
      icon: 'calendar-days',
      cardTitle: { pl: 'Rezerwacje', en: 'Bookings', de: 'Buchungen' },
      featureElements: [
        {
          name: {
            pl: 'Tory, sale i boiska',
            en: 'Lanes, rooms and pitches',
            de: 'Bahnen, Räume und Plätze',
          },
        },
        {
          name: {
            pl: 'Zasady zapisane raz',
            en: 'Rules written down once',
            de: 'Regeln einmal hinterlegt',
          },
        },
        { name: { pl: 'Ekran w holu', en: 'A screen in the lobby', de: 'Bildschirm im Foyer' } },
      ],
    },
    {
      icon: 'inbox',
      cardTitle: { pl: 'Wnioski', en: 'Applications', de: 'Anträge' },
      featureElements: [
        {
          name: {
            pl: 'Formularz krok po kroku',
            en: 'Forms step by step',
            de: 'Formular Schritt für Schritt',
          },
        },
        {
          name: {
            pl: 'Status bez dzwonienia',
            en: 'Status without a call',
            de: 'Status ohne Anruf',
          },
        },
        {
          name: {
            pl: 'Połączenie z EZD',
            en: 'Link to the records system',
            de: 'Anbindung an die E-Akte',
          },
        },
      ],
    },
    {
      icon: 'map-pin',
      cardTitle: { pl: 'Zgłoszenia', en: 'Reports', de: 'Meldungen' },
      featureElements: [
        { name: { pl: 'Usterka na mapie', en: 'Defects on a map', de: 'Mangel auf der Karte' } },
        { name: { pl: 'Zlecenie dla ekipy', en: 'A job for the crew', de: 'Auftrag an das Team' } },
        {
          name: {
            pl: 'Odpowiedź do mieszkańca',
            en: 'A reply to the resident',
            de: 'Antwort an die Meldenden',
          },
        },
      ],
    },
    {
      icon: 'badge-check',
      cardTitle: { pl: 'Dostępność', en: 'Accessibility', de: 'Barrierefreiheit' },
      featureElements: [
        {
          name: {
            pl: 'WCAG 2.2 na poziomie AA',
            en: 'WCAG 2.2, level AA',
            de: 'WCAG 2.2, Stufe AA',
          },
        },
        {
          name: { pl: 'Testy z użytkownikami', en: 'Tests with users', de: 'Tests mit Nutzenden' },
        },
        {
          name: {
            pl: 'Deklaracja i kontakt',
            en: 'Statement and contact',
            de: 'Erklärung und Kontakt',
          },
        },
      ],
    },
  ],
  realizations: ['pool-planning', 'gsd-maps'],
};
