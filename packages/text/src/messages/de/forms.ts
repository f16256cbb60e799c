import * as offer from '@osnowa/brand/messages/de';
import { choiceWords, fieldLabels } from '../../field-labels.ts';
import type { FormMessages } from '../pl/forms.ts';

/** Labels and messages of the forms. */
export const forms = {
  ...fieldLabels('de'),
  ...choiceWords('de'),
  heading: 'Sprechen Sie mit uns',
  intro: 'Zu Bürozeiten antworten wir meist innerhalb von 15 Minuten.',
  required: 'Felder ohne den Zusatz „optional“ sind Pflichtfelder.',
  optional: 'optional',
  choose: 'Bitte wählen',
  topicEmpty: 'Thema wählen',
  topics: {
    services: 'Leistungen',
    offer: 'Angebot',
    'e-commerce': 'Onlineshop',
    miscellaneous: 'Anderes Anliegen',
  },
  messageHint: 'Was soll besser laufen, und für wie viele Personen? Zwei Sätze genügen.',
  workHint: 'Was möchten Sie wissen? Zwei Sätze genügen.',
  documentHint: 'Beschreiben Sie Ihr Anliegen oder fügen Sie Ihre Fragen ein.',
  articleHint: 'Was lässt der Artikel offen, oder wie ist es bei Ihnen? Zwei Sätze genügen.',
  consultationTopicEmpty: 'Thema wählen',
  consultationTopics: {
    ...offer.productChoices,
    application: 'Eine individuelle Anwendung',
    'e-commerce': 'Ein Onlineshop',
    other: 'Anderes Thema',
  },
  phoneForCall: 'Telefonnummer für unseren Rückruf',
  callTimeTitle: 'Vielen Dank, Ihr Gespräch ist gebucht',
  callTimeKept: 'Termin des Gesprächs',
  callTimePromise: 'Zu dieser Zeit rufen wir Sie an.',
  callTimeMail:
    'Die Bestätigung enthält einen Eintrag für Ihren Kalender und einen Link zum Verschieben oder Absagen.',
  jobHeading: 'Auf diese Stelle bewerben',
  jobIntro: 'Ein paar Sätze genügen. Den Lebenslauf können Sie anhängen oder per E-Mail senden.',
  jobMessage: 'Ein paar Worte über Sie',
  jobMessageHint: 'Was können Sie schon gut, und was möchten Sie lernen? Ein paar Sätze genügen.',
  quoteMessageHint: 'Was sollten wir sonst noch wissen?',
  cv: 'Lebenslauf oder Portfolio',
  attachments: 'Anhänge',
  attachmentHint: 'Eine Datei bis 10 MB, etwa PDF, DOCX oder ein Bild.',
  attachmentsHint:
    'Bis zu fünf Dateien mit je höchstens 10 MB, zusammen 25 MB, etwa PDF, DOCX oder Bilder.',
  attachmentTypesTitle: 'Welche Dateien nehmen wir an?',
  attachmentTypes:
    'PDF, DOCX, DOC, XLS, XLSX, TXT, HTML, CSS, VUE, PNG, JPG, GIF, SVG, MP3, MP4, MOV, ZIP und 7Z.',
  attachmentAgain:
    'Ihr Browser behält ausgewählte Dateien nicht. Bitte wählen Sie sie noch einmal aus.',
  consentMore: 'Mehr',
  consentPrivacy: 'So schützen wir Ihre Daten',
  send: 'Anfrage senden',
  sendConsultation: 'Gespräch vereinbaren',
  sendNewsletter: 'Anmelden',
  sendJob: 'Bewerbung senden',
  sending: 'Wird gesendet …',
  uploading: 'Dateien werden übertragen: {percent} %',
  captchaGoogle:
    'Sobald Sie zustimmen, laden wir reCAPTCHA, einen Dienst von Google, der prüft, ob ein Mensch das Formular sendet. Dafür gelten die Regeln von Google:',
  captchaGooglePrivacy: 'Datenschutz',
  captchaGoogleTerms: 'Nutzungsbedingungen',
  captchaUnavailable:
    'Die Prüfung, ob ein Mensch das Formular sendet, konnte nicht geladen werden. Wir nehmen Ihre Nachricht trotzdem an und sehen sie von Hand durch.',
  captchaAborted:
    'Die Prüfung, ob ein Mensch das Formular sendet, wurde nicht abgeschlossen, deshalb ist noch nichts gesendet. Senden Sie erneut, dann nehmen wir die Nachricht ohne Prüfung an.',
  draftKept: 'Wir haben Ihre früheren Eingaben wiederhergestellt.',
  summaryTitle: 'Bitte prüfen Sie Ihre Angaben',
  failed: 'Fehler: {reason}',
  reasons: {
    Unavailable:
      'Wir können Ihre Anfrage gerade nicht annehmen. Es ist nichts verloren: Versuchen Sie es gleich noch einmal oder rufen Sie an: {phone}.',
    RateLimited:
      'Von hier wurden zu viele Anfragen gesendet. Versuchen Sie es später oder rufen Sie an: {phone}.',
    Captcha:
      'Wir konnten nicht bestätigen, dass ein Mensch das Formular sendet. Bitte rufen Sie an: {phone}.',
    TooLarge: 'Die Nachricht ist zu groß. Kürzen Sie sie und senden Sie sie erneut.',
    Conflict: 'Der Inhalt hat sich während des Sendens geändert. Bitte senden Sie noch einmal.',
    other:
      'Ihre Anfrage konnte nicht gesendet werden. Versuchen Sie es erneut oder rufen Sie an: {phone}.',
  },
  sentBy: 'Es meldet sich eine dieser Personen:',
  sentReference: 'Vorgangsnummer',
  sent: {
    contact: {
      title: 'Vielen Dank, Ihre Anfrage ist da',
      open: 'Wir lesen sie und melden uns meist innerhalb von 15 Minuten.',
      closed: 'Das Büro ist gerade geschlossen. Wir melden uns am nächsten Arbeitstag.',
    },
    consultation: {
      title: 'Vielen Dank, wir rufen Sie an',
      open: 'Wir rufen meist innerhalb von 15 Minuten an. Das Gespräch dauert eine Viertelstunde und kostet nichts.',
      closed:
        'Das Büro ist gerade geschlossen. Wir rufen am nächsten Arbeitstag an. Das Gespräch dauert eine Viertelstunde und kostet nichts.',
    },
    newsletter: {
      title: 'Noch ein Schritt',
      open: 'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn innerhalb von 14 Tagen, dann ist die Anmeldung gültig.',
    },
    career: {
      title: 'Vielen Dank, Ihre Bewerbung ist da',
      open: 'Ein Mensch liest sie, kein Programm, und antwortet an die angegebene Adresse.',
    },
    quote: {
      title: 'Vielen Dank, Ihre Auswahl ist angekommen',
      open: 'Wir prüfen die Annahmen und melden uns meist innerhalb von 15 Minuten.',
      closed:
        'Das Büro ist gerade geschlossen. Wir prüfen die Annahmen und melden uns am nächsten Arbeitstag.',
    },
  },
  mailed: 'Eine Bestätigung mit einem Link zu Ihren Angaben erhalten Sie per E-Mail.',
  unmailed:
    'Eine Bestätigung per E-Mail schicken wir diesmal nicht. Bitte notieren Sie sich die Nummer.',
  optInUnmailed:
    'Wir können an diese Adresse gerade keine E-Mail senden. Falls Sie heute schon eine von uns erhalten haben, nutzen Sie den Link darin; sonst versuchen Sie es morgen noch einmal.',
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
    choiceError: 'Wählen Sie eine der Antworten.',
    emptyBusinessName: 'Geben Sie den Namen des Unternehmens ein.',
    businessNameTooLong: 'Kürzen Sie den Unternehmensnamen auf 150 Zeichen.',
    consentNotAccepted:
      'Stimmen Sie bitte zu. Ohne Ihre Einwilligung können wir dieses Formular nicht annehmen.',
    valueTooLong: 'Kürzen Sie diesen Text auf 2.000 Zeichen.',
    jobTitleError: 'Wählen Sie eine Stelle.',
    emptyFile: 'Diese Datei ist leer. Wählen Sie eine andere.',
    fileExtensionNotSupportedValidationMessage:
      'Diesen Dateityp können wir nicht annehmen. Wählen Sie ein anderes Format.',
    fileSizeNotSupportedValidationMessage:
      'Die Datei ist zu groß. Wählen Sie eine Datei bis 10 MB.',
    fileContentMismatch:
      'Diese Datei ist ein Programm oder enthält ein Skript. Wählen Sie eine andere Datei.',
    tooManyFiles: 'Wählen Sie höchstens fünf Dateien.',
    filesTooLargeTogether: 'Die Dateien sind zusammen zu groß. Senden Sie höchstens 25 MB.',
    formNotFilledCorrectly: 'Ergänzen Sie die fehlenden Angaben.',
    technicalPreferencesRequired: 'Beschreiben Sie Ihre technischen Vorgaben.',
    backendRequirementsRequired: 'Beschreiben Sie, wo der Server laufen soll.',
    distributionChannelRequired: 'Wählen Sie, wie die Anwendung auf die Geräte gelangt.',
    supportPeriodRequired: 'Wählen Sie, wie lange wir das System betreuen.',
    incorrectNumber: 'Geben Sie die Zahl der Personen in Ziffern ein, zum Beispiel 25.',
    hardwareSupportRequired: 'Wählen Sie mindestens eine Antwort.',
    callTimeGone:
      'Dieser Termin ist vergeben oder vorbei. Wählen Sie einen anderen: Die Liste ist aktuell.',
    tooManyCalls:
      'Für diese Adresse sind schon zwei Gespräche vereinbart. Verschieben Sie eines über den Link in der Bestätigung, oder senden Sie das Formular ohne Termin.',
  },
} satisfies FormMessages;
