import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';

const pl = {
  title: 'Dane tej osoby',
  hint: 'Wszystko, co mamy pod tym adresem e-mail: zapytania, pliki, wiadomości, newsletter.',
  export: 'Pobierz (ZIP)',
  erase: 'Usuń…',
  warning: 'Zapytania, pliki i wiadomości pod tym adresem znikną i nie da się ich odzyskać.',
  eraseForGood: 'Usuń na zawsze',
  cancel: 'Anuluj',
  failed: 'Nie udało się. Odśwież stronę i spróbuj jeszcze raz.',
};

type Labels = typeof pl;

const en: Labels = {
  title: 'This person’s data',
  hint: 'All we have under this email address: leads, files, messages, newsletter.',
  export: 'Download (ZIP)',
  erase: 'Erase…',
  warning: 'Leads, files and messages under this address will be gone and cannot be recovered.',
  eraseForGood: 'Erase for good',
  cancel: 'Cancel',
  failed: 'That did not work. Reload the page and try once more.',
};

const WORDS: Record<AdminLanguage, Labels> = { pl, en };

/** Words about one person's data in the language of the back office. */
export function personLabels(language: string): Labels {
  return WORDS[adminLanguage(language)];
}
