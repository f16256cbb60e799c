import { choiceWords } from '@osnowa/text/field-labels';
import type { MailWords } from './pl.ts';

/** Words of mails in German. */
export const de: MailWords = {
  call: {
    yours: 'bei Ihnen {time}',
    next: 'Wir rufen Sie an: {time}. Das Gespräch dauert 15 Minuten. Ein Eintrag für Ihren Kalender liegt bei.',
    nextBy:
      '{adviser} ruft Sie an: {time}. Das Gespräch dauert 15 Minuten. Ein Eintrag für Ihren Kalender liegt bei.',
    change: 'Passt der Termin nicht?',
    changeLink: 'Gespräch verschieben oder absagen',
    entry: 'Beratungsgespräch: {company}',
    entryText:
      'Wir rufen die Nummer an, die Sie angegeben haben. Ihre Anfrage: {reference}. Termin ändern: {address}',
    moved: {
      subject: 'Neuer Termin für unser Gespräch ({reference})',
      heading: 'Neuer Termin für unser Gespräch',
      text: 'Wir rufen Sie an: {time}. Der beiliegende Kalendereintrag ersetzt den bisherigen.',
    },
    cancelled: {
      subject: 'Gespräch abgesagt ({reference})',
      heading: 'Gespräch abgesagt',
      text: 'Das Gespräch am {time} ist abgesagt. Ihre Anfrage liegt uns weiterhin vor.',
    },
    otherAdviser: {
      subject: 'Jemand anderes ruft Sie an ({reference})',
      heading: 'Jemand anderes ruft Sie an',
      text: 'Der Termin bleibt: {time}. Es ruft Sie an: {adviser}.',
    },
    noAdviser: {
      subject: 'Wir können nicht wie vereinbart anrufen ({reference})',
      heading: 'Wir können nicht wie vereinbart anrufen',
      text: 'Zum vereinbarten Termin ist bei uns niemand frei: {time}. Das tut uns leid. Ihre Anfrage liegt uns vor, und wir melden uns bei Ihnen. Einen neuen Termin können Sie auch im Formular auf unserer Website wählen.',
    },
    remind: {
      subject: 'Erinnerung an unser Gespräch: {time} ({reference})',
      heading: 'Erinnerung an unser Gespräch',
      text: '{adviser} ruft Sie an: {time}. Das Gespräch dauert 15 Minuten.',
    },
    button: 'Meine Anfrage',
    adviser: {
      booked: {
        subject: '[{reference}] Gespräch am {time}',
        heading: 'Sie haben einen Gesprächstermin',
        text: 'Jemand bittet um einen Anruf am {time}.',
      },
      remind: {
        subject: '[{reference}] Erinnerung: Gespräch am {time}',
        heading: 'Erinnerung an Ihren Anruf',
        text: 'Sie rufen an: {time}.',
      },
      moved: {
        subject: '[{reference}] Gespräch verschoben auf {time}',
        heading: 'Neuer Termin für ein Gespräch',
        text: 'Jemand bittet um einen Anruf am {time}. Der bisherige Termin ist frei.',
      },
      cancelled: {
        subject: '[{reference}] Gespräch abgesagt: {time}',
        heading: 'Gespräch abgesagt',
        text: 'Das Gespräch am {time} findet nicht statt. Der Termin ist wieder frei.',
      },
      passedOn: {
        subject: '[{reference}] {adviser} übernimmt das Gespräch am {time}',
        heading: 'Jemand anderes übernimmt das Gespräch',
        text: 'Statt Ihnen ruft an: {adviser}. Termin: {time}.',
      },
      deleted: 'Die Daten dieser Person wurden gelöscht, die Anfrage gibt es nicht mehr.',
      entry: 'Anruf {reference}',
      entryText: 'Anfrage: {address}',
    },
    desk: {
      subject: '[{reference}] Gespräch abgesagt, jemand wartet: {time}',
      heading: 'Gespräch abgesagt, jemand wartet',
      text: 'Die zuständige Person ist zum Termin nicht da: {time}. Niemand sonst ist dann frei. Die Person weiß, dass das Gespräch ausfällt, und wartet auf eine Nachricht: Die Antwortfrist läuft.',
    },
    label: 'Termin des Gesprächs',
  },
  confirmation: {
    subject: 'Ihre Nachricht ist angekommen ({reference})',
    heading: 'Ihre Nachricht ist angekommen',
    greeting: 'Guten Tag,',
    arrived: 'vielen Dank für Ihre Nachricht über unsere Website. Wir führen sie unter der Nummer:',
    nextOpen:
      'Unser Büro ist gerade geöffnet: Wir antworten meist innerhalb von {minutes} Minuten.',
    nextToday: 'Unser Büro öffnet heute um {time} Uhr. Dann melden wir uns bei Ihnen.',
    nextClosed:
      'Unser Büro ist gerade geschlossen. Wir melden uns am nächsten Arbeitstag bei Ihnen.',
    nextCareer: 'Wir lesen Ihre Bewerbung und melden uns, sobald der nächste Schritt feststeht.',
    quote:
      'Wenn Sie etwas ergänzen möchten, antworten Sie auf diese E-Mail oder nennen Sie am Telefon die Nummer.',
    estimate: 'Ihre Schätzung {number}',
    estimateLink: 'Die Schätzung online ansehen oder als PDF speichern',
    own: 'Was Sie uns geschickt haben, können Sie jederzeit ansehen, herunterladen oder löschen:',
    ownLink: 'meine Anfrage',
    closing: 'Mit freundlichen Grüßen',
    call: {
      subject: 'Wir rufen Sie an: {topic} ({reference})',
      heading: 'Wir rufen Sie an',
      arrived:
        'vielen Dank für Ihre Bitte um einen Anruf. Thema: {topic}. Wir führen sie unter der Nummer:',
      number:
        'Wir rufen Sie unter {number} an. Falls die Nummer nicht stimmt, antworten Sie auf diese E-Mail.',
    },
  },
  newsletter: {
    optIn: {
      subject: 'Bitte bestätigen: Newsletter von {company}',
      heading: 'Nur noch ein Klick',
      asked:
        'Jemand, vermutlich Sie, hat diese Adresse für den Newsletter von {company} eingetragen. Bitte bestätigen Sie, dass Sie es waren.',
      button: 'Anmeldung bestätigen',
      ignore:
        'Falls das ein Versehen war, brauchen Sie nichts zu tun: Ohne Bestätigung senden wir nichts und löschen die Adresse nach {days} Tagen.',
    },
    already: {
      subject: 'Newsletter von {company}: Diese Adresse ist bereits angemeldet',
      heading: 'Sie stehen schon auf der Liste',
      text: 'Jemand, vermutlich Sie, hat diese Adresse noch einmal eingetragen. Der Newsletter geht bereits an sie, Sie brauchen also nichts weiter zu tun.',
    },
    welcome: {
      subject: 'Willkommen beim Newsletter von {company}',
      heading: 'Anmeldung bestätigt',
      text: 'Vielen Dank. Ab jetzt erhalten Sie unseren Newsletter an diese Adresse.',
    },
    leave: 'Sie möchten den Newsletter nicht mehr?',
    leaveLink: 'Diese Adresse abmelden',
  },
  notification: {
    subject: '[{reference}] Neue Anfrage: {about}',
    heading: 'Neue Anfrage',
    name: 'Name',
    company: 'Firma',
    mail: 'E-Mail',
    phone: 'Telefon',
    page: 'Seite',
    language: 'Sprache',
    message: 'Nachricht',
    estimate: 'Schätzung',
    removed: 'Entfernte Dateien, in denen der Scanner einen Virus gefunden hat',
    open: 'Im Backoffice öffnen',
    reply: 'Eine Antwort auf diese E-Mail geht direkt an die Person, die angefragt hat.',
  },
  offer: {
    subject: '{title}: Angebot {number}',
    text: 'Guten Tag,\n\nhier ist unser Angebot: {title}.',
    link: 'Unter dieser Adresse können Sie Optionen wählen, zu jeder Position fragen und das Angebot annehmen:',
    valid: 'Das Angebot gilt bis zum {date}.',
    declaration:
      'Im Namen von {company} nehme ich das Angebot {number} in der Version {version} vom {date} im hier gezeigten Umfang und zu den darin genannten Bedingungen an. Ich erkläre, dass ich dazu im Namen dieses Unternehmens befugt bin. Dies ist eine Erklärung in Textform (§ 126b BGB), ohne qualifizierte elektronische Signatur.',
    accepted: {
      subject: 'Annahme des Angebots {number}, Version {version}',
      text: 'Angenommen von {name}, {role}.',
    },
    declined: {
      subject: 'Angebot {number}, Version {version}, abgelehnt',
      text: 'Der Kunde hat das Angebot ohne weitere Worte abgelehnt.',
    },
    moreTime: {
      subject: 'Bitte um mehr Zeit: Angebot {number}, Version {version}',
      text: 'Der Kunde bittet um mehr Zeit für die Entscheidung.',
    },
    asked: {
      subject: 'Frage zum Angebot {number}, Version {version}: {line} ({name})',
      text: 'Eine Frage zum Angebot.',
    },
    ends: {
      subject: 'Angebot {number} gilt bis {date}',
      heading: 'Ein Angebot läuft bald ab',
      text: 'Angebot {number} für {name} gilt bis {date}, und der Kunde hat noch nicht entschieden. Anfrage {reference}. Der Kunde wird nicht erinnert.',
      open: 'Angebot öffnen',
    },
    copy: {
      subject: 'Angebot {number} angenommen',
      heading: 'Angebot {number} angenommen',
      text: 'Die Version {version} des Angebots ist angenommen: {name}, {role}, {time}. Im Anhang steht genau das, was angenommen wurde.',
      open: 'Angebot ansehen',
    },
  },
  notices: {
    withdrawal: {
      subject: '[{reference}] Einwilligung widerrufen',
      heading: 'Einwilligung widerrufen',
      text: 'Die Einwilligung zur Anfrage {reference} wurde widerrufen. Bitte nehmen Sie dazu keinen Kontakt mehr auf.',
      until: 'Die Anfrage wird samt Anhängen automatisch gelöscht, spätestens in {days} Tagen.',
    },
    digest: {
      subject: 'Quarantäne: {count} neu',
      heading: 'Anfragen in Quarantäne',
      text: 'Diese Anfragen zeigen zwei unabhängige Anzeichen von Spam oder kamen in großer Zahl auf einmal. Sie wurden angenommen und beiseitegelegt; neu seit der letzten Nachricht: {count}. Niemand hat dazu eine Bestätigung erhalten.',
      storedFor:
        'Bitte sehen Sie sie durch und setzen Sie die echten auf „Neu“. Die übrigen verschwinden nach {days} Tagen.',
    },
    morning: {
      subject: 'Heute: {waiting} wartend, {overdue} überfällig',
      heading: 'Was heute ansteht',
      lines: {
        waiting: 'Warten auf Antwort: {count}',
        overdue: 'Überfällig: {count}',
        unverified: 'Ungeprüft, neu seit der letzten Übersicht: {count}',
        silenced: 'Quarantäne, neu seit der letzten Übersicht: {count}',
        failed: 'Nicht gesendete Nachrichten: {count}',
      },
      silencedNote:
        'Zu den Anfragen in Quarantäne wurde niemand einzeln benachrichtigt. Bitte sehen Sie sie durch und setzen Sie die echten auf „Neu“.',
      asOf: 'Stand: {time} ({zone}).',
    },
    reply: {
      subject: '[{reference}] {sender}: {subject}',
      heading: 'Der Kunde hat geantwortet',
      text: 'Bitte antworten Sie im Backoffice: Eine Antwort auf diese Benachrichtigung erreicht den Kunden nicht.',
    },
    lost: {
      subject: '[{reference}] Ihre Antwort wurde nicht zugestellt',
      heading: 'Antwort nicht zugestellt',
      text: 'Prüfen Sie die Adresse und senden Sie die Antwort erneut, oder rufen Sie an. Der Kunde wartet weiter.',
      othersGotIt:
        'Die anderen haben die Antwort erhalten. Prüfen Sie diese Adresse, oder rufen Sie an.',
      reason: 'Grund',
    },
    mailbox: {
      subject: 'Das Postfach des Vertriebs wird nicht gelesen',
      heading: 'Wir sehen die Mails der Kunden nicht',
      well: 'Das Postfach wird wieder gelesen: Die wartenden Mails sind in ihren Anfragen.',
    },
    unsent: {
      subject: 'Nicht an den Kunden gesendet: {subject}',
      heading: 'Ihre Antwort wurde nicht gesendet',
      reasons: {
        unproven:
          'Wir können nicht sicher sagen, dass Ihr Konto sie geschrieben hat: Antworten Sie auf eine Benachrichtigung, die an Sie ging, von der Adresse Ihres Kontos aus, oder im Backoffice.',
        loop: 'Innerhalb von zehn Minuten gingen an diesen Kunden schon drei Antworten aus dem Postfach: Vielleicht antworten zwei Programme einander. Bitte antworten Sie im Backoffice.',
        gone: 'Diese Anfrage gibt es nicht mehr, oder sie hat keine Adresse des Kunden.',
        empty: 'Außer dem Zitat steht nichts darin.',
        newer:
          'Der Kunde hat noch einmal geschrieben, bevor Ihre Antwort ankam: Die neuen Worte stehen in der Anfrage. Sollen Ihre unverändert hinausgehen, senden Sie diese Antwort noch einmal.',
        second:
          'Seit der Benachrichtigung, auf die Sie antworten, hat dem Kunden schon jemand anderes geantwortet: Die Worte stehen in der Anfrage. Sollen Ihre trotzdem hinausgehen, senden Sie diese Antwort noch einmal.',
      },
    },
    byMail:
      'Antworten Sie auf diese Mail: Ihre Worte gehen im Namen der Firma an den Kunden und stehen in der Anfrage.',
    unmatched: {
      subject: 'Ohne Anfrage: {sender}: {subject}',
      heading: 'Nachricht ohne Anfrage',
      text: 'Diese Nachricht passt zu keiner Anfrage. Öffnen Sie sie im Backoffice und ordnen Sie sie zu, oder legen Sie daraus eine neue Anfrage an.',
    },
    mailSubject: 'Betreff',
    allUnmatched: {
      subject: 'Nachrichten ohne Anfrage: {count}',
      heading: 'Nachrichten ohne Anfrage',
      text: 'Innerhalb einer Stunde sind weitere Nachrichten eingegangen, die zu keiner Anfrage passen. Jetzt warten: {count}. Über weitere informieren wir höchstens einmal pro Stunde.',
      spam: 'In der Ansicht „Spam“ liegen: {count}. Nichts wurde weggeworfen.',
      open: 'Liste öffnen',
    },
    open: 'Im Backoffice öffnen',
    openList: 'Quarantäne durchsehen',
    openInbox: 'Posteingang öffnen',
  },
  colleagues: {
    assigned: {
      subject: '[{reference}] Eine Anfrage für Sie: {about}',
      heading: 'Diese Anfrage gehört Ihnen',
      text: 'Wir haben eine Antwort bis {due} zugesagt.',
    },
    half: {
      subject: '[{reference}] Die Hälfte der Antwortfrist ist vorbei',
      heading: 'Die Hälfte der Antwortfrist ist vorbei',
      text: 'Wir haben eine Antwort bis {due} zugesagt.',
    },
    overdue: {
      subject: '[{reference}] Die Antwort ist überfällig',
      heading: 'Die Antwort ist überfällig',
      text: 'Wir hatten eine Antwort bis {due} zugesagt. Bitte melden Sie sich jetzt bei der Person.',
    },
    twice: {
      subject: '[{reference}] Die doppelte Antwortfrist ist vorbei',
      heading: 'Die doppelte Antwortfrist ist vorbei',
      text: 'Wir hatten eine Antwort bis {due} zugesagt. Trotz Erinnerungen gibt es noch keine.',
    },
    waits: 'Von: {sender}. Eingegangen: {arrived}.',
    owner: 'Zuständig: {name}.',
    noOwner: 'Für diese Anfrage ist noch niemand zuständig.',
    weekly: {
      subject: 'Woche ab {monday}: {inTime} von {received} rechtzeitig',
      heading: 'Anfragen der letzten Woche',
      intro: 'Anfragen der Woche ab {monday}: {received}. Rechtzeitig beantwortet: {inTime}.',
      people: 'Rechtzeitig, nach Person',
      topics: 'Rechtzeitig, nach Thema',
      share: '{name}: {inTime} von {leads}',
      nobody: 'ohne Zuständige',
      waited: 'Länger gewartet als die versprochenen {minutes} Minuten',
      answeredAfter: '{reference}: beantwortet nach {wait}',
      stillWaiting: '{reference}: ohne Antwort seit {wait}',
      nothingWaited: 'Jede Antwort ging rechtzeitig hinaus.',
      more: 'Weitere Anfragen: {count}',
      lost: 'Verloren',
      noReason: 'kein Grund angegeben',
      nothingLost: 'Keine Anfrage ging verloren.',
      sales: {
        title: 'Vertrieb',
        won: 'Gewonnen: {total}',
        lost: 'Verloren: {total}',
        open: 'Offen: {total}',
        thisWeek: 'Voraussichtlicher Abschluss diese Woche: {total}',
        nextWeek: 'Voraussichtlicher Abschluss nächste Woche: {total}',
        net: 'Nettobeträge; ohne eingetragenen Wert zählt die Mitte der Schätzung.',
        people: 'Vertrieb nach Person',
        person: '{name}: gewonnen {won}, verloren {lost}, offen {open}',
        campaigns: 'Gewonnen nach Kampagne',
        noCampaign: 'ohne Kampagne',
      },
    },
  },
  lead: {
    job: 'Stelle',
    ...choiceWords('de'),
    chosen: 'Gewählter Umfang',
    later: 'zweite Ausbaustufe',
    others: 'Weitere Angaben aus dem Formular',
    files: 'Anhänge',
    referrer: 'Verweisende Seite',
    campaign: 'Kampagne',
    parameters: {
      utm_source: 'Quelle',
      utm_medium: 'Medium',
      utm_campaign: 'Kampagne',
      utm_term: 'Suchbegriff',
      utm_content: 'Inhalt',
      gclid: 'Klick auf eine Google-Anzeige',
      fbclid: 'Klick bei Facebook',
      msclkid: 'Klick auf eine Microsoft-Anzeige',
    },
    asTyped: 'wie eingegeben',
  },
  request: { request: 'Anfrage', of: 'vom {date}', title: 'Was Sie uns geschickt haben' },
  reply: {
    subject: 'Antwort auf Ihre Anfrage {reference}',
    topics: {
      services: 'Leistungen',
      offer: 'Angebot',
      miscellaneous: 'anderes Anliegen',
      'e-commerce': 'Onlineshop',
      jobApply: 'Bewerbung',
      estimate: 'Kostenschätzung',
      Project: 'Projekt',
      Newsletter: 'Newsletter',
      Consultation: 'Beratung',
    },
    reminder: {
      subject: '[{reference}] Nächster Schritt: {step}',
      heading: 'Nächster Schritt',
      text: '{step}. Termin: {time}. Anfrage {reference}, {name}.',
    },
  },
};
