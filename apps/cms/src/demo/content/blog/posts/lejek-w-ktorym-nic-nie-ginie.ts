import type { Post } from './post.ts';

export const FUNNEL_WITHOUT_LEAKS: Post = {
  slug: 'lejek-w-ktorym-nic-nie-ginie',
  publishedAt: '2024-12-05T08:00:00.000Z',
  title: 'Lejek, w którym nic nie ginie. CRM dla pięciu handlowców',
  description:
    'Mały dział sprzedaży nie potrzebuje czterdziestu pól przy kliencie. Potrzebuje sześciu i jednej zasady, której naprawdę pilnuje.',
  category: 'sprzedaz',
  tags: ['klienci', 'dane', 'praca-zespolu'],
  author: 'Reszka',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `Co trzecie zapytanie, które przyszło do pewnej hurtowni instalacyjnej, nie dostało odpowiedzi. Nikt tego nie zaniedbał. Handlowcy odpisywali z telefonu, z samochodu, między jednym klientem a drugim, i każdy był przekonany, że tamto zapytanie wziął kolega.

Sprawdziliśmy to prosto: przez miesiąc kopia każdego maila z formularza trafiała do osobnej skrzynki. 212 zapytań. 141 odpowiedzi. Reszta, czyli 71, rozpłynęła się w powietrzu. Przy średnim zamówieniu za 3800 zł i co piątym wygranym to jakieś 54 tysiące złotych miesięcznie.

## Dlaczego pierwszy CRM nie zadziałał

Firma miała już system. Kupiony, opłacony, po szkoleniu. Karta klienta liczyła 43 pola, w tym „źródło pozyskania 2” i „potencjał strategiczny”. Po pół roku wypełnione były średnio cztery: nazwa, telefon, NIP i uwagi.

Handlowiec nie jest leniwy. Liczy, co mu się opłaca. Jeśli wpisanie rozmowy trwa cztery minuty, a nic z tego nie wraca, wpisze ją w piątek, z pamięci, albo wcale.

## Sześć pól

Zaczęliśmy od pustej kartki i pytania: jaką decyzję ktoś podejmie na podstawie tego pola? Bez decyzji nie ma pola. Zostało sześć:

1. Kto pyta (firma i osoba).
2. O co pyta, jednym zdaniem.
3. Ile to może być warte. Wystarczy próg: do 2 tys., do 10 tys., powyżej.
4. Kto prowadzi.
5. **Następny krok i jego data.**
6. Jeśli przegrane: dlaczego, z listy pięciu powodów.

Pole piąte jest najważniejsze. Sprawy bez następnego kroku nie da się zapisać. To jedyna zasada, której program pilnuje na twardo, i jedyna, o którą szef pyta na poniedziałkowym spotkaniu.

## Etapy nazwane po tym, co zrobił klient

W poprzednim systemie etapy brzmiały: kontakt, prezentacja, negocjacje. Opisywały nasze starania. Można było „negocjować” dwa miesiące z kimś, kto dawno kupił gdzie indziej.

| Stary etap | Nowy etap | Skąd wiadomo |
| --- | --- | --- |
| Kontakt | Zapytał | jest mail albo notatka z rozmowy |
| Prezentacja | Podał ilości i termin | lista pozycji |
| Oferta | Dostał ofertę | data wysyłki |
| Negocjacje | Odpowiedział na ofertę | jego odpowiedź |
| Zamknięte | Zamówił albo odmówił | numer zamówienia lub powód |

Po tej zmianie lejek skurczył się o 38%. Tyle spraw istniało tylko w nadziei.

## Co wraca do handlowca

Żeby ludzie wpisywali, muszą dostać coś z powrotem tego samego dnia. U nas były to trzy rzeczy: poranna lista „dziś oddzwoń” na telefonie, historia zamówień klienta widoczna zanim odbierze połączenie i gotowa odpowiedź na pytanie o stan magazynu. Ta ostatnia oszczędzała piętnaście telefonów dziennie do magazyniera, więc polubił ją też magazynier.

Wpisanie rozmowy trwa dziś 25 sekund. Mierzyliśmy.

## Liczby po pół roku

- Zapytania bez odpowiedzi: z 33% do 2%.
- Czas pierwszej odpowiedzi: z 9 godzin do 50 minut.
- Wygrane: z 20% do 24%. To mniej, niż obiecują broszury, ale liczone od trzykrotnie większej uczciwości danych.
- Powód przegranej „cena”: tylko 31%. Najczęstszym okazał się termin dostawy. Nikt by na to nie wpadł.

Z tej ostatniej liczby wzięła się decyzja o trzymaniu na stanie 140 pozycji, które wcześniej zamawiano pod klienta.

## Zanim kupisz

Poproś dostawcę, żeby na Twoich oczach zapisał rozmowę telefoniczną. Stoper w ręku. Jeśli przekroczy minutę, Twoi ludzie nie będą tego robić, choćby system miał nagrody branżowe.

I jeszcze jedno: sprawdź, czy dane da się z niego wyjąć jednym plikiem. Dział sprzedaży zmienia narzędzia częściej niż klientów.`,
};
