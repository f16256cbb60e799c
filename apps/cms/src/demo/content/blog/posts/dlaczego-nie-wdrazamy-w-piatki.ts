import type { Post } from './post.ts';

export const NOT_ON_FRIDAYS: Post = {
  slug: 'dlaczego-nie-wdrazamy-w-piatki',
  publishedAt: '2025-07-24T07:00:00.000Z',
  title: 'Dlaczego nie wdrażamy w piątki i inne mądre przesądy',
  description:
    'W każdym zawodzie są reguły, których nikt nie zapisał. Zebraliśmy osiem naszych, razem z historiami, po których powstały.',
  category: 'off-topic',
  tags: ['praca-zespolu', 'wdrozenie'],
  author: 'Lewandowski',
  sidebar: 'Field Service (nad wpisem)',
  content: `Tkacze nie zaczynali nowego płótna w sobotę. Mówili, że przynosi pecha. Prawda była prostsza: osnowa założona w sobotę stała przez niedzielę, wilgoć zmieniała naprężenie nitek i w poniedziałek pół dnia szło na poprawki. Przesąd był dobrą inżynierią, tylko bez uzasadnienia.

Mamy w zespole kilka takich reguł. Nowe osoby najpierw się z nich śmieją. Po pół roku pilnują ich bardziej niż my.

## Nie wdrażamy w piątki

Wiosną 2016 roku, piątek, 15:50. Drobna poprawka w wydruku etykiet. O 16:10 program do druku przestał się uruchamiać na jednej z trzech hal. Człowiek, który znał tę drukarkę, był już w pociągu nad morze. Zmiana nocna kleiła etykiety pisane markerem.

Poprawka sama w sobie była dobra. Zabrakło kogoś, kto przez następne cztery godziny patrzy. Wdrażamy więc od poniedziałku do czwartku, do trzynastej. Jeśli coś jest tak pilne, że musi iść w piątek, to nie jest wdrożenie, tylko gaszenie pożaru, i wtedy nikt nie wychodzi do domu.

## Każdy raz w roku odbiera telefony

Dzień przy infolinii, bez wyjątków, właściciele też. Programista, który przez osiem godzin słyszy „a gdzie tu się klika?”, następnego dnia przesuwa przycisk bez zakładania zadania w systemie.

Najkrótsza historia z tego dnia: pani z magazynu poprosiła, żeby „to czerwone nie było takie krzykliwe, bo się denerwuję”. Chodziło o ostrzeżenie pokazywane przy każdym wydaniu, również prawidłowym. Od trzech lat nikt tego nie zgłosił, bo wszyscy uznali, że tak ma być.

## Pierwsza wersja jest na papierze

Dosłownie. Rysujemy ekran długopisem i podajemy komuś, kto będzie na nim pracował. Prosimy, żeby „kliknął” palcem. Papier ma jedną zaletę, której nie ma żaden program do projektowania: nikomu nie szkoda go podrzeć. Przy ładnym projekcie ludzie mówią, że ładny. Przy kartce mówią, że bez sensu.

## Nazwy po polsku

W bazie danych mamy *Rolka*, *Postaw* i *Brak*, a nie *Item*, *Unit* i *Deficit*. Zaczęło się od pomyłki. Tłumacząc „postaw” na angielski, trzy osoby wybrały trzy słowa i przez dwa tygodnie program miał trzy różne rzeczy zamiast jednej. Słowo klienta jest słowem w programie.

## Lista, tabela, legenda

Kilka krótszych, dla kolekcjonerów.

| Przesąd | Co się stało |
| --- | --- |
| Nie mówimy „to tylko” | „to tylko jedno pole” kosztowało 11 dni |
| Drugi monitor w sali gaśnie | ktoś obejrzał marże konkurenta |
| Test z polskim nazwiskiem | pan Żółć nie mógł dostać faktury |
| Zegar w programie chodzi w UTC | w nocy zmiany czasu nadano dwa numery 1042 |

## Kto zepsuł, ten przynosi ciasto

Nie jako karę. Ciasto jest pretekstem, żeby wszyscy usiedli i posłuchali, jak do tego doszło, zanim historia obrośnie winnymi. Zasada ma jeden warunek: przez pierwsze dziesięć minut nie wolno użyć słowa „kto”. Od 2018 roku spisaliśmy w ten sposób 57 historii. Po trzydziestej drugiej przestały się powtarzać przyczyny. Sernik powtarza się nadal.

## Kwadrans ciszy po awarii

Kiedy coś przestaje działać, pierwszy odruch każe robić wszystko naraz: restartować, cofać, dzwonić. Zrobiliśmy tak raz i trzy osoby równocześnie naprawiły trzy różne rzeczy, po czym nie dało się ustalić, która pomogła. Teraz jedna osoba dotyka klawiatury, druga zapisuje każdy ruch z godziną, reszta milczy przez kwadrans. Klient dostaje wiadomość po pięciu minutach, nawet jeśli brzmi: „wiemy, szukamy, odezwiemy się o 10:20”.

## Po co o tym piszemy

Bo każda firma ma swoje płótno, którego nie zaczyna się w sobotę. Magazynier, który nigdy nie stawia palet pod oknem. Księgowa, która nie zamyka miesiąca przed dwudziestą. Kiedy przychodzimy coś wdrażać, pytamy o takie rzeczy w pierwszej kolejności. Prawie zawsze za przesądem stoi wydarzenie, a za wydarzeniem reguła, którą program musi uszanować.

Jeśli znasz taką u siebie, napisz. Zbieramy je.`,
};
