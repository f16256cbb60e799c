import type { AreaWithFeatures } from '../../area-with-features.ts';

export const TRANSPORT: AreaWithFeatures = {
  pageName: 'transport',
  shouldShowInHeaderMenu: false,
  icon: 'truck',
  name: { pl: 'Transport', en: 'Transport', de: 'Transport' },
  cardTitle: {
    pl: 'Dla przewoźników i spedycji',
    en: 'For hauliers and forwarders',
    de: 'Für Transportunternehmen und Speditionen',
  },
  shortDescription: {
    pl: 'Zlecenie, trasa i dokumenty w jednym miejscu. Faktura w dniu rozładunku.',
    en: 'Order, route and papers in one place. The invoice on the day of unloading.',
    de: 'Auftrag, Tour und Papiere an einem Ort. Die Rechnung am Tag der Entladung.',
  },
  header1: {
    pl: 'Faktura, zanim ostygnie silnik',
    en: 'The invoice before the engine cools',
    de: 'Die Rechnung, bevor der Motor abkühlt',
  },
  subHeader1: {
    pl: 'Kierowca, dyspozytor i księgowość widzą to samo zlecenie.',
    en: 'Driver, dispatcher and accounts see the same order.',
    de: 'Fahrer, Disposition und Buchhaltung sehen denselben Auftrag.',
  },
  description1: {
    pl: 'List przewozowy wraca z kierowcą po dwóch tygodniach i dopiero wtedy można wystawić fakturę. Tymczasem paliwo i opłaty zostały zapłacone.',
    en: 'The waybill comes back with the driver after two weeks, and only then can the invoice be issued. Fuel and tolls were paid long before.',
    de: 'Der Frachtbrief kommt nach zwei Wochen mit dem Fahrer zurück, und erst dann kann die Rechnung geschrieben werden. Kraftstoff und Maut sind längst bezahlt.',
  },
  description2: {
    pl: 'Kierowca fotografuje dokument przy rampie, program odczytuje numer i łączy go ze zleceniem. Faktura czeka na zatwierdzenie jeszcze tego samego dnia.',
    en: 'The driver photographs the paper at the loading dock, the program reads its number and links it to the order. The invoice is waiting for approval the same day.',
    de: 'An der Rampe wird der Beleg fotografiert, das Programm liest die Nummer und ordnet sie dem Auftrag zu. Die Rechnung wartet noch am selben Tag auf Freigabe.',
  },
  header2: {
    pl: 'Od czego zaczynają przewoźnicy',
    en: 'Where hauliers begin',
    de: 'Womit Transportunternehmen beginnen',
  },
  features: [
    {
      icon: 'route',
      cardTitle: { pl: 'Zlecenia i trasy', en: 'Orders and routes', de: 'Aufträge und Touren' },
      featureElements: [
        { name: { pl: 'Tablica dyspozytora', en: 'Dispatch board', de: 'Dispositionstafel' } },
        { name: { pl: 'Czas pracy kierowcy', en: 'Driving times', de: 'Lenkzeiten' } },
        {
          name: {
            pl: 'Zlecenia z giełd',
            en: 'Orders from freight exchanges',
            de: 'Aufträge aus Frachtbörsen',
          },
        },
      ],
    },
    {
      icon: 'camera',
      cardTitle: { pl: 'Dokumenty', en: 'Papers', de: 'Papiere' },
      featureElements: [
        {
          name: {
            pl: 'Zdjęcie listu przewozowego',
            en: 'Photo of the waybill',
            de: 'Foto des Frachtbriefs',
          },
        },
        {
          name: {
            pl: 'Podpis odbiorcy na ekranie',
            en: 'Recipient signs on screen',
            de: 'Unterschrift auf dem Display',
          },
        },
        {
          name: {
            pl: 'Archiwum według zlecenia',
            en: 'Archive by order',
            de: 'Archiv nach Auftrag',
          },
        },
      ],
    },
    {
      icon: 'gauge',
      cardTitle: { pl: 'Flota', en: 'Fleet', de: 'Fuhrpark' },
      featureElements: [
        {
          name: {
            pl: 'Paliwo i opłaty na trasę',
            en: 'Fuel and tolls per trip',
            de: 'Kraftstoff und Maut je Tour',
          },
        },
        {
          name: {
            pl: 'Przeglądy i ubezpieczenia',
            en: 'Servicing and insurance',
            de: 'Wartung und Versicherung',
          },
        },
        { name: { pl: 'Zysk na kilometr', en: 'Profit per kilometre', de: 'Gewinn je Kilometer' } },
      ],
    },
    {
      icon: 'map',
      cardTitle: { pl: 'Klient', en: 'Customer', de: 'Kunde' },
      featureElements: [
        {
          name: {
            pl: 'Odnośnik z położeniem ładunku',
            en: 'A link to where the load is',
            de: 'Link zur Position der Ladung',
          },
        },
        {
          name: {
            pl: 'Awizacja do magazynu',
            en: 'Notice to the warehouse',
            de: 'Avis an das Lager',
          },
        },
        { name: { pl: 'Portal zleceń', en: 'Order portal', de: 'Auftragsportal' } },
      ],
    },
  ],
  realizations: ['field-service', 'gsd-maps'],
};
