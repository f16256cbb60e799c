import type { Post } from './post.ts';

export const FIRST_THREE_DAYS: Post = {
  slug: 'pierwsze-trzy-dni-na-hali',
  publishedAt: '2025-03-20T08:00:00.000Z',
  title: 'Pierwsze trzy dni na hali bez dwunastu podpisów',
  description:
    'Nowa osoba podpisuje średnio dwanaście kartek, zanim zobaczy swoje stanowisko. Rozpisaliśmy to na trzy dni i oddaliśmy brygadziście pół dnia pracy.',
  category: 'hr',
  tags: ['praca-zespolu', 'dokumenty', 'prawo'],
  author: 'Ślusarczyk',
  sidebar: 'DMS (wewnątrz wpisu)',
  content: `Damian przyszedł do pracy w poniedziałek o 5:45. O 9:20 wciąż siedział w biurze kadr i podpisywał. Do maszyny trafił we wtorek, a buty ochronne w swoim rozmiarze dostał w czwartek. W piątek zadzwonił, że znalazł coś bliżej domu.

W tym zakładzie co czwarta osoba odchodziła w pierwszych dwóch tygodniach. Kadrowa prowadziła tę statystykę dla siebie, na kartce przyklejonej od wewnątrz do drzwi szafy. Kiedy nam ją pokazała, przestaliśmy rozmawiać o wnioskach urlopowych i zaczęliśmy od początku, czyli od przyjęcia.

## Co się dzieje, zanim ktoś zacznie

Przez dwa tygodnie chodziłam za nowymi osobami z notatnikiem. Spisałam 34 czynności wykonywane przez siedem osób. Najciekawsze były przerwy.

- Na badania lekarskie skierowanie drukowano w dniu przyjęcia, choć decyzja zapadała tydzień wcześniej.
- Rozmiar butów wpisywano w formularz po szkoleniu BHP, więc magazyn nie miał kiedy ich zamówić.
- Dane z kwestionariusza przepisywano cztery razy: do umowy, do programu płacowego, do karty szkolenia i do listy dostępu.
- Brygadzista dowiadywał się o nowej osobie, kiedy stała obok niego.

## Trzy dni, trzy listy

Nowy układ jest prosty. Każdy dzień ma swoją listę, każda pozycja właściciela i termin. Program pilnuje kolejności i przypomina.

| Kiedy | Co | Kto |
| --- | --- | --- |
| Tydzień przed | dane, rozmiary, badania, konto bankowe | nowa osoba, z telefonu |
| Dzień 1 | umowa, szkolenie BHP, szatnia, opiekun | kadry i opiekun |
| Dzień 2 | stanowisko, instrukcja, pierwsza operacja pod okiem | opiekun |
| Dzień 3 | samodzielna zmiana, rozmowa na koniec | brygadzista |

Formularz z telefonu to najważniejsza zmiana. Wypełnia się go w domu, z dowodem w ręku, więc w numerze konta przestały znikać cyfry. Kto nie ma smartfona albo woli papier, dostaje papier. Na 61 osób wybrały go cztery.

## Podpis: gdzie musi być, a gdzie nie musi

Z dwunastu kartek podpisu wymagało pięć. Przy pozostałych wystarczy potwierdzenie, że ktoś przeczytał, z datą i osobą. Listę przejrzał prawnik i przesunął dwie pozycje, więc nie kopiuj jej od nas, tylko zrób własną. Zasada, która pomogła ją ułożyć:

1. Wymaga tego przepis z nazwy? Podpis odręczny albo kwalifikowany.
2. Chcemy mieć dowód, że ktoś wie? Potwierdzenie w telefonie.
3. Robimy tak, bo zawsze tak było? Wyrzucić.

Na trzecią kategorię przypadły trzy dokumenty. Jeden odsyłał do regulaminu uchylonego sześć lat temu.

## Opiekun zamiast folderu

Żaden program nie powie, gdzie jest mikrofalówka i do kogo lepiej nie odzywać się przed siódmą. Dlatego każda nowa osoba ma opiekuna, kogoś z tej samej zmiany, kto zgłosił się sam. Za trzy dni opieki dostaje 300 zł, jeśli podopieczny zostanie miesiąc, drugie tyle.

Na koniec trzeciego dnia brygadzista pyta o dwie rzeczy: co było najdziwniejsze i czego zabrakło. Odpowiedzi trafiają do wspólnej listy. Pierwszą pozycją była mapa hali z zaznaczonym własnym stanowiskiem. Wisi teraz w szatni.

## Po dziewięciu miesiącach

Odejścia w pierwszych dwóch tygodniach spadły z 26% do 9%. Przyjęcie jednej osoby zajmuje kadrom 50 minut, wcześniej prawie cztery godziny. Buty czekają w szafce w poniedziałek o 5:45.

Policzyliśmy też koszt jednego odejścia: badania, odzież, szkolenie, czas brygadzisty. Wyszło 3900 zł. Przy dziesięciu osobach rocznie mniej cały projekt zwrócił się w siódmym miesiącu.

A kartka z drzwi szafy? Kadrowa zdjęła ją sama. Tę liczbę widać teraz na pulpicie dyrektora, obok wydajności, i dobrze, bo jedno wynika z drugiego.`,
};
