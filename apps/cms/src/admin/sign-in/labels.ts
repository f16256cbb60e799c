import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';

const pl = {
  code: 'Kod z aplikacji lub kod zapasowy',
  password: 'Twoje hasło',
  failed: 'Nie udało się. Sprawdź połączenie i spróbuj ponownie.',
  cancel: 'Anuluj',
  login: {
    ended:
      'Zaloguj się, żeby wrócić do pracy. Sesja kończy się po pół godziny bez pisania i klikania w panelu. Tekst, którego nie udało się zapisać, wróci do formularza w tej przeglądarce.',
    secondStep:
      'Hasło jest prawidłowe. Podaj teraz kod z aplikacji w telefonie albo jeden z kodów zapasowych.',
    back: 'Wróć do hasła',
    passkey: 'Zaloguj się kluczem dostępu',
    passkeyCancelled: 'Nie użyto klucza dostępu. Spróbuj ponownie albo zaloguj się hasłem.',
  },
  again: {
    heading: 'Sesja się skończyła',
    about:
      'Zakończono ją gdzie indziej albo wygasła. To, co piszesz, zostaje w formularzu: zaloguj się tutaj, żeby to zapisać.',
  },
  factor: {
    heading: 'Weryfikacja dwuetapowa',
    off: 'Wyłączona. Po włączeniu logowanie wymaga hasła i kodu z aplikacji w telefonie, takiej jak Google Authenticator, Microsoft Authenticator, 2FAS lub menedżer haseł.',
    on: (left: number) => `Włączona. Niewykorzystane kody zapasowe: ${left}.`,
    few: 'Zostało mało kodów zapasowych. Utwórz nowe.',
    due: 'Twoja rola wymaga weryfikacji dwuetapowej. Włącz ją tutaj: do tego czasu reszta panelu jest zamknięta.',
    enter: 'Przejdź do panelu',
    turnOn: 'Włącz',
    turnOff: 'Wyłącz',
    scan: 'Zeskanuj ten kod aplikacją w telefonie.',
    picture: 'Kod QR dla aplikacji',
    secret: 'Bez aparatu wpisz w aplikacji ten klucz:',
    firstCode: 'Kod, który pokazuje aplikacja',
    confirm: 'Potwierdź kod',
    newCodes: 'Nowe kody zapasowe',
  },
  codes: {
    heading: 'Kody zapasowe',
    about:
      'Każdy z nich może raz zastąpić kod z aplikacji, na przykład gdy zgubisz telefon. Zapisz je teraz: nie pokażemy ich ponownie.',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    download: 'Pobierz',
    file: 'kody-zapasowe.txt',
    done: 'Mam je zapisane',
  },
  passkeys: {
    heading: 'Klucze dostępu',
    about:
      'Kluczem dostępu logujesz się bez hasła i kodu: odciskiem palca, twarzą lub kodem PIN urządzenia.',
    elsewhere:
      'Pod tym adresem panelu klucze dostępu nie działają. Potrzebny jest adres z nazwą domeny i https.',
    unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
    name: 'Nazwa klucza, na przykład „Laptop w biurze”',
    add: 'Dodaj klucz dostępu',
    added: 'Dodany',
    used: 'ostatnio użyty',
    unused: 'jeszcze nieużyty',
    remove: 'Usuń',
    removeIt: (name: string) => `Usuń klucz „${name}”`,
    cancelled: 'Nie dodano klucza dostępu.',
  },
  sessions: {
    heading: 'Otwarte sesje',
    about:
      'W tych przeglądarkach Twoje konto jest teraz otwarte. Sesja kończy się sama po pół godziny bez pisania, klikania i otwierania stron w panelu, a najpóźniej po dwunastu godzinach.',
    unknown: 'Nieznana przeglądarka',
    isThis: 'ta sesja',
    since: 'Od',
    used: 'ostatnio używana',
    end: 'Zakończ',
    endOthers: 'Zakończ wszystkie inne sesje',
  },
  colleague: {
    heading: 'Logowanie tej osoby',
    on: 'Weryfikacja dwuetapowa jest włączona.',
    off: 'Weryfikacja dwuetapowa jest wyłączona.',
    passkeys: (count: number) => `Klucze dostępu: ${count}.`,
    about:
      'Jeśli ta osoba zgubiła telefon, wyłącz jej weryfikację dwuetapową. Jej klucze dostępu zostaną usunięte, sesje zakończone, a ona zaloguje się samym hasłem.',
    reset: 'Wyłącz weryfikację tej osoby',
    sure: 'Tak, wyłącz',
  },
};

