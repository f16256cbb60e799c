import { typesetWords } from '@osnowa/text';
import type { SignInChange } from '../../access/accounts/sign-in-changes.ts';
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
  changed: {
    subject: string;
    heading: string;
    changes: Record<SignInChange, (about: ChangeFacts) => string>;
    /** @param names passkeys that still work */
    passkeys: (names: string) => string;
    stranger: string;
    administrator: string;
    open: string;
  };
}

interface ChangeFacts {
  time: string;
  /** Of a passkey. */
  name: string;
  email: string;
  /** An administrator did it. */
  byOther: boolean;
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
  changed: {
    subject: 'Logowanie do panelu: zmiana na koncie',
    heading: 'Logowanie na Twoje konto',
    changes: {
      'address-changed': ({ time, byOther }) =>
        `${time} (czas polski) ${byOther ? 'administrator zmienił' : 'zmieniono'} adres e-mail, którym logujesz się do panelu. Ta wiadomość przyszła jeszcze na poprzedni adres.`,
      'codes-refused': ({ email }) =>
        `W ciągu doby co najmniej 10 razy ktoś podał prawidłowe hasło do konta ${email} i błędny kod. Ta osoba zna hasło: trzeba je zmienić.`,
      'logins-failed': ({ email }) =>
        `W ciągu doby co najmniej 100 razy ktoś podał błędne hasło do konta ${email}. Konto nie jest zablokowane.`,
      'passkey-added': ({ time, name }) =>
        `${time} (czas polski) dodano do Twojego konta w panelu klucz dostępu „${name}”.`,
      'passkey-removed': ({ time, name }) =>
        `${time} (czas polski) usunięto z Twojego konta w panelu klucz dostępu „${name}”.`,
      'password-changed': ({ time, byOther }) =>
        byOther
          ? `${time} (czas polski) administrator ustawił nowe hasło do Twojego konta w panelu i usunął klucze dostępu. Wszystkie sesje zakończono.`
          : `${time} (czas polski) zmieniono hasło do Twojego konta w panelu. Wszystkie sesje zakończono.`,
      'password-reset': ({ time }) =>
        `${time} (czas polski) ustawiono nowe hasło do Twojego konta w panelu linkiem z wiadomości e-mail.`,
      'recovery-code': ({ time }) =>
        `${time} (czas polski) użyto na Twoim koncie w panelu kodu zapasowego.`,
      'recovery-codes': ({ time }) =>
        `${time} (czas polski) utworzono nowe kody zapasowe do Twojego konta w panelu. Poprzednie już nie działają.`,
      'second-factor-off': ({ time, byOther }) =>
        byOther
          ? `${time} (czas polski) administrator wyłączył na Twoim koncie w panelu weryfikację dwuetapową i usunął klucze dostępu. Wystarczy teraz hasło.`
          : `${time} (czas polski) wyłączono na Twoim koncie w panelu weryfikację dwuetapową. Wystarczy teraz hasło.`,
      'second-factor-on': ({ time }) =>
        `${time} (czas polski) włączono na Twoim koncie w panelu weryfikację dwuetapową.`,
    },
    passkeys: (names) =>
      `Klucze dostępu tego konta działają dalej: ${names}. Usuń te, których nie znasz.`,
    stranger:
      'Jeśli to nie Ty ani nikt na Twoją prośbę: zmień hasło, sprawdź na swoim koncie klucze dostępu i otwarte sesje, a potem powiadom administratora. Gdy nie możesz się zalogować, administrator przywróci Ci dostęp.',
    administrator:
      'Dziennik zdarzeń pokazuje, kiedy i z jakiej sieci próbowano. Właściciel konta dostał taką samą wiadomość.',
    open: 'Otwórz dziennik zdarzeń',
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
  changed: {
    subject: 'Sign-in to the back office: a change to an account',
    heading: 'Signing in to your account',
    changes: {
      'address-changed': ({ time, byOther }) =>
        `On ${time} (Polish time), ${byOther ? 'an administrator changed the email address' : 'the email address was changed'} that you sign in to the back office with. This mail still went to the previous address.`,
      'codes-refused': ({ email }) =>
        `Within a day, somebody entered the right password of the account ${email} and a wrong code, 10 times or more. They know the password: it has to be changed.`,
      'logins-failed': ({ email }) =>
        `Within a day, somebody entered a wrong password for the account ${email}, 100 times or more. The account is not locked.`,
      'passkey-added': ({ time, name }) =>
        `On ${time} (Polish time), the passkey “${name}” was added to your account in the back office.`,
      'passkey-removed': ({ time, name }) =>
        `On ${time} (Polish time), the passkey “${name}” was removed from your account in the back office.`,
      'password-changed': ({ time, byOther }) =>
        byOther
          ? `On ${time} (Polish time), an administrator set a new password for your account in the back office and removed its passkeys. All sessions were ended.`
          : `On ${time} (Polish time), the password of your account in the back office was changed. All sessions were ended.`,
      'password-reset': ({ time }) =>
        `On ${time} (Polish time), a new password for your account in the back office was set by the link in a mail.`,
      'recovery-code': ({ time }) =>
        `On ${time} (Polish time), a recovery code of your account in the back office was used.`,
      'recovery-codes': ({ time }) =>
        `On ${time} (Polish time), new recovery codes were made for your account in the back office. The previous ones do not work any more.`,
      'second-factor-off': ({ time, byOther }) =>
        byOther
          ? `On ${time} (Polish time), an administrator turned off two-step verification for your account in the back office and removed its passkeys. The password is enough now.`
          : `On ${time} (Polish time), two-step verification was turned off for your account in the back office. The password is enough now.`,
      'second-factor-on': ({ time }) =>
        `On ${time} (Polish time), two-step verification was turned on for your account in the back office.`,
    },
    passkeys: (names) =>
      `The passkeys of this account go on working: ${names}. Remove those that you do not know.`,
    stranger:
      'If it was neither you nor somebody you asked: change your password, look at the passkeys and open sessions of your account, and tell an administrator. If you cannot sign in, an administrator lets you in again.',
    administrator:
      'The audit log says when it was tried, and from which network. The owner of the account got the same mail.',
    open: 'Open the audit log',
  },
};

/** Words of mails to people with an account, in the languages of the back office. */
export const ACCOUNT_MAILS: Record<AdminLanguage, AccountWords> = {
  pl: typesetWords(pl, 'pl'),
  en: typesetWords(en, 'en'),
};
