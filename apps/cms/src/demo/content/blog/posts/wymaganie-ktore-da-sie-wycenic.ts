import type { Post } from './post.ts';

export const PRICEABLE_REQUIREMENT: Post = {
  slug: 'wymaganie-ktore-da-sie-wycenic',
  publishedAt: '2025-10-09T07:00:00.000Z',
  title: 'Wymaganie, które da się wycenić. Siedem poprawionych zdań',
  description:
    'Dlaczego jeden dostawca wycenił to samo zapytanie na 60 tysięcy, a drugi na 310? Bo każdy przeczytał co innego. Poprawiamy siedem prawdziwych zdań.',
  category: 'analiza-przedwdrozeniowa',
  tags: ['wdrozenie', 'koszty', 'klienci'],
  author: 'Ślusarczyk',
  sidebar: 'Przed rozmową (lista)',
  content: `60 tysięcy, 118 tysięcy, 145 tysięcy, 310 tysięcy. Cztery oferty na to samo zapytanie, liczące cztery strony. Zarząd uznał, że rynek oszalał. Poproszono mnie, żebym je porównała, i po godzinie było jasne, że nikt nie oszalał. Zdanie „system powinien umożliwiać raportowanie” jeden z dostawców zrozumiał jako trzy tabelki, a inny jako hurtownię danych.

Dobre wymaganie nie jest długie. Jest takie, że dwie osoby, które się nie znają, zbudują na jego podstawie to samo. Poniżej siedem zdań z tamtego zapytania i to, co z nich zostało.

## 1. „System powinien umożliwiać raportowanie”

*Po poprawce:* Kierownik zmiany widzi na tablecie, ile sztuk dobrych i złych zrobiła każda maszyna od początku zmiany, z opóźnieniem do minuty. Dyrektor dostaje w poniedziałek o 7:00 to samo za tydzień, mailem, jako PDF.

Kto, co, kiedy, jak świeże. Cztery słowa, które zmieniają nastrój w liczbę dni.

## 2. „Intuicyjny interfejs”

*Po poprawce:* Nowy magazynier po 30 minutach wprowadzenia przyjmuje dostawę z pięcioma pozycjami bez pomocy. Sprawdzimy to z trzema osobami przed odbiorem.

Intuicji nie da się odebrać protokołem. Próbę z trzema osobami można.

## 3. „Integracja z systemem księgowym”

*Po poprawce:* Raz dziennie o 20:00 faktury sprzedaży z danego dnia, średnio 60, trafiają do programu księgowego w jego formacie wymiany. Odrzuconą fakturę widać na liście z powodem. Nic nie wraca w drugą stronę.

Ostatnie zdanie było warte 24 tysiące. Dwaj dostawcy założyli wymianę w obie strony, bo zapytanie jej nie wykluczało.

## 4. „Wysoka wydajność”

*Po poprawce:* Przy 40 osobach pracujących naraz i 200 tysiącach zleceń w bazie lista dzisiejszych zleceń otwiera się w dwie sekundy, na sprzęcie, który mamy.

## 5. „Zgodność z RODO”

*Po poprawce:* W programie są dane 85 pracowników i około 1200 osób u klientów. Dane kandydatów usuwamy po 6 miesiącach, automatycznie. Eksport danych jednej osoby robi administrator, bez pomocy dostawcy.

Zgodność z przepisami to obowiązek obu stron, ale dostawca wycenia funkcje. Trzeba je nazwać.

## 6. „Możliwość rozbudowy”

*Po poprawce:* Skreślone. Na pytanie „o co?” padło pięć odpowiedzi od pięciu osób. Dwie zapisano jako następny etap z własną wyceną, trzy okazały się marzeniami. Marzenia są w porządku, tylko nie w umowie.

## 7. „Import danych historycznych”

*Po poprawce:* Przenosimy 3400 kartotek i otwarte zlecenia, około 250. Zlecenia zamknięte zostają w starym programie, do odczytu, przez pięć lat. Próbny import na kopii danych dwa tygodnie przed startem.

Przenoszenie „wszystkiego” to najczęstsza nadwyżka w ofertach. Zwykle nikt potem do tego nie zagląda: w tej firmie przez rok otwarto 11 starych zleceń.

## Formularz na jedną kartkę

Od tamtej pory dajemy klientom szablon. Jedno wymaganie to jeden wiersz.

| Pole | Przykład |
| --- | --- |
| Kto | brygadzista |
| Robi co | oddaje zlecenie z brakami |
| Po co | żeby planista wiedział przed 14:00 |
| Ile i jak często | 30 razy na zmianę |
| Po czym poznamy, że działa | próba na hali z dwiema osobami |
| Bez czego można ruszyć | zdjęcie braku |

Ostatni wiersz jest najważniejszy. To on pozwala wycenić pierwszy etap zamiast całego świata.

## Jak się skończyło

Po poprawkach zapytanie urosło do sześciu stron. Ci sami czterej dostawcy podali: 121, 134, 139 i 166 tysięcy. Wygrał trzeci, bo jako jedyny przyjechał zobaczyć halę. Projekt zamknął się w 143.

Poprawianie zajęło cztery dni. Gdybyś chciał zacząć sam, weź swoje zapytanie i zakreśl każde „powinien”, „umożliwiać” i „itp.”. Każde zakreślenie to miejsce, w którym oferty się rozjadą. A jeśli wolisz z kimś, [od tego jesteśmy](/how-we-deliver).`,
};
