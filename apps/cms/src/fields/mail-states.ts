/**
 * The state of a message. `draft` is still being written; `kept` is written to a file because no mail
 * server is configured; `withheld` was never to be sent and says why; `received` has come from outside.
 */
export const MESSAGE_STATES = [
  { value: 'draft', label: { pl: 'Szkic', en: 'Draft' } },
  { value: 'pending', label: { pl: 'Oczekuje', en: 'Waiting' } },
  { value: 'sending', label: { pl: 'Wysyłana', en: 'Being sent' } },
  { value: 'sent', label: { pl: 'Wysłana', en: 'Sent' } },
  {
    value: 'kept',
    label: {
      pl: 'W pliku, nie wysłana',
      en: 'In a file, not sent',
    },
  },
  { value: 'failed', label: { pl: 'Nie wysłano', en: 'Failed' } },
  { value: 'withheld', label: { pl: 'Wstrzymana', en: 'Withheld' } },
  { value: 'received', label: { pl: 'Odebrana', en: 'Received' } },
] as const;

export type MessageState = (typeof MESSAGE_STATES)[number]['value'];

/** States of a message that was sent or given up: it can be sent once more by hand. */
export const AT_REST: readonly MessageState[] = ['sent', 'kept', 'failed', 'withheld'];

/** Why a message is sent, or that it came in. */
export const MESSAGE_KINDS = [
  {
    value: 'notification',
    label: {
      pl: 'Powiadomienie firmy',
      en: 'Company notification',
    },
  },
  {
    value: 'confirmation',
    label: {
      pl: 'Potwierdzenie dla klienta',
      en: 'Visitor confirmation',
    },
  },
  {
    value: 'opt-in',
    label: { pl: 'Zapis na newsletter', en: 'Newsletter opt-in' },
  },
  {
    value: 'welcome',
    label: { pl: 'Powitanie w newsletterze', en: 'Newsletter welcome' },
  },
  {
    value: 'withdrawal',
    label: { pl: 'Wycofanie zgody', en: 'Consent withdrawn' },
  },
  {
    value: 'digest',
    label: { pl: 'Zestawienie dla biura', en: 'Digest for the office' },
  },
  { value: 'reply', label: { pl: 'Odpowiedź', en: 'Reply' } },
  {
    value: 'reminder',
    label: { pl: 'Przypomnienie o następnym kroku', en: 'Reminder of the next step' },
  },
  { value: 'assigned', label: { pl: 'Przydział zapytania', en: 'Lead assigned' } },
  { value: 'half', label: { pl: 'Połowa czasu minęła', en: 'Half the time has passed' } },
  { value: 'overdue', label: { pl: 'Termin minął', en: 'Overdue' } },
  { value: 'twice', label: { pl: 'Dwukrotnie po terminie', en: 'Twice overdue' } },
  { value: 'weekly', label: { pl: 'List tygodnia', en: 'Weekly letter' } },
  {
    value: 'call',
    label: { pl: 'Zmiana terminu rozmowy', en: 'Changed time of a call' },
  },
  {
    value: 'call-adviser',
    label: { pl: 'Termin rozmowy dla doradcy', en: 'Time of a call for the adviser' },
  },
  {
    value: 'received',
    label: { pl: 'Wiadomość z zewnątrz', en: 'Mail from outside' },
  },
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number]['value'];

/** Kinds of outgoing mails; a received mail has come from outside. */
export type OutgoingKind = Exclude<MessageKind, 'received'>;

/**
 * Results of the check of a received mail's sender. `forged`: the domain in the address says that
 * it does not send such mails; `unknown`: the domain says nothing, or could not be asked.
 */
export const AUTHENTICITIES = [
  { value: 'authentic', label: { pl: 'Nadawca potwierdzony', en: 'Sender verified' } },
  { value: 'forged', label: { pl: 'Nadawca może być podrobiony', en: 'Sender may be forged' } },
  { value: 'unknown', label: { pl: 'Nadawca niepotwierdzony', en: 'Sender not verified' } },
] as const;

export type Authenticity = (typeof AUTHENTICITIES)[number]['value'];

/** Received mails that no person has written to us; they change nothing in a lead's state. */
export const AUTOMATIC_MAILS = [
  { value: 'out-of-office', label: { pl: 'Odpowiedź automatyczna', en: 'Automatic reply' } },
  { value: 'bounce', label: { pl: 'Zwrot: poczta nie dotarła', en: 'Bounce: not delivered' } },
  { value: 'mailing', label: { pl: 'Wysyłka do wielu osób', en: 'Mailing to many' } },
  // Only of a mail without a lead: a mail that a person puts into a lead is no spam.
  { value: 'spam', label: { pl: 'Spam', en: 'Spam' } },
] as const;

export type AutomaticMail = (typeof AUTOMATIC_MAILS)[number]['value'];

/**
 * Remarks for a reader of a received mail. Where a part of it is missing or was decoded anew, the
 * original is a file of it.
 */
export const MAIL_REMARKS = [
  {
    value: 'unreadable',
    label: {
      pl: 'Tej wiadomości nie udało się odczytać w całości. Cała jest w pliku list.eml.',
      en: 'This mail could not be read completely. The whole mail is in the file list.eml.',
    },
  },
  {
    value: 'too-large',
    label: {
      pl: 'Pliki z tej wiadomości przekraczają 25 MB. Cała jest w pliku list.eml.',
      en: 'The files of this mail exceed 25 MB. The whole mail is in the file list.eml.',
    },
  },
  {
    value: 'cut',
    label: {
      pl: 'Temat albo treść są bardzo długie i zostały skrócone. Cała wiadomość jest w pliku list.eml.',
      en: 'Subject or text are very long and were cut. The whole mail is in the file list.eml.',
    },
  },
  {
    value: 'charset',
    label: {
      pl: 'Program nadawcy źle oznaczył polskie znaki. Odczytaliśmy je na nowo; cała wiadomość jest w pliku list.eml.',
      en: 'The sender’s program named a wrong character set. The letters were read anew; the whole mail is in the file list.eml.',
    },
  },
  {
    value: 'reaction',
    label: { pl: 'Reakcja na Waszą wiadomość', en: 'A reaction to your mail' },
  },
  {
    value: 'accepted',
    label: { pl: 'Zaproszenie na rozmowę przyjęte', en: 'Invitation to the call accepted' },
  },
  {
    value: 'tentative',
    label: {
      pl: 'Zaproszenie na rozmowę przyjęte wstępnie',
      en: 'Invitation to the call accepted tentatively',
    },
  },
  {
    value: 'declined',
    label: { pl: 'Zaproszenie na rozmowę odrzucone', en: 'Invitation to the call declined' },
  },
  {
    value: 'proposed',
    label: { pl: 'Prośba o inny termin rozmowy', en: 'Another time for the call proposed' },
  },
] as const;

export type MailRemark = (typeof MAIL_REMARKS)[number]['value'];

/** Mails to colleagues about their work; each is made once, by its `onceKey`. */
export const TO_COLLEAGUES = ['assigned', 'half', 'overdue', 'twice', 'weekly'] as const;

/** Messages to the address in the form, which may be a stranger's. */
export const TO_THE_SENDER: readonly MessageKind[] = ['confirmation', 'opt-in'];
