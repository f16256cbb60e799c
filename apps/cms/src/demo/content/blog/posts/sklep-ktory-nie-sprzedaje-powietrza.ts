import type { Post } from './post.ts';

export const SHOP_WITH_STOCK: Post = {
  slug: 'sklep-ktory-nie-sprzedaje-powietrza',
  publishedAt: '2025-08-28T07:00:00.000Z',
  title: 'Sklep, który nie sprzedaje powietrza: stany na żywo',
  description:
    'Co naprawdę znaczy „dostępny”, dlaczego synchronizacja co godzinę nie wystarcza i jak połączyć sklep z ERP bez zatrzymywania sprzedaży.',
  category: 'e-commerce',
  tags: ['integracje', 'magazyn', 'klienci'],
  author: 'Domański',
  sidebar: 'ERP (obraz z odnośnikiem)',
  content: `Klient kupuje ostatnią sztukę. Płaci. Dostaje potwierdzenie, a następnego dnia telefon z przeprosinami. Sklep sprzedał powietrze.

W sklepie, którym się zajmowaliśmy, zdarzało się to przy co trzydziestym zamówieniu. Każdy taki przypadek kosztował średnio 38 zł obsługi i zwrotów, nie licząc klienta, który już nie wrócił.

## Skąd bierze się powietrze

Stan w sklepie był kopią stanu z ERP, odświeżaną co godzinę. Wydaje się, że to często. Policzmy: w sezonie firma wydawała z magazynu 220 pozycji na godzinę, z trzech kanałów. Przez sześćdziesiąt minut sklep żył przeszłością.

Częstsze odświeżanie pomaga tylko trochę. Co pięć minut to nadal osiemnaście wydań w niewiedzy, a ERP zaczyna zwalniać, bo ktoś ciągle pyta go o czterdzieści tysięcy indeksów.

## Co to znaczy „dostępny”

Najpierw trzeba uzgodnić słowo. W ERP są co najmniej cztery stany tego samego towaru:

- **fizyczny**, czyli tyle leży na półce,
- **zarezerwowany**, bo ktoś już go zamówił,
- **zablokowany**, bo czeka na kontrolę albo wrócił uszkodzony,
- **w drodze**, od dostawcy albo z innego magazynu.

![Jeden indeks w tej samej chwili: na półce leży 40 sztuk, obiecać można 25.](articles/sklep-dostepny.webp)

Sklep powinien pokazywać fizyczny minus zarezerwowany minus zablokowany. A przy towarze w drodze datę, z zapasem jednego dnia. Uzgodnienie tego zdania zajęło nam dwa spotkania i było najważniejszą częścią projektu.

## Zdarzenia zamiast kopii

Potem odwróciliśmy kierunek. Sklep przestał pytać. To ERP mówi: *tego indeksu jest teraz o dwa mniej*. Wiadomość idzie do kolejki, sklep ją odbiera i zmienia jedną liczbę. Trwa to poniżej sekundy i nie obciąża nikogo, bo mówi się tylko o tym, co się zmieniło.

Trzy zasady sprawiają, że to działa także wtedy, gdy coś nie działa:

1. **Wiadomość nie ginie.** Jeśli sklep jest wyłączony, czeka w kolejce.
2. **Dwa razy to samo nie szkodzi.** Każda wiadomość ma numer i sklep pamięta, które już zna.
3. **Raz na dobę porównanie całości.** Rozbieżności trafiają na listę, z przyczyną.

## Rezerwacja w koszyku

Zostaje chwila między dodaniem do koszyka a zapłatą. Rezerwujemy towar na piętnaście minut od rozpoczęcia płatności, a nie od dodania do koszyka. Inaczej ktoś, kto zostawił koszyk na noc, blokuje sprzedaż. Gdy zostaje mniej niż trzy sztuki, sklep uczciwie to pisze.

## Przełączenie bez zatrzymania

Starej synchronizacji nie wyłączyliśmy od razu. Przez dwa tygodnie obie działały obok siebie, a program zapisywał różnice. Pierwszego dnia było ich 340. Każda miała przyczynę: zestawy liczone jako jedna sztuka, zwroty bez dokumentu, dwa magazyny o tej samej nazwie. Ostatniego dnia różnic było pięć i wszystkie na korzyść nowego rozwiązania.

| Miara | Przed | Po |
| --- | --- | --- |
| Zamówienia bez towaru | 1 na 30 | 1 na 2400 |
| Opóźnienie stanu | do 60 min | poniżej 1 s |
| Obciążenie ERP w sezonie | 35% | 6% |

Dwa przypadki, które zostały, to zwroty przyjęte bez skanu.

Zyskał też magazyn. Wcześniej co rano ktoś drukował listę zamówień bez towaru i obdzwaniał klientów, zwykle do dziesiątej. Teraz tej listy nie ma, a osoba, która dzwoniła, sprawdza zwroty i wystawia je z powrotem na sprzedaż tego samego dnia.

Jedna rzecz wymagała cierpliwości: dostawcy, którzy wysyłają dokument dzień po towarze. Dopóki go nie ma, towar leży na półce, a sklep o nim nie wie. Pomogło przyjęcie na podstawie awiza, z poprawką po dokumencie.

## Ile to kosztuje

Połączenie sklepu z ERP w ten sposób zajmuje od piętnastu do trzydziestu dni, zależnie od tego, czy ERP potrafi mówić o zmianach. Jeśli nie potrafi, czytamy jego dziennik zmian w bazie.

Więcej o tym, jak płyną dane, piszemy na stronie [sklepu połączonego z ERP](/ecommerce).`,
};
