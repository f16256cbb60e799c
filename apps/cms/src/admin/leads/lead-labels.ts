import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import { OVERDUE } from '../../leads/list-address.ts';

const pl = {
  inbox: 'Skrzynka',
  mine: 'Moje',
  overdue: OVERDUE.pl,
  all: 'Wszystkie',
  views: 'Widoki listy',
  export: 'Pobierz listę (CSV)',
  exportJson: 'JSON',
  left: 'zostało {time}',
  dueBy: 'do {time}',
  justLate: 'termin właśnie minął',
  late: 'spóźnione o {time}',
  answeredIn: 'odpowiedź po {time}',
  greeting: 'Dzień dobry, {name}',
  waiting: 'Czekają na odpowiedź',
  nobodyWaits: 'Nikt nie czeka na odpowiedź.',
  openInbox: 'Otwórz skrzynkę',
  medianReply: 'Mediana czasu odpowiedzi',
  inTime: 'Odpowiedzi w obiecane 15 minut',
  lastDays: 'ostatnie 30 dni, w godzinach pracy',
  noneYet: 'jeszcze brak',
  apart: 'Odłożone',
  apartHint: 'kwarantanna',
  sources: 'Skąd przychodzą zapytania',
  forms: 'Formularze',
  referrers: 'Strony odsyłające',
  campaigns: 'Kampanie',
  direct: 'bezpośrednio',
  noCampaign: 'bez kampanii',
  lastMonth: 'Ostatnie 30 dni',
  noLeads: 'W ciągu ostatnich 30 dni nie było zapytań.',
  mails: 'Poczta',
  mailsWaiting: 'czeka na wysłanie',
  mailsFailed: 'nie udało się wysłać',
  mailsKept: 'zapisano w pliku, nikt ich nie dostał',
  mailsSent: 'wysłano w ciągu 30 dni',
  mailsWell: 'Żadna wiadomość nie czeka i żadna nie przepadła.',
  mailsWait: 'Wiadomości czekają na wysłanie.',
  mailsInFiles: 'Poczta nie działa: wiadomości trafiają do plików.',
  mailsLeftInFiles: 'Poczta działa. Część dawnych wiadomości leży w plikach i nikt ich nie dostał.',
  noServer:
    'Nikt nie dostaje poczty: serwer SMTP nie jest ustawiony. Wiadomości są zapisywane w folderze {folder} (teraz: {n}). Kto prowadzi serwer, ustawia SMTP_URL i uruchamia witrynę ponownie.',
  leftInFiles:
    'W folderze {folder} leżą wiadomości, których nikt nie dostał ({n}): powstały, gdy serwer SMTP nie był ustawiony. Otwórz je i wyślij ponownie.',
  mailsFailing: 'Wiadomości, których nie udało się wysłać: {n}. Adresaci ich nie dostali.',
  mailServerSays: 'Serwer poczty: „{reason}”.',
  webhooksFail: 'Webhooki nie przyjęły zdarzeń: {n}. Odbiorca może o nich nie wiedzieć.',
  openDeliveries: 'Pokaż doręczenia',
  mailsStuck: 'Wiadomości, które czekają ponad 10 minut, bo serwer poczty ich nie przyjął: {n}.',
  copies: {
    copied: 'Ostatnia kopia zapasowa: {time}, zapytań: {n}. W nocy zostanie odtworzona na próbę.',
    rehearsed: 'Kopię zapasową odtworzono na próbę: {time}, zapytań: {n}, brakujących: 0.',
    full: 'Kopia zapasowa się nie udała: w folderze {folder} brakuje miejsca. Kto prowadzi serwer, musi je zwolnić.',
    damaged:
      'Kopia zapasowa się nie udała: baza danych jest uszkodzona. Kto prowadzi serwer, musi ją odtworzyć z wcześniejszej kopii, zanim dojdą nowe zapytania.',
    failed:
      'Kopia zapasowa się nie udała. Powód zapisano w dzienniku serwera; zajrzyj tam albo powiadom osobę, która go prowadzi.',
    late: 'Ostatnia kopia zapasowa jest z {time}, a powinna powstawać co kwadrans. Powiadom osobę, która prowadzi serwer.',
    notWhole:
      'Próba odtworzenia kopii zapasowej się nie powiodła ({time}). Po awarii zapytania mogłyby przepaść: powiadom osobę, która prowadzi serwer.',
    notTried:
      'Od ponad doby nie sprawdzono, czy kopię zapasową da się odtworzyć, a próba powinna się odbywać każdej nocy. Powiadom osobę, która prowadzi serwer.',
  },
  secondPlace:
    'Kopie zapytań w drugim miejscu są opóźnione, od {time}. Zapytania bez kopii: {n}; kopie, które trzeba tam usunąć: {erasures}. Same zapytania są tu bezpieczne i zostaną skopiowane później. Powód zapisano w dzienniku serwera; powiadom osobę, która go prowadzi.',
  sites: {
    foreign:
      'Pod adresem {address} z SITE_URLS odpowiada inny program niż ta witryna. Zmiany w treści docierają tam najwyżej z opóźnieniem: kto prowadzi serwer, poprawia SITE_URLS.',
    away: 'Witryna pod adresem {address} z SITE_URLS nie odpowiada. Jeśli to potrwa, powiadom osobę, która prowadzi serwer.',
  },
  unsavedSettings:
    'Wyszukiwarki nie pokazują tej witryny, bo są w niej słowa zastępcze. Zapisz ustawienia witryny z danymi firmy, a zaczną ją pokazywać.',
  openSettings: 'Otwórz ustawienia',
  openMails: 'Zobacz wiadomości',
  zone: 'Godziny w strefie {zone}',
  mailsAlert: 'Część wiadomości nie dotarła. Sprawdź je i wyślij ponownie.',
  state: 'Stan',
  toNew: 'Przenieś do skrzynki',
  toInProgress: 'Przyjmij',
  backInProgress: 'Wróć do pracy',
  toAnswered: 'Odpowiedziano',
  toAnsweredElsewhere: 'Odpowiedziano poza panelem',
  toTalking: 'W rozmowie',
  toOffer: 'Wysłano ofertę',
  toWon: 'Wygrane',
  toLost: 'Przegrane',
  toSpam: 'To spam',
  whyLost: 'Dlaczego przegrane',
  choose: 'Wybierz…',
  reasonNeeded: 'Wybierz, dlaczego zapytanie jest przegrane.',
  confirmLost: 'Zapisz jako przegrane',
  cancel: 'Anuluj',
  pipeline: 'Lejek',
  foundMost: 'Pokazano {n} najnowszych. Dopisz słowo, żeby zawęzić wyniki.',
  searchFilling:
    'Wyszukiwarka jest jeszcze przygotowywana i nie znajduje wszystkich starszych zapytań. Spróbuj ponownie za kilka minut.',
  searchHint:
    'Szukasz początków słów we wszystkim, co zapisano: w zapytaniach, notatkach, odpowiedziach i mailach od klientów. Wielkość liter i polskie znaki nie mają znaczenia.',
  call: 'Zadzwoń',
  answer: 'Odpowiedz',
  handOn: 'Przekaż',
  moveTo: 'Zmień stan',
  actions: 'Co zrobić z zapytaniem',
};

