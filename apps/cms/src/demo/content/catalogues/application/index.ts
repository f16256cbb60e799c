import type { Catalogue } from '@osnowa/contract';
import type { Entry } from '../../../shape.ts';
import { RATES } from '../rates.ts';
import { MANAGEMENT, PAYMENTS } from './business.ts';
import { CONTENT, LOCATION_CALENDAR } from './content.ts';
import { COMMUNITY, USER_ACCOUNTS } from './people.ts';
import { INTEGRATION, SECURITY } from './technology.ts';

/** Catalogue of /kalkulator-aplikacji: the eight groups of the specification. */
export const APPLICATION: Entry<Catalogue> = {
  version: '2026-11',
  title: {
    pl: 'Oszacuj swoją aplikację',
    en: 'Estimate your application',
    de: 'Was kostet Ihre Anwendung?',
  },
  subtitle: {
    pl: 'Zaznacz, co ma umieć. Osobodni i widełki zobaczysz od razu, bez podawania adresu.',
    en: 'Tick what it should do. You see person-days and a range at once, without leaving an address.',
    de: 'Kreuzen Sie an, was sie können soll. Personentage und Spanne sehen Sie sofort, ohne Adresse.',
  },
  rates: RATES,
  presets: [
    {
      key: 'marketplace',
      icon: 'store',
      name: { pl: 'Platforma sprzedaży', en: 'Marketplace', de: 'Marktplatz' },
      description: {
        pl: 'Wielu sprzedawców, jedno miejsce, oceny.',
        en: 'Many sellers, one place, ratings.',
        de: 'Viele Anbieter, ein Ort, Bewertungen.',
      },
    },
    {
      key: 'booking',
      icon: 'calendar-check',
      name: { pl: 'Rezerwacje', en: 'Booking', de: 'Buchung' },
      description: {
        pl: 'Terminy, przypomnienia i przedpłaty.',
        en: 'Dates, reminders and prepayments.',
        de: 'Termine, Erinnerungen und Anzahlungen.',
      },
    },
    {
      key: 'community',
      icon: 'messages-square',
      name: { pl: 'Społeczność', en: 'Community', de: 'Community' },
      description: {
        pl: 'Profile, rozmowy i aktualności.',
        en: 'Profiles, conversations and news.',
        de: 'Profile, Gespräche und Neuigkeiten.',
      },
    },
    {
      key: 'field-work',
      icon: 'route',
      name: { pl: 'Praca w terenie', en: 'Field work', de: 'Außeneinsatz' },
      description: {
        pl: 'Zlecenia, trasy i protokoły bez zasięgu.',
        en: 'Orders, routes and reports without signal.',
        de: 'Aufträge, Touren und Protokolle ohne Empfang.',
      },
    },
    {
      key: 'online-shop',
      icon: 'shopping-cart',
      name: { pl: 'Sklep internetowy', en: 'Online shop', de: 'Onlineshop' },
      description: {
        pl: 'Katalog, koszyk, płatności i wysyłka.',
        en: 'Catalogue, cart, payments and shipping.',
        de: 'Katalog, Warenkorb, Zahlung und Versand.',
      },
    },
    {
      key: 'customer-portal',
      icon: 'briefcase',
      name: { pl: 'Portal klienta', en: 'Customer portal', de: 'Kundenportal' },
      description: {
        pl: 'Zamówienia, faktury i dokumenty dla firm.',
        en: 'Orders, invoices and papers for business customers.',
        de: 'Bestellungen, Rechnungen und Unterlagen für Geschäftskunden.',
      },
    },
  ],
  groups: [
    USER_ACCOUNTS,
    CONTENT,
    LOCATION_CALENDAR,
    COMMUNITY,
    PAYMENTS,
    MANAGEMENT,
    INTEGRATION,
    SECURITY,
  ],
  packages: [],
};
