import { type AdminLanguage, adminLanguage } from '../../../fields/admin-label.ts';

const pl = {
  failed: 'Nie udało się. Sprawdź połączenie i spróbuj jeszcze raz.',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  push: {
    heading: 'Powiadomienia na telefonie i komputerze',
    about:
      'Nowe zapytanie pojawi się na ekranie tego urządzenia, także gdy panel jest zamknięty: temat, imię i nazwisko oraz numer.',
    turnOn: 'Włącz powiadomienia na tym urządzeniu',
    isOn: 'Na tym urządzeniu powiadomienia są włączone.',
    unsupported:
      'Ta przeglądarka nie obsługuje powiadomień. Na iPhonie i iPadzie dodaj najpierw panel do ekranu początkowego: Udostępnij → Do ekranu początkowego, a potem otwórz go stamtąd.',
    insecure: 'Powiadomienia działają tylko wtedy, gdy adres panelu zaczyna się od https://.',
    denied:
      'Przeglądarka blokuje powiadomienia z tej strony. Kliknij ikonę obok adresu strony, wybierz „Powiadomienia → Zezwalaj” i spróbuj jeszcze raz. W telefonie sprawdź też ustawienia powiadomień przeglądarki.',
    dismissed:
      'Przeglądarka nie dostała zgody. Kliknij jeszcze raz i wybierz „Zezwalaj” w jej pytaniu.',
    noService:
      'Przeglądarka nie połączyła się ze swoją usługą powiadomień. Sprawdź, czy nie jest wyłączona w jej ustawieniach, albo spróbuj w innej przeglądarce.',
    devices: 'Twoje urządzenia',
    unknown: 'Nieznana przeglądarka',
    isThis: 'to urządzenie',
    since: 'Od',
    used: 'ostatnie powiadomienie',
    unused: 'bez powiadomień do tej pory',
    remove: 'Usuń',
    test: 'Wyślij próbne',
    tested: {
      sent: 'Wysłano. Powiadomienie pojawi się za chwilę.',
      gone: 'To urządzenie nie przyjmuje już powiadomień i zostało usunięte z listy.',
      failed: 'Usługa powiadomień nie przyjęła próbnego. Spróbuj jeszcze raz za chwilę.',
    },
  },
  webhook: {
    heading: 'Sekret i próba',
    about:
      'Każda przesyłka ma podpis, po którym odbiorca poznaje, że pochodzi stąd (Standard Webhooks). Do sprawdzenia podpisu potrzebuje sekretu.',
    newSecret: 'Utwórz nowy sekret',
    sure: 'Tak, utwórz. Poprzedni przestanie działać.',
    once: 'Zapisz go teraz u odbiorcy: nie pokażemy go drugi raz.',
    test: 'Wyślij próbną',
    testing: 'Wysyłam…',
    saveFirst: 'Zapisz najpierw, potem utworzysz sekret i wyślesz próbną przesyłkę.',
    took: (status: number) => `Odbiorca przyjął próbną przesyłkę (kod ${status}).`,
    refused: (status: number) => `Odbiorca odpowiedział kodem ${status}.`,
    waiting: 'Próbna przesyłka czeka. Zobacz ją na liście doręczeń.',
    said: 'Odpowiedź:',
  },
  key: {
    heading: 'Klucz',
    newKey: 'Utwórz klucz',
    renewKey: 'Utwórz nowy klucz',
    sure: 'Tak, utwórz. Poprzedni przestanie działać.',
    once: 'Zapisz go teraz w drugim programie: nie pokażemy go drugi raz.',
    saveFirst: 'Zapisz najpierw, potem utworzysz klucz.',
  },
  cancel: 'Anuluj',
};

/** The words of the pages that connect lead management with other programs and devices. */
export type ChannelWords = typeof pl;

const en: ChannelWords = {
  failed: 'That did not work. Check the connection and try again.',
  copy: 'Copy',
  copied: 'Copied',
  push: {
    heading: 'Notifications on phone and computer',
    about:
      'A new lead appears on the screen of this device, also while the back office is closed: topic, name and number.',
    turnOn: 'Turn on notifications on this device',
    isOn: 'Notifications are on here.',
    unsupported:
      'This browser does not support notifications. On an iPhone or iPad, first add the back office to the home screen (Share → Add to Home Screen), and open it from there.',
    insecure: 'Notifications work only where the address of the back office begins with https://.',
    denied:
      'The browser blocks notifications of this page. Click the icon beside the address, choose “Notifications → Allow” and try again. On a phone, also look at the browser’s notification settings.',
    dismissed: 'The browser got no permission. Click again and choose “Allow” when it asks.',
    noService:
      'The browser could not reach its own notification service. See whether it is turned off in the settings, or try another browser.',
    devices: 'Your devices',
    unknown: 'Unknown browser',
    isThis: 'this device',
    since: 'Since',
    used: 'last notification',
    unused: 'no notification yet',
    remove: 'Remove',
    test: 'Send a trial',
    tested: {
      sent: 'Sent. The notification will appear in a moment.',
      gone: 'This device takes no notifications any more. It has been removed from the list.',
      failed: 'The notification service did not take the trial. Try again in a moment.',
    },
  },
  webhook: {
    heading: 'Secret and trial',
    about:
      'Each delivery is signed, so that the receiver knows that it comes from here (Standard Webhooks). The secret is needed to check the signature.',
    newSecret: 'Make a new secret',
    sure: 'Yes, make it. The old one stops working.',
    once: 'Save it at the receiver now: it is not shown again.',
    test: 'Send a trial',
    testing: 'Sending…',
    saveFirst: 'Save first. Then you can make a secret and send a trial.',
    took: (status) => `The receiver took the trial (status ${status}).`,
    refused: (status) => `The receiver answered with status ${status}.`,
    waiting: 'The trial waits. It stands in the list of deliveries.',
    said: 'Answer:',
  },
  key: {
    heading: 'Key',
    newKey: 'Make the key',
    renewKey: 'Make a new key',
    sure: 'Yes, make it. The old one stops working.',
    once: 'Save it in the other program now: it is not shown again.',
    saveFirst: 'Save first. Then you can make the key.',
  },
  cancel: 'Cancel',
};

const WORDS: Record<AdminLanguage, ChannelWords> = { pl, en };

/** The words in the language of the back office. */
export function channelWords(language: string): ChannelWords {
  return WORDS[adminLanguage(language)];
}