type Labels = typeof pl;

const en: Labels = {
  inbox: 'Inbox',
  mine: 'Mine',
  overdue: OVERDUE.en,
  all: 'All',
  views: 'Views of the list',
  export: 'Download list (CSV)',
  exportJson: 'JSON',
  left: '{time} left',
  dueBy: 'by {time}',
  justLate: 'just overdue',
  late: '{time} late',
  answeredIn: 'answered in {time}',
  greeting: 'Hello, {name}',
  waiting: 'Waiting for an answer',
  nobodyWaits: 'Nobody is waiting for an answer.',
  openInbox: 'Open the inbox',
  medianReply: 'Median reply time',
  inTime: 'Answered within the promised 15 minutes',
  lastDays: 'last 30 days, in office hours',
  noneYet: 'none yet',
  apart: 'Set apart',
  apartHint: 'quarantined',
  sources: 'Where leads come from',
  forms: 'Forms',
  referrers: 'Referring sites',
  campaigns: 'Campaigns',
  direct: 'direct',
  noCampaign: 'no campaign',
  lastMonth: 'Last 30 days',
  noLeads: 'There were no leads in the last 30 days.',
  mails: 'Mail',
  mailsWaiting: 'waiting to leave',
  mailsFailed: 'could not be sent',
  mailsKept: 'kept as a file, received by nobody',
  mailsSent: 'sent within 30 days',
  mailsWell: 'No message waits, and none was lost.',
  mailsWait: 'Messages are waiting to leave.',
  mailsInFiles: 'Mail does not work: messages become files.',
  mailsLeftInFiles: 'Mail works. Some earlier messages lie in files, and nobody received them.',
  noServer:
    'Nobody receives mail: no SMTP server is set. Messages are written to the folder {folder} ({n} now). Whoever runs the server sets SMTP_URL and starts the site again.',
  leftInFiles:
    'The folder {folder} holds messages that nobody received ({n}): they were written while no SMTP server was set. Open them and send them again.',
  mailsFailing: 'Messages that could not be sent: {n}. Nobody received them.',
  mailServerSays: 'The mail server: “{reason}”.',
  webhooksFail: 'Webhooks did not take events: {n}. Their receiver may not know of them.',
  openDeliveries: 'Show the deliveries',
  mailsStuck:
    'Messages that have waited for over 10 minutes because the mail server did not take them: {n}.',
  copies: {
    copied: 'Last backup: {time}, {n} leads. It will be restored for trial at night.',
    rehearsed: 'Backup restored for trial: {time}, {n} leads, 0 missing.',
    full: 'The backup failed: there is no room in {folder}. Whoever runs the server must make some.',
    damaged:
      'The backup failed: the database is damaged. Whoever runs the server must restore an earlier backup before more leads come in.',
    failed:
      'The backup failed. The reason is in the log of the server; look there, or tell whoever runs it.',
    late: 'The last backup is from {time}; there should be one every 15 minutes. Tell whoever runs the server.',
    notWhole:
      'The backup could not be restored for trial ({time}). Leads could be lost in an accident: tell whoever runs the server.',
    notTried:
      'No backup has been restored for trial for over a day; there should be a trial every night. Tell whoever runs the server.',
  },
  secondPlace:
    'Copies of leads at the second place are late, since {time}. Leads without a copy: {n}; copies to be deleted there: {erasures}. The leads themselves are safe here and will be copied later. The reason is in the log of the server; tell whoever runs it.',
  sites: {
    foreign:
      'What answers at {address} in SITE_URLS is not this site. Changes of content come late there at best: whoever runs the server corrects SITE_URLS.',
    away: 'The site at {address} in SITE_URLS does not answer. If this goes on, tell whoever runs the server.',
  },
  unsavedSettings:
    'Search engines do not list this site, because it has placeholder words. Save the site settings with the company’s own, and they will.',
  openSettings: 'Open the settings',
  openMails: 'See the messages',
  zone: 'Times in {zone}',
  mailsAlert: 'Some messages did not arrive. Look at them and send them again.',
  state: 'State',
  toNew: 'Move to the inbox',
  toInProgress: 'Take it',
  backInProgress: 'Back to work',
  toAnswered: 'Answered',
  toAnsweredElsewhere: 'Answered elsewhere',
  toTalking: 'Talking',
  toOffer: 'Offer sent',
  toWon: 'Won',
  toLost: 'Lost',
  toSpam: 'This is spam',
  whyLost: 'Why lost',
  choose: 'Choose…',
  reasonNeeded: 'Choose why the lead is lost.',
  confirmLost: 'Save as lost',
  cancel: 'Cancel',
  pipeline: 'Pipeline',
  foundMost: 'The newest {n} are shown. Add a word to narrow them down.',
  searchFilling:
    'The search is still being prepared and does not find all earlier leads. Try again in a few minutes.',
  searchHint:
    'You search for beginnings of words in all that is written: in leads, notes, replies and customers’ mails. Capitals and accents make no difference.',
  call: 'Call',
  answer: 'Answer',
  handOn: 'Hand on',
  moveTo: 'Change state',
  actions: 'What to do with the lead',
};

const WORDS: Record<AdminLanguage, Labels> = { pl, en };

/** Language of the back office as one of ours, with the labels of leads in it. */
export function leadLabels(language: string): { locale: AdminLanguage; words: Labels } {
  const locale = adminLanguage(language);
  return { locale, words: WORDS[locale] };
}
