import type { Post } from './post.ts';

export const STOCK_TO_BELIEVE: Post = {
  slug: 'stan-magazynu-ktoremu-mozna-wierzyc',
  publishedAt: '2025-02-13T08:00:00.000Z',
  title: 'Stan magazynu, któremu można wierzyć',
  description:
    'Inwentaryzacja raz w roku mówi, jak było w grudniu. Opisujemy liczenie po trochu, codziennie, i to, jak zgodność stanów wzrosła z 81 do 98 procent.',
  category: 'erp',
  tags: ['magazyn', 'produkcja', 'dane'],
  author: 'Lewandowski',
  sidebar: 'Przed rozmową (lista)',
  content: `Zanim w programie pojawi się pierwszy raport, lubię zrobić mały eksperyment. Losuję dwadzieścia pozycji z kartoteki i idę z magazynierem do regału. Liczymy. W zakładzie, o którym tu piszę, zgadzało się szesnaście. Czyli cztery razy na dwadzieścia program obiecywał materiał, którego nie było, albo milczał o takim, który leżał.

Planowanie produkcji na takich stanach to wróżenie. Najdroższy ERP świata policzy zapotrzebowanie co do sztuki i będzie to dokładnie policzona nieprawda.

## Skąd biorą się różnice

Przez trzy tygodnie zapisywaliśmy przyczynę każdej niezgodności. Było ich 118.

- 44 razy: **wydano więcej, niż zapisano.** Detal poszedł na brak, operator dobrał drugi, papier został ten sam.
- 29 razy: **inna jednostka.** Dostawca liczy w metrach, produkcja w sztukach, a w kartotece są kilogramy.
- 21 razy: **przyjęcie „na jutro”.** Kierowca spieszył się, paleta wjechała na halę, dokument przyjęto dwa dni później.
- 15 razy: odłożono na inne miejsce.
- 9 razy: zwykła pomyłka w liczeniu.

![Przyczyny 118 niezgodności. Trzy pierwsze to cztery na pięć przypadków.](articles/magazyn-przyczyny.webp)

Kradzieży nie stwierdziliśmy ani jednej, choć w rozmowach była podejrzaną numer jeden.

## Liczyć po trochu

Roczna inwentaryzacja w tym zakładzie to dwa dni postoju, sześćdziesiąt osób i różnice wpisane hurtem, bez przyczyn. W styczniu stan się zgadza, w marcu już nie.

Zamiast tego wprowadziliśmy liczenie ciągłe. Program codziennie o 6:00 daje magazynierowi listę dwunastu pozycji. Zajmuje to 25 minut. Na liście jest to, co najwięcej znaczy:

| Grupa | Udział w wartości | Pozycji | Liczymy |
| --- | --- | --- | --- |
| A | 78% | 210 | co miesiąc |
| B | 17% | 640 | co kwartał |
| C | 5% | 2900 | raz w roku |
| Po każdym zejściu do zera | | | tego samego dnia |

Ostatni wiersz jest najmądrzejszy i najtańszy. Pustą półkę liczy się jednym spojrzeniem, a jeśli program twierdzi, że leży na niej 40 sztuk, właśnie znaleźliśmy błąd.

## Najpierw przyczyna, potem korekta

To była zmiana, o którą kłóciliśmy się najdłużej. Magazynier, który znalazł różnicę, chciał ją od razu poprawić. Umówiliśmy się inaczej: program nie przyjmie korekty bez przyczyny wybranej z listy. Sześć przyczyn, jedno dotknięcie.

Po miesiącu z tych dotknięć zrobił się wykres, a z wykresu trzy decyzje. Przy tłoczni stanęła waga z przyciskiem „brak”. Kartoteki 90 pozycji dostały przelicznik jednostek, sprawdzony przez technologa. Kierowcy przestali wjeżdżać za bramę bez skanu dokumentu dostawy.

## Wyniki, miesiąc po miesiącu

Zgodność mierzymy jako odsetek policzonych pozycji, w których różnica nie przekracza 1% (dla grupy A: zera).

1. Start: 81%.
2. Po pierwszym miesiącu: 84%. Wszyscy byli rozczarowani.
3. Po trzecim: 93%.
4. Po szóstym: 98% i tam zostało.

Zapas bezpieczeństwa stali zmniejszono o 340 tysięcy złotych, bo przestał być ubezpieczeniem od własnych pomyłek. Postojów z powodu braku materiału było w kwartale jedenaście, potem dwa.

Najtrudniejszy był drugi miesiąc. Zgodność prawie nie drgnęła, a magazynierzy mieli dodatkową pracę, której nikt nie widział. Kierownik powiesił wtedy na drzwiach jedną liczbę, procent z wczoraj, i przestał pytać o nazwiska. Liczenie przestało być kontrolą ludzi, a stało się kontrolą kartoteki.

## Co można zrobić bez programu

Wydrukuj listę dwudziestu najdroższych pozycji. Policz je w poniedziałek rano. Przy każdej różnicy zapisz przyczynę, nawet jeśli brzmi „nie wiemy”. Zrób to samo za tydzień, z tymi samymi pozycjami.

Jeśli „nie wiemy” powtórzy się więcej niż trzy razy, zacznij od przyjęć. Tam najłatwiej o porządek i najszybciej go widać. A gdy będziesz wiedzieć, gdzie stany się psują, [program](/products/erp) będzie miał na czym pracować.`,
};
