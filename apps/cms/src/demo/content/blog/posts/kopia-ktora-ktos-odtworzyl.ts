import type { Post } from './post.ts';

export const RESTORED_BACKUP: Post = {
  slug: 'kopia-ktora-ktos-odtworzyl',
  publishedAt: '2025-01-23T08:00:00.000Z',
  title: 'Kopia zapasowa, którą ktoś naprawdę odtworzył',
  description:
    'Kopia, której nikt nie odtworzył, jest nadzieją. Opisujemy próbę, którą robimy co kwartał: co psujemy, ile to trwa i co za każdym razem wychodzi nie tak.',
  category: 'chmura',
  tags: ['bezpieczenstwo', 'dane', 'koszty'],
  author: 'Domański',
  sidebar: 'Przed rozmową (lista)',
  content: `Wtorek, 6:40. Administrator w firmie transportowej widzi na ekranie serwera prośbę o okup w bitcoinach. Kopie były robione co noc, na dysk podłączony do tego samego serwera. Dysk też był zaszyfrowany.

Firma wróciła do pracy po jedenastu dniach, z danymi sprzed pięciu tygodni, które ktoś miał przypadkiem na laptopie. Od tamtej pory przy każdym wdrożeniu robimy coś, co brzmi nudno, a bywa najbardziej emocjonującym dniem kwartału: **próbę odtworzenia**.

## Dwie liczby, zanim zacznie się mowa o technice

O kopiach rozmawia się zwykle językiem gigabajtów. Wolimy zapytać właściciela o dwie rzeczy.

- **Ile pracy możesz stracić?** Godzinę, dzień, tydzień? To wyznacza, jak często robi się kopię.
- **Jak długo możesz stać?** To wyznacza, jak szybko musi dać się odtworzyć.

W firmie transportowej odpowiedź brzmiała: kwadrans i cztery godziny. Poprzednie rozwiązanie dawało dobę i „zależy, czy Tomek odbierze”.

![Dwie liczby na jednej osi: na lewo od awarii to, co przepadnie, na prawo czas bez pracy.](articles/kopia-dwie-liczby.webp)

## Trzy, dwa, jeden i jeszcze zero

Stara zasada mówi: trzy kopie, na dwóch rodzajach nośników, jedna poza firmą. Dokładamy zero: *zero błędów przy ostatniej próbie odtworzenia*. I jedno ostrzeżenie. Przynajmniej jedna kopia musi być taka, której nie da się skasować hasłem administratora. W chmurze nazywa się to blokadą obiektu i kosztuje tyle co zwykłe miejsce.

| Co chronimy | Jak często | Gdzie | Ile trzymamy |
| --- | --- | --- | --- |
| Baza programu | co 15 minut | drugie centrum danych | 35 dni |
| Dokumenty i skany | co godzinę | chmura z blokadą | 12 miesięcy |
| Konfiguracja serwerów | przy każdej zmianie | repozytorium | bez końca |
| Komplet raz w miesiącu | 1. dnia | dysk w sejfie u księgowej | 24 miesiące |

## Jak wygląda próba

Raz na kwartał ktoś losuje dzień i godzinę z ostatniego miesiąca. Zadanie: na pustym serwerze odtworzyć firmę z tamtej chwili. Osoba, która to robi, nie może być tą, która ustawiała kopie. Ma tylko instrukcję i stoper.

Za odtworzone uznajemy nie bazę, lecz pracę: dyspozytorka loguje się, otwiera wskazane zlecenie, drukuje list przewozowy i porównuje go z oryginałem.

## Co wychodziło nie tak

Przez dwa lata zrobiliśmy 23 takie próby u dziewięciu klientów. Bez żadnej przeszkody poszły cztery. Oto, co zatrzymywało pozostałe:

1. Hasło do zaszyfrowanej kopii było zapisane… na serwerze, który odtwarzaliśmy. Zdarzyło się trzy razy.
2. Kopia bazy była, kopii załączników nie było. Pięć razy. Zwykle dlatego, że ktoś przeniósł skany na większy dysk i nie powiedział nikomu.
3. Licencja programu nie dawała się uruchomić na innym sprzęcie. Dwa razy.
4. Odtwarzanie trwało 19 godzin zamiast czterech, bo łącze w chmurze było szybkie tylko w jedną stronę.
5. Instrukcja opisywała poprzedni serwer.

Żadnej z tych rzeczy nie wykryłby zielony komunikat „kopia wykonana”.

## Ile to kosztuje

U klienta z bazą 80 GB i milionem skanów: 310 zł miesięcznie za miejsce, dwa dni pracy na pierwsze ustawienie i pół dnia na kwartał. Pół dnia to właśnie próba. Jeśli trzeba na czymś oszczędzać, proszę oszczędzać na wszystkim innym.

## Zrób to w piątek po południu

Nie musisz mieć całego planu, żeby zacząć. Wybierz jeden plik, który w tym tygodniu był ważny: ofertę, listę płac, rysunek. Poproś o jego wersję sprzed dwóch tygodni. Nie mów dlaczego. Zmierz, po jakim czasie ją dostaniesz.

Jeśli odpowiedzią będzie pytanie „a po co?”, masz już temat na poniedziałek. Jeśli dostaniesz plik w kwadrans, postaw tej osobie kawę. Należy się.`,
};
