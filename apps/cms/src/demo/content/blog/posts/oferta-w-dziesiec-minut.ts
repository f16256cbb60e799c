import type { Post } from './post.ts';

export const QUOTE_IN_TEN_MINUTES: Post = {
  slug: 'oferta-w-dziesiec-minut',
  publishedAt: '2026-09-30T07:00:00.000Z',
  title: 'Oferta w dziesięć minut zamiast w dwa dni',
  description:
    'Zmierzyliśmy, gdzie ginie czas między zapytaniem a ofertą w czterech firmach. Tylko jedna dziesiąta to pisanie. Reszta to czekanie.',
  category: 'sprzedaz',
  tags: ['klienci', 'dane'],
  author: 'Reszka',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `Zapytaliśmy handlowców w czterech firmach produkcyjnych, ile zajmuje im przygotowanie oferty. Odpowiadali: godzinę. Potem zmierzyliśmy czas od wiadomości klienta do wysłania oferty. Średnio wyszło czterdzieści jeden godzin.

Obie liczby są prawdziwe. Godzina to praca, czterdzieści godzin to czekanie.

## Na co czeka oferta

Przez dwa tygodnie zapisywaliśmy powody przestojów. Powtarzały się cztery:

1. **Termin.** Handlowiec pyta planistę, planista jest na hali, odpowiada po południu. To połowa całego czekania.
2. **Cena specjalna.** Rabat powyżej progu zatwierdza kierownik, a kierownik jest w trasie.
3. **Koszt nietypowego wyrobu.** Kalkulację robi technolog, kiedy skończy to, co ma na dziś.
4. **Dane klienta.** Warunki płatności są w umowie, umowa w segregatorze, segregator w innym biurze.

![Średnio 41 godzin od zapytania do oferty, z czego jedna to praca. Pomiar z czterech firm.](articles/oferta-czekanie.webp)

Żaden z tych powodów nie jest winą handlowca i żadnego nie usunie szkolenie ze sprzedaży.

## Co można zrobić bez nowego programu

Zanim ktokolwiek kupi oprogramowanie, warto zrobić trzy rzeczy.

**Ustal progi.** Jeśli kierownik zatwierdza 95 na 100 rabatów bez zmian, próg jest za nisko. W jednej z firm podniesienie go z 5% do 8% skróciło czekanie o jedną trzecią, a marża nie drgnęła.

**Spisz warunki klientów.** Dwadzieścia największych firm, jedna tabela: termin płatności, rabat, sposób dostawy. Zajmuje to jedno popołudnie.

**Mierz.** Data zapytania i data oferty w dwóch kolumnach arkusza. Sama tabela na ścianie działu skróciła czas o kilka godzin.

## Co daje program

Potem zostaje to, czego arkusz nie zrobi: termin i koszt.

Termin liczy się z trzech danych, które w firmie już są: z wolnych mocy maszyn, ze stanu materiału i z zamówień w drodze. Gdy są w jednym systemie, odpowiedź pojawia się w sekundę. Nie zawsze jest dokładna co do dnia, ale planista też nie był.

Koszt nietypowego wyrobu można przybliżyć z podobnych zleceń. Program znajduje pięć najbliższych i pokazuje, ile naprawdę zajęły. Technolog sprawdza tylko te, które odbiegają.

> Najbardziej zaskoczyło nas, że klienci nie zaczęli kupować więcej dlatego, że byliśmy tańsi. Kupowali, bo odpowiadaliśmy pierwsi.

Jest jeszcze trzecia rzecz, mniej widoczna. Oferta wysłana z programu ma odnośnik, pod którym klient może ją przyjąć, zadać pytanie albo poprosić o zmianę ilości. Handlowiec widzi, czy ją otwarto i kiedy. Nie po to, żeby kogoś śledzić, tylko żeby zadzwonić w dniu, w którym temat jest świeży, a nie tydzień po decyzji. W badanych firmach co trzecia oferta przepadała dlatego, że nikt do niej nie wrócił.

Czego program nie zrobił? Nie napisał za nikogo ani zdania. Dwie z czterech firm próbowały wcześniej gotowych wzorów i porzuciły je po miesiącu, bo klienci widzieli, że dostają to samo co wszyscy. Zostawiliśmy więc puste pole na trzy zdania od handlowca i zabraliśmy mu całą resztę: tabelę, ceny, termin, warunki i stopkę. Te trzy zdania pisze się osiem minut. Stąd dziesięć w tytule.

## Wynik po pół roku

| Miara | Przed | Po |
| --- | --- | --- |
| Czas od zapytania do oferty | 41 godz. | 3 godz. |
| Oferty tego samego dnia | 12% | 83% |
| Oferty przyjęte | 21% | 29% |
| Średni rabat | 9,4% | 8,1% |

Ostatni wiersz jest najciekawszy. Kto odpowiada szybko, rzadziej musi kusić ceną.

## Od czego zacząć w poniedziałek

Weź dziesięć ostatnich ofert i przy każdej zapisz, na co czekała. Jeśli siedem razy na to samo, masz projekt na najbliższy kwartał i nie potrzebujesz do tego żadnej prezentacji.

Gdy okaże się, że to termin albo koszt, pokażemy, jak robi to [nasz moduł sprzedaży](/products/erp). Wystarczy dziesięć Twoich zapytań i pół godziny.`,
};
