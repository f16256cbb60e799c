import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

export const ECOMMERCE: Entry<Page> = {
  pageName: 'ecommerce',
  title: {
    pl: 'Sklep, który wie, co jest na półce',
    en: 'A shop that knows what is on the shelf',
    de: 'Ein Shop, der weiß, was im Regal liegt',
  },
  subtitle: {
    pl: 'Sklep internetowy na zamówienie, połączony z ERP. Stany, ceny i zamówienia płyną same.',
    en: 'An online shop built to order and connected to your ERP. Stock, prices and orders flow by themselves.',
    de: 'Ein Onlineshop nach Maß, mit dem ERP verbunden. Bestände, Preise und Aufträge fließen von selbst.',
  },
  seoTitle: {
    pl: 'Sklep internetowy zintegrowany z ERP',
    en: 'Online shop integrated with your ERP',
    de: 'Onlineshop mit ERP-Anbindung',
  },
  seoDescription: {
    pl: 'Sklep B2B i B2C na zamówienie z prawdziwymi stanami, cenami umownymi i zamówieniami, które trafiają wprost do magazynu.',
    en: 'B2B and B2C shops built to order, with true stock, contract prices and orders that go straight to the warehouse.',
    de: 'B2B- und B2C-Shops nach Maß, mit echten Beständen, Vertragspreisen und Bestellungen direkt ins Lager.',
  },
  sections: [
    {
      blockType: 'text',
      title: { pl: 'Gdzie ginie czas', en: 'Where the time goes', de: 'Wo die Zeit bleibt' },
      content: {
        pl: `Klient zamawia o dwudziestej trzeciej ostatnią sztukę. Rano ktoś drukuje zamówienie, przepisuje je do ERP i odkrywa, że ta sztuka wyjechała wczoraj. Dzwoni, przeprasza, zwraca pieniądze.

Przy dwudziestu zamówieniach dziennie przepisywanie zajmuje *jedną osobę przez pół dnia*. Przy dwustu sklep przestaje się opłacać.`,
        en: `At eleven at night a customer orders the last piece. In the morning someone prints the order, types it into the ERP and finds that the piece left yesterday. Then come the phone call, the apology and the refund.

At twenty orders a day the retyping takes *one person half a day*. At two hundred the shop no longer pays its way.`,
        de: `Um 23 Uhr bestellt ein Kunde das letzte Stück. Am Morgen druckt jemand die Bestellung, tippt sie ins ERP und stellt fest, dass das Stück gestern ausgeliefert wurde. Es folgen Anruf, Entschuldigung, Erstattung.

Bei zwanzig Bestellungen am Tag kostet das Abtippen *eine Person den halben Tag*. Bei zweihundert lohnt sich der Shop nicht mehr.`,
      },
    },
    {
      blockType: 'flow',
      title: { pl: 'Jak płyną dane', en: 'How the data flows', de: 'Wie die Daten fließen' },
      subtitle: {
        pl: 'Od ERP do sklepu i z powrotem, bez przepisywania.',
        en: 'From the ERP to the shop and back, with no retyping.',
        de: 'Vom ERP in den Shop und zurück, ohne Abtippen.',
      },
      from: { pl: 'ERP', en: 'ERP', de: 'ERP' },
      to: { pl: 'Sklep', en: 'Shop', de: 'Shop' },
      items: [
        {
          icon: 'warehouse',
          back: false,
          title: { pl: 'Stany', en: 'Stock', de: 'Bestände' },
          description: {
            pl: 'Każde wydanie z magazynu zmienia stan w sklepie w ciągu minuty.',
            en: 'Every issue from stock changes the shop’s figure within a minute.',
            de: 'Jeder Abgang ändert den Bestand im Shop innerhalb einer Minute.',
          },
        },
        {
          icon: 'tags',
          back: false,
          title: { pl: 'Ceny', en: 'Prices', de: 'Preise' },
          description: {
            pl: 'Zalogowany klient widzi ceny ze swojej umowy, gość cennik podstawowy.',
            en: 'A signed-in customer sees contract prices, a guest the standard list.',
            de: 'Angemeldete Kunden sehen ihre Vertragspreise, Gäste die Grundpreisliste.',
          },
        },
        {
          icon: 'shopping-cart',
          back: true,
          title: { pl: 'Zamówienie', en: 'Order', de: 'Bestellung' },
          description: {
            pl: 'Po zapłacie jest w ERP z rezerwacją towaru i listem przewozowym.',
            en: 'Once paid, it is in the ERP with the goods reserved and the waybill made.',
            de: 'Nach der Zahlung steht sie im ERP, mit reservierter Ware und Frachtbrief.',
          },
        },
        {
          icon: 'truck',
          back: false,
          title: { pl: 'Wysyłka', en: 'Dispatch', de: 'Versand' },
          description: {
            pl: 'Skan paczki zamyka zamówienie, wysyła fakturę i numer przesyłki.',
            en: 'Scanning the parcel closes the order and sends invoice and tracking number.',
            de: 'Der Scan des Pakets schließt den Auftrag und versendet Rechnung und Sendungsnummer.',
          },
        },
      ],
    },
    {
      blockType: 'points',
      title: { pl: 'Co potrafi sklep', en: 'What the shop can do', de: 'Was der Shop kann' },
      items: [
        {
          icon: 'briefcase',
          title: {
            pl: 'Sprzedaż firmom',
            en: 'Selling to companies',
            de: 'Verkauf an Unternehmen',
          },
          description: {
            pl: 'Limity, terminy płatności, kilka osób na jednym koncie i zamówienie z listy indeksów.',
            en: 'Credit limits, payment terms, several people on one account and orders from a list of items.',
            de: 'Kreditlimits, Zahlungsziele, mehrere Personen je Konto und Bestellung per Artikelliste.',
          },
        },
        {
          icon: 'languages',
          title: { pl: 'Kilka krajów', en: 'Several countries', de: 'Mehrere Länder' },
          description: {
            pl: 'Języki, waluty i stawki VAT w jednym sklepie.',
            en: 'Languages, currencies and VAT rates in one shop.',
            de: 'Sprachen, Währungen und Steuersätze in einem Shop.',
          },
        },
        {
          icon: 'gauge',
          title: { pl: 'Szybkość', en: 'Speed', de: 'Geschwindigkeit' },
          description: {
            pl: 'Strona produktu wczytuje się w niecałą sekundę na zwykłym telefonie, także przy czterdziestu tysiącach indeksów.',
            en: 'A product page in under a second on an ordinary phone, even with forty thousand items.',
            de: 'Die Produktseite in unter einer Sekunde auf einem gewöhnlichen Smartphone, auch bei vierzigtausend Artikeln.',
          },
        },
        {
          icon: 'refresh-cw',
          title: { pl: 'Zwroty', en: 'Returns', de: 'Retouren' },
          description: {
            pl: 'Klient zgłasza zwrot sam, magazyn widzi go, zanim paczka przyjedzie.',
            en: 'The customer registers a return, and the warehouse sees it before the parcel arrives.',
            de: 'Kunden melden die Retoure selbst, das Lager sieht sie vor der Ankunft des Pakets.',
          },
        },
      ],
    },
    {
      blockType: 'realizations',
      title: {
        pl: 'Co już działa u naszych klientów',
        en: 'What already works for our customers',
        de: 'Was bei unseren Kunden schon läuft',
      },
      limit: 3,
    },
    {
      blockType: 'callToAction',
      title: {
        pl: 'Ile dni zajmie Twój sklep?',
        en: 'How many days will your shop take?',
        de: 'Wie viele Tage braucht Ihr Shop?',
      },
      button: { pl: 'Oszacuj swój sklep', en: 'Estimate your shop', de: 'Shop kalkulieren' },
      buttonDestination: '/kalkulator-aplikacji?preset=online-shop',
    },
    {
      blockType: 'contact',
      title: { pl: 'Zapytaj o sklep', en: 'Ask about a shop', de: 'Shop anfragen' },
    },
  ],
};
