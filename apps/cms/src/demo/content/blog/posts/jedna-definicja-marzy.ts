import type { Post } from './post.ts';

export const ONE_MARGIN: Post = {
  slug: 'jedna-definicja-marzy',
  publishedAt: '2025-04-17T07:00:00.000Z',
  title: 'Jedna definicja marży. Słownik powstaje przed raportem',
  description:
    'Trzy działy, trzy marże, jedno spotkanie zarządu. Zanim narysujesz wykres, spisz dwadzieścia pojęć. Zajmie to tydzień i oszczędzi kwartał sporów.',
  category: 'raporty',
  tags: ['dane', 'koszty', 'praca-zespolu'],
  author: 'Ślusarczyk',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `– Dwadzieścia dwa procent – powiedział dyrektor handlowy.

– Siedemnaście i cztery – odpowiedziała główna księgowa.

– U mnie wychodzi dziewiętnaście – dodał kierownik produkcji.

Wszyscy mówili o marży na tym samym produkcie, w tym samym kwartale i wszyscy mieli rację. Handlowiec liczył od ceny katalogowej minus materiał. Księgowa odejmowała rabaty, transport i robociznę. Produkcja doliczała zużycie narzędzi, ale nie transport. Spotkanie trwało trzy godziny i skończyło się ustaleniem, że trzeba kupić narzędzie do raportów.

Narzędzie pokazałoby im te same trzy liczby, tylko w kolorze.

## Słownik na dwie strony

Od tamtej pory każde wdrożenie raportów zaczynamy od tekstu. Bez komputera, przy stole, z osobami, które te liczby wypowiadają na głos. Wynikiem jest słownik, zwykle na dwie, trzy strony. Każde pojęcie ma pięć wierszy:

- **Nazwa**, jedna, bez synonimów.
- **Zdanie po polsku**, zrozumiałe dla nowej osoby.
- **Wzór**, z nazwami pól z programu.
- **Granica**: co się wlicza, a co nie, i dlaczego.
- **Właściciel**, czyli kto może to zmienić.

Oto jak wyglądał pierwszy wpis po dwóch spotkaniach.

> Marża pokrycia. Ile zostaje z faktury po zapłaceniu za to, czego bez tej sprzedaży by nie było. Wartość netto po rabatach minus materiał, robocizna bezpośrednia i transport do klienta. Nie wliczamy: zużycia narzędzi, prowizji, premii rocznej klienta. Właściciel: kontroling.

Wzór zajął dziesięć minut. Wiersz „nie wliczamy” zajął dwie godziny i to były najlepiej spędzone dwie godziny całego projektu.

## Dwadzieścia pojęć wystarczy

Ludzie boją się, że słownik nie będzie miał końca. Policzyliśmy w siedmiu firmach: pod wszystkimi raportami, o które prosił zarząd, leżało od 14 do 26 pojęć. Najczęściej sporne są zawsze te same.

| Pojęcie | O co jest spór |
| --- | --- |
| Sprzedaż | data zamówienia, wydania czy faktury |
| Klient aktywny | kupił w ciągu 3, 6 czy 12 miesięcy |
| Terminowość | termin z zamówienia czy ten po przesunięciu |
| Stan zapasu | z materiałem na produkcji czy bez |
| Reklamacja | zgłoszona czy uznana |

Przy terminowości różnica bywa komiczna. Jedna z firm miała 97%, bo mierzyła względem terminu, który sama przesuwała. Względem terminu, o który poprosił klient, wyszło 71%.

## Dwie nazwy zamiast jednej wojny

Nie zawsze trzeba wybierać. Jeśli handlowcy potrzebują swojej szybkiej marży do negocjacji, niech ją mają, ale pod własną nazwą: „marża na materiale”. Spór znika, kiedy dwie różne rzeczy przestają nosić jedno imię.

Pilnujemy przy tym jednej zasady. Na raporcie dla zarządu stoi tylko jedna z nich i zawsze ta sama. Druga jest o jedno kliknięcie dalej.

## Gdzie mieszka słownik

Nie w dokumencie, którego nikt nie otwiera. Każda liczba na pulpicie ma obok znak zapytania, a pod nim dokładnie ten tekst ze słownika. Zmiana wymaga zgody właściciela i zostawia ślad z datą, bo trzeba umieć powiedzieć, dlaczego marzec policzony w kwietniu różni się od marca policzonego w lipcu.

Przez pierwszy kwartał zmian było jedenaście. W następnym dwie.

## Co to zmieniło

Spotkanie zarządu trwa godzinę zamiast trzech i dotyczy decyzji. Przygotowanie miesięcznego zestawienia spadło z czterech dni do pół, bo nikt nie uzgadnia już wersji. Zniknęło 40 z 63 dotychczasowych raportów: okazały się tym samym pytaniem zadanym przy różnych definicjach.

Najmocniej zapamiętałam jednak coś innego. Po miesiącu kierownik produkcji zauważył, że dwa wyroby, które od lat uchodziły za najlepsze, w jednej definicji marży były pod kreską. Cena wzrosła o 6%. Klienci zostali.

## Zacznij od jednego pytania

Wyślij dziś do trzech osób mail z jednym zdaniem: „Ile wyniosła nasza sprzedaż w zeszłym miesiącu i jak to liczysz?”. Nie uprzedzaj ich nawzajem. Jeśli dostaniesz trzy takie same odpowiedzi, gratuluję, możesz od razu [rysować wykresy](/products/data). Jeśli nie, masz gotowy porządek pierwszego spotkania.`,
};
