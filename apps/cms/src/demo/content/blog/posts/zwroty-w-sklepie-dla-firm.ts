import type { Post } from './post.ts';

export const RETURNS_FOR_BUSINESS: Post = {
  slug: 'zwroty-w-sklepie-dla-firm',
  publishedAt: '2026-06-25T07:00:00.000Z',
  title: 'Zwrot w sklepie dla firm: z dwunastu dni do trzech',
  description:
    'W sprzedaży między firmami zwrot to sześć działów i jeden zdenerwowany klient. Rozkładamy go na kroki i pokazujemy, które można oddać programowi.',
  category: 'e-commerce',
  tags: ['klienci', 'magazyn', 'integracje'],
  author: 'Domański',
  sidebar: 'ERP (obraz z odnośnikiem)',
  content: `Instalator z Kutna zamówił osiem zaworów, z czego jeden w złym rozmiarze. Odesłał go w środę. Nowy dostał po dziewięciu dniach, pieniądze za stary po dwunastu, a w tym czasie trzy razy dzwonił, za każdym razem do kogo innego. Za czwartym zamówił u konkurencji. Nie jeden zawór. Całą kotłownię za 46 tysięcy.

Sklepy internetowe dla konsumentów mają zwroty opanowane, bo wymusza to ustawa. W handlu między firmami ustawy nie ma, są „ustalenia”. Dlatego każdy zwrot jest wyjątkiem i każdym zajmuje się człowiek. U hurtownika, o którym piszę, było ich 160 miesięcznie.

## Droga jednego zaworu

Przykleiliśmy do 30 zwrotów kartkę, na której każdy wpisywał datę i godzinę. Średnio wyglądało to tak.

| Krok | Czeka | Praca |
| --- | --- | --- |
| Zgłoszenie mailem albo telefonem | 1 dzień | 8 min |
| Zgoda handlowca | 2 dni | 2 min |
| Przesyłka | 2 dni | |
| Rozpoznanie paczki w magazynie | 3 dni | 11 min |
| Ocena stanu | 1 dzień | 4 min |
| Korekta faktury | 3 dni | 9 min |

![Dwanaście dni drogi, w tym 34 minuty pracy. Reszta to czekanie.](articles/zwrot-dwanascie-dni.webp)

Razem dwanaście dni i 34 minuty pracy. Najdłużej paczka leżała w magazynie, bo nie było w niej żadnej kartki i nikt nie wiedział, czyja jest. Magazynierzy nazywali to miejsce sierocińcem.

## Regulamin, który umie liczyć

Zanim napisaliśmy choć linijkę kodu, usiedliśmy z handlowcami i spisaliśmy, na co **zawsze** się zgadzają. Okazało się, że z 30 zwrotów nie odmówili ani razu. Zgoda była formalnością, która trwała dwa dni.

Powstały cztery reguły:

1. Towar z oferty stałej, nieużywany, do 30 dni: zgoda od razu.
2. Nasza pomyłka: zgoda od razu i kurier na nasz koszt.
3. Towar sprowadzany na zamówienie albo cięty na wymiar: pyta handlowca, ma na to jeden dzień roboczy.
4. Klient po terminie płatności: zgoda jak wyżej, ale korekta pomniejsza zadłużenie zamiast wracać przelewem.

Pod pierwszą i drugą podpada 83% przypadków.

## Co widzi klient

W historii zamówień przy każdej pozycji jest „Zwróć albo wymień”. Instalator wybiera sztuki, powód z pięciu możliwości i to, czy chce inny rozmiar. Sklep od razu odpowiada, czy może wysłać, i daje etykietę z kodem. Zdjęcie jest potrzebne tylko przy uszkodzeniu.

Wymieniany towar rezerwujemy **w chwili zgłoszenia**, a wysyłamy, gdy kurier zeskanuje paczkę u klienta, czyli zanim stary zawór do nas dojedzie. To decyzja handlowa, nie techniczna: zarząd uznał, że klientowi firmowemu z historią można zaufać na 200 zł. Limit jest w ustawieniach. Przez rok nie wróciły dwa zawory.

## Co widzi magazyn

Skan etykiety otwiera właściwy zwrot. Trzy przyciski: pełnowartościowe, do przeceny, odrzucone. Pierwszy od razu podnosi stan i towar znów jest w sklepie. Wcześniej zwroty wracały do sprzedaży po tygodniu, a przy pozycjach sezonowych to bywa cały sezon.

Korekta powstaje z tego samego skanu. Księgowa zatwierdza je hurtem o 14:00. Pracuje nad wyjątkami, a nie nad przepisywaniem.

## Integracja, czyli gdzie bolało

Sklep i [ERP](/products/erp) musiały się zgodzić, czym jest zwrot. W sklepie dotyczy pozycji zamówienia, w ERP pozycji faktury, a jedno zamówienie bywa na trzech fakturach. Dwa tygodnie zajęło nam powiązanie ich po numerze wydania z magazynu, bo tylko on jest po obu stronach taki sam. Jeśli masz przed sobą podobny projekt, zapytaj o to na pierwszym spotkaniu.

Drugą niespodzianką były rabaty od obrotu. Zwrot w styczniu potrafił cofnąć klientowi próg za grudzień. Program liczy teraz próg według daty zamówienia i pokazuje skutek, zanim ktokolwiek zatwierdzi korektę.

## Po roku

- Od zgłoszenia do pieniędzy: 3 dni.
- Praca na jeden zwrot: 9 minut zamiast 34.
- Telefony „co z moim zwrotem”: z 210 miesięcznie do 25.
- Liczba zwrotów: wzrosła o 12%. Obrót u klientów, którzy coś zwrócili, wzrósł o 19%.

Ostatni punkt przekonał tych, którzy bali się, że łatwy zwrot zachęci do zwracania. Zachęcił do zamawiania.

Instalator z Kutna wrócił. Napisał, że sprawdził nas na jednym kolanku.`,
};
