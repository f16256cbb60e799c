/** Progress of a lead. */
export const LEAD_STATES = [
  { value: 'new', label: { pl: 'Nowe', en: 'New' } },
  { value: 'in-progress', label: { pl: 'W toku', en: 'In progress' } },
  { value: 'answered', label: { pl: 'Odpowiedziano', en: 'Answered' } },
  { value: 'talking', label: { pl: 'W rozmowie', en: 'Talking' } },
  { value: 'offer', label: { pl: 'Oferta', en: 'Offer' } },
  { value: 'won', label: { pl: 'Wygrane', en: 'Won' } },
  { value: 'lost', label: { pl: 'Przegrane', en: 'Lost' } },
  { value: 'spam', label: { pl: 'Spam', en: 'Spam' } },
  { value: 'unverified', label: { pl: 'Niezweryfikowane', en: 'Unverified' } },
  { value: 'quarantined', label: { pl: 'Kwarantanna', en: 'Quarantined' } },
  { value: 'merged', label: { pl: 'Połączone', en: 'Merged' } },
] as const;

export type LeadState = (typeof LEAD_STATES)[number]['value'];

/** Why a lead was lost. */
export const LOSS_REASONS = [
  { value: 'price', label: { pl: 'Cena', en: 'Price' } },
  { value: 'time', label: { pl: 'Termin', en: 'Time' } },
  { value: 'other-supplier', label: { pl: 'Inny dostawca', en: 'Another supplier' } },
  { value: 'no-need', label: { pl: 'Brak potrzeby', en: 'No need' } },
  {
    value: 'no-answer',
    label: { pl: 'Brak odpowiedzi klienta', en: 'The customer did not answer' },
  },
  { value: 'not-our-field', label: { pl: 'Nie nasza dziedzina', en: 'Not our field' } },
] as const;

export type LossReason = (typeof LOSS_REASONS)[number]['value'];

/** How a lead came in: by a form of the site, entered by a salesperson, or made of a received mail. */
export const LEAD_SOURCES = [
  { value: 'form', label: { pl: 'Formularz', en: 'Form' } },
  { value: 'phone', label: { pl: 'Telefon', en: 'Telephone' } },
  { value: 'fair', label: { pl: 'Targi', en: 'Trade fair' } },
  { value: 'mail', label: { pl: 'E-mail', en: 'Email' } },
  { value: 'other', label: { pl: 'Inaczej', en: 'Otherwise' } },
  // By the form; the lead came back from the second place, and its reply deadline is over.
  { value: 'restored', label: { pl: 'Odzyskane z kopii', en: 'Restored from a copy' } },
] as const;

export type LeadSource = (typeof LEAD_SOURCES)[number]['value'];

/** How a lead came: the form that was sent, or how a salesperson learned of it. */
export function cameByLabel({
  formType,
  source,
}: {
  formType: keyof typeof FORM_LABELS;
  source?: LeadSource | null | undefined;
}): (typeof FORM_LABELS)[keyof typeof FORM_LABELS] | (typeof LEAD_SOURCES)[number]['label'] {
  const entered = LEAD_SOURCES.find(({ value }) => value === source && value !== 'form');
  return entered?.label ?? FORM_LABELS[formType];
}

/** Currencies of a lead's value; those of the site's prices come first. */
export const CURRENCIES = ['PLN', 'EUR', 'USD', 'GBP', 'CHF'] as const;

/** State of a newsletter subscriber. Only confirmed subscribers get mail. */
export const SUBSCRIBER_STATES = [
  { value: 'pending', label: { pl: 'Czeka na potwierdzenie', en: 'Pending' } },
  { value: 'confirmed', label: { pl: 'Potwierdzony', en: 'Confirmed' } },
  { value: 'unsubscribed', label: { pl: 'Wypisany', en: 'Unsubscribed' } },
] as const;

/**
 * Results of the captcha when the lead came in. `expired` was right once, or was used before;
 * `unavailable` could not be asked; `none` was sent without.
 */
export const VERIFICATIONS = [
  { value: 'verified', label: { pl: 'Potwierdzona', en: 'Verified' } },
  { value: 'expired', label: { pl: 'Wygasła', en: 'Expired' } },
  { value: 'unavailable', label: { pl: 'Niedostępna', en: 'Unavailable' } },
  { value: 'none', label: { pl: 'Brak', en: 'None' } },
] as const;

export type Verification = (typeof VERIFICATIONS)[number]['value'];

/**
 * States of the scan of an attachment. `unscanned`: no scanner is configured, or it could not be
 * asked for a day; an `infected` file is stored apart and never served.
 */
export const SCAN_STATES = [
  { value: 'pending', label: { pl: 'Czeka', en: 'Waiting' } },
  { value: 'unscanned', label: { pl: 'Niesprawdzony', en: 'Not scanned' } },
  { value: 'clean', label: { pl: 'Bez zagrożeń', en: 'Clean' } },
  { value: 'infected', label: { pl: 'Zainfekowany', en: 'Infected' } },
] as const;

/** Begins the flag of a file whose contents are of another type than its name; the type follows. */
export const BY_CONTENTS = 'contents:';

export type ScanState = (typeof SCAN_STATES)[number]['value'];

/** Whether a call with a visitor takes place. */
export const BOOKING_STATES = [
  { value: 'booked', label: { pl: 'Umówiona', en: 'Arranged' } },
  { value: 'cancelled', label: { pl: 'Odwołana', en: 'Cancelled' } },
] as const;

/** Form types as the back office names them. */
export const FORM_LABELS = {
  newsletter: { pl: 'Newsletter', en: 'Newsletter' },
  consultation: { pl: 'Konsultacja', en: 'Consultation' },
  contact: { pl: 'Kontakt', en: 'Contact' },
  career: { pl: 'Rekrutacja', en: 'Job application' },
  estimate: { pl: 'Szybkie oszacowanie', en: 'Quick estimate' },
  estimateDms: { pl: 'Kalkulator DMS', en: 'DMS calculator' },
  estimateErp: { pl: 'Kalkulator ERP', en: 'ERP calculator' },
  estimateNewErp: {
    pl: 'Kalkulator ERP (nowy)',
    en: 'ERP calculator (new)',
  },
  estimateMobileApp: {
    pl: 'Kalkulator aplikacji',
    en: 'Application calculator',
  },
} as const;

/** Topics as the back office and its mails name them. */
export const TOPIC_LABELS = {
  services: { pl: 'Usługi', en: 'Services' },
  offer: { pl: 'Oferta', en: 'Quote' },
  miscellaneous: { pl: 'Inne', en: 'Something else' },
  'e-commerce': { pl: 'Sklep internetowy', en: 'Online shop' },
  jobApply: { pl: 'Rekrutacja', en: 'Job application' },
  estimate: { pl: 'Wycena', en: 'Estimate' },
  Project: { pl: 'Projekt', en: 'Project' },
  Newsletter: { pl: 'Newsletter', en: 'Newsletter' },
  Consultation: { pl: 'Konsultacja', en: 'Consultation' },
} as const;

/** Kinds of notes about a lead. */
export const NOTE_KINDS = [
  { value: 'call', label: { pl: 'Rozmowa', en: 'Call' } },
  { value: 'note', label: { pl: 'Notatka', en: 'Note' } },
] as const;

export type NoteKind = (typeof NOTE_KINDS)[number]['value'];
