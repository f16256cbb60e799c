import type { AreaWithFeatures } from '../../area-with-features.ts';

export const FIELD_SERVICE_AREA: AreaWithFeatures = {
  pageName: 'field-service',
  imageHeader: 'realizations/field-service-2.webp',
  shouldShowInHeaderMenu: false,
  icon: 'route',
  name: { pl: 'Praca w terenie', en: 'Field service', de: 'Außeneinsatz' },
  cardTitle: {
    pl: 'Serwis i praca w terenie',
    en: 'Service and field work',
    de: 'Service und Außeneinsatz',
  },
  shortDescription: {
    pl: 'Trasy ułożone przed świtem, protokół podpisany u klienta, także bez zasięgu.',
    en: 'Routes laid out before dawn, reports signed at the customer’s, with or without signal.',
    de: 'Touren vor Tagesanbruch geplant, Protokolle beim Kunden unterschrieben, auch ohne Empfang.',
  },
  header1: {
    pl: 'Ludzie w trasie, plan pod kontrolą',
    en: 'People on the road, the plan in hand',
    de: 'Ihr Team unterwegs, der Plan im Griff',
  },
  subHeader1: {
    pl: 'Dyspozytor, telefon i magazyn w aucie patrzą na ten sam dzień.',
    en: 'Dispatcher, phone and van stock look at the same day.',
    de: 'Disposition, Smartphone und Wagenlager sehen denselben Tag.',
  },
  description1: {
    pl: 'Serwisant jedzie czterdzieści kilometrów i na miejscu okazuje się, że części nie ma w aucie. Protokół wraca do biura w piątek, faktura wychodzi po dwóch tygodniach.',
    en: 'A technician drives forty kilometres to find that the part is not in the van. The report reaches the office on Friday, and the invoice goes out two weeks later.',
    de: 'Die Technik fährt vierzig Kilometer, und vor Ort fehlt das Teil im Wagen. Das Protokoll kommt am Freitag ins Büro, die Rechnung geht zwei Wochen später hinaus.',
  },
  description2: {
    pl: 'Plan zna uprawnienia, części i okna czasowe klientów. Zmiana w ciągu dnia od razu przelicza trasy i zawiadamia tych, których dotyczy.',
    en: 'The plan knows licences, parts and the customers’ time windows. A change during the day recalculates the routes at once and tells those concerned.',
    de: 'Der Plan kennt Berechtigungen, Teile und Zeitfenster. Eine Änderung im Lauf des Tages rechnet die Touren sofort neu und benachrichtigt die Betroffenen.',
  },
  description3: {
    pl: 'Protokół ze zdjęciami i podpisem powstaje u klienta. Faktura jest gotowa, zanim serwisant ruszy dalej.',
    en: 'The report with photos and signature is made at the customer’s. The invoice is ready before the technician drives on.',
    de: 'Das Protokoll mit Fotos und Unterschrift entsteht beim Kunden. Die Rechnung ist fertig, bevor die Fahrt weitergeht.',
  },
  header2: {
    pl: 'Co można włączyć',
    en: 'What you can switch on',
    de: 'Was Sie einschalten können',
  },
  subHeader2: {
    pl: 'Dla czterech serwisantów i dla czterystu.',
    en: 'For four technicians, or for four hundred.',
    de: 'Für vier Techniker oder für vierhundert.',
  },
  features: [
    {
      icon: 'route',
      cardTitle: { pl: 'Trasy', en: 'Routes', de: 'Touren' },
      featureElements: [
        { name: { pl: 'Plan układany w nocy', en: 'Planned overnight', de: 'Planung über Nacht' } },
        {
          name: {
            pl: 'Okna czasowe i uprawnienia',
            en: 'Time windows and licences',
            de: 'Zeitfenster und Berechtigungen',
          },
        },
        {
          name: {
            pl: 'Przesuwanie wizyt palcem',
            en: 'Visits moved with a finger',
            de: 'Einsätze per Finger verschieben',
          },
        },
      ],
    },
    {
      icon: 'smartphone',
      cardTitle: {
        pl: 'Telefon serwisanta',
        en: 'The technician’s phone',
        de: 'Smartphone für die Technik',
      },
      featureElements: [
        {
          name: {
            pl: 'Praca bez zasięgu',
            en: 'Works without signal',
            de: 'Arbeitet ohne Empfang',
          },
        },
        {
          name: {
            pl: 'Zdjęcia i podpis klienta',
            en: 'Photos and signature',
            de: 'Fotos und Unterschrift',
          },
        },
        {
          name: {
            pl: 'Historia urządzenia',
            en: 'History of the machine',
            de: 'Historie der Anlage',
          },
        },
      ],
    },
    {
      icon: 'package',
      cardTitle: { pl: 'Części', en: 'Parts', de: 'Teile' },
      featureElements: [
        {
          name: {
            pl: 'Magazyn w każdym aucie',
            en: 'A stock in every van',
            de: 'Lager in jedem Wagen',
          },
        },
        {
          name: {
            pl: 'Uzupełnienie przed trasą',
            en: 'Restocked before the route',
            de: 'Auffüllen vor der Tour',
          },
        },
        { name: { pl: 'Zużycie na zlecenie', en: 'Use per order', de: 'Verbrauch je Auftrag' } },
      ],
    },
    {
      icon: 'bell',
      cardTitle: { pl: 'Klient', en: 'The customer', de: 'Kunde' },
      featureElements: [
        {
          name: {
            pl: 'Wiadomość z godziną przyjazdu',
            en: 'A message with the arrival time',
            de: 'Nachricht mit Ankunftszeit',
          },
        },
        {
          name: {
            pl: 'Zgłoszenie przez portal',
            en: 'Requests by portal',
            de: 'Meldung über das Portal',
          },
        },
        {
          name: {
            pl: 'Przeglądy według umowy',
            en: 'Inspections by contract',
            de: 'Wartung nach Vertrag',
          },
        },
      ],
    },
  ],
  realizations: ['field-service', 'df-app'],
  seoTitle: {
    pl: 'Oprogramowanie dla serwisu i pracy w terenie',
    en: 'Field service software',
    de: 'Software für Service und Außeneinsatz',
  },
  seoDescription: {
    pl: 'Planowanie tras, protokoły bez zasięgu, części w aucie i wiadomości dla klienta. Dla zespołów serwisowych każdej wielkości.',
    en: 'Route planning, offline reports, van stock and messages to customers. For service teams of any size.',
    de: 'Tourenplanung, Protokolle ohne Empfang, Wagenlager und Kundennachrichten. Für Serviceteams jeder Größe.',
  },
};
