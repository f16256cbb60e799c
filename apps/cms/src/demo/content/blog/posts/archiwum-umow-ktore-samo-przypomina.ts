import type { Post } from './post.ts';

export const CONTRACTS_THAT_REMIND: Post = {
  slug: 'archiwum-umow-ktore-samo-przypomina',
  publishedAt: '2026-01-15T08:00:00.000Z',
  title: 'Archiwum umów, które samo przypomina',
  description:
    'Umowa na wodę do dystrybutorów przedłużyła się na trzy lata, bo nikt nie wiedział o terminie. Jak w trzy tygodnie spisać 430 umów i już żadnej nie przegapić.',
  category: 'zarzadzanie-dokumentami',
  tags: ['dokumenty', 'prawo', 'koszty'],
  author: 'Ślusarczyk',
  sidebar: 'DMS (wewnątrz wpisu)',
  content: `36 miesięcy, 41 dystrybutorów wody, 118 tysięcy złotych. Umowa miała okres wypowiedzenia liczony w pełnych kwartałach i przedłużyła się sama 1 stycznia. Wypowiedzenie przygotowano 3 stycznia. Biurowiec, dla którego ją podpisano, firma opuściła w październiku.

Kiedy prezeska zapytała, ile jeszcze mamy takich umów, w pokoju zrobiło się cicho. Nie dlatego, że było ich dużo. Nikt nie wiedział, *gdzie* je policzyć.

## Gdzie mieszkają umowy

Szukałyśmy we dwie, z asystentką zarządu, przez trzy dni. Oto, co znalazłyśmy.

- 190 w segregatorach w sekretariacie, ułożonych według roku podpisania.
- 88 w szafie działu zakupów, według dostawców.
- 61 w skrzynkach pocztowych, jako załączniki do wiadomości „podpisane, w załączeniu”.
- 54 u kierowników, „bo ja to prowadzę”.
- 37 tylko jako faktury, z których wynikało, że jakaś umowa musi istnieć.

Razem 430. Przy 12 nie ustaliłyśmy, czy jeszcze obowiązują. Zadzwoniłyśmy do drugiej strony, w dwóch przypadkach też nie wiedziała.

## Osiem pól, nie czterdzieści

Program do umów kusi, żeby opisać wszystko. My spisałyśmy tylko to, od czego zależy jakaś data albo kwota.

| Pole | Po co |
| --- | --- |
| Druga strona | żeby znaleźć |
| Czego dotyczy, jednym zdaniem | żeby zrozumieć bez otwierania |
| Opiekun | ktoś musi dostać przypomnienie |
| Obowiązuje do | termin |
| Wypowiedzenie: ile i na kiedy | **prawdziwy** termin |
| Co się stanie, jeśli nic nie zrobimy | wygaśnie albo się przedłuży |
| Kwota roczna | kolejność czytania |
| Waloryzacja | kiedy i według czego rośnie cena |

Piąte i szóste pole to serce całości. Data końca umowy mało kogo obchodzi. Obchodzi ta wcześniejsza, do której trzeba podjąć decyzję. Program liczy ją sam: od końca odejmuje okres wypowiedzenia, cofa do pełnego kwartału, jeśli tak napisano, i dodaje trzydzieści dni na zastanowienie.

## Trzy tygodnie pracy

Skanowanie zajęło cztery dni i było najłatwiejsze. Rozpoznawanie tekstu poradziło sobie z 92% stron. Reszta to kopie kopii i jedna umowa najmu z 1998 roku, napisana ręcznie.

Opisanie ośmiu pól trwało średnio sześć minut na umowę. Program podpowiadał strony i daty, człowiek sprawdzał. Przy 9% podpowiedzi były błędne, najczęściej wtedy, gdy aneks zmienił termin w innym dokumencie. Dlatego aneks nie jest u nas osobną umową. Leży pod tą, którą zmienia, i nadpisuje jej pola.

Zaczęłyśmy od największych kwot. Pierwsze 60 umów odpowiadało za 84% wydatków, więc już po trzech dniach było wiadomo, co ważne.

## Przypomnienie, na które trzeba odpowiedzieć

Mail „umowa wkrótce wygasa” ginie jak każdy inny. Nasze przypomnienie jest pytaniem z trzema odpowiedziami: **przedłużam**, **negocjuję**, **wypowiadam**. Bez odpowiedzi wraca po tygodniu, po dwóch trafia do przełożonego. Wybór uruchamia następny krok: projekt wypowiedzenia, zadanie dla zakupów albo nową datę.

Przez pierwszy rok zadano w ten sposób 143 pytania. 31 umów wypowiedziano, 27 wynegocjowano od nowa.

## Kto co widzi

W umowach są pensje, kary i ceny. Domyślnie każdy widzi swoje i swojego działu. Księgowość widzi kwoty, nie widzi załączników kadrowych. Prawniczka widzi wszystko i zostawia ślad, że widziała. Uprawnienia ustaliłyśmy na jednej kartce, zanim wgrałyśmy pierwszy plik. Później zawsze ktoś już coś zobaczył.

## Bilans

- Oszczędność na wypowiedzianych i renegocjowanych: 212 tysięcy w pierwszym roku.
- Znalezione podwójne usługi: cztery, w tym dwa ubezpieczenia tego samego wózka.
- Czas znalezienia dowolnej umowy: z pół godziny do kilkunastu sekund.
- Koszt: trzy tygodnie dwóch osób i [program](/products/dms), którego firma i tak używała do faktur.

## Zacznij od kalendarza

Weź pięć umów o największej rocznej kwocie. Przy każdej znajdź trzy daty: koniec, początek wypowiedzenia i dzień, w którym musisz zacząć o tym myśleć. Wpisz tę trzecią do kalendarza dwóch osób, nie jednej. Jeśli przy którejś z pięciu nie umiesz jej znaleźć w kwadrans, masz swoje dystrybutory.`,
};
