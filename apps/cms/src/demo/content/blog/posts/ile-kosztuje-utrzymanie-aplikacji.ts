import type { Post } from './post.ts';

export const COST_OF_UPKEEP: Post = {
  slug: 'ile-kosztuje-utrzymanie-aplikacji',
  publishedAt: '2025-09-18T07:00:00.000Z',
  title: 'Ile kosztuje utrzymanie aplikacji mobilnej po premierze',
  description:
    'Budżet kończy się zwykle w dniu publikacji w sklepie, a aplikacja wtedy dopiero zaczyna żyć. Rozkładamy trzy lata utrzymania na godziny i złotówki.',
  category: 'aplikacja-mobilna',
  tags: ['mobilnosc', 'koszty', 'wdrozenie'],
  author: 'Domański',
  sidebar: 'Kalkulator (przyklejony u dołu na telefonie)',
  content: `Aplikacja do zamawiania części serwisowych działała bez zarzutu czternaście miesięcy. Piętnastego, we wrześniu, producent telefonów wydał nową wersję systemu i u co trzeciego użytkownika przestał otwierać się aparat. Naprawa zajęła cztery godziny. Zorganizowanie jej trwało jedenaście dni, bo nikt nie wiedział, kto ma hasło do konta w sklepie, kto zapłaci i kto w ogóle ma kod.

Ta historia kosztowała więcej niż rok opieki. Zebrałem więc liczby z dziewięciu aplikacji, którymi zajmujemy się co najmniej trzy lata.

## Cztery rodzaje pracy

Utrzymanie to nie jest jedna pozycja w budżecie. Miesza się w niej cztery rzeczy o różnej naturze.

- **To, co wymusza świat.** Nowe systemy dwa razy w roku, wymagania sklepów, certyfikaty, wygasające biblioteki. Nie da się odmówić, można tylko zaplanować.
- **To, co się psuje.** Błędy, które wychodzą dopiero przy prawdziwych ludziach i prawdziwych telefonach.
- **To, co kosztuje, żeby stało.** Serwer, powiadomienia, kopie, monitoring, opłaty sklepów.
- **To, co chcemy poprawić.** Rozwój. Uczciwie należy go liczyć osobno, bo tylko z niego można zrezygnować.

## Trzy lata w godzinach

Średnia z dziewięciu aplikacji o podobnej wielkości: kilkanaście ekranów, logowanie, praca bez sieci, od 80 do 900 użytkowników. Budowa każdej zajęła od 90 do 160 dni.

| Praca | Rok 1 | Rok 2 | Rok 3 |
| --- | --- | --- | --- |
| Wymuszone przez systemy i sklepy | 40 godz. | 56 godz. | 64 godz. |
| Poprawki błędów | 110 godz. | 38 godz. | 30 godz. |
| Nadzór, kopie, konta | 24 godz. | 24 godz. | 24 godz. |
| Razem bez rozwoju | 174 godz. | 118 godz. | 118 godz. |

![Godziny utrzymania w trzech kolejnych latach, bez rozwoju. Średnia z dziewięciu aplikacji.](articles/utrzymanie-trzy-lata.webp)

W przeliczeniu na koszt budowy daje to 16% w pierwszym roku i około 11% w następnych. Do tego opłaty stałe, w naszych przypadkach od 290 do 1150 zł miesięcznie, zależnie głównie od liczby zdjęć.

Zaskoczył mnie wiersz pierwszy. Rośnie. Im starsza aplikacja, tym więcej jej części wychodzi z użycia naraz.

## Co obniża rachunek

Najtańsza aplikacja w zestawieniu potrzebowała rocznie 61 godzin, najdroższa 240. Różniły się nie wielkością, lecz pięcioma decyzjami z czasu budowy.

1. Jeden kod na oba systemy zamiast dwóch. Wymuszone prace maleją prawie o połowę.
2. Mało cudzych bibliotek. Najtańsza miała ich 14, najdroższa 63.
3. Testy, które klikają po głównych ścieżkach. Po zmianie systemu wynik jest po dwudziestu minutach, a nie po telefonie od użytkownika.
4. Serwer rozumie też poprzednią wersję aplikacji. Dzięki temu nikt nie musi aktualizować w ciągu doby.
5. Raporty o błędach z telefonu, bez danych osobowych. Skracają szukanie przyczyny z godzin do minut.

## Co musi zostać u Ciebie

Niezależnie od tego, kto aplikację utrzymuje, pięć rzeczy powinno należeć do Twojej firmy: konta w sklepach (na adres firmowy, nie prywatny), kod źródłowy z całą historią, klucze do podpisywania, domena i umowa z dostawcą serwera. Utrata klucza oznacza wydanie aplikacji od nowa i proszenie każdego użytkownika, żeby zainstalował ją jeszcze raz. Widziałem to dwa razy.

## Umowa bez niespodzianek

Dobrze działa prosty układ: stała liczba godzin na kwartał, która przechodzi na następny, jeśli jej nie wykorzystasz, i czas reakcji zapisany osobno dla trzech sytuacji: nie da się pracować, da się z obejściem, drobiazg. U nas to cztery godziny robocze, dwa dni i najbliższe wydanie.

Zapytaj też, co się dzieje po rozwiązaniu umowy. Jeśli odpowiedź mieści się w jednym zdaniu i zawiera słowo „przekażemy”, jest dobrze.

## Zanim zamówisz

Dolicz do wyceny ponad jedną trzecią, jeśli planujesz trzy lata. Jeśli wtedy przestaje się opłacać, lepiej wiedzieć to teraz. W [zapytaniu o wycenę](/estimate-project) opiekę można zaznaczyć od razu, od trzech do czterdziestu ośmiu miesięcy, a w odpowiedzi przyjdą dwie osobne liczby.`,
};
