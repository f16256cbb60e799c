import * as offer from '@osnowa/brand/messages/pl';
import type { FieldMessage } from '@osnowa/contract';
import { choiceWords, fieldLabels } from '../../field-labels.ts';

/** Forms that have a thank-you text of their own. */
type SentForm = 'contact' | 'consultation' | 'newsletter' | 'career' | 'quote';

/** Texts after a form was sent; `closed` replaces `open` outside office hours. */
interface SentWords {
  title: string;
  open: string;
  closed?: string;
}

/** Labels and messages of the forms. */
export const forms = {
  ...fieldLabels('pl'),
  ...choiceWords('pl'),
  heading: 'Porozmawiajmy',
  intro: 'Odpowiadamy zwykle w ciągu 15 minut, w godzinach pracy biura.',
  required: 'Pola bez dopisku „opcjonalnie” są wymagane.',
  optional: 'opcjonalnie',
  choose: 'Wybierz',
  topicEmpty: 'Wybierz temat',
  topics: {
    services: 'Usługi',
    offer: 'Oferta',
    'e-commerce': 'Sklep internetowy',
    miscellaneous: 'Inna sprawa',
  },
  messageHint: 'Co ma działać lepiej i dla ilu osób? Wystarczą dwa zdania.',
  workHint: 'O co chcesz zapytać? Wystarczą dwa zdania.',
  documentHint: 'Opisz sprawę albo wklej pytania.',
  articleHint: 'Czego zabrakło w artykule albo jak to wygląda u Ciebie? Wystarczą dwa zdania.',
  consultationTopicEmpty: 'Wybierz temat rozmowy',
  consultationTopics: {
    ...offer.productChoices,
    application: 'Aplikacja na zamówienie',
    'e-commerce': 'Sklep internetowy',
    other: 'Inny temat',
  },
  phoneForCall: 'Telefon, pod który mamy zadzwonić',
  callTimeTitle: 'Dziękujemy, rozmowa umówiona',
  callTimeKept: 'Termin rozmowy',
  callTimePromise: 'Doradca zadzwoni o tej porze.',
  callTimeMail:
    'W potwierdzeniu jest termin do kalendarza i odnośnik, którym go zmienisz albo odwołasz.',
  jobHeading: 'Zgłoś się na to stanowisko',
  jobIntro: 'Wystarczy kilka zdań. CV możesz dołączyć albo przysłać e-mailem.',
  jobMessage: 'Kilka słów o sobie',
  jobMessageHint: 'Co już robisz dobrze i czego chcesz się nauczyć? Wystarczy kilka zdań.',
  quoteMessageHint: 'Wszystko, czego nie było w pytaniach.',
  cv: 'CV lub portfolio',
  attachments: 'Załączniki',
  attachmentHint: 'Jeden plik do 10 MB, na przykład PDF, DOCX albo obraz.',
  attachmentsHint:
    'Do pięciu plików, każdy do 10 MB, razem do 25 MB, na przykład PDF, DOCX albo obrazy.',
  attachmentTypesTitle: 'Jakie pliki przyjmujemy?',
  attachmentTypes:
    'PDF, DOCX, DOC, XLS, XLSX, TXT, HTML, CSS, VUE, PNG, JPG, GIF, SVG, MP3, MP4, MOV, ZIP i 7Z.',
  attachmentAgain: 'Przeglądarka nie zachowuje wybranych plików. Wybierz je jeszcze raz.',
  consentMore: 'Więcej',
  consentPrivacy: 'Jak chronimy dane',
  send: 'Wyślij zapytanie',
  sendConsultation: 'Umów rozmowę',
  sendNewsletter: 'Zapisz mnie',
  sendJob: 'Wyślij zgłoszenie',
  sending: 'Wysyłam…',
  uploading: 'Przesyłam pliki: {percent}%',
  captchaGoogle:
    'Po zaznaczeniu zgody wczytamy reCAPTCHA, usługę Google, która sprawdza, czy formularz wysyła człowiek. Obowiązują przy niej zasady Google:',
  captchaGooglePrivacy: 'prywatność',
  captchaGoogleTerms: 'warunki',
  captchaUnavailable:
    'Nie udało się wczytać sprawdzenia, czy formularz wysyła człowiek. Zgłoszenie i tak przyjmiemy, tylko przejrzymy je ręcznie.',
  captchaAborted:
    'Sprawdzenie, czy formularz wysyła człowiek, nie zostało dokończone, więc nic jeszcze nie wysłano. Wyślij jeszcze raz, a przyjmiemy zgłoszenie bez niego.',
  draftKept: 'Przywróciliśmy to, co wpisano wcześniej.',
  summaryTitle: 'Popraw te odpowiedzi',
  failed: 'Błąd: {reason}',
  reasons: {
    Unavailable:
      'nie możemy teraz przyjąć zgłoszenia. Niczego nie utracono: spróbuj za chwilę albo zadzwoń: {phone}.',
    RateLimited: 'wysłano za dużo zgłoszeń z tego miejsca. Spróbuj później albo zadzwoń: {phone}.',
    Captcha: 'nie udało się potwierdzić, że formularz wysyła człowiek. Zadzwoń: {phone}.',
    TooLarge: 'wiadomość jest za duża. Skróć ją i wyślij ponownie.',
    Conflict: 'treść zmieniła się w trakcie wysyłania. Wyślij jeszcze raz.',
    other: 'nie udało się wysłać zgłoszenia. Spróbuj jeszcze raz albo zadzwoń: {phone}.',
  },
  sentBy: 'Odezwie się do Ciebie jedna z tych osób:',
  sentReference: 'Numer zgłoszenia',
  sent: {
    contact: {
      title: 'Dziękujemy, mamy Twoje zapytanie',
      open: 'Doradca przeczyta je i odezwie się zwykle w ciągu 15 minut.',
      closed: 'Biuro jest teraz zamknięte. Doradca odezwie się w najbliższym dniu roboczym.',
    },
    consultation: {
      title: 'Dziękujemy, zadzwonimy',
      open: 'Doradca zadzwoni zwykle w ciągu 15 minut. Rozmowa trwa kwadrans i nic nie kosztuje.',
      closed:
        'Biuro jest teraz zamknięte. Doradca zadzwoni w najbliższym dniu roboczym. Rozmowa trwa kwadrans i nic nie kosztuje.',
    },
    newsletter: {
      title: 'Jeszcze jeden krok',
      open: 'Wysłaliśmy Ci wiadomość z odnośnikiem. Kliknij go w ciągu 14 dni, a zapis będzie ważny.',
    },
    career: {
      title: 'Dziękujemy, mamy Twoje zgłoszenie',
      open: 'Przeczyta je człowiek, nie program, i odpowie na podany adres.',
    },
    quote: {
      title: 'Dziękujemy, doradca ma już Twój wybór',
      open: 'Sprawdzi założenia i odezwie się zwykle w ciągu 15 minut.',
      closed:
        'Biuro jest teraz zamknięte. Doradca sprawdzi założenia i odezwie się w najbliższym dniu roboczym.',
    },
  } satisfies Record<SentForm, SentWords> as Record<SentForm, SentWords>,
  mailed: 'Potwierdzenie z odnośnikiem do Twojego zgłoszenia wysyłamy Ci e-mailem.',
  unmailed: 'Tym razem nie wyślemy potwierdzenia e-mailem. Zapisz numer zgłoszenia.',
  optInUnmailed:
    'Nie możemy teraz wysłać wiadomości na ten adres. Jeśli przyszła już dziś wcześniej, kliknij odnośnik, który w niej jest. Jeśli nie, spróbuj jutro.',
  close: 'Zamknij',
  trap: 'Zostaw to pole puste',
  fields: {
    nameValidationError: 'Wpisz imię i nazwisko.',
    nameTooLong: 'Skróć imię i nazwisko do 100 znaków.',
    emailValidationError: 'Wpisz adres e-mail.',
    invalidEmailErrorRegex: 'Wpisz adres e-mail w postaci nazwa@firma.pl.',
    emptyPhoneNumber: 'Wpisz numer telefonu.',
    invalidPhoneNumber: 'Wpisz numer telefonu cyframi, na przykład +48 600 000 000.',
    messageValidationError: 'Wpisz wiadomość.',
    messageTooLong: 'Skróć wiadomość do 10 000 znaków.',
    conversationTopicError: 'Wybierz temat rozmowy.',
    topicError: 'Wybierz temat.',
    choiceError: 'Wybierz jedną z odpowiedzi.',
    emptyBusinessName: 'Wpisz nazwę firmy.',
    businessNameTooLong: 'Skróć nazwę firmy do 150 znaków.',
    consentNotAccepted: 'Zaznacz zgodę. Bez niej nie możemy przyjąć tego formularza.',
    valueTooLong: 'Skróć ten tekst do 2000 znaków.',
    jobTitleError: 'Wybierz stanowisko.',
    emptyFile: 'Ten plik jest pusty. Wybierz inny.',
    fileExtensionNotSupportedValidationMessage:
      'Tego typu pliku nie przyjmujemy. Wybierz inny format.',
    fileSizeNotSupportedValidationMessage: 'Plik jest za duży. Wybierz plik do 10 MB.',
    fileContentMismatch: 'Ten plik jest programem albo zawiera skrypt. Wybierz inny plik.',
    tooManyFiles: 'Wybierz najwyżej 5 plików.',
    filesTooLargeTogether: 'Pliki są razem za duże. Wyślij najwyżej 25 MB.',
    formNotFilledCorrectly: 'Uzupełnij brakujące odpowiedzi.',
    technicalPreferencesRequired: 'Opisz preferencje techniczne.',
    backendRequirementsRequired: 'Opisz, gdzie ma działać serwer.',
    distributionChannelRequired: 'Zaznacz, jak aplikacja trafi do użytkowników.',
    supportPeriodRequired: 'Wybierz okres opieki.',
    incorrectNumber: 'Wpisz liczbę użytkowników cyframi, na przykład 25.',
    hardwareSupportRequired: 'Zaznacz co najmniej jedną odpowiedź.',
    callTimeGone: 'Ten termin jest już zajęty albo minął. Wybierz inny: lista jest aktualna.',
    tooManyCalls:
      'Na ten adres są już umówione dwie rozmowy. Zmień termin odnośnikiem z potwierdzenia albo wyślij formularz bez terminu.',
  } satisfies Record<FieldMessage, string>,
};

/** Shape of the forms' labels. */
export type FormMessages = typeof forms;
