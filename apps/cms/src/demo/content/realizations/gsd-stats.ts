import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const GSD_STATS: Listed<Realization> = {
  slug: 'gsd-stats',
  shouldShowInHeaderMenu: true,
  icon: 'bar-chart-3',
  image: 'realizations/gsd-stats-1.webp',
  name: { pl: 'GSD Stats', en: 'GSD Stats', de: 'GSD Stats' },
  header: {
    pl: 'Statystyki sprzedaży, które czyta się bez podręcznika',
    en: 'Sales statistics you can read without a manual',
    de: 'Vertriebsstatistik, die man ohne Handbuch liest',
  },
  description: {
    pl: 'Pulpit dla niemieckiej hurtowni technicznej: obrót, marża i klienci, którzy przestali zamawiać, na jednym ekranie.',
    en: 'A dashboard for a German technical wholesaler: turnover, margin and customers who have stopped ordering, on one screen.',
    de: 'Eine Übersicht für einen technischen Großhandel: Umsatz, Deckungsbeitrag und Kunden, die nicht mehr bestellen, auf einer Seite.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'TypeScript', 'D3', 'Node.js', 'ClickHouse'],
  figures: [
    {
      value: { pl: '0,4 s', en: '0.4 s', de: '0,4 s' },
      label: {
        pl: 'na wykres z 12 mln pozycji faktur',
        en: 'for a chart of 12 million invoice lines',
        de: 'für ein Diagramm aus 12 Mio. Rechnungspositionen',
      },
    },
    {
      value: { pl: '2 dni', en: '2 days', de: '2 Tage' },
      label: {
        pl: 'raportowania mniej w miesiącu',
        en: 'less reporting a month',
        de: 'weniger Berichtsarbeit im Monat',
      },
    },
    {
      value: { pl: '2318', en: '2,318', de: '2.318' },
      label: {
        pl: 'klientów w jednym widoku',
        en: 'customers in one view',
        de: 'Kunden in einer Ansicht',
      },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Pulpit sprzedaży dla hurtowni napędów i hydrauliki',
      en: 'A sales dashboard for a wholesaler of drives and hydraulics',
      de: 'Vertriebsübersicht für einen Großhandel für Antriebstechnik und Hydraulik',
    },
    description: {
      pl: 'Dane były w trzech bazach, a raport miesięczny składał jeden analityk przez dwa dni. Zarząd dostawał go piątego dnia miesiąca i miał pytania, na które odpowiedź przychodziła dziesiątego. O kliencie, który przestał kupować, handlowiec dowiadywał się po kwartale.',
      en: 'The data sat in three databases, and one analyst spent two days assembling the monthly report. The board received it on the fifth and had questions, which were answered on the tenth. Sales learned of a customer who had stopped buying after a whole quarter.',
      de: 'Die Daten lagen in drei Datenbanken, und ein Analyst stellte den Monatsbericht in zwei Tagen zusammen. Die Geschäftsführung erhielt ihn am Fünften und hatte Fragen, deren Antworten am Zehnten kamen. Von einem Kunden, der nicht mehr kaufte, erfuhr der Vertrieb erst nach einem Quartal.',
    },
    descriptionExtension: {
      pl: 'Najpierw uzgodniliśmy dwanaście wskaźników i zapisaliśmy każdy jednym zdaniem. To zajęło więcej czasu niż wykresy i oszczędziło najwięcej sporów.',
      en: 'First we agreed on twelve indicators and wrote each down in one sentence. It took longer than the charts and saved the most arguments.',
      de: 'Zuerst einigten wir uns auf zwölf Kennzahlen und beschrieben jede in einem Satz. Das dauerte länger als die Diagramme und ersparte die meisten Diskussionen.',
    },
    image: 'realizations/gsd-stats-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Dwanaście wskaźników, jeden ekran',
        en: 'Twelve indicators, one screen',
        de: 'Zwölf Kennzahlen, eine Seite',
      },
      smallTitle: { pl: 'Aplikacja webowa', en: 'Web application', de: 'Webanwendung' },
      description: {
        pl: 'Faktury i zamówienia z trzech baz spływają do jednej kolumnowej. Wykres z dwunastu milionów pozycji rysuje się w niecałe pół sekundy, więc można przewijać lata i pytać dalej.\n\nProgram sam wskazuje, co odbiega: klienta bez zamówień od pięciu tygodni, grupę towarów z malejącą marżą. Każdy widok ma swój adres, który można wysłać.',
        en: 'Invoices and orders from three databases flow into one columnar store. A chart of twelve million lines draws in under half a second, so you can move through the years and keep asking.\n\nThe program points out by itself what stands out: a customer without orders for five weeks, a product group with a falling margin. Every view has an address that can be sent.',
        de: 'Rechnungen und Aufträge aus drei Datenbanken laufen in einer spaltenorientierten zusammen. Ein Diagramm aus zwölf Millionen Positionen erscheint in unter einer halben Sekunde, sodass man durch die Jahre blättern und weiterfragen kann.\n\nDas Programm zeigt von selbst, was auffällt: einen Kunden ohne Bestellung seit fünf Wochen, eine Warengruppe mit sinkendem Deckungsbeitrag. Jede Ansicht hat eine Adresse zum Versenden.',
      },
      images: [
        'realizations/gsd-stats-1.webp',
        'realizations/gsd-stats-2.webp',
        'realizations/gsd-stats-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Raport miesięczny powstaje sam, pierwszego dnia o siódmej. Analityk ma dwa dni więcej na analizy. Handlowcy widzą klienta, który milknie, po pięciu tygodniach, a nie po kwartale, i zdążą zadzwonić.',
        en: 'The monthly report makes itself on the first, at seven. The analyst has two more days for analysis. Sales sees a customer fall silent after five weeks instead of a quarter, in time to ring.',
        de: 'Der Monatsbericht entsteht am Ersten um sieben von selbst. Dem Analysten bleiben zwei Tage mehr für Analysen. Der Vertrieb bemerkt nach fünf Wochen statt nach einem Quartal, dass ein Kunde verstummt, und kann rechtzeitig anrufen.',
      },
      images: [],
    },
    extendedRealization: true,
  },
};
