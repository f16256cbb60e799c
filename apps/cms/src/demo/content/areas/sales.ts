import type { AreaWithFeatures } from '../../area-with-features.ts';

export const SALES: AreaWithFeatures = {
  pageName: 'sales',
  shouldShowInHeaderMenu: true,
  icon: 'handshake',
  name: { pl: 'Sprzedaż', en: 'Sales', de: 'Vertrieb' },
  cardTitle: {
    pl: 'Sprzedaż i obsługa klienta',
    en: 'Sales and customer care',
    de: 'Vertrieb und Kundenbetreuung',
  },
  shortDescription: {
    pl: 'Oferta w dziesięć minut, termin od ręki i historia klienta pod ręką.',
    en: 'A quote in ten minutes, a delivery date on the spot and the customer’s history at hand.',
    de: 'Ein Angebot in zehn Minuten, ein Termin auf Anhieb und die Kundenhistorie zur Hand.',
  },
  header1: {
    pl: 'Handlowiec, który odpowiada od razu',
    en: 'Salespeople who answer at once',
    de: 'Ein Vertrieb, der sofort antwortet',
  },
  subHeader1: {
    pl: 'Cena, stan i termin w jednym oknie, podczas rozmowy.',
    en: 'Price, stock and date in one window, during the call.',
    de: 'Preis, Bestand und Termin in einem Fenster, noch im Gespräch.',
  },
  description1: {
    pl: 'W większości firm oferta powstaje w trzech programach: cennik w arkuszu, stan w magazynie, warunki klienta w pamięci handlowca. Klient czeka dzień, a konkurencja odpowiada w godzinę.',
    en: 'In most companies a quote is made in three programs: prices in a spreadsheet, stock in the warehouse system, terms in the salesperson’s memory. The customer waits a day while a competitor answers within the hour.',
    de: 'In den meisten Unternehmen entsteht ein Angebot in drei Programmen: Preise in einer Tabelle, Bestand im Lager, Konditionen im Gedächtnis. Der Kunde wartet einen Tag, der Wettbewerb antwortet in einer Stunde.',
  },
  description2: {
    pl: 'Łączymy te trzy źródła w jednym oknie. Program podpowiada cenę według umowy, liczy marżę i termin, a ofertę wysyła z odnośnikiem, którym klient ją przyjmuje.',
    en: 'We bring the three together in one window. The program suggests the agreed price, works out margin and date, and sends a quote with a link the customer can accept.',
    de: 'Wir führen diese drei Quellen in einem Fenster zusammen. Das Programm schlägt den vereinbarten Preis vor, berechnet Marge und Termin und versendet das Angebot mit einem Link zur Annahme.',
  },
  description3: {
    pl: 'Przedstawiciel w terenie ma to samo w telefonie, także bez zasięgu. Zamówienie spisane u klienta jest w magazynie, zanim przedstawiciel wsiądzie do auta.',
    en: 'Your sales reps on the road have the same on a phone, with or without signal. An order taken at the customer’s is in the warehouse before the car door closes.',
    de: 'Der Außendienst hat dasselbe auf dem Smartphone, auch ohne Empfang. Ein beim Kunden erfasster Auftrag ist im Lager, bevor die Autotür zufällt.',
  },
  header2: {
    pl: 'Co można włączyć',
    en: 'What you can switch on',
    de: 'Was Sie einschalten können',
  },
  subHeader2: {
    pl: 'Każdy element działa osobno. Zacznij od tego, który dziś boli najbardziej.',
    en: 'Each part works on its own. Begin with the one that hurts most today.',
    de: 'Jeder Teil arbeitet für sich. Beginnen Sie mit dem, der heute am meisten schmerzt.',
  },
  features: [
    {
      icon: 'file-text',
      cardTitle: { pl: 'Oferty', en: 'Quotes', de: 'Angebote' },
      featureElements: [
        {
          name: {
            pl: 'Ceny według umowy klienta',
            en: 'Prices by customer agreement',
            de: 'Preise nach Kundenvereinbarung',
          },
        },
        {
          name: {
            pl: 'Marża widoczna przed wysłaniem',
            en: 'Margin shown before sending',
            de: 'Marge vor dem Versand sichtbar',
          },
        },
        {
          name: {
            pl: 'Przyjęcie oferty odnośnikiem',
            en: 'Acceptance by link',
            de: 'Annahme per Link',
          },
        },
      ],
    },
    {
      icon: 'users',
      cardTitle: { pl: 'Klienci', en: 'Customers', de: 'Kunden' },
      featureElements: [
        {
          name: {
            pl: 'Rozmowy, oferty i umowy razem',
            en: 'Calls, quotes and contracts together',
            de: 'Gespräche, Angebote und Verträge beisammen',
          },
        },
        {
          name: {
            pl: 'Przypomnienie o ciszy klienta',
            en: 'A reminder when a customer goes quiet',
            de: 'Hinweis, wenn ein Kunde verstummt',
          },
        },
        {
          name: {
            pl: 'Limit kredytu sprawdzany sam',
            en: 'Credit limit checked automatically',
            de: 'Kreditlimit wird von selbst geprüft',
          },
        },
      ],
    },
    {
      icon: 'smartphone',
      cardTitle: { pl: 'Sprzedaż w terenie', en: 'Sales on the road', de: 'Außendienst' },
      featureElements: [
        {
          name: {
            pl: 'Zamówienie bez zasięgu',
            en: 'Orders without signal',
            de: 'Aufträge ohne Empfang',
          },
        },
        {
          name: {
            pl: 'Plan wizyt na tydzień',
            en: 'Visit plan for the week',
            de: 'Besuchsplan für die Woche',
          },
        },
        {
          name: {
            pl: 'Stany magazynu z ostatniej minuty',
            en: 'Stock as of the last minute',
            de: 'Lagerbestand auf die Minute',
          },
        },
      ],
    },
    {
      icon: 'shopping-cart',
      cardTitle: { pl: 'Portal klienta', en: 'Customer portal', de: 'Kundenportal' },
      featureElements: [
        {
          name: {
            pl: 'Zamówienia przez całą dobę',
            en: 'Orders around the clock',
            de: 'Bestellungen rund um die Uhr',
          },
        },
        {
          name: {
            pl: 'Faktury i dokumenty do pobrania',
            en: 'Invoices and papers to download',
            de: 'Rechnungen und Belege zum Herunterladen',
          },
        },
        { name: { pl: 'Śledzenie przesyłki', en: 'Shipment tracking', de: 'Sendungsverfolgung' } },
      ],
    },
  ],
  realizations: ['gsd-maps', 'gsd-stats', 'gastro-kasse'],
  seoTitle: {
    pl: 'Oprogramowanie dla sprzedaży: oferty, CRM, portal klienta',
    en: 'Software for sales: quotes, CRM, customer portal',
    de: 'Software für den Vertrieb: Angebote, CRM, Kundenportal',
  },
  seoDescription: {
    pl: 'Cena, stan i termin w jednym oknie. Oferty, historia klienta, sprzedaż w terenie i portal zamówień dopasowane do Twojej firmy.',
    en: 'Price, stock and date in one window. Quotes, customer history, field sales and an ordering portal fitted to your company.',
    de: 'Preis, Bestand und Termin in einem Fenster. Angebote, Kundenhistorie, Außendienst und Bestellportal, passend zu Ihrem Unternehmen.',
  },
};
