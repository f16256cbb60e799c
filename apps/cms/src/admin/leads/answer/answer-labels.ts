import { type AdminLanguage, adminLanguage } from '../../../fields/admin-label.ts';

const pl = {
  title: 'Odpowiedz',
  answerThere: 'Odpowiedz w zapytaniu, z którym połączono to:',
  begunHere: 'Twój niewysłany szkic z tego zapytania. Skopiuj go tam albo rozdziel zapytania:',
  to: 'Do',
  subject: 'Temat',
  text: 'Treść',
  template: 'Wstaw szablon',
  noTemplate: 'wybierz…',
  otherTopic: 'inny temat',
  signature: 'Podpis',
  noSignature:
    'Pod odpowiedzią stanie Twoje imię i nazwisko. Pełny podpis ustawisz na swoim koncie.',
  addFile: 'Dodaj plik',
  addEstimate: 'Dołącz oszacowanie',
  removeFile: 'Usuń plik {name}',
  files: 'Pliki',
  send: 'Wyślij',
  sendAt: 'Wyślij {when}',
  otherTime: 'Inny termin…',
  time: 'Kiedy wysłać ({zone})',
  sendThen: 'Wyślij o tej porze',
  discard: 'Usuń szkic',
  discardAsk: 'Usunąć ten szkic na zawsze?',
  discardYes: 'Usuń',
  keep: 'Zostaw',
  saving: 'Zapisujemy szkic…',
  saved: 'Szkic zapisany.',
  unsaved:
    'Szkicu nie udało się zapisać. Zostaje w tej karcie i zapiszemy go, gdy będzie połączenie.',
  signedOut:
    'Sesja wygasła. Zaloguj się w tej karcie jeszcze raz: to, co tu napisano, wróci na swoje miejsce.',
  conflict: 'Ten szkic zmieniono w innym oknie. Nic nie przepadło: wybierz, co zostaje.',
  conflictGone: 'Ten szkic wysłano albo usunięto w innym oknie. To, co tu napisano, zostaje.',
  keepMine: 'Zostaw to, co tutaj',
  takeTheirs: 'Pokaż to z innego okna',
  missing: 'To zapytanie nie ma danych dla: {words}. Wpisz je albo usuń, zanim wyślesz.',
  sendingIn: 'Wysyłamy za {n} s',
  sendingNow: 'Wysyłamy…',
  undo: 'Cofnij',
  tooLate: 'Za późno: serwer poczty już dostał tę wiadomość.',
  failed: 'Nie udało się. Odśwież stronę i spróbuj jeszcze raz.',
  correct: 'Popraw',
  leavesAt: 'Wyjdzie {time}',
  noteTitle: 'Zapisz rozmowę lub notatkę',
  noteKind: 'Rodzaj',
  noteText: 'Co ustalono',
  saveNote: 'Zapisz',
  noteEmpty: 'Napisz, co ustalono.',
  noteHint: 'Widoczne tylko w firmie.',
};

type Labels = typeof pl;

const en: Labels = {
  title: 'Answer',
  answerThere: 'Answer in the lead that this one was merged into:',
  begunHere: 'Your unsent draft of this lead. Copy it there, or separate the leads:',
  to: 'To',
  subject: 'Subject',
  text: 'Text',
  template: 'Insert a template',
  noTemplate: 'choose…',
  otherTopic: 'another topic',
  signature: 'Signature',
  noSignature: 'Your name stands below the answer. You can set a whole signature in your account.',
  addFile: 'Add a file',
  addEstimate: 'Attach the estimate',
  removeFile: 'Remove the file {name}',
  files: 'Files',
  send: 'Send',
  sendAt: 'Send {when}',
  otherTime: 'Another time…',
  time: 'When to send ({zone})',
  sendThen: 'Send at this time',
  discard: 'Delete the draft',
  discardAsk: 'Delete this draft for good?',
  discardYes: 'Delete',
  keep: 'Keep',
  saving: 'Saving the draft…',
  saved: 'Draft saved.',
  unsaved:
    'The draft could not be saved. It stays in this tab and will be saved when there is a connection.',
  signedOut:
    'The session has ended. Sign in again in this tab: what was written here returns to its place.',
  conflict: 'This draft was changed in another window. Nothing is lost: choose what stays.',
  conflictGone: 'This draft was sent or deleted in another window. What was written here stays.',
  keepMine: 'Keep what is here',
  takeTheirs: 'Show the other window’s',
  missing: 'This lead has nothing for: {words}. Write it or remove it before you send.',
  sendingIn: 'Sending in {n} s',
  sendingNow: 'Sending…',
  undo: 'Undo',
  tooLate: 'Too late: the mail server has this message already.',
  failed: 'That did not work. Reload the page and try once more.',
  correct: 'Correct it',
  leavesAt: 'Leaves {time}',
  noteTitle: 'Note a call or a remark',
  noteKind: 'Kind',
  noteText: 'What was said',
  saveNote: 'Save',
  noteEmpty: 'Say what was agreed.',
  noteHint: 'Seen within the company only.',
};

const WORDS: Record<AdminLanguage, Labels> = { pl, en };

/** Labels of the form that answers a lead. */
export function answerLabels(language: string): { locale: AdminLanguage; words: Labels } {
  const locale = adminLanguage(language);
  return { locale, words: WORDS[locale] };
}
