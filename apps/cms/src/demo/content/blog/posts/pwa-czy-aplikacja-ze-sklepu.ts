import type { Post } from './post.ts';

export const PWA_OR_STORE: Post = {
  slug: 'pwa-czy-aplikacja-ze-sklepu',
  publishedAt: '2026-10-22T07:00:00.000Z',
  title: 'PWA czy aplikacja ze sklepu? Pięć pytań na start',
  description:
    'Aplikacja w przeglądarce jest tańsza, aplikacja ze sklepu potrafi więcej. Pięć pytań, po których zwykle wiadomo, co wybrać, i tabela z kosztami.',
  category: 'aplikacje-pwa',
  tags: ['mobilnosc', 'koszty'],
  author: 'Domański',
  sidebar: 'Kalkulator (przyklejony u dołu)',
  content: `Progresywna aplikacja webowa, w skrócie PWA, to strona, którą można dodać do ekranu telefonu. Ma ikonę, działa na pełnym ekranie i potrafi pracować bez zasięgu. Nie trzeba jej publikować w sklepie ani prosić nikogo o aktualizację.

Brzmi jak odpowiedź na wszystko, ale nią nie jest. Przez ostatnie trzy lata zbudowaliśmy jedenaście PWA i dziewięć aplikacji do sklepów. Decyzję prawie zawsze rozstrzygało tych pięć pytań.

## 1. Kto będzie jej używać: Twoi ludzie czy wszyscy?

Gdy użytkowników znasz z imienia, PWA wystarcza niemal zawsze. Wysyłasz odnośnik, pokazujesz, gdzie stuknąć, i gotowe. Gdy aplikację mają znaleźć obcy ludzie, sklep pomaga: tam szukają i temu ufają.

## 2. Czy ma pracować bez zasięgu przez cały dzień?

PWA zapisze formularz w piwnicy i wyśle go, gdy wróci sieć. Nadaje się do kart kontroli, protokołów i zamówień. Jeśli jednak w trasie potrzebne są mapy całego województwa i pięćset zdjęć, system może usunąć dane aplikacji, której dawno nie otwierano. Wtedy bezpieczniejsza jest aplikacja zainstalowana.

## 3. Z jakim sprzętem ma rozmawiać?

- **Aparat, położenie, czytanie kodów:** PWA poradzi sobie dobrze.
- **Drukarka etykiet w sieci:** poradzi sobie, z małą pomocą serwera.
- **Czytnik przez Bluetooth, NFC, praca w tle:** na iPhonie tylko aplikacja ze sklepu.

To pytanie zadajemy pierwsze, gdy rozmowa dotyczy magazynu. Kolektory z Androidem mają własne skanery i PWA działa na nich bardzo dobrze.

## 4. Jak często będzie się zmieniać?

Zmiana w PWA jest u wszystkich przy następnym otwarciu. Zmiana w sklepie czeka na sprawdzenie, od kilku godzin do kilku dni, a potem na to, aż użytkownik ją pobierze. Jeśli w pierwszym roku planujesz poprawki co tydzień, przeglądarka oszczędzi Ci nerwów.

## 5. Ile to ma kosztować przez pięć lat?

Budowa to tylko początek. Aplikacja w sklepie wymaga przeglądu co roku, bo zmieniają się systemy i wymagania sklepów.

| Pozycja | PWA | Aplikacja do sklepów |
| --- | --- | --- |
| Budowa średniego projektu | 60 dni | 90 dni |
| Przegląd roczny | 3 dni | 8 dni |
| Opłaty roczne | domena | konta deweloperskie |
| Czas od zmiany do użytkownika | minuty | dni |

Liczby dotyczą aplikacji takiej jak [planowanie serwisu](/realizations/field-service): trzy role, praca bez zasięgu, mapa i zdjęcia.

Najdroższa okazuje się zwykle rzecz, której nikt nie wpisał do zapytania: wsparcie dla starych telefonów. Zanim wybierzesz, sprawdź, co ludzie mają w kieszeniach. W jednym z zakładów co piąty telefon miał system sprzed siedmiu lat i to on zdecydował o wyborze przeglądarki.

Drugie miejsce zajmuje logowanie. W PWA wystarcza odnośnik wysłany na służbowy adres, w sklepie trzeba przejść przez konto firmowe, zaproszenia i weryfikację, a przy rotacji załogi ktoś robi to co tydzień. Przy trzydziestu osobach to godzina w miesiącu, przy trzystu już ćwierć etatu.

## A może jedno i drugie

Coraz częściej zaczynamy od PWA, a po pół roku ten sam kod opakowujemy w aplikację do sklepu, jeśli okaże się potrzebna. Dokłada to około piętnastu dni, zamiast budować od zera. Warunek jest jeden: trzeba to założyć na początku, bo niektóre decyzje, na przykład sposób logowania, trudno potem zmienić.

## Co radzimy

Jeśli aplikacja jest dla Twoich pracowników, zacznij od PWA i przez miesiąc sprawdzaj ją z trzema osobami. Jeśli jest dla klientów i ma być widoczna w sklepie, zaplanuj budżet na pięć lat, a nie na pierwsze wydanie. A jeśli po pięciu pytaniach nadal nie wiesz, to dobry temat na [piętnaście minut rozmowy](/contact).`,
};
