import type { Post } from './post.ts';

export const ERP_FIRST_WEEKS: Post = {
  slug: 'pierwsze-osiem-tygodni-z-erp',
  publishedAt: '2026-11-12T07:00:00.000Z',
  title: 'Pierwsze osiem tygodni z ERP, dzień po dniu',
  description:
    'Co naprawdę dzieje się między podpisaniem umowy a pierwszą fakturą z nowego systemu. Kalendarz wdrożenia w zakładzie, który zatrudnia osiemdziesiąt osób.',
  category: 'erp',
  tags: ['wdrozenie', 'produkcja', 'magazyn'],
  author: 'Lewandowski',
  sidebar: 'ERP (obraz z odnośnikiem)',
  content: `Na pytanie, ile trwa wdrożenie, odpowiadamy: pierwszy moduł osiem do dwunastu tygodni. Następne pytanie brzmi zwykle: a co wy właściwie robicie przez ten czas? Oto kalendarz prawdziwego wdrożenia magazynu i sprzedaży w firmie, która robi okucia meblowe i zatrudnia osiemdziesiąt osób.

![Plan ośmiu tygodni. Zielone są chwile, w których coś po raz pierwszy dzieje się naprawdę.](articles/osiem-tygodni.webp)

## Tydzień pierwszy: chodzimy za ludźmi

Nikt niczego nie instaluje. Joanna spędza dwa dni w magazynie i jeden w dziale handlowym. Zapisuje, co ludzie robią, a nie to, co jest w procedurze. Różnice są zawsze: w procedurze towar przyjmuje się na podstawie zamówienia, w rzeczywistości na podstawie tego, co powie kierowca.

Wynik tygodnia to dwie strony tekstu i lista dwudziestu trzech wyjątków. Wyjątki są najważniejsze. To na nich wykładają się systemy.

## Tygodnie drugi i trzeci: ustawienia na próbnych danych

Stawiamy system i wczytujemy kopię kartotek: 6400 indeksów, 900 kontrahentów. Od razu widać, co jest nie tak:

- 1100 indeksów nie ruszyło się od trzech lat,
- 240 występuje dwa razy pod różnymi nazwami,
- 70 nie ma jednostki miary.

Nie poprawiamy tego sami. Dajemy listę osobie, która zna towar, i prosimy o dwie godziny dziennie. To jedyna praca we wdrożeniu, której dostawca nie zrobi za klienta, i najczęstszy powód opóźnień.

## Tydzień czwarty: pierwszy skan

W piątek magazynier skanuje pierwszą paletę. Jeszcze na próbę, obok starego programu. Etykieta drukuje się krzywo, a kolektor traci zasięg za trzecim regałem. O to właśnie chodzi: lepiej dowiedzieć się tego w czwartym tygodniu niż w dniu startu.

## Tygodnie piąty i szósty: szkolenia po godzinie

Nie robimy całodniowych szkoleń. Nikt nie pamięta popołudnia z tego, co usłyszał rano. Zamiast tego każda osoba ma cztery spotkania po godzinie, w odstępie kilku dni, na swoich dokumentach. Między spotkaniami ćwiczy na kopii systemu.

> Po drugiej godzinie przestałam się bać, że coś zepsuję. Po czwartej zaczęłam pytać, czemu nie mieliśmy tego wcześniej.

*Kierowniczka magazynu, po wdrożeniu*

## Tydzień siódmy: próba generalna

W sobotę przenosimy wszystkie dane tak, jakby start był w poniedziałek. Mierzymy czas. Za pierwszym razem zajęło to jedenaście godzin, więc wiemy, że w noc przed startem trzeba zacząć o osiemnastej, a nie o dwudziestej drugiej. Cztery osoby z firmy przechodzą przez pięć zwykłych dokumentów i pięć najdziwniejszych.

## Tydzień ósmy: start

Stany liczymy w piątek po południu. W nocy dane, w sobotę kontrola, w poniedziałek o szóstej jesteśmy na miejscu we dwoje. Pierwsze wydanie trwa dwa razy dłużej niż zwykle, dziesiąte już tyle samo, w środę szybciej.

| Dzień | Zgłoszenia | Z tego błędy systemu |
| --- | --- | --- |
| Poniedziałek | 31 | 4 |
| Wtorek | 19 | 2 |
| Środa | 9 | 1 |
| Piątek | 3 | 0 |

Pozostałe zgłoszenia to pytania. Dlatego przez pierwszy tydzień ktoś od nas stoi na hali, a nie siedzi przy telefonie.

Stary program zostaje jeszcze przez kwartał, tylko do odczytu. Przez pierwszy tydzień zaglądano do niego kilkanaście razy dziennie, po miesiącu raz, głównie po ceny sprzed dwóch lat. Dzień, w którym można go wyłączyć, wyznacza sama firma, a nie harmonogram.

![Od startu produkcja zgłasza postęp i braki w tym samym oknie, w którym planista widzi koszt sztuki.](products/erp-1.webp)

## Co zrobić wcześniej, żeby poszło szybciej

1. Wyznacz jedną osobę, która decyduje. Komitet wydłuża wdrożenie o połowę.
2. Wyczyść kartotekę towarów, zanim podpiszesz umowę. Potrzebny jest tylko arkusz.
3. Spisz wyjątki. Każde zdanie, które zaczyna się od „u nas jest inaczej”, jest cenne.
4. Nie startuj w grudniu ani w miesiącu, w którym masz inwentaryzację.

Jeśli chcesz wiedzieć, ile dni zajęłoby to w Twojej firmie, [oszacuj wdrożenie ERP](/kalkulator-erp-n). Wynik zobaczysz od razu, bez podawania adresu.`,
};
