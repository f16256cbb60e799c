import type { Post } from './post.ts';

export const ANALYSIS_PAYS: Post = {
  slug: 'analiza-przed-wdrozeniem-ktora-sie-zwraca',
  publishedAt: '2026-09-10T07:00:00.000Z',
  title: 'Analiza przed wdrożeniem: kiedy się zwraca, a kiedy nie',
  description:
    'Sto dwadzieścia stron, których nikt nie przeczyta, albo dziesięć, które zmieniają decyzję. Jak poznać dobrą analizę i ile powinna kosztować.',
  category: 'analiza-przedwdrozeniowa',
  tags: ['wdrozenie', 'koszty', 'praca-zespolu'],
  author: 'Ślusarczyk',
  sidebar: 'Przed rozmową (lista)',
  content: `Dostałam kiedyś do przeczytania analizę przedwdrożeniową, która miała sto dwadzieścia stron. Opisywała wszystkie procesy firmy, z diagramami. Na stronie osiemdziesiątej czwartej było zdanie: „Magazyn wydaje towar na podstawie dokumentu WZ”. Pojechałam do tego magazynu. Towar wydawano na podstawie telefonu.

Analiza nie była zła, bo była długa. Była zła, bo powstała w sali konferencyjnej.

## Po co w ogóle analizować

Powód jest jeden: żeby nie zbudować czegoś niepotrzebnego. Z naszych projektów wynika, że funkcja wymyślona przy stole ma mniej więcej połowę szans na to, że ktoś będzie z niej korzystał. Funkcja, która powstała z oglądania pracy, ma szans dziewięć na dziesięć.

Dzień analizy kosztuje tyle samo co dzień programowania. Jeśli pozwala skreślić trzy dni zbędnej pracy, już się zwrócił.

## Jak to robimy

**Najpierw oglądamy.** Dzień na stanowisku, z notesem i bez laptopa. Nie pytamy „jak wygląda proces”, tylko „co pan teraz robi i dlaczego tak”. Odpowiedź na drugie „dlaczego” bywa ważniejsza niż na pierwsze.

**Potem liczymy.** Ile dokumentów dziennie, ile osób, ile wyjątków. Wyjątek, który zdarza się raz na kwartał, nie potrzebuje ekranu. Potrzebuje notatki.

**Na końcu piszemy, krótko.** Dziesięć stron, w tym dwie tabele i jeden rysunek. Każdy wymóg ma trzy rzeczy: kto go potrzebuje, jak często i co się stanie, jeśli go nie będzie.

## Co powinno się znaleźć w dobrej analizie

- Lista funkcji z liczbą dni przy każdej.
- Kolejność: co da korzyść najwcześniej.
- Lista wyjątków i decyzja przy każdym: obsługujemy, pomijamy, zmieniamy zwyczaj.
- Dane do przeniesienia, z oceną ich jakości.
- Połączenia z innymi systemami i nazwisko osoby, która zna hasło.
- Rzeczy, których **nie** robimy. Ta lista oszczędza najwięcej sporów.

## Czego w niej nie powinno być

Opisów ekranów. Ekran trzeba zobaczyć, a nie przeczytać. Prototyp, w który można klikać, powstaje w tydzień i zastępuje pięćdziesiąt stron. Ludzie, którzy przy dokumencie kiwają głową, przy prototypie mówią: „a gdzie numer partii?”.

Nie powinno w niej być również słów „system umożliwia”. Każde takie zdanie da się zbudować na pięć sposobów i każdy ma inną cenę. Jak je poprawiać, pokazuję na [siedmiu przykładach](/blog/analiza-przedwdrozeniowa/wymaganie-ktore-da-sie-wycenic) z prawdziwego zapytania.

Ani planu na dwa lata z datami co do tygodnia. Po pierwszym kwartale pracy w nowym systemie firma zna swoje potrzeby lepiej niż ktokolwiek przed startem i chce czegoś innego.

## Ile to kosztuje

W firmie do stu osób analiza jednego obszaru zajmuje nam od czterech do ośmiu dni. Całej firmy nie analizujemy naraz, bo zanim skończymy, początek przestaje być prawdziwy.

| Wielkość obszaru | Dni analizy | Dni, które zwykle skreślamy |
| --- | --- | --- |
| Jeden dział, do 10 osób | 4 | 6–10 |
| Dwa działy, do 40 osób | 6 | 12–20 |
| Produkcja z magazynem | 8 | 20–35 |

Liczby w tabeli to nasze doświadczenie z ostatnich dwudziestu projektów, a nie obietnica. Zdarzyło się, że nie skreśliliśmy nic, bo klient wiedział dokładnie, czego chce.

## Kiedy analiza nie jest potrzebna

Gdy wybierasz gotowy program i zamierzasz dopasować się do niego. Wtedy lepiej wydać te dni na próbę: miesiąc pracy na własnych danych powie więcej niż każdy dokument.

Gdy zadanie jest małe. Formularz na tablecie wolimy zbudować w tydzień i poprawić w drugim.

I wreszcie wtedy, gdy decyzja już zapadła, a analiza ma ją tylko uzasadnić. Tego nie robimy, bo szkoda papieru.

Jeśli zastanawiasz się, do której grupy należysz, [napisz nam dwa zdania](/contact). Odpowiemy, ile dni analizy miałoby sens, także wtedy, gdy odpowiedź brzmi: zero.`,
};
