import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';

const pl = {
  quoted: 'Pokaż cytowane wiadomości',
  noText: 'Ta wiadomość nie ma treści.',
  inFiles: 'W samej wiadomości nie ma tekstu. Treść może być w pliku: {files}.',
  sealed:
    'Takiego pliku zwykle nie da się otworzyć poza programem nadawcy. Wybierz „Odpowiedz” i szablon „Prośba o zwykły tekst”.',
  unknownSender: 'nadawca nieznany',
  answersGoTo: 'Odpowiedzi mają iść na inny adres: {address}',
  files: 'Załączniki',
  unmatched: 'Bez zapytania',
  spam: 'Spam',
  unmatchedHint:
    'Ta wiadomość nie należy do żadnego zapytania. Wybierz zapytanie w polu „Zapytanie” i zapisz albo utwórz z niej nowe.',
  assigned: 'Zapytanie możesz zmienić w polu „Zapytanie”: wybierz inne i zapisz.',
  makeLead: 'Utwórz zapytanie',
  failed: 'Nie udało się. Odśwież stronę i spróbuj jeszcze raz.',
  wroteBack: 'Klient odpisał',
  nobodyWroteBack: 'Nikt, kto odpisał, nie czeka.',
  allWhoWrote: 'Zobacz wszystkie',
  unmatchedMails: 'Wiadomości bez zapytania: {n}',
  mailbox: {
    refused:
      'Skrzynka {box} nie jest odczytywana od {time}: serwer odrzucił nazwę albo hasło. Kto prowadzi serwer, poprawia IMAP_URL.',
    missing:
      'Skrzynka {box} nie jest odczytywana od {time}: serwer nie ma takiego folderu. Kto prowadzi serwer, poprawia IMAP_URL.',
    away: 'Skrzynka {box} nie jest odczytywana od {time}: serwer poczty nie odpowiada. Nic nie przepada; odczyt ruszy sam, gdy serwer odpowie.',
    room: 'Skrzynka {box} nie jest odczytywana od {time}: na dysku brakuje miejsca. Nic nie przepada; kto prowadzi serwer, musi zwolnić miejsce.',
    storage:
      'Skrzynka {box} nie jest odczytywana od {time}: listu nie udało się zapisać. Powód jest w dzienniku serwera; powiadom osobę, która go prowadzi.',
  },
};

type Labels = typeof pl;

const en: Labels = {
  quoted: 'Show quoted messages',
  noText: 'This mail has no text.',
  inFiles: 'The mail itself has no text. What was written may be in the file: {files}.',
  sealed:
    'Such a file can rarely be opened outside of the sender’s program. Choose “Reply” and the template “Please send plain text”.',
  unknownSender: 'unknown sender',
  answersGoTo: 'Answers are to go to another address: {address}',
  files: 'Attachments',
  unmatched: 'Without a lead',
  spam: 'Spam',
  unmatchedHint:
    'This message belongs to no lead. Choose one in the field “Lead” and save, or make a new one of it.',
  assigned: 'You can change the lead in the field “Lead”: choose another one and save.',
  makeLead: 'Make a lead',
  failed: 'That did not work. Reload the page and try once more.',
  wroteBack: 'Visitor wrote back',
  nobodyWroteBack: 'Nobody who wrote back is waiting.',
  allWhoWrote: 'See all',
  unmatchedMails: 'Messages without a lead: {n}',
  mailbox: {
    refused:
      'The mailbox {box} has not been read since {time}: the server refused the name or the password. Whoever runs the server corrects IMAP_URL.',
    missing:
      'The mailbox {box} has not been read since {time}: the server has no such folder. Whoever runs the server corrects IMAP_URL.',
    away: 'The mailbox {box} has not been read since {time}: the mail server does not answer. Nothing is lost; reading goes on when it answers.',
    room: 'The mailbox {box} has not been read since {time}: the disk is full. Nothing is lost; whoever runs the server must make room.',
    storage:
      'The mailbox {box} has not been read since {time}: a mail could not be stored. The reason is in the log of the server; tell whoever runs it.',
  },
};

const WORDS: Record<AdminLanguage, Labels> = { pl, en };

/** Language of the back office as one of ours, with the labels of received mails in it. */
export function receivedLabels(language: string): { locale: AdminLanguage; words: Labels } {
  const locale = adminLanguage(language);
  return { locale, words: WORDS[locale] };
}
