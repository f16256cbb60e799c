/** Labels of the cookie bar. */
export const cookies = {
  title: 'Pliki cookie',
  text: 'Zapamiętujemy w Twojej przeglądarce tylko to, co potrzebne, na przykład język, tę odpowiedź, niewysłany formularz i zamknięte okienka. Nie używamy narzędzi śledzących i nie wyświetlamy reklam.',
  question:
    'Za Twoją zgodą sprawdzamy, które strony pomagają i skąd przychodzą odwiedzający. Bez zgody nic takiego się nie wczyta, a strona działa tak samo.',
  more: 'Więcej o prywatności',
  accept: 'Rozumiem',
  agree: 'Rozumiem, zgadzam się',
  necessary: 'Tylko niezbędne',
  settings: 'Ustawienia',
  always:
    'Niezbędne są zawsze, na przykład: język, ta odpowiedź, niewysłany formularz i zamknięte okienka.',
  purposes: {
    analytics: 'Statystyka: które strony są czytane, które formularze wysyłane',
    marketing: 'Reklama: czy nasze ogłoszenia przyprowadziły Cię na stronę',
  },
  save: 'Zapisz wybór',
  reopen: 'Ustawienia plików cookie',
};

/** Shape of the cookie bar's labels. */
export type CookieMessages = typeof cookies;
