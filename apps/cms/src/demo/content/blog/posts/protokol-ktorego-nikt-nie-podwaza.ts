import type { Post } from './post.ts';

export const UNDISPUTED_REPORT: Post = {
  slug: 'protokol-ktorego-nikt-nie-podwaza',
  publishedAt: '2025-12-11T08:00:00.000Z',
  title: 'Protokół serwisowy, którego nikt nie podważa',
  description:
    'Cztery na sto faktur za serwis wracały z pytaniem „a co wyście właściwie robili?”. Wystarczyło zmienić kolejność czynności i trzy pola w protokole.',
  category: 'praca-w-terenie',
  tags: ['mobilnosc', 'dokumenty', 'klienci'],
  author: 'Lewandowski',
  sidebar: 'Field Service (nad wpisem)',
  content: `Kierownik piekarni pod Zgierzem odmówił zapłaty za naprawę pieca. Nie ze złośliwości. Na protokole przeczytał: „Usunięto usterkę, piec sprawny, 3,5 godz.”, a podpis złożył piekarz z nocnej zmiany, który tydzień później nie pamiętał, czy serwisant był godzinę, czy pół dnia.

Firma serwisowa miała takich spraw dwie w tygodniu. Każda oznaczała średnio trzy telefony, korektę i pieniądze później o 26 dni. Poprosili nas o lepszy wydruk. Zaczęliśmy od jazdy z serwisantami.

## Protokół pisany z pamięci

Przez cztery dni zapisywałem, kiedy powstaje treść. W dziesięciu przypadkach na czternaście: w samochodzie, po robocie, na kierownicy. Serwisant pamiętał, co zrobił. Nie pamiętał już, co zastał. A spór dotyczy prawie zawsze tego pierwszego.

> Jak przyjechałem, to było dużo gorzej. Tylko że tego nikt nie widział oprócz mnie.

To zdanie powiedział mi Zbigniew, dwadzieścia dwa lata w zawodzie. Cały projekt jest właściwie odpowiedzią na nie.

## Najpierw zdjęcie, potem klucz

Odwróciliśmy kolejność. Aplikacja nie pozwala zacząć naprawy bez jednego zdjęcia stanu zastanego i jednego zdania o objawie. Zajmuje to 40 sekund. W zamian serwisant nie pisze już nic na końcu, bo protokół składa się sam z tego, co dotknął po drodze:

1. **Zastałem** – zdjęcie i zdanie. Można podyktować.
2. **Zrobiłem** – czynności z listy dla tego typu urządzenia, najczęstsze na górze. Czas liczy się sam między pierwszą a ostatnią.
3. **Wymieniłem** – skan części. Cena i numer przychodzą z magazynu.
4. **Zmierzyłem** – dwa albo trzy pomiary, które mówią, że działa. Dla pieca: temperatura w komorze po 20 minutach.
5. **Zostawiam** – zdjęcie stanu po i zalecenia.

Pomiary okazały się ważniejsze niż zdjęcia. „Piec sprawny” to opinia. „220 °C po 18 minutach, norma 20” to fakt, z którym trudno dyskutować.

## Kto podpisuje

Podpis palcem na ekranie jest wygodny i mało wart, jeśli nie wiadomo czyj. Zostawiliśmy go, ale dodaliśmy imię, stanowisko z listy i wysyłkę protokołu na dwa adresy: osobie, która podpisała, i osobie, która zapłaci. Ta druga dostaje go kilka minut po wyjeździe serwisanta, kiedy piec jest jeszcze ciepły, a nie z fakturą po miesiącu.

Co jeśli nikogo nie ma? Zdarza się przy węzłach cieplnych i reklamach. Wtedy protokół mówi wprost: „bez odbioru, obiekt pusty” i klient ma trzy dni robocze na uwagi. Taki zapis musi być w umowie. Wpisaliśmy go do wzoru razem z prawnikiem klienta.

## Bez zasięgu i bez baterii

Protokół powstaje w telefonie i czeka na sieć, to oczywiste. Mniej oczywista jest bateria. W grudniu, na mrozie, telefony gasły przy 30%. Po każdej pozycji zapisujemy wszystko, więc po włączeniu serwisant wraca do tego samego miejsca, a do samochodów trafiły ładowarki za 60 zł. Najtańsza część projektu i najczęściej chwalona.

## Liczby po dziesięciu miesiącach

| | Przed | Po |
| --- | --- | --- |
| Faktury kwestionowane | 4,1% | 0,6% |
| Od wizyty do faktury | 9 dni | 1 dzień |
| Średnia zapłata po terminie | 26 dni | 11 dni |
| Czas pisania protokołu | 14 min | 4 min |
| Części wydane, a niezafakturowane | 2,3% | 0,2% |

Ostatni wiersz był niespodzianką. Nikt nie kradł, po prostu śrubki, uszczelki i bezpieczniki nie trafiały na kierownicę. Rocznie uzbierało się tego 48 tysięcy złotych, więcej niż kosztowała aplikacja dla dwunastu osób.

## Co by się przydało od jutra

Nie potrzebujesz programu, żeby sprawdzić, czy masz ten problem. Weź dziesięć ostatnich protokołów i daj je komuś, kto nie był na miejscu. Niech odpowie na trzy pytania: co było zepsute, skąd wiadomo, że już nie jest, i kto to widział.

Jeśli przy trzech protokołach nie odpowie, pokaż to serwisantom. Nie jako wyrzut. Jako powód, dla którego warto zrobić zdjęcie przed, a nie po. W aplikacji [Field Service](/realizations/field-service) pilnuje tego przycisk, na papierze wystarczy umowa.`,
};
