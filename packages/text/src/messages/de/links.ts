import { fieldLabels } from '../../field-labels.ts';
import type { LinkMessages } from '../pl/links.ts';
import { offer } from './offer.ts';

/** Labels of the pages behind links in mails; sent with those pages only. */
export const links: LinkMessages = {
  confirm: {
    title: 'Anmeldung bestätigen',
    heading: 'Bestätigen Sie Ihre Anmeldung zum Newsletter',
    text: 'Noch ein Klick, dann ist es geschafft. Falls Sie diese Adresse nicht eingetragen haben, schließen Sie die Seite einfach.',
    button: 'Anmeldung bestätigen',
    doneHeading: 'Anmeldung bestätigt',
    doneText:
      'Vielen Dank. Wir haben Ihnen eine Begrüßung geschickt; jede E-Mail enthält einen Link zum Abmelden.',
    failedHeading: 'Dieser Link gilt nicht mehr',
    failedText:
      'Die Anmeldung wurde bereits bestätigt, 14 Tage sind vergangen oder die Adresse wurde nur teilweise kopiert. Falls kein Newsletter ankommt, melden Sie sich bitte noch einmal an.',
    again: 'Zum Newsletter anmelden',
  },
  unsubscribe: {
    title: 'Newsletter abmelden',
    heading: 'Diese Adresse vom Newsletter abmelden?',
    text: 'Wir senden dann ab sofort keinen Newsletter mehr an sie.',
    button: 'Diese Adresse abmelden',
    doneHeading: 'Diese Adresse steht nicht auf der Liste',
    doneText:
      'Wir senden keinen Newsletter mehr an sie. Sie können sich jederzeit wieder anmelden.',
    failedHeading: 'Dieser Link ist unvollständig',
    failedText:
      'Kopieren Sie die ganze Adresse aus der E-Mail oder antworten Sie darauf mit einem Wort: abmelden. Wir erledigen es dann von Hand.',
    again: 'Zum Newsletter anmelden',
  },
  request: {
    title: 'Meine Anfrage',
    heading: 'Ihre Anfrage {reference}',
    headingJob: 'Ihre Bewerbung {reference}',
    received:
      'Sie ist am {date} bei uns eingegangen. Hier sehen Sie, was Sie uns gesendet haben, und entscheiden, was damit geschieht.',
    kept: 'Wir löschen sie spätestens am {date}.',
    withdrawn:
      'Einwilligung am {date} widerrufen. Wir bearbeiten diese Anfrage nicht mehr und melden uns dazu nicht.',
    sentHeading: 'Was Sie uns gesendet haben',
    fields: {
      ...fieldLabels('de'),
      attachments: 'Anhänge',
      page: 'Seite mit dem Formular',
      language: 'Sprache der Seite',
      referrer: 'Verweisende Website',
      campaign: 'Kampagne',
      network: 'Gekürzte IP-Adresse',
      estimate: 'Schätzung',
      chosen: 'Gewählt',
      later: 'Für die zweite Ausbaustufe',
      preset: 'Vorlage',
    },
    topics: {
      services: 'Leistungen',
      offer: 'Angebot',
      'e-commerce': 'Onlineshop',
      miscellaneous: 'Anderes Anliegen',
      jobApply: 'Bewerbung',
      estimate: 'Schätzung',
      Project: 'Projektanfrage',
      Newsletter: 'Newsletter-Anmeldung',
      Consultation: 'Beratungsgespräch',
    },
    call: {
      heading: 'Beratungsgespräch',
      booked: 'Wir rufen Sie am {time} an ({zone}). Das Gespräch dauert 15 Minuten.',
      bookedBy: '{adviser} ruft Sie am {time} an ({zone}). Das Gespräch dauert 15 Minuten.',
      cancelled: 'Das Gespräch am {time} ({zone}) ist abgesagt.',
      again: 'Neues Gespräch vereinbaren',
      over: 'Der Termin des Gesprächs ist vorbei: {time} ({zone}).',
      yours: 'bei Ihnen {time}',
      move: 'Gespräch verschieben',
      moveText: 'Wählen Sie einen neuen Termin. Der bisherige wird sofort frei.',
      moveButton: 'Gespräch verschieben',
      cancel: 'Gespräch absagen',
      cancelText:
        'Wir geben diesen Termin frei. Ihre Anfrage bleibt bei uns, und Sie können jederzeit ein neues Gespräch vereinbaren.',
      cancelButton: 'Gespräch absagen',
      failed: 'Dieses Gespräch lässt sich nicht mehr ändern. Bitte rufen Sie an: {phone}.',
    },
    consentHeading: 'Worin eingewilligt wurde',
    consentAccepted: 'Fassung {version}, angenommen am {date}.',
    choicesHeading: 'Was möchten Sie tun?',
    pdf: 'Als PDF speichern',
    download: 'Kopie der Daten herunterladen',
    downloadText: 'Eine JSON-Datei mit dem, was Sie auf dieser Seite sehen.',
    extend: 'Bewerbung für künftige Stellen aufbewahren',
    extendText:
      'Wir bewahren sie bis zum {date} auf und berücksichtigen sie auch für andere Stellen. Sie können diese Einwilligung jederzeit widerrufen.',
    extendButton: 'Ich bin einverstanden',
    withdraw: 'Einwilligung widerrufen',
    withdrawText:
      'Wir bearbeiten die Anfrage nicht weiter und melden uns dazu nicht mehr. Nach 30 Tagen löschen wir sie.',
    withdrawButton: 'Einwilligung widerrufen',
    delete: 'Anfrage löschen',
    deleteText:
      'Wir löschen die Anfrage samt Anhängen und den E-Mails dazu. Das lässt sich nicht rückgängig machen.',
    deleteButton: 'Endgültig löschen',
    deletedHeading: 'Anfrage gelöscht',
    deletedText:
      'Wir haben weder die Anfrage noch ihre Anhänge mehr. Vielen Dank für Ihr Interesse.',
    goneHeading: 'Diese Anfrage gibt es nicht mehr',
    goneText: 'Sie wurde auf Wunsch gelöscht oder weil ihre Aufbewahrungsfrist abgelaufen ist.',
    failedHeading: 'Dieser Link ist unvollständig',
    failedText: 'Kopieren Sie die ganze Adresse aus unserer E-Mail, von „https“ bis zum Ende.',
  },
  offer,
  unavailableHeading: 'Das geht gerade nicht',
  unavailableText:
    'Es hat sich nichts geändert. Versuchen Sie es in ein paar Minuten noch einmal oder rufen Sie uns an: {phone}.',
  home: 'Startseite',
  privacy: 'So schützen wir Ihre Daten',
};
