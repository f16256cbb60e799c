import type { Post } from './post.ts';

export const ONE_SHEET: Post = {
  slug: 'cyfryzacja-od-jednej-kartki',
  publishedAt: '2026-07-16T07:00:00.000Z',
  title: 'Cyfryzacja zaczyna się od jednej kartki',
  description:
    'Nie od strategii i nie od zakupu systemu. Jak wybrać pierwszy papierowy formularz, którego warto się pozbyć, i po czym poznać, że się udało.',
  category: 'cyfryzacja',
  tags: ['produkcja', 'wdrozenie'],
  author: 'Reszka',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `Co kilka miesięcy ktoś pokazuje nam strategię cyfryzacji. Ma trzy lata, pięć filarów i budżet, który trzeba uzasadnić. Wdrożenie zaczyna się od największego systemu, bo on jest na rysunku w środku. Po roku filary są cztery, a na hali nadal leżą te same kartki.

My proponujemy zacząć od drugiego końca: od jednej kartki.

## Która kartka

W każdej firmie jest ich kilkadziesiąt. Dobra pierwsza kartka ma cztery cechy.

**Wypełnia się ją często.** Co najmniej dziesięć razy dziennie, żeby po tygodniu było widać różnicę.

**Ktoś ją przepisuje.** Jeśli po wypełnieniu trafia prosto do segregatora, zysk będzie mały. Jeśli ktoś ją wpisuje do arkusza, zyskuje od razu.

**Wypełnia ją jedna grupa osób.** Kartka, którą podpisują cztery działy, to temat na później.

**Nikt się jej nie boi.** Nie zaczynaj od rozliczenia czasu pracy. Zacznij od kontroli jakości, przeglądu wózka albo przyjęcia dostawy.

## Jak ją przenieść

Pierwszego dnia usiądź z osobą, która ją wypełnia, i przy każdym polu zapytaj: kto to czyta? Zwykle jedna trzecia pól okazuje się niepotrzebna. Zostały po kimś, kto odszedł, albo po audycie sprzed ośmiu lat.

Drugiego dnia narysuj ekran. Najlepiej na kartce. Jedno pole na raz, duże przyciski, bez przewijania. To, co można wybrać, wybieramy. To, co można zmierzyć, ma granice i kolor.

Potem dwa tygodnie budowy i tydzień pracy równoległej: papier i tablet obok siebie. W tym tygodniu zapisuj wszystko, co irytuje. Zegar, który gaśnie. Klawiatura zasłaniająca pole. Rękawica.

Czwartego tygodnia zabierz papier. To ważne. Dopóki leży w zasięgu ręki, wszyscy będą do niego wracać przy pierwszym kłopocie.

![Ta sama karta w edytorze: technolog zmienia ją sam, a tablety dostają nowe wydanie po minucie.](realizations/df-app-3.webp)

## Po czym poznać, że się udało

Nie po liczbie zalogowań. Patrz na trzy rzeczy:

- Czy kartka jest gotowa w chwili, gdy kończy się praca, a nie na koniec zmiany.
- Czy ktoś użył danych do decyzji, o której wcześniej nie było mowy.
- Czy inna brygada zapytała, kiedy dostanie to samo.

Trzecie jest najlepszym wskaźnikiem, jaki znam. W tłoczni, dla której zrobiliśmy [DF-App](/realizations/df-app), pierwsze cztery formularze zbudowaliśmy my. Dwadzieścia siedem następnych ułożyli brygadziści.

Jest też znak ostrzegawczy: ktoś drukuje to, co przed chwilą wpisał na tablecie. Nie karz za to i nie zabieraj drukarki. Zapytaj, po co mu ten wydruk. W jednym z zakładów okazało się, że kontroler zanosi go brygadziście, bo brygadzista nie ma tabletu. Problemem nie był papier, tylko brakujące urządzenie za sześćset złotych.

## Ile to kosztuje

Jeden formularz z tabletem, zapisem bez sieci i prostym zestawieniem to od dwunastu do osiemnastu dni pracy. Drugi kosztuje trzy dni, bo wszystko już jest. Dziesiąty nic, jeśli firma ma edytor i jedną osobę, która lubi porządek.

| Formularz | Dni | Co się zmieniło |
| --- | --- | --- |
| Kontrola pierwszej sztuki | 15 | z 9 minut na 2 |
| Przegląd wózka widłowego | 3 | koniec zaległości |
| Przyjęcie dostawy | 4 | reklamacja tego samego dnia |
| Karta narzędzia | 2 | wiadomo, kto ma narzędzie |

Czas na hali zmierzyliśmy stoperem, po dwadzieścia pomiarów przed zmianą i po niej. Bez pomiaru każda ze stron pamięta to, co chce.

## A strategia?

Przyda się po pięciu kartkach. Wtedy wiadomo, które dane naprawdę są potrzebne, kto w firmie pociągnie zmianę i jak szybko ludzie się uczą. Strategia pisana po doświadczeniu jest krótsza, zwykle mieści się na dwóch stronach, i zgadza się z rzeczywistością.

Wybierz kartkę. Przyślij nam jej zdjęcie [przez formularz](/contact), a powiemy, ile dni by to zajęło.`,
};
