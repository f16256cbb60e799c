import type { Post } from './post.ts';

export const CLOUD_OR_SERVER: Post = {
  slug: 'chmura-czy-wlasny-serwer',
  publishedAt: '2026-06-11T07:00:00.000Z',
  title: 'Chmura czy własny serwer? Policzyliśmy pięć lat',
  description:
    'Ten sam system dla sześćdziesięciu osób w trzech wariantach. Koszt, ryzyko i jedno pytanie, o którym mało kto pamięta: jak stamtąd wyjść.',
  category: 'chmura',
  tags: ['koszty', 'bezpieczenstwo', 'dane'],
  author: 'Domański',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `Spór o chmurę toczy się zwykle jak spór o kluby piłkarskie. Spróbujmy policzyć. Za przykład bierzemy prawdziwą firmę: sześćdziesięciu użytkowników, ERP i obieg dokumentów, 400 GB danych, praca od szóstej do osiemnastej.

## Trzy warianty

**Własny serwer** w szafie obok biura, z drugim mniejszym w innym budynku.

**Serwer wynajęty** w centrum danych w Polsce, opłacany co miesiąc.

**Usługi w chmurze** dużego dostawcy: baza i aplikacja jako usługa, rozliczana za użycie.

| Koszt przez 5 lat (zł netto) | Własny | Wynajęty | Chmura |
| --- | --- | --- | --- |
| Sprzęt i licencje | 68 000 | 0 | 0 |
| Opłaty miesięczne | 0 | 84 000 | 138 000 |
| Prąd i łącze zapasowe | 27 000 | 0 | 0 |
| Opieka administratora | 90 000 | 48 000 | 36 000 |
| Przeniesienie po 5 latach | 12 000 | 8000 | 15 000 |
| **Razem** | **197 000** | **140 000** | **189 000** |

![Ten sam rachunek narastająco. Skok na końcu to przeniesienie po pięciu latach.](articles/serwer-piec-lat.webp)

Dla tej firmy najtańszy jest serwer wynajęty. Dla firmy, która ma własnego administratora i mało danych, wygrałby własny. Dla sklepu, który w grudniu ma dziesięć razy więcej ruchu niż w lutym, wygrałaby chmura. Dlatego nie ma jednej odpowiedzi.

## Ryzyko też się liczy

Koszt to połowa decyzji. Druga połowa to pytanie, co się stanie, gdy coś się zepsuje.

- **Awaria sprzętu.** Własny serwer: dzień, jeśli część jest na miejscu. Wynajęty: kilka godzin. Chmura: zwykle minuty.
- **Brak internetu w biurze.** Własny serwer działa dalej. Pozostałe nie, chyba że jest łącze zapasowe za 80 zł miesięcznie.
- **Atak z okupem.** Tu miejsce nie ma znaczenia. Liczy się kopia, której nie da się skasować z tego samego konta, i próba jej odtworzenia.
- **Pomyłka człowieka.** Najczęstsza. Pomaga kopia co godzinę, a nie co noc.

Kopię bazy odtwarzamy na próbę co miesiąc, a całą firmę [raz na kwartał](/blog/chmura/kopia-ktora-ktos-odtworzyl). Najczęściej wychodzi wtedy jedno: baza jest, załączników nie ma. Bez próby dowiedzielibyśmy się o tym w najgorszym dniu.

## Pytanie, o którym się zapomina

Zanim podpiszesz umowę, zapytaj: **jak stąd wyjść?** Konkretnie:

1. W jakim formacie dostanę dane i jak długo to trwa?
2. Czy potrzebuję do tego pomocy dostawcy i ile ona kosztuje?
3. Które części systemu działają tylko u niego?
4. Co dzieje się z kopiami po rozwiązaniu umowy?

Trzecie pytanie jest najważniejsze. Usługa, która istnieje tylko u jednego dostawcy, potrafi kosztować przy wyjściu tyle, ile zaoszczędziła przez trzy lata. Dlatego budujemy na bazach i formatach, które można postawić wszędzie.

Odpowiedzi wpisz do umowy. „Pomożemy w migracji” nic nie znaczy, dopóki nie stoi obok liczba dni i kwota. W naszych umowach jest to pięć dni roboczych i dane w otwartym formacie, razem z opisem tabel, żeby następny dostawca nie musiał zgadywać.

## A przepisy

Dane osobowe mogą leżeć w chmurze w Unii Europejskiej, także u dużych dostawców, jeśli umowa powierzenia jest podpisana, a lista podwykonawców znana. Firmy z branż regulowanych mają własne wymagania i tam zaczynamy od rozmowy z prawnikiem, a nie od cennika.

## Jak podejmujemy decyzję

Pytamy o trzy rzeczy: kto w firmie podniesie telefon, gdy serwer stanie w sobotę; jak bardzo zmienia się ruch w ciągu roku; i jak długo firma wytrzyma bez systemu. Jeśli nikt nie podniesie telefonu, własnego serwera nie polecamy, choćby był najtańszy.

W naszych systemach wybór można zmienić. [DMS](/products/dms) i [ERP](/products/erp) działają tak samo w szafie klienta i w centrum danych, a przeprowadzka trwa jeden weekend.`,
};
