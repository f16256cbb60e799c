import type { CatalogueGroup } from '@osnowa/contract';
import type { Entry } from '../../../shape.ts';
import { behindScreen, onScreen } from '../item.ts';

export const CONTENT: Entry<CatalogueGroup> = {
  key: 'content',
  icon: 'pen-line',
  choice: 'many',
  name: { pl: 'Tworzenie treści', en: 'Content creation', de: 'Inhalte erstellen' },
  description: {
    pl: 'Co użytkownicy i redakcja dodają, oglądają i wyszukują.',
    en: 'What users and editors add, look at and search for.',
    de: 'Was Nutzer und Redaktion hinzufügen, ansehen und suchen.',
  },
  items: [
    onScreen(
      'dashboard',
      'layout-dashboard',
      5,
      { pl: 'Pulpit użytkownika', en: 'Dashboard', de: 'Übersichtsseite' },
      'marketplace',
      'field-work',
      'customer-portal',
    ),
    onScreen(
      'activity-feed',
      'activity',
      5,
      { pl: 'Strumień aktualności', en: 'Activity feed', de: 'Aktivitätenliste' },
      'community',
    ),
    onScreen(
      'image-upload',
      'image',
      3,
      { pl: 'Dodawanie zdjęć', en: 'Uploading pictures', de: 'Bilder hochladen' },
      'marketplace',
      'community',
      'field-work',
    ),
    onScreen(
      'file-upload',
      'files',
      3,
      { pl: 'Dodawanie plików', en: 'Uploading files', de: 'Dateien hochladen' },
      'customer-portal',
    ),
    onScreen('video-upload', 'video', 6, {
      pl: 'Dodawanie filmów',
      en: 'Uploading videos',
      de: 'Videos hochladen',
    }),
    onScreen('voice-notes', 'mic', 3, {
      pl: 'Notatki głosowe',
      en: 'Voice notes',
      de: 'Sprachnotizen',
    }),
    onScreen(
      'search',
      'search',
      4,
      { pl: 'Wyszukiwarka', en: 'Search', de: 'Suche' },
      'marketplace',
      'online-shop',
      'customer-portal',
    ),
    onScreen(
      'tags-categories',
      'tags',
      2,
      { pl: 'Kategorie i tagi', en: 'Categories and tags', de: 'Kategorien und Schlagwörter' },
      'marketplace',
      'online-shop',
    ),
    onScreen(
      'forms',
      'clipboard-list',
      5,
      { pl: 'Własne formularze', en: 'Custom forms', de: 'Eigene Formulare' },
      'field-work',
    ),
    behindScreen('translations', 'languages', 3, {
      pl: 'Kilka języków',
      en: 'Several languages',
      de: 'Mehrere Sprachen',
    }),
  ],
};

export const LOCATION_CALENDAR: Entry<CatalogueGroup> = {
  key: 'location-calendar',
  icon: 'map-pin',
  choice: 'many',
  name: { pl: 'Lokalizacja i kalendarz', en: 'Location and calendar', de: 'Standort und Kalender' },
  description: {
    pl: 'Gdzie i kiedy coś się dzieje.',
    en: 'Where and when things happen.',
    de: 'Wo und wann etwas geschieht.',
  },
  items: [
    onScreen(
      'map',
      'map',
      4,
      { pl: 'Mapa z punktami', en: 'Map with places', de: 'Karte mit Orten' },
      'marketplace',
      'field-work',
    ),
    onScreen(
      'position',
      'map-pin',
      2,
      { pl: 'Położenie użytkownika', en: 'The user’s position', de: 'Position der Person' },
      'field-work',
    ),
    onScreen(
      'routes',
      'route',
      6,
      { pl: 'Wyznaczanie tras', en: 'Route planning', de: 'Routenplanung' },
      'field-work',
    ),
    behindScreen('geofencing', 'target', 5, {
      pl: 'Strefy na mapie',
      en: 'Zones on the map',
      de: 'Zonen auf der Karte',
    }),
    onScreen(
      'calendar',
      'calendar-days',
      5,
      { pl: 'Kalendarz', en: 'Calendar', de: 'Kalender' },
      'booking',
      'field-work',
    ),
    onScreen(
      'booking',
      'calendar-check',
      8,
      { pl: 'Rezerwacje', en: 'Booking', de: 'Buchungen' },
      'booking',
    ),
    behindScreen(
      'reminders',
      'bell',
      2,
      { pl: 'Przypomnienia', en: 'Reminders', de: 'Erinnerungen' },
      'booking',
    ),
    behindScreen(
      'calendar-sync',
      'refresh-cw',
      3,
      {
        pl: 'Zgodność z kalendarzem w telefonie',
        en: 'Sync with the phone’s calendar',
        de: 'Abgleich mit dem Kalender im Smartphone',
      },
      'booking',
    ),
    behindScreen(
      'offline-mode',
      'wifi-off',
      8,
      { pl: 'Praca bez zasięgu', en: 'Work without signal', de: 'Arbeiten ohne Empfang' },
      'field-work',
    ),
  ],
};
