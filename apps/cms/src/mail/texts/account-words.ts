import { typesetWords } from '@osnowa/text';
import type { AdminLanguage } from '../../fields/admin-label.ts';

interface AccountWords {
  newDevice: {
    subject: string;
    heading: string;
    /** @param browser browser and system, where they are known */
    text: (time: string, browser: string | null) => string;
    own: string;
    stranger: string;
    open: string;
  };
}

const pl: AccountWords = {
  newDevice: {
    subject: 'Logowanie do panelu z nowego urządzenia',
    heading: 'Logowanie z nowego urządzenia',
    text: (time, browser) =>
      `${time} (czas polski) zalogowano się na Twoje konto w panelu z przeglądarki, której to konto wcześniej nie używało${browser ? `: ${browser}` : ''}.`,
    own: 'Jeśli to Ty, nic nie musisz robić.',
    stranger:
      'Jeśli to nie Ty: otwórz swoje konto w panelu, wybierz „Zakończ wszystkie inne sesje”, a potem zmień hasło. Gdy nie możesz się zalogować, powiadom administratora.',
    open: 'Otwórz swoje konto',
  },
};

const en: AccountWords = {
  newDevice: {
    subject: 'Sign-in to the back office from a new device',
    heading: 'Sign-in from a new device',
    text: (time, browser) =>
      `On ${time} (Polish time), your account in the back office was signed in to from a browser it had not used before${browser ? `: ${browser}` : ''}.`,
    own: 'If it was you, there is nothing to do.',
    stranger:
      'If it was not you: open your account in the back office, choose “End all other sessions”, then change your password. If you cannot sign in, tell an administrator.',
    open: 'Open your account',
  },
};

/** Words of mails to people with an account, in the languages of the back office. */
export const ACCOUNT_MAILS: Record<AdminLanguage, AccountWords> = {
  pl: typesetWords(pl, 'pl'),
  en: typesetWords(en, 'en'),
};
