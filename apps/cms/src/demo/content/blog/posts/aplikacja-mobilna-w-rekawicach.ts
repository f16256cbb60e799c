import type { Post } from './post.ts';

export const APP_WITH_GLOVES: Post = {
  slug: 'aplikacja-mobilna-w-rekawicach',
  publishedAt: '2026-05-14T07:00:00.000Z',
  title: 'Aplikacja mobilna w rękawicach. Jak projektować dla hali',
  description:
    'Siedem zasad, których nauczyły nas tłocznia, chłodnia i kuchnia restauracyjna. Z wymiarami przycisków i błędami, które sami popełniliśmy.',
  category: 'aplikacja-mobilna',
  tags: ['mobilnosc', 'produkcja'],
  author: 'Domański',
  sidebar: 'Kalkulator (przyklejony u dołu na telefonie)',
  content: `Pierwsza aplikacja, którą zrobiliśmy na halę, była ładna. Miała cienkie ikony, jasnoszare napisy i gest przesuwania, z którego byliśmy dumni. Pierwszego dnia operator prasy zdjął rękawicę, przesunął palcem, zostawił na ekranie smugę oleju i powiedział, że woli kartkę.

Od tamtej pory projektujemy inaczej. Oto siedem zasad.

## 1. Przycisk ma dwa centymetry

Zalecenia dla telefonów mówią o dziewięciu milimetrach. W rękawicy roboczej celność spada dwukrotnie. Na tablecie przy maszynie najmniejszy przycisk ma u nas *20 mm*, a odstęp między przyciskami 4 mm. Przycisk „Zgłoś brak” leży jak najdalej od „Zapisz”.

## 2. Ekran czyta się z metra

Tablet wisi na ramieniu, operator stoi. Liczba, którą ma porównać z suwmiarką, ma wysokość 12 mm. Reszta może być mniejsza, byle dało się ją przeczytać bez okularów. Sprawdzamy to prosto: odkładamy tablet na stół i cofamy się o krok.

## 3. Kolor nigdy nie jest sam

Co dwunasty mężczyzna gorzej rozróżnia czerwień i zieleń, a na hali światło bywa żółte. Pomiar poza granicą jest czerwony, ma znak ostrzeżenia i słowa „poza tolerancją”. Dopiero razem to działa.

![Wynik poza granicą ma kolor, ramkę i słowa. W złym świetle wystarczy jedno z nich.](realizations/df-app-1.webp)

## 4. Bez klawiatury, gdzie się da

Klawiatura ekranowa zasłania połowę formularza i wymaga celności. Zastępują ją:

- duże klawisze numeryczne narysowane w formularzu,
- lista pięciu ostatnio używanych wartości,
- skan kodu z palety, narzędzia albo identyfikatora,
- zdjęcie zamiast opisu.

Opis słowny zostaje jako ostatnia możliwość, z dyktowaniem.

## 5. Sieć znika i to jest normalne

Za piecem, w chłodni i w windzie nie ma zasięgu. Aplikacja zapisuje wszystko u siebie, pokazuje małą ikonę z liczbą rzeczy do wysłania i **nigdy** nie każe czekać. Najgorszy komunikat świata to „Spróbuj ponownie później” po wypełnieniu czterdziestu pól.

## 6. Ktoś przerwie w połowie

Alarm, dostawa, brygadzista. Aplikacja musi pamiętać, gdzie się skończyło, także po wymianie baterii i po tym, jak tablet weźmie inna osoba. Na górze widać, czyja to karta.

## 7. Jedna czynność, jeden ekran

Człowiek w hałasie nie czyta. Ekran ma jedno pytanie, jedną odpowiedź i jeden duży przycisk dalej. Z lewej strony pasek kroków, żeby wiadomo było, ile zostało. Sześć takich ekranów przechodzi się szybciej niż jeden długi formularz, choć w projekcie wygląda to odwrotnie.

## Jak to sprawdzamy

Nie w biurze. Trzy osoby z brygady, prawdziwa maszyna, prawdziwe rękawice. Prosimy o wykonanie zadania i milczymy. Zapisujemy każde zawahanie dłuższe niż dwie sekundy. Po trzech osobach lista powtarza się tak bardzo, że czwarta już niewiele dodaje.

| Próba | Czas kontroli | Pomyłki na 20 kart |
| --- | --- | --- |
| Papier | 9 min | 3 |
| Pierwszy prototyp | 6 min | 5 |
| Drugi prototyp | 3 min | 1 |
| Wersja na hali | 2 min | 0 |

Pierwszy prototyp miał więcej pomyłek niż papier. Gdybyśmy pominęli próbę, trafiłby na halę.

Poprawki po próbie zajęły cztery dni. Na działającej hali zajęłyby miesiąc.

## Sprzęt, czyli reszta sukcesu

Najlepszy ekran nie pomoże, jeśli tablet leży w szufladzie, bo nikt go nie naładował. Zamawiamy urządzenia z wymienną baterią, uchwyt na ramieniu i ładowarkę w miejscu, w którym kończy się zmianę. Szybkę ochronną wymienia się raz na kwartał, razem z przeglądem maszyny. Do tego jeden tablet w zapasie na każde dziesięć. Te drobiazgi kosztują około pięciuset złotych na stanowisko i decydują, czy po roku aplikacja jeszcze żyje.

## Na koniec

Te zasady przydają się nie tylko w fabryce. [Kasa restauracyjna](/realizations/gastro-kasse) i [panel hotelowy](/realizations/hotel-room) powstały według tych samych. Wszędzie, gdzie człowiek ma zajęte ręce i głowę, dobra aplikacja to taka, o której zapomina zaraz po użyciu.`,
};
