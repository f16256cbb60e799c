import type { Realization } from '@tkalnia/contract';
import type { Listed } from '../../shape.ts';

export const GSD_STATS: Listed<Realization> = {
  slug: 'gsd-stats',
  shouldShowInHeaderMenu: true,
  icon: 'bar-chart-3',
  image: 'realizations/gsd-stats-1.webp',
  name: { pl: 'GSD Stats', en: 'GSD Stats', de: 'GSD Stats' },
  header: {
    pl: 'Statystyki, które czyta się bez podręcznika',
    en: 'Statistics you can read without a manual',
    de: 'Statistiken, die man ohne Handbuch liest',
  },
  description: {
    pl: 'Pulpit dla niemieckiego dostawcy danych lokalizacyjnych: sprzedaż, zużycie i jakość danych 380 klientów na jednym ekranie.',
    en: 'A dashboard for a German provider of location data: sales, usage and data quality of 380 customers on one screen.',
    de: 'Eine Übersicht für einen deutschen Anbieter von Standortdaten: Umsatz, Nutzung und Datenqualität von 380 Kunden auf einer Seite.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'TypeScript', 'D3', 'Node.js', 'ClickHouse'],
  figures: [
    {
      value: { pl: '0,4 s', en: '0.4 s', de: '0,4 s' },
      label: {
        pl: 'na wykres ze 120 mln zdarzeń',
        en: 'for a chart of 120 million events',
        de: 'für ein Diagramm aus 120 Mio. Ereignissen',
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
      value: { pl: '380', en: '380', de: '380' },
      label: {
        pl: 'klientów w jednym widoku',
        en: 'customers in one view',
        de: 'Kunden in einer Ansicht',
      },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Pulpit statystyk dla dostawcy danych lokalizacyjnych',
      en: 'A statistics dashboard for a location data provider',
      de: 'Statistik-Dashboard für einen Anbieter von Standortdaten',
    },
    description: {
      pl: 'Dane były w trzech bazach, a raport miesięczny składał jeden analityk przez dwa dni. Zarząd dostawał go piątego dnia miesiąca i miał pytania, na które odpowiedź przychodziła dziesiątego.',
      en: 'The data sat in three databases, and one analyst spent two days assembling the monthly report. The board received it on the fifth and had questions, which were answered on the tenth.',
      de: 'Die Daten lagen in drei Datenbanken, und ein Analyst stellte den Monatsbericht in zwei Tagen zusammen. Die Geschäftsführung erhielt ihn am Fünften und hatte Fragen, deren Antworten am Zehnten kamen.',
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
      smallTitle: { pl: 'Aplikacja webowa', en: 'Web application', de: 'Web-Anwendung' },
      description: {
        pl: 'Zdarzenia z trzech baz spływają do jednej kolumnowej. Wykres ze 120 mln wierszy rysuje się w niecałe pół sekundy, więc można przewijać lata i pytać dalej.\n\nKażdy widok ma swój adres, który można wysłać, i przycisk, który zamienia go w PDF na posiedzenie.',
        en: 'Events from three databases flow into one columnar store. A chart of 120 million rows draws in under half a second, so you can move through the years and keep asking.\n\nEvery view has an address that can be sent, and a button that turns it into a PDF for the meeting.',
        de: 'Ereignisse aus drei Datenbanken laufen in einer spaltenorientierten zusammen. Ein Diagramm aus 120 Millionen Zeilen erscheint in unter einer halben Sekunde, sodass man durch die Jahre blättern und weiterfragen kann.\n\nJede Ansicht hat eine Adresse zum Versenden und eine Schaltfläche, die daraus ein PDF für die Sitzung macht.',
      },
      images: ['realizations/gsd-stats-1.webp'],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Raport miesięczny powstaje sam, pierwszego dnia o siódmej. Analityk ma dwa dni więcej na analizy. Opiekunowie klientów widzą spadek zużycia po tygodniu, a nie po kwartale, i zdążą zadzwonić.',
        en: 'The monthly report makes itself on the first, at seven. The analyst has two more days for analysis. Account managers see falling usage after a week instead of a quarter, in time to ring.',
        de: 'Der Monatsbericht entsteht am Ersten um sieben von selbst. Dem Analysten bleiben zwei Tage mehr für Analysen. Die Kundenbetreuung sieht sinkende Nutzung nach einer Woche statt nach einem Quartal und kann rechtzeitig anrufen.',
      },
      images: [],
    },
    extendedRealization: true,
  },
};