/** The words of the screens about signing in. */
export type SignInWords = typeof pl;

const en: SignInWords = {
  code: 'Code of the app, or recovery code',
  password: 'Your password',
  failed: 'That did not work. Check the connection and try again.',
  cancel: 'Cancel',
  login: {
    ended:
      'Sign in to go on. A session ends after half an hour without typing or clicking in the back office. Text that could not be saved comes back to the form in this browser.',
    secondStep:
      'The password is right. Now enter the code of the app on your phone, or one of your recovery codes.',
    back: 'Back to the password',
    passkey: 'Sign in with a passkey',
    passkeyCancelled: 'No passkey was used. Try again, or sign in with your password.',
  },
  again: {
    heading: 'Your session has ended',
    about:
      'It was ended elsewhere, or it ran out. What you write stays in the form: sign in here to save it.',
  },
  factor: {
    heading: 'Two-step verification',
    off: 'Off. Once it is on, signing in takes your password and a code of an app on your phone, such as Google Authenticator, Microsoft Authenticator, 2FAS or a password manager.',
    on: (left) => `On. Unused recovery codes: ${left}.`,
    few: 'Few recovery codes are left. Make new ones.',
    due: 'Your role needs two-step verification. Turn it on here: until then the rest of the back office is closed.',
    enter: 'Go to the back office',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    scan: 'Scan this code with the app on your phone.',
    picture: 'QR code for the app',
    secret: 'Without a camera, type this key into the app:',
    firstCode: 'Code that the app shows',
    confirm: 'Confirm the code',
    newCodes: 'New recovery codes',
  },
  codes: {
    heading: 'Recovery codes',
    about:
      'Each of them takes the place of a code of the app once, for example when you lose your phone. Save them now: they are not shown again.',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    file: 'recovery-codes.txt',
    done: 'I have saved them',
  },
  passkeys: {
    heading: 'Passkeys',
    about:
      'A passkey signs you in without password and code: by your finger, your face or the PIN of the device.',
    elsewhere:
      'Passkeys do not work at this address of the back office. It needs a name and https.',
    unsupported: 'This browser does not support passkeys.',
    name: 'Name of the passkey, such as “Office laptop”',
    add: 'Add a passkey',
    added: 'Added',
    used: 'last used',
    unused: 'not used yet',
    remove: 'Remove',
    removeIt: (name) => `Remove the passkey “${name}”`,
    cancelled: 'No passkey was added.',
  },
  sessions: {
    heading: 'Open sessions',
    about:
      'Your account is open here. A session ends by itself after half an hour without typing, clicking and opening pages in the back office, and after twelve hours at the latest.',
    unknown: 'Unknown browser',
    isThis: 'this session',
    since: 'Since',
    used: 'last used',
    end: 'End',
    endOthers: 'End all other sessions',
  },
  colleague: {
    heading: 'How this person signs in',
    on: 'Two-step verification is on.',
    off: 'Two-step verification is off.',
    passkeys: (count) => `Passkeys: ${count}.`,
    about:
      'If this person has lost their phone, turn off their two-step verification. Their passkeys are removed, their sessions end, and the password alone signs in.',
    reset: 'Turn off for this person',
    sure: 'Yes, turn off',
  },
};

const WORDS: Record<AdminLanguage, SignInWords> = { pl, en };

/** The words in the language of the back office. */
export function signInWords(language: string): SignInWords {
  return WORDS[adminLanguage(language)];
}
