import type { FormMessages } from '../pl/forms.ts';

/** Labels and messages of the forms. */
export const forms = {
  heading: 'Sprechen wir darüber',
  intro: 'Wir antworten in der Regel innerhalb einer Viertelstunde, zu den Bürozeiten.',
  required: 'Felder ohne den Zusatz „optional“ sind Pflichtfelder.',
  optional: 'optional',
  fullName: 'Vor- und Nachname',
  mail: 'E-Mail',
  phoneNumber: 'Telefon',
  topic: 'Thema',
  topicEmpty: 'Thema wählen',
  topics: {
    services: 'Leistungen',
    offer: 'Angebot',
    'e-commerce': 'Onlineshop',
    miscellaneous: 'Anderes Anliegen',
  },
  message: 'Nachricht',
  messageHint: 'Was soll besser laufen, und für wie viele Personen? Zwei Sätze genügen.',
  consentMore: 'Mehr',
  consentPrivacy: 'So schützen wir Ihre Daten',
  send: 'Anfrage senden',
  sending: 'Wird gesendet…',
  draftKept: 'Wir haben Ihre früheren Eingaben wiederhergestellt.',
  summaryTitle: 'Bitte ergänzen Sie das Formular',
  failed: 'Fehler: {reason}',
  reasons: {
    Unavailable:
      'Wir können Ihre Anfrage gerade nicht annehmen. Es ist nichts verloren: Versuchen Sie es gleich noch einmal oder rufen Sie an: {phone}.',
    RateLimited:
      'Von hier wurden zu viele Anfragen gesendet. Versuchen Sie es später oder rufen Sie an: {phone}.',
    Captcha:
      'Wir konnten nicht bestätigen, dass ein Mensch das Formular sendet. Bitte rufen Sie an: {phone}.',
    TooLarge: 'Die Nachricht ist zu groß. Kürzen Sie sie und senden Sie sie erneut.',
    Conflict:
      'Diese Anfrage wurde bereits mit anderem Inhalt gesendet. Bitte senden Sie sie noch einmal.',
    other:
      'Ihre Anfrage konnte nicht gesendet werden. Versuchen Sie es erneut oder rufen Sie an: {phone}.',
  },
  sentTitle: 'Vielen Dank, Ihre Anfrage ist da',
  sentReference: 'Vorgangsnummer',
  sentNext:
    'Wir lesen sie und melden uns zu den Bürozeiten meist innerhalb von 15 Minuten, sonst am nächsten Werktag.',
  sentMail:
    'Eine Bestätigung ist per E-Mail unterwegs. Falls sie nach einigen Minuten fehlt, sehen Sie bitte im Spamordner nach.',
  close: 'Schließen',
  trap: 'Dieses Feld bitte leer lassen',
  fields: {
    nameValidationError: 'Geben Sie Ihren Vor- und Nachnamen ein.',
    nameTooLong: 'Kürzen Sie den Namen auf 100 Zeichen.',
    emailValidationError: 'Geben Sie Ihre E-Mail-Adresse ein.',
    invalidEmailErrorRegex: 'Geben Sie eine E-Mail-Adresse wie name@firma.de ein.',
    emptyPhoneNumber: 'Geben Sie Ihre Telefonnummer ein.',
    invalidPhoneNumber: 'Geben Sie die Telefonnummer in Ziffern ein, zum Beispiel +49 30 000000.',
    messageValidationError: 'Geben Sie eine Nachricht ein.',
    messageTooLong: 'Kürzen Sie die Nachricht auf 10.000 Zeichen.',
    conversationTopicError: 'Wählen Sie ein Gesprächsthema.',
    topicError: 'Wählen Sie ein Thema.',
    emptyBusinessName: 'Geben Sie den Namen des Unternehmens ein.',
    businessNameTooLong: 'Kürzen Sie den Unternehmensnamen auf 150 Zeichen.',
    consentNotAccepted: 'Stimmen Sie zu, damit wir antworten dürfen.',
    valueTooLong: 'Kürzen Sie diesen Text auf 2.000 Zeichen.',
    jobTitleError: 'Wählen Sie eine Stelle.',
    emptyFile: 'Diese Datei ist leer. Wählen Sie eine andere.',
    fileExtensionNotSupportedValidationMessage:
      'Diesen Dateityp können wir nicht annehmen. Wählen Sie ein anderes Format.',
    fileSizeNotSupportedValidationMessage:
      'Die Datei ist zu groß. Wählen Sie eine Datei bis 10 MB.',
    fileContentMismatch:
      'Der Inhalt der Datei passt nicht zu ihrer Endung. Wählen Sie eine andere Datei.',
    tooManyFiles: 'Wählen Sie höchstens fünf Dateien.',
    filesTooLargeTogether: 'Die Dateien sind zusammen zu groß. Senden Sie höchstens 25 MB.',
    formNotFilledCorrectly: 'Ergänzen Sie das Formular.',
    technicalPreferencesRequired: 'Beschreiben Sie Ihre technischen Vorgaben.',
    backendRequirementsRequired: 'Beschreiben Sie die Anforderungen an das Backend.',
    distributionChannelRequired: 'Wählen Sie mindestens einen Vertriebskanal.',
    supportPeriodRequired: 'Wählen Sie einen Wartungszeitraum.',
    incorrectNumber: 'Geben Sie die Zahl der Nutzer in Ziffern ein, zum Beispiel 25.',
    hardwareSupportRequired: 'Wählen Sie mindestens eine Antwort.',
  },
} satisfies FormMessages;
