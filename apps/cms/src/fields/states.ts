/** Where a lead stands with the sales desk. */
export const LEAD_STATES = [
  { value: 'new', label: { pl: 'Nowe', en: 'New', de: 'Neu' } },
  { value: 'in-progress', label: { pl: 'W toku', en: 'In progress', de: 'In Bearbeitung' } },
  { value: 'answered', label: { pl: 'Odpowiedziano', en: 'Answered', de: 'Beantwortet' } },
  { value: 'won', label: { pl: 'Wygrane', en: 'Won', de: 'Gewonnen' } },
  { value: 'lost', label: { pl: 'Przegrane', en: 'Lost', de: 'Verloren' } },
  { value: 'spam', label: { pl: 'Spam', en: 'Spam', de: 'Spam' } },
  { value: 'unverified', label: { pl: 'Niezweryfikowane', en: 'Unverified', de: 'Ungeprüft' } },
  { value: 'quarantined', label: { pl: 'Kwarantanna', en: 'Quarantined', de: 'Quarantäne' } },
] as const;

export type LeadState = (typeof LEAD_STATES)[number]['value'];

/** Where a newsletter subscriber stands. Only who has confirmed is written to. */
export const SUBSCRIBER_STATES = [
  { value: 'pending', label: { pl: 'Czeka na potwierdzenie', en: 'Pending', de: 'Unbestätigt' } },
  { value: 'confirmed', label: { pl: 'Potwierdzony', en: 'Confirmed', de: 'Bestätigt' } },
  { value: 'unsubscribed', label: { pl: 'Wypisany', en: 'Unsubscribed', de: 'Abgemeldet' } },
] as const;

/**
 * What the captcha said when the lead came in. `expired` was right once, or was used before;
 * `unavailable` could not be asked; `none` was sent without.
 */
export const VERIFICATIONS = [
  { value: 'verified', label: { pl: 'Potwierdzona', en: 'Verified', de: 'Bestätigt' } },
  { value: 'expired', label: { pl: 'Wygasła', en: 'Expired', de: 'Abgelaufen' } },
  { value: 'unavailable', label: { pl: 'Niedostępna', en: 'Unavailable', de: 'Nicht verfügbar' } },
  { value: 'none', label: { pl: 'Brak', en: 'None', de: 'Keine' } },
] as const;

export type Verification = (typeof VERIFICATIONS)[number]['value'];

/**
 * What is known of an attachment. `unscanned`: no scanner is configured, or it could not be asked
 * for a day; an `infected` file is kept apart and never handed out.
 */
export const SCAN_STATES = [
  { value: 'pending', label: { pl: 'Czeka', en: 'Waiting', de: 'Wartet' } },
  { value: 'unscanned', label: { pl: 'Niesprawdzony', en: 'Not scanned', de: 'Ungeprüft' } },
  { value: 'clean', label: { pl: 'Bez zagrożeń', en: 'Clean', de: 'Unbedenklich' } },
  { value: 'infected', label: { pl: 'Zainfekowany', en: 'Infected', de: 'Infiziert' } },
] as const;

export type ScanState = (typeof SCAN_STATES)[number]['value'];

/**
 * Where an outgoing message stands. `kept` is written to a file because no mail server is
 * configured; `withheld` was never to be sent and says why.
 */
export const MESSAGE_STATES = [
  { value: 'pending', label: { pl: 'Oczekuje', en: 'Waiting', de: 'Wartet' } },
  { value: 'sending', label: { pl: 'Wysyłana', en: 'Being sent', de: 'Wird gesendet' } },
  { value: 'sent', label: { pl: 'Wysłana', en: 'Sent', de: 'Gesendet' } },
  {
    value: 'kept',
    label: {
      pl: 'W pliku, nie wysłana',
      en: 'In a file, not sent',
      de: 'In Datei, nicht gesendet',
    },
  },
  { value: 'failed', label: { pl: 'Nie wysłano', en: 'Failed', de: 'Fehlgeschlagen' } },
  { value: 'withheld', label: { pl: 'Wstrzymana', en: 'Withheld', de: 'Zurückgehalten' } },
] as const;

export type MessageState = (typeof MESSAGE_STATES)[number]['value'];

/** Why a message goes out. */
export const MESSAGE_KINDS = [
  {
    value: 'notification',
    label: {
      pl: 'Powiadomienie firmy',
      en: 'Company notification',
      de: 'Benachrichtigung der Firma',
    },
  },
  {
    value: 'confirmation',
    label: {
      pl: 'Potwierdzenie dla klienta',
      en: 'Visitor confirmation',
      de: 'Bestätigung an den Kunden',
    },
  },
  {
    value: 'opt-in',
    label: { pl: 'Zapis na newsletter', en: 'Newsletter opt-in', de: 'Newsletter-Anmeldung' },
  },
  {
    value: 'welcome',
    label: { pl: 'Powitanie w newsletterze', en: 'Newsletter welcome', de: 'Newsletter-Begrüßung' },
  },
  {
    value: 'withdrawal',
    label: { pl: 'Wycofanie zgody', en: 'Consent withdrawn', de: 'Widerruf der Einwilligung' },
  },
  {
    value: 'digest',
    label: { pl: 'Zestawienie dla biura', en: 'Digest for the desk', de: 'Übersicht fürs Büro' },
  },
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number]['value'];

/** Messages that go to whoever the form names, and so may reach a stranger. */
export const TO_THE_SENDER: readonly MessageKind[] = ['confirmation', 'opt-in'];

/** Form types as the back office names them. */
export const FORM_LABELS = {
  newsletter: { pl: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
  consultation: { pl: 'Konsultacja', en: 'Consultation', de: 'Beratung' },
  contact: { pl: 'Kontakt', en: 'Contact', de: 'Kontakt' },
  career: { pl: 'Zgłoszenie do pracy', en: 'Job application', de: 'Bewerbung' },
  estimate: { pl: 'Natychmiastowa wycena', en: 'Instant estimate', de: 'Sofortschätzung' },
  estimateDms: { pl: 'Kalkulator DMS', en: 'DMS calculator', de: 'DMS-Rechner' },
  estimateErp: { pl: 'Kalkulator ERP', en: 'ERP calculator', de: 'ERP-Rechner' },
  estimateNewErp: {
    pl: 'Kalkulator ERP (nowy)',
    en: 'ERP calculator (new)',
    de: 'ERP-Rechner (neu)',
  },
  estimateMobileApp: {
    pl: 'Kalkulator aplikacji',
    en: 'Application calculator',
    de: 'App-Rechner',
  },
} as const;

/** Topics as the back office and its mails name them. */
export const TOPIC_LABELS = {
  services: { pl: 'Usługi', en: 'Services', de: 'Leistungen' },
  offer: { pl: 'Oferta', en: 'Quote', de: 'Angebot' },
  miscellaneous: { pl: 'Inne', en: 'Something else', de: 'Sonstiges' },
  'e-commerce': { pl: 'Sklep internetowy', en: 'Online shop', de: 'Onlineshop' },
  jobApply: { pl: 'Zgłoszenie do pracy', en: 'Job application', de: 'Bewerbung' },
  estimate: { pl: 'Wycena', en: 'Estimate', de: 'Kostenschätzung' },
  Project: { pl: 'Projekt', en: 'Project', de: 'Projekt' },
  Newsletter: { pl: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
  Consultation: { pl: 'Konsultacja', en: 'Consultation', de: 'Beratung' },
} as const;
