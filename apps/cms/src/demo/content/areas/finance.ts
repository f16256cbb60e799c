import type { AreaWithFeatures } from '../../area-with-features.ts';

export const FINANCE: AreaWithFeatures = {
  pageName: 'finance',
  imageHeader: 'products/fibu-1.webp',
  shouldShowInHeaderMenu: true,
  icon: 'landmark',
  name: { pl: 'Finanse', en: 'Finance', de: 'Finanzen' },
  cardTitle: {
    pl: 'Finanse i controlling',
    en: 'Finance and management accounting',
    de: 'Finanzen und Controlling',
  },
  shortDescription: {
    pl: 'Wynik, płynność i koszty znane w trakcie miesiąca, a nie po nim.',
    en: 'Profit, cash and costs known during the month, not weeks later.',
    de: 'Ergebnis, Liquidität und Kosten schon im laufenden Monat, nicht erst danach.',
  },
  header1: {
    pl: 'Liczby, którym można ufać w połowie miesiąca',
    en: 'Figures you can trust mid-month',
    de: 'Zahlen, denen Sie zur Monatsmitte trauen können',
  },
  subHeader1: {
    pl: 'Od faktury do wyniku bez przepisywania.',
    en: 'From the invoice to the result without retyping.',
    de: 'Von der Rechnung bis zum Ergebnis ohne Abtippen.',
  },
  description1: {
    pl: 'Księgowość zwykle wie wszystko, tylko z opóźnieniem. Dokumenty przychodzą falą, opisy są niepełne, a wynik jest gotowy, gdy nic już nie można zmienić.',
    en: 'Accounts usually know everything, only late. Documents come in waves, descriptions are missing, and the result is ready when nothing can be changed any more.',
    de: 'Die Buchhaltung weiß meist alles, nur zu spät. Belege kommen in Wellen, Angaben fehlen, und das Ergebnis liegt vor, wenn sich nichts mehr ändern lässt.',
  },
  description2: {
    pl: 'Dokument opisuje ten, kto go zamówił, w telefonie i w dniu, w którym przyszedł. Program proponuje dekret i przypisuje koszt do działu, projektu albo wyrobu.',
    en: 'Whoever ordered the goods describes the document, on a phone, the day it arrives. The program suggests the posting and assigns the cost to a department, project or product.',
    de: 'Den Beleg ergänzt, wer bestellt hat, am Smartphone und am Tag des Eingangs. Das Programm schlägt die Buchung vor und ordnet die Kosten Abteilung, Projekt oder Erzeugnis zu.',
  },
  description3: {
    pl: 'Prognoza płynności odświeża się co rano z faktur, zamówień i rat. Widać tydzień, w którym zabraknie, na trzy miesiące przed nim.',
    en: 'The liquidity forecast refreshes every morning from invoices, orders and instalments. You see the tight week three months ahead.',
    de: 'Die Liquiditätsvorschau aktualisiert sich jeden Morgen aus Rechnungen, Aufträgen und Raten. Die knappe Woche sehen Sie drei Monate vorher.',
  },
  header2: {
    pl: 'Co można włączyć',
    en: 'What you can switch on',
    de: 'Was Sie einschalten können',
  },
  subHeader2: {
    pl: 'Dla własnej księgowości i dla firmy z biurem rachunkowym.',
    en: 'For your own accounts department, or together with external accountants.',
    de: 'Für die eigene Buchhaltung oder gemeinsam mit dem Steuerbüro.',
  },
  features: [
    {
      icon: 'receipt',
      cardTitle: { pl: 'Faktury', en: 'Invoices', de: 'Rechnungen' },
      featureElements: [
        {
          name: {
            pl: 'KSeF w obie strony',
            en: 'KSeF e-invoices both ways',
            de: 'KSeF in beide Richtungen',
          },
        },
        {
          name: {
            pl: 'Opis i akceptacja w telefonie',
            en: 'Described and approved on a phone',
            de: 'Kontierung und Freigabe am Smartphone',
          },
        },
        { name: { pl: 'Proponowany dekret', en: 'Suggested posting', de: 'Buchungsvorschlag' } },
      ],
    },
    {
      icon: 'wallet',
      cardTitle: { pl: 'Płynność', en: 'Liquidity', de: 'Liquidität' },
      featureElements: [
        {
          name: {
            pl: 'Prognoza na 13 tygodni',
            en: '13-week forecast',
            de: 'Vorschau auf 13 Wochen',
          },
        },
        {
          name: {
            pl: 'Wezwania według reguł',
            en: 'Reminders by rule',
            de: 'Mahnungen nach Regeln',
          },
        },
        { name: { pl: 'Przelewy paczką', en: 'Batch transfers', de: 'Sammelüberweisungen' } },
      ],
    },
    {
      icon: 'chart-pie',
      cardTitle: { pl: 'Controlling', en: 'Management accounts', de: 'Controlling' },
      featureElements: [
        {
          name: {
            pl: 'Budżet i wykonanie obok siebie',
            en: 'Budget beside actuals',
            de: 'Budget und Ist nebeneinander',
          },
        },
        {
          name: {
            pl: 'Wynik na dział i wyrób',
            en: 'Result by department and product',
            de: 'Ergebnis je Abteilung und Erzeugnis',
          },
        },
        {
          name: {
            pl: 'Od liczby do dokumentu',
            en: 'From figure to document',
            de: 'Von der Zahl zum Beleg',
          },
        },
      ],
    },
    {
      icon: 'building-2',
      cardTitle: { pl: 'Środki trwałe', en: 'Fixed assets', de: 'Anlagen' },
      featureElements: [
        {
          name: {
            pl: 'Amortyzacja podatkowa i bilansowa',
            en: 'Tax and book depreciation',
            de: 'Steuerliche und bilanzielle Abschreibung',
          },
        },
        {
          name: {
            pl: 'Kod QR na maszynie',
            en: 'QR code on the machine',
            de: 'QR-Code an der Maschine',
          },
        },
        {
          name: {
            pl: 'Spis z telefonu',
            en: 'Asset inventory with a phone',
            de: 'Inventur per Smartphone',
          },
        },
      ],
    },
  ],
  realizations: ['gsd-stats', 'tiptip'],
  seoTitle: {
    pl: 'Oprogramowanie dla finansów i controllingu',
    en: 'Finance and management accounting software',
    de: 'Software für Finanzen und Controlling',
  },
  seoDescription: {
    pl: 'Faktury z KSeF, proponowane dekrety, prognoza płynności i wynik w trakcie miesiąca. Dla firm z własną księgowością i z biurem rachunkowym.',
    en: 'KSeF invoices, suggested postings, a liquidity forecast and results during the month. With your own or external accountants.',
    de: 'KSeF-Rechnungen, Buchungsvorschläge, Liquiditätsvorschau und Ergebnis im laufenden Monat. Mit eigener Buchhaltung oder Steuerbüro.',
  },
};
