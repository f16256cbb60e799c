import type { EstimateElement } from '@osnowa/contract';
import type { Entry } from '../shape.ts';

/** First stage of the estimate wizard: bespoke applications. */
export const CUSTOMISED_SOLUTIONS: Entry<EstimateElement>[] = [
  {
    icon: 'globe',
    title: { pl: 'Aplikacja webowa', en: 'Web application', de: 'Webanwendung' },
    description: {
      pl: 'Portal, panel lub system wewnętrzny w przeglądarce.',
      en: 'A portal, panel or internal system in the browser.',
      de: 'Portal, Oberfläche oder internes System im Browser.',
    },
  },
  {
    icon: 'smartphone',
    title: { pl: 'Aplikacja mobilna', en: 'Mobile application', de: 'Mobile Anwendung' },
    description: {
      pl: 'Na Androida i iOS, także bez zasięgu.',
      en: 'For Android and iOS, with or without signal.',
      de: 'Für Android und iOS, auch ohne Empfang.',
    },
  },
  {
    icon: 'monitor',
    title: { pl: 'Program na komputer', en: 'Desktop program', de: 'Desktopprogramm' },
    description: {
      pl: 'Z wagą, drukarką, czytnikiem albo kasą.',
      en: 'With a scale, printer, scanner or till.',
      de: 'Mit Waage, Drucker, Scanner oder Kasse.',
    },
  },
  {
    icon: 'shopping-cart',
    title: { pl: 'Sklep internetowy', en: 'Online shop', de: 'Onlineshop' },
    description: {
      pl: 'Na zamówienie, połączony z magazynem i ERP.',
      en: 'Built to order, linked to your stock and ERP.',
      de: 'Nach Maß, verbunden mit Lager und ERP.',
    },
  },
  {
    icon: 'plug',
    title: { pl: 'Połączenie systemów', en: 'Link between systems', de: 'Schnittstelle' },
    description: {
      pl: 'Dwa programy, które dziś łączy tylko arkusz.',
      en: 'Two programs that only a spreadsheet connects today.',
      de: 'Zwei Programme, die heute nur eine Tabelle verbindet.',
    },
  },
  {
    icon: 'refresh-cw',
    title: {
      pl: 'Wymiana starego programu',
      en: 'Replacing an old program',
      de: 'Ablösung eines alten Programms',
    },
    description: {
      pl: 'Krok po kroku, z danymi, bez dnia przerwy.',
      en: 'Step by step, data included, without a day lost.',
      de: 'Schritt für Schritt, mit allen Daten, ohne Stillstand.',
    },
  },
];

/** First stage of the estimate wizard: products and systems. */
export const PRODUCTS_SYSTEMS: Entry<EstimateElement>[] = [
  {
    icon: 'factory',
    title: { pl: 'ERP', en: 'ERP', de: 'ERP' },
    description: {
      pl: 'Sprzedaż, zakupy, magazyn i produkcja.',
      en: 'Sales, purchasing, stock and production.',
      de: 'Verkauf, Einkauf, Lager und Fertigung.',
    },
  },
  {
    icon: 'landmark',
    title: { pl: 'FIBU', en: 'FIBU', de: 'FIBU' },
    description: {
      pl: 'Księgowość i środki trwałe.',
      en: 'Accounting and fixed assets.',
      de: 'Finanz- und Anlagenbuchhaltung.',
    },
  },
  {
    icon: 'chart-line',
    title: { pl: 'DATA', en: 'DATA', de: 'DATA' },
    description: {
      pl: 'Hurtownia danych, pulpity i raporty.',
      en: 'Data warehouse, dashboards and reports.',
      de: 'Data Warehouse, Übersichten und Berichte.',
    },
  },
  {
    icon: 'folder-tree',
    title: { pl: 'DMS', en: 'DMS', de: 'DMS' },
    description: {
      pl: 'Obieg dokumentów, archiwum i CRM.',
      en: 'Document workflow, archive and CRM.',
      de: 'Dokumentenworkflow, Archiv und CRM.',
    },
  },
  {
    icon: 'server',
    title: { pl: 'Sprzęt i serwer', en: 'Hardware and server', de: 'Hardware und Server' },
    description: {
      pl: 'Dobór, zakup i konfiguracja pod nasze systemy.',
      en: 'Selection, purchase and set-up for our systems.',
      de: 'Auswahl, Beschaffung und Einrichtung für unsere Systeme.',
    },
  },
];
