import type { AreaWithFeatures } from '../../area-with-features.ts';

export const HOSPITALITY: AreaWithFeatures = {
  pageName: 'hospitality',
  imageHeader: 'realizations/gastro-kasse-4.webp',
  shouldShowInHeaderMenu: true,
  icon: 'utensils',
  name: { pl: 'Hotele i gastronomia', en: 'Hospitality', de: 'Hotellerie und Gastronomie' },
  cardTitle: {
    pl: 'Dla hoteli i restauracji',
    en: 'For hotels and restaurants',
    de: 'Für Hotels und Restaurants',
  },
  shortDescription: {
    pl: 'Kasa, grafik i pokój na tablecie. Obsługi można się nauczyć w jedną zmianę.',
    en: 'Till, rota and room on a tablet. Staff learn it in one shift.',
    de: 'Kasse, Dienstplan und Zimmer auf dem Tablet. In einer Schicht gelernt.',
  },
  header1: {
    pl: 'Mniej klikania, więcej gości',
    en: 'Fewer taps, more guests',
    de: 'Weniger tippen, mehr Gäste',
  },
  subHeader1: {
    pl: 'Programy dla ludzi, którzy nie mają czasu na instrukcję.',
    en: 'Software for people who have no time for a manual.',
    de: 'Programme für Menschen, die keine Zeit für ein Handbuch haben.',
  },
  description1: {
    pl: 'W piątek o dwudziestej liczy się każde dotknięcie ekranu. Kasa, która wymaga szkolenia, i grafik w zeszycie kosztują więcej niż najdroższy program.',
    en: 'At eight on a Friday night every tap counts. A till that needs training and a rota in an exercise book cost more than the most expensive software.',
    de: 'Am Freitag um 20 Uhr zählt jeder Handgriff. Eine Kasse mit Schulungsbedarf und ein Dienstplan im Heft kosten mehr als die teuerste Software.',
  },
  description2: {
    pl: 'Spędzamy wieczór za barem albo poranek na recepcji, zanim narysujemy pierwszy ekran. Dlatego nasze kasy i panele mają mało przycisków, a to, czego potrzeba, jest pod kciukiem.',
    en: 'We spend an evening behind the bar or a morning at reception before we draw the first screen. That is why our tills and panels have few buttons, and the one you need is under your thumb.',
    de: 'Wir verbringen einen Abend hinter der Theke oder einen Morgen an der Rezeption, bevor wir die erste Ansicht zeichnen. Deshalb haben unsere Kassen wenige Tasten, und die richtige liegt unter dem Daumen.',
  },
  header2: {
    pl: 'Od czego zaczynają lokale',
    en: 'Where restaurants and hotels begin',
    de: 'Womit Häuser beginnen',
  },
  features: [
    {
      icon: 'receipt',
      cardTitle: { pl: 'Kasa i kuchnia', en: 'Till and kitchen', de: 'Kasse und Küche' },
      featureElements: [
        { name: { pl: 'Dzielenie rachunku', en: 'Splitting the bill', de: 'Rechnung teilen' } },
        {
          name: {
            pl: 'Ekran kuchenny według kolejności dań',
            en: 'Kitchen screen by course',
            de: 'Küchenmonitor nach Gängen',
          },
        },
        {
          name: {
            pl: 'Praca bez internetu',
            en: 'Works without internet',
            de: 'Betrieb ohne Internet',
          },
        },
      ],
    },
    {
      icon: 'calendar-check',
      cardTitle: { pl: 'Zespół', en: 'Team', de: 'Team' },
      featureElements: [
        { name: { pl: 'Grafik i zamiany', en: 'Rota and swaps', de: 'Dienstplan und Tausch' } },
        { name: { pl: 'Podział napiwków', en: 'Sharing of tips', de: 'Trinkgeldaufteilung' } },
        {
          name: {
            pl: 'Czas pracy do płac',
            en: 'Hours for payroll',
            de: 'Stunden für die Lohnabrechnung',
          },
        },
      ],
    },
    {
      icon: 'hotel',
      cardTitle: { pl: 'Pokój', en: 'Room', de: 'Zimmer' },
      featureElements: [
        {
          name: {
            pl: 'Panel w języku gościa',
            en: 'A panel in the guest’s language',
            de: 'Panel in der Sprache des Gastes',
          },
        },
        { name: { pl: 'Światło i ogrzewanie', en: 'Light and heating', de: 'Licht und Heizung' } },
        {
          name: {
            pl: 'Prośby z licznikiem minut',
            en: 'Requests with a timer',
            de: 'Wünsche mit Minutenzähler',
          },
        },
      ],
    },
    {
      icon: 'boxes',
      cardTitle: { pl: 'Zaopatrzenie', en: 'Supplies', de: 'Einkauf' },
      featureElements: [
        {
          name: {
            pl: 'Receptury i koszt dania',
            en: 'Recipes and cost of a dish',
            de: 'Rezepturen und Wareneinsatz',
          },
        },
        {
          name: { pl: 'Zamówienie na jutro', en: 'Tomorrow’s order', de: 'Bestellung für morgen' },
        },
        {
          name: {
            pl: 'Inwentaryzacja telefonem',
            en: 'Stocktaking with a phone',
            de: 'Inventur per Smartphone',
          },
        },
      ],
    },
  ],
  realizations: ['gastro-kasse', 'hotel-room', 'tiptip'],
};
