import type { Post } from './post.ts';

export const ROUTES_WITHOUT_BOARD: Post = {
  slug: 'trasy-serwisantow-bez-tablicy',
  publishedAt: '2026-03-12T08:00:00.000Z',
  title: 'Trasy serwisantów bez tablicy suchościeralnej',
  description:
    'Dlaczego najkrótsza trasa nie jest najlepsza, co wie dyspozytor, a czego nie wie mapa, i jak zacząć planować wizyty komputerem bez rewolucji.',
  category: 'praca-w-terenie',
  tags: ['mobilnosc', 'klienci', 'wdrozenie'],
  author: 'Lewandowski',
  sidebar: 'Field Service (nad wpisem)',
  content: `Pan Marek od jedenastu lat układa trasy dwunastu serwisantów. Przychodzi o piątej, ma tablicę, cztery kolory pisaków i telefon. O szóstej wszyscy wiedzą, dokąd jadą. Gdy pan Marek poszedł na operację kolana, firma przez dwa tygodnie jeździła o jedną czwartą więcej kilometrów.

Kiedy właściciel zapytał nas, czy da się „pana Marka włożyć do komputera”, odpowiedzieliśmy, że nie. Ale da się mu pomóc.

## Dlaczego najkrótsza trasa nie jest najlepsza

Zaczęliśmy od błędu. Wzięliśmy wizyty z zeszłego miesiąca, położyliśmy na mapie i policzyliśmy najkrótsze trasy. Wyszło o 31% mniej kilometrów niż u pana Marka. Pokazaliśmy mu wynik. Patrzył chwilę i zaczął skreślać:

- Tu Kamiński nie może, bo nie ma uprawnień na gaz.
- Tu wpuszczają dopiero po ósmej.
- Tej części nie ma w żadnym aucie, trzeba najpierw do magazynu.
- A z tym klientem dogaduje się tylko pani Zielińska.

Po skreśleniach z 31% zostało 4%. Mapa znała odległości. Pan Marek znał wszystko inne.

## Co trzeba zapisać

Przez trzy poranki siedzieliśmy obok i zapisywaliśmy powody jego decyzji. Ułożyły się w pięć grup:

1. **Uprawnienia i umiejętności.** Kto może, a kto lubi.
2. **Części.** Co jest w którym aucie.
3. **Okna czasowe.** Kiedy klient wpuszcza i ile trwa wejście.
4. **Zobowiązania.** Umowa z czasem reakcji, przegląd z terminem ustawowym.
5. **Ludzie.** Kto z kim, kto blisko domu w piątek.

![Pierwsza grupa reguł: kto co może naprawić i do kiedy są ważne uprawnienia.](realizations/field-service-4.webp)

Cztery pierwsze grupy to reguły. Piątą zostawiliśmy panu Markowi: może każdą wizytę przypiąć do osoby i program tego nie ruszy.

## Jak to działa teraz

Plan układa się w nocy. O siódmej pan Marek otwiera ekran, na którym każdy serwisant ma swój wiersz, a wizyty są kolorowymi paskami. Przesuwa palcem trzy albo cztery. Program po każdym ruchu pokazuje, co się zmieniło: kilometry, spóźnienia, części.

W ciągu dnia przychodzą awarie. Program podpowiada, kto może ją przyjąć najmniejszym kosztem, i przelicza resztę. Klient, którego wizyta się przesunęła, dostaje wiadomość, zanim zacznie się niepokoić.

![Wiersz to serwisant, pasek to wizyta. Kolor mówi, co jest pilne, przerywana linia to dojazd.](realizations/field-service-1.webp)

| Miara | Tablica | Program |
| --- | --- | --- |
| Puste kilometry | 100% | 77% |
| Wizyty na osobę dziennie | 2,9 | 3,9 |
| Telefony „gdzie jest serwisant” | 20 dziennie | 3 dziennie |
| Początek pracy dyspozytora | 5:00 | 7:00 |

Skąd jedna wizyta więcej? Tylko część dały krótsze przejazdy. Resztę odzyskaliśmy z powrotów do magazynu po część, z kwadransów spędzonych pod zamkniętą bramą i z protokołów przepisywanych wieczorem. Przy 35 wizytach dziennie firma miała kolejkę na trzy tygodnie, przy 47 umawia się na pojutrze.

## Od czego zacząć

Nie trzeba od razu kupować programu. Przez miesiąc zapisuj przy każdej wizycie cztery rzeczy: planowaną godzinę, rzeczywistą godzinę, powód różnicy i czy część była w aucie. Wystarczy arkusz.

Po miesiącu wiadomo, gdzie ucieka czas. W połowie firm, z którymi rozmawiamy, są to części, a nie trasy. Wtedy pomaga dobrze ułożony magazyn w aucie i żaden program do planowania nie jest potrzebny.

W drugiej połowie zaczynamy od samych reguł, bez map i bez optymalizacji. Sama lista, kto może i co ma w aucie, zmniejsza liczbę nieudanych wizyt o połowę.

## A pan Marek?

Nadal układa trasy. Ma zastępczynię, która nauczyła się tego w dwa tygodnie, bo reguły są zapisane, a nie w głowie. Na urlopie był pierwszy raz od sześciu lat bez telefonu. Tablica wisi w kuchni i służy do zamawiania obiadów.

Jak wygląda to od środka, pokazujemy w opisie [realizacji Field Service](/realizations/field-service).`,
};
