import type { DISTRIBUTION_CHANNELS, HARDWARE_SUPPORT, Locale } from '@osnowa/contract';

/** Words of a wizard's quote. */
interface SpecificationWords {
  title: string;
  bespoke: string;
  systems: string;
  technicalPreferences: string;
  backend: string;
  none: string;
  interfaceDesign: string;
  yes: string;
  no: string;
  distributionChannels: string;
  channels: Record<(typeof DISTRIBUTION_CHANNELS)[number], string>;
  maintenance: string;
  noMaintenance: string;
  users: string;
  hardwareSupport: string;
  described: string;
  hardware: Record<(typeof HARDWARE_SUPPORT)[number], string>;
}

/** Answers of the wizard as salespeople read them, and as they are printed for their sender. */
export const SPECIFICATION_WORDS: Record<Locale, SpecificationWords> = {
  pl: {
    title: 'Specyfikacja',
    bespoke: 'Rozwiązania na zamówienie',
    systems: 'Produkty i systemy',
    technicalPreferences: 'Preferencje techniczne',
    backend: 'Miejsce serwera',
    none: 'Potrzebna rada',
    interfaceDesign: 'Projekt wyglądu po naszej stronie',
    yes: 'Tak',
    no: 'Nie, jest własny projekt',
    distributionChannels: 'Kanały dystrybucji',
    channels: {
      'app-store': 'App Store',
      'play-store': 'Google Play',
      direct: 'Przez przeglądarkę albo wprost od nas',
    },
    maintenance: 'Opieka po wdrożeniu',
    noMaintenance: 'Bez opieki',
    users: 'Liczba użytkowników',
    hardwareSupport: 'Serwer i komputery',
    described: 'Opis własnymi słowami',
    hardware: {
      none: 'Niepotrzebne',
      'server-purchase': 'Zakup serwera',
      'server-configuration': 'Konfiguracja serwera',
      'workstation-configuration': 'Konfiguracja stanowisk',
    },
  },
  en: {
    title: 'Specification',
    bespoke: 'Bespoke solutions',
    systems: 'Products and systems',
    technicalPreferences: 'Technical preferences',
    backend: 'Where the server runs',
    none: 'Advice wanted',
    interfaceDesign: 'Interface designed by us',
    yes: 'Yes',
    no: 'No, there is a design',
    distributionChannels: 'Distribution channels',
    channels: {
      'app-store': 'App Store',
      'play-store': 'Google Play',
      direct: 'In the browser, or directly from us',
    },
    maintenance: 'Support after launch',
    noMaintenance: 'Without support',
    users: 'Number of users',
    hardwareSupport: 'Server and workstations',
    described: 'Described in words',
    hardware: {
      none: 'None needed',
      'server-purchase': 'Buying a server',
      'server-configuration': 'Configuring a server',
      'workstation-configuration': 'Configuring workstations',
    },
  },
  de: {
    title: 'Spezifikation',
    bespoke: 'Lösungen nach Maß',
    systems: 'Produkte und Systeme',
    technicalPreferences: 'Technische Vorgaben',
    backend: 'Ort des Servers',
    none: 'Beratung erwünscht',
    interfaceDesign: 'Oberfläche von uns gestaltet',
    yes: 'Ja',
    no: 'Nein, ein Entwurf liegt vor',
    distributionChannels: 'Vertriebswege',
    channels: {
      'app-store': 'App Store',
      'play-store': 'Google Play',
      direct: 'Im Browser oder direkt von uns',
    },
    maintenance: 'Betreuung nach der Einführung',
    noMaintenance: 'Ohne Betreuung',
    users: 'Zahl der Personen',
    hardwareSupport: 'Server und Arbeitsplätze',
    described: 'Mit eigenen Worten',
    hardware: {
      none: 'Nicht nötig',
      'server-purchase': 'Kauf eines Servers',
      'server-configuration': 'Einrichtung eines Servers',
      'workstation-configuration': 'Einrichtung der Arbeitsplätze',
    },
  },
};
