import type { Post } from './post.ts';

export const WHERE_IS_THE_INVOICE: Post = {
  slug: 'gdzie-utknela-faktura',
  publishedAt: '2025-11-20T08:00:00.000Z',
  title: 'Gdzie utknęła ta faktura? Obieg dokumentów w praktyce',
  description:
    'Faktura kosztowa czeka średnio dziewięć dni, choć pracy jest przy niej siedem minut. Pokazujemy, gdzie leży i jak skrócić drogę do jednego dnia.',
  category: 'zarzadzanie-dokumentami',
  tags: ['dokumenty', 'praca-zespolu', 'prawo'],
  author: 'Ślusarczyk',
  sidebar: 'DMS (wewnątrz wpisu)',
  content: `Wzięliśmy sto faktur kosztowych z firmy zatrudniającej dziewięćdziesiąt osób i przy każdej zapisaliśmy, kiedy zmieniała ręce. Pracy, czyli otwierania, opisywania, sprawdzania i księgowania, było przy jednej siedem minut. Droga trwała dziewięć dni.

## Gdzie leżała

- **W skrzynce osoby, która zamawiała: 4 dni.** Faktura przyszła do księgowości, księgowość przesłała ją dalej z pytaniem „czyje to?”.
- **Na biurku kierownika: 3 dni.** Kierownik był, ale faktury zatwierdza w piątki.
- **W torbie: 1 dzień.** Naprawdę. Papierową wersję ktoś zabrał do podpisu na drugą halę.
- **W księgowości: 1 dzień.** Tu czekała najkrócej.

![Średnia droga jednej faktury, dzień po dniu. Pracy: siedem minut.](articles/faktura-dziewiec-dni.webp)

Dwanaście faktur zapłacono po terminie. Dwie dwa razy.

## Co pomaga od razu

**Numer zamówienia na fakturze.** Poproś dostawców, żeby go wpisywali. Gdy jest numer, wiadomo, kto zamawiał, i pytanie „czyje to?” znika. Zaczęło to robić siedmiu na dziesięciu dostawców po jednym mailu.

**Zastępca.** Każda osoba, która zatwierdza, ma kogoś na czas nieobecności. Nie prosi się go za każdym razem, to jest ustawione.

**Próg.** Faktura zgodna z zamówieniem, do 500 zł, nie potrzebuje kierownika. W badanej firmie było takich 41 na 100.

Te trzy rzeczy skróciły drogę z dziewięciu dni do pięciu, jeszcze bez żadnego programu.

## Co robi program

Resztę załatwia obieg elektroniczny. Faktura z KSeF albo ze skanu jest rozpoznawana w kilka sekund: dostawca, kwota, numer zamówienia. Program wie, kto zamawiał, i wysyła jej prośbę o opis na telefon. Opis to wybór z listy: projekt, dział, uwagi.

Potem akceptacja, zależna od kwoty i rodzaju. Jeśli nikt nie odpowie w ciągu dnia, przychodzi przypomnienie, po dwóch dniach sprawa przechodzi na zastępcę. Księgowość dostaje dokument z opisem i propozycją dekretu.

| Etap | Przed | Po |
| --- | --- | --- |
| Ustalenie, czyje to | 4 dni | od razu |
| Opis i akceptacja | 3 dni | 5 godz. |
| Przekazanie | 1 dzień | od razu |
| Księgowanie | 1 dzień | 2 godz. |

Dziewięć dni zamieniło się w jeden. Najwięcej dał nie odczyt kwot, którym chwalą się wszyscy dostawcy, tylko numer zamówienia: on mówi, do kogo pójść. W pierwszym miesiącu program rozpoznał adresata przy 64 fakturach na 100, w trzecim przy 88. Różnicę zrobili zaopatrzeniowcy, którzy zaczęli wystawiać zamówienia także na drobiazgi, bo przestało to trwać dłużej niż telefon.

![Kierownik widzi fakturę, odczytane pola i to, kto zatwierdził ją przed nim.](products/dms-1.webp)

## Czego nie automatyzować

Nie pozwalamy programowi zatwierdzać samodzielnie faktur bez zamówienia, choćby były podobne do poprzednich. Oszuści wiedzą, że małe kwoty przechodzą bez pytania. Program może ostrzec, że numer konta zmienił się od ostatniej płatności. Zadzwonić do dostawcy musi człowiek.

Nie budujemy też ścieżek z dwunastoma krokami. Jeśli dokument wymaga sześciu podpisów, zwykle cztery z nich nikogo nie chronią, tylko rozkładają odpowiedzialność tak, że nie ma jej nikt.

Prosta zasada: podpisuje ten, kto może powiedzieć „nie”, i nikt więcej. Reszta dostaje powiadomienie.

## Archiwum przy okazji

Gdy dokument jest w obiegu, od razu jest i w archiwum: z datą, opisem i listą osób, które go widziały. Faktury przechowuje się pięć lat, licząc od końca roku, w którym minął termin płatności podatku. Program pilnuje tej daty i sam przygotowuje protokół brakowania. Papierowy oryginał większości dokumentów można oddać do zniszczenia, a listę wyjątków warto uzgodnić z prawnikiem.

## Sprawdź u siebie

Weź dziesięć ostatnich faktur i policz dni od wpływu do zaksięgowania. Potem zapytaj, ile z tego było pracy. Jeśli różnica jest większa niż dzień, masz co skracać.

[Sprawdź, ile dni zajęłoby wdrożenie](/kalkulator-dms). Zajmuje to dwie minuty.`,
};
