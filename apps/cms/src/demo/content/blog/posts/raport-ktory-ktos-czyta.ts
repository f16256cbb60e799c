import type { Post } from './post.ts';

export const REPORT_SOMEONE_READS: Post = {
  slug: 'raport-ktory-ktos-czyta',
  publishedAt: '2026-02-05T08:00:00.000Z',
  title: 'Raport, który ktoś naprawdę czyta',
  description:
    'Z siedemdziesięciu dwóch raportów w jednej firmie czytano dziewięć. Jak je znaleźć, co zrobić z resztą i jak zbudować taki, który zmienia decyzje.',
  category: 'raporty',
  tags: ['dane', 'praca-zespolu'],
  author: 'Ślusarczyk',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `W hurtowni, która poprosiła nas o „lepsze raporty”, było ich siedemdziesiąt dwa. Powstawały co tydzień, większość automatycznie, i lądowały w skrzynkach czternastu osób. Zanim zaczęliśmy budować siedemdziesiąty trzeci, zrobiliśmy prosty eksperyment.

## Wyłączyliśmy wszystkie

Za zgodą właściciela, na dwa tygodnie, bez zapowiedzi. Kto zapytał, gdzie jest raport, dostawał go od razu. Zapytano o dziewięć.

Pozostałych sześćdziesięciu trzech nikt nie zauważył. Ich przygotowanie i sprawdzanie zajmowało analitykowi jedną trzecią etatu.

## Co miało dziewięć czytanych

Porównaliśmy te dziewięć z resztą. Różniły się czterema rzeczami.

**Odpowiadały na jedno pytanie.** Nie „sprzedaż”, tylko „którzy klienci przestali zamawiać”.

**Miały adresata.** Jedną osobę, która po przeczytaniu coś robi. Raport dla wszystkich jest dla nikogo.

**Przychodziły w porę.** Rano przed naradą, a nie po niej.

**Mieściły się na ekranie telefonu.** To nas zaskoczyło najbardziej. Siedem z dziewięciu czytano w drodze do pracy.

## Zacznij od decyzji

Gdy ktoś prosi nas o raport, pytamy: co pan zrobi inaczej, jeśli ta liczba będzie większa niż zwykle? Jeśli nie ma odpowiedzi, raport nie jest potrzebny. Jeśli jest, znamy już próg, przy którym liczba ma się zaczerwienić.

Przykład z tej samej hurtowni. Kierownik chciał „raport rotacji zapasów”. Po trzech pytaniach okazało się, że w piątki decyduje, co przecenić. Potrzebował więc listy: towar, który leży dłużej niż 90 dni, którego jest za więcej niż 2000 zł i którego nikt nie zarezerwował. Trzynaście wierszy zamiast czterystu. Czyta ją co tydzień.

![Tytułem jest odpowiedź, nie nazwa raportu. Wykres i tabela służą do jej sprawdzenia.](products/data-1.webp)

## Jedna definicja

Najdłuższe spory, w jakich uczestniczyłam, dotyczyły tego, czyja liczba jest prawdziwa. Sprzedaż liczyła marżę od ceny przed rabatem, księgowość po rabacie i po zwrotach. Obie miały rację, każda we własnym znaczeniu.

Dlatego przy każdym wskaźniku zapisujemy jedno zdanie, zrozumiałe bez słownika:

> Marża to wartość faktur po rabatach i zwrotach, pomniejszona o koszt zakupu z chwili wydania towaru. Bez transportu.

Zdanie zatwierdzają obie strony. Potem już nikt nie pyta, skąd ta liczba, tylko co z nią zrobić.

## Przepis

1. Wyłącz na próbę to, co masz. Wróci to, co potrzebne.
2. Do każdego raportu dopisz pytanie, adresata i decyzję.
3. Ustal próg. Poniżej niego raport może być pusty i to jest dobra wiadomość.
4. Zdefiniuj wskaźniki zdaniem i pokaż definicję przy liczbie.
5. Daj możliwość zejścia do dokumentu. Zaufanie bierze się z tego, że można sprawdzić.

Piąty punkt bywa pomijany, bo jest najdroższy. Bez niego jednak pierwsza liczba, która komuś się nie zgodzi, podważa wszystkie pozostałe. Z nim rozmowa trwa minutę: klikamy słupek, patrzymy na trzy faktury i albo poprawiamy dane, albo zmieniamy zdanie. Warto też dopisać przy każdym raporcie datę, po której ktoś sprawdzi, czy jest jeszcze potrzebny. U nas to pół roku.

Od tamtej pory stary raport wyłączamy w dniu, w którym startuje jego następca. Dwa obok siebie zawsze się różnią, choćby o grosz z zaokrągleń, i przez miesiąc wszyscy szukają grosza zamiast czytać.

## Ile zostało

Dziś w hurtowni jest jedenaście raportów: dziewięć starych w nowej postaci i dwa, o których wcześniej nikt nie pomyślał. Jeden z nich, lista klientów, którzy zamilkli, przyniósł w pierwszym kwartale czternaście telefonów i sześć odzyskanych kontraktów.

| Miara | Przed | Po |
| --- | --- | --- |
| Raporty tygodniowo | 72 | 11 |
| Czytane | 9 | 11 |
| Praca analityka | 13 godz. | 2 godz. |

Mniej bywa lepiej, byle było wiadomo czego. Jeśli chcesz zobaczyć takie raporty na własnych danych, zacznij od strony [DATA](/products/data).`,
};
