import type { Slide } from '@osnowa/contract';
import type { Listed } from '../shape.ts';

/** Main page slider: one picture for each product thread. */
export const SLIDES: Listed<Slide>[] = [
  {
    image: 'slides/erp.webp',
    titleUppercase: { pl: 'ERP', en: 'ERP', de: 'ERP' },
    title: {
      pl: 'Zamówienie, magazyn i produkcja w jednym obiegu',
      en: 'Orders, stock and production in one flow',
      de: 'Auftrag, Lager und Fertigung in einem durchgängigen Ablauf',
    },
    subtitle: {
      pl: 'Handlowiec widzi stan magazynu, kierownik zmiany widzi zamówienie. Nikt nie przepisuje arkuszy.',
      en: 'Sales sees the stock, the shift leader sees the order. Nobody retypes spreadsheets.',
      de: 'Der Vertrieb sieht den Bestand, die Schichtleitung sieht den Auftrag. Niemand tippt Tabellen ab.',
    },
    button: { pl: 'Zobacz moduły ERP', en: 'See the ERP modules', de: 'ERP-Module ansehen' },
    buttonDestination: '/products/erp',
  },
  {
    image: 'slides/fibu.webp',
    titleUppercase: { pl: 'FIBU', en: 'FIBU', de: 'FIBU' },
    title: {
      pl: 'Miesiąc zamknięty w dwa dni',
      en: 'The month closed in two days',
      de: 'Der Monatsabschluss in zwei Tagen',
    },
    subtitle: {
      pl: 'Księgowość i środki trwałe, które biorą dane wprost z magazynu, sprzedaży i banku.',
      en: 'Accounting and fixed assets that take their data straight from stock, sales and the bank.',
      de: 'Buchhaltung und Anlagenbuchhaltung, die ihre Daten direkt aus Lager, Verkauf und Bank beziehen.',
    },
    button: { pl: 'Poznaj FIBU', en: 'Explore FIBU', de: 'FIBU kennenlernen' },
    buttonDestination: '/products/fibu',
  },
  {
    image: 'slides/data.webp',
    titleUppercase: { pl: 'DATA', en: 'DATA', de: 'DATA' },
    title: {
      pl: 'Raport, który czeka, zanim ktoś o niego zapyta',
      en: 'The report that is ready before anyone asks',
      de: 'Der Bericht, der fertig ist, bevor jemand fragt',
    },
    subtitle: {
      pl: 'Marża, terminowość i zapasy z wczoraj, o siódmej rano, w jednym miejscu.',
      en: 'Yesterday’s margin, punctuality and stock, at seven in the morning, in one place.',
      de: 'Marge, Termintreue und Bestände von gestern, um sieben Uhr morgens, an einem Ort.',
    },
    button: { pl: 'Zobacz raporty DATA', en: 'See the DATA reports', de: 'DATA-Berichte ansehen' },
    buttonDestination: '/products/data',
  },
  {
    image: 'slides/dms.webp',
    titleUppercase: { pl: 'DMS', en: 'DMS', de: 'DMS' },
    title: {
      pl: 'Fakturę znajdziesz w cztery sekundy',
      en: 'Any invoice found in four seconds',
      de: 'Die Rechnung ist in vier Sekunden da',
    },
    subtitle: {
      pl: 'Obieg dokumentów z podpisem, akceptacją i archiwum. Także wtedy, gdy ktoś jest na urlopie.',
      en: 'Documents routed, signed, approved and archived, even while someone is on holiday.',
      de: 'Dokumentenworkflow mit Signatur, Freigabe und Archiv. Auch wenn jemand im Urlaub ist.',
    },
    button: { pl: 'Poznaj DMS', en: 'Explore DMS', de: 'DMS kennenlernen' },
    buttonDestination: '/products/dms',
  },
];
