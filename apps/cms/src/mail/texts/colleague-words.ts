import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';

interface Reminder {
  subject: string;
  heading: string;
  text: string;
}

/** Words of mails to colleagues about their work on leads. */
interface ColleagueWords {
  assigned: Reminder;
  half: Reminder;
  overdue: Reminder;
  twice: Reminder;
  /** In a reminder: the sender, and the moment at which the lead came in. */
  waits: string;
  /** In a reminder: the owner of the lead. */
  owner: string;
  noOwner: string;
  weekly: {
    subject: string;
    heading: string;
    intro: string;
    people: string;
    topics: string;
    share: string;
    nobody: string;
    waited: string;
    answeredAfter: string;
    stillWaiting: string;
    nothingWaited: string;
    more: string;
    lost: string;
    noReason: string;
    nothingLost: string;
  };
}

const pl: ColleagueWords = {
  assigned: {
    subject: '[{reference}] Zapytanie dla Ciebie: {about}',
    heading: 'Zapytanie jest Twoje',
    text: 'Odpowiedź obiecaliśmy do: {due}.',
  },
  half: {
    subject: '[{reference}] Minęła połowa czasu na odpowiedź',
    heading: 'Minęła połowa czasu na odpowiedź',
    text: 'Odpowiedź obiecaliśmy do: {due}.',
  },
  overdue: {
    subject: '[{reference}] Minął termin odpowiedzi',
    heading: 'Minął termin odpowiedzi',
    text: 'Odpowiedź obiecaliśmy do: {due}. Ktoś z Was powinien odezwać się teraz.',
  },
  twice: {
    subject: '[{reference}] Minął dwukrotny czas na odpowiedź',
    heading: 'Minął dwukrotny czas na odpowiedź',
    text: 'Odpowiedź obiecaliśmy do: {due}. Przypomnienia już wyszły, a odpowiedzi nadal nie ma.',
  },
  waits: 'Od: {sender}. Otrzymano: {arrived}.',
  owner: 'Opiekun: {name}.',
  noOwner: 'To zapytanie nie ma jeszcze opiekuna.',
  weekly: {
    subject: 'Tydzień od {monday}: w terminie {inTime} z {received}',
    heading: 'Zapytania minionego tygodnia',
    intro: 'Zapytania z tygodnia od {monday}: {received}. Odpowiedzi w terminie: {inTime}.',
    people: 'W terminie według osób',
    topics: 'W terminie według tematów',
    share: '{name}: {inTime} z {leads}',
    nobody: 'bez opiekuna',
    waited: 'Czekali dłużej niż obiecane {minutes} minut',
    answeredAfter: '{reference}: odpowiedź po {wait}',
    stillWaiting: '{reference}: bez odpowiedzi od {wait}',
    nothingWaited: 'Każda odpowiedź wyszła w terminie.',
    more: 'Dalsze zapytania: {count}',
    lost: 'Przegrane',
    noReason: 'nie podano powodu',
    nothingLost: 'Żadne zapytanie nie przepadło.',
  },
};

const en: ColleagueWords = {
  assigned: {
    subject: '[{reference}] A lead for you: {about}',
    heading: 'This lead is yours',
    text: 'We promised a reply by {due}.',
  },
  half: {
    subject: '[{reference}] Half the reply time has passed',
    heading: 'Half the reply time has passed',
    text: 'We promised a reply by {due}.',
  },
  overdue: {
    subject: '[{reference}] The reply is overdue',
    heading: 'The reply is overdue',
    text: 'We promised a reply by {due}. One of you should get in touch now.',
  },
  twice: {
    subject: '[{reference}] Twice the reply time has passed',
    heading: 'Twice the reply time has passed',
    text: 'We promised a reply by {due}. Reminders have gone out, and there is still no reply.',
  },
  waits: 'From: {sender}. Received: {arrived}.',
  owner: 'Assigned to: {name}.',
  noOwner: 'This lead is assigned to nobody yet.',
  weekly: {
    subject: 'Week of {monday}: {inTime} of {received} in time',
    heading: 'Last week’s leads',
    intro: 'Leads of the week of {monday}: {received}. Answered in time: {inTime}.',
    people: 'In time, by person',
    topics: 'In time, by topic',
    share: '{name}: {inTime} of {leads}',
    nobody: 'assigned to nobody',
    waited: 'Waited longer than the promised {minutes} minutes',
    answeredAfter: '{reference}: answered after {wait}',
    stillWaiting: '{reference}: no answer for {wait}',
    nothingWaited: 'Every reply went out in time.',
    more: 'Further leads: {count}',
    lost: 'Lost',
    noReason: 'no reason given',
    nothingLost: 'No lead was lost.',
  },
};

const de: ColleagueWords = {
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
  },
};

/** Words of mails to colleagues, by language. */
export const COLLEAGUES: Record<Locale, ColleagueWords> = typesetLocales({ pl, en, de });
