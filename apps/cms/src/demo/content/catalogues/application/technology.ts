import type { CatalogueGroup } from '@osnowa/contract';
import type { Entry } from '../../../shape.ts';
import { behindScreen, onScreen } from '../item.ts';

export const INTEGRATION: Entry<CatalogueGroup> = {
  key: 'integration',
  icon: 'plug',
  choice: 'many',
  name: {
    pl: 'Integracje i API',
    en: 'External integration and API',
    de: 'Schnittstellen und API',
  },
  description: {
    pl: 'Z czym aplikacja wymienia dane.',
    en: 'What the application exchanges data with.',
    de: 'Womit die Anwendung Daten austauscht.',
  },
  items: [
    behindScreen(
      'api',
      'webhook',
      8,
      { pl: 'Własne API', en: 'API', de: 'Eigene API' },
      'customer-portal',
    ),
    behindScreen(
      'erp-integration',
      'factory',
      8,
      { pl: 'Połączenie z ERP', en: 'Connection to an ERP', de: 'Anbindung an ein ERP' },
      'online-shop',
      'customer-portal',
    ),
    behindScreen('accounting-integration', 'landmark', 5, {
      pl: 'Połączenie z księgowością',
      en: 'Connection to accounting',
      de: 'Anbindung an die Buchhaltung',
    }),
    behindScreen('ksef', 'receipt', 4, {
      pl: 'KSeF',
      en: 'KSeF (Polish e-invoicing)',
      de: 'KSeF (polnische E-Rechnung)',
    }),
    behindScreen(
      'couriers',
      'truck',
      3,
      { pl: 'Firmy kurierskie', en: 'Couriers', de: 'Paketdienste' },
      'online-shop',
    ),
    behindScreen(
      'text-messages',
      'message-square',
      1,
      { pl: 'Wiadomości SMS', en: 'Text messages', de: 'SMS' },
      'booking',
    ),
    behindScreen(
      'e-mail-service',
      'mail',
      1,
      { pl: 'Wiadomości e-mail', en: 'Email messages', de: 'E-Mail-Versand' },
      'booking',
      'online-shop',
    ),
    onScreen(
      'scanner',
      'qr-code',
      3,
      { pl: 'Kody kreskowe i QR', en: 'Bar codes and QR codes', de: 'Barcodes und QR-Codes' },
      'field-work',
    ),
    behindScreen('printers', 'printer', 3, {
      pl: 'Drukarki etykiet i paragonów',
      en: 'Label and receipt printers',
      de: 'Etiketten- und Bondrucker',
    }),
    behindScreen('devices', 'gauge', 6, {
      pl: 'Wagi, czujniki i maszyny',
      en: 'Scales, sensors and machines',
      de: 'Waagen, Sensoren und Maschinen',
    }),
  ],
};

export const SECURITY: Entry<CatalogueGroup> = {
  key: 'security',
  icon: 'shield-check',
  choice: 'many',
  name: { pl: 'Bezpieczeństwo', en: 'Security', de: 'Sicherheit' },
  description: {
    pl: 'Co chroni dane i ciągłość pracy.',
    en: 'What protects the data and keeps the work going.',
    de: 'Was Daten und laufenden Betrieb schützt.',
  },
  items: [
    behindScreen(
      'ssl',
      'lock',
      3,
      { pl: 'Certyfikat SSL', en: 'SSL', de: 'SSL-Zertifikat' },
      'marketplace',
      'booking',
      'community',
      'field-work',
      'online-shop',
      'customer-portal',
    ),
    onScreen(
      'two-factor',
      'fingerprint',
      5,
      {
        pl: 'Logowanie dwuskładnikowe',
        en: 'Two-factor authentication',
        de: 'Anmeldung mit zwei Faktoren',
      },
      'customer-portal',
    ),
    behindScreen(
      'dos-protection',
      'shield-check',
      5,
      { pl: 'Ochrona przed atakami DoS', en: 'DoS protection', de: 'Schutz vor DoS-Angriffen' },
      'marketplace',
      'online-shop',
    ),
    behindScreen(
      'backups',
      'database',
      2,
      {
        pl: 'Kopie zapasowe z próbą odtworzenia',
        en: 'Backups, restored as a test',
        de: 'Backups mit Wiederherstellungstest',
      },
      'marketplace',
      'field-work',
      'online-shop',
      'customer-portal',
    ),
    behindScreen(
      'audit-log',
      'file-search',
      3,
      { pl: 'Dziennik dostępu', en: 'Access log', de: 'Zugriffsprotokoll' },
      'customer-portal',
    ),
    behindScreen('encryption', 'key-round', 4, {
      pl: 'Szyfrowanie danych w bazie',
      en: 'Encrypted database',
      de: 'Verschlüsselte Datenbank',
    }),
    onScreen(
      'privacy-tools',
      'user-check',
      3,
      {
        pl: 'Pobranie i usunięcie danych (RODO)',
        en: 'Data download and erasure (GDPR)',
        de: 'Datenauskunft und Löschung (DSGVO)',
      },
      'community',
      'online-shop',
    ),
    behindScreen('penetration-test', 'search', 4, {
      pl: 'Test penetracyjny',
      en: 'Penetration test',
      de: 'Penetrationstest',
    }),
    behindScreen('monitoring', 'activity', 2, {
      pl: 'Nadzór całodobowy',
      en: 'Monitoring around the clock',
      de: 'Überwachung rund um die Uhr',
    }),
  ],
};
