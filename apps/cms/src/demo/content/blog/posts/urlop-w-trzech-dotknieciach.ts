import type { Post } from './post.ts';

export const LEAVE_IN_THREE_TAPS: Post = {
  slug: 'urlop-w-trzech-dotknieciach',
  publishedAt: '2026-08-20T07:00:00.000Z',
  title: 'Urlop w trzech dotknięciach: kadry w firmie bez biurek',
  description:
    'Jak przenieść wnioski, grafiki i zgody do telefonu, kiedy dwie trzecie załogi nie ma komputera ani firmowego adresu e-mail.',
  category: 'hr',
  tags: ['praca-zespolu', 'mobilnosc', 'prawo'],
  author: 'Ślusarczyk',
  sidebar: 'Kalkulator (przyklejony u dołu na telefonie)',
  content: `Większość programów kadrowych zakłada, że pracownik siedzi przy biurku. W zakładzie, o którym piszę, biurek jest czterdzieści, a osób sto osiemdziesiąt. Pozostałe sto czterdzieści składało wnioski urlopowe na kartce, w pokoju kadr, w przerwie, stojąc w kolejce.

## Jak wyglądała droga kartki

Policzyliśmy to w czerwcu, gdy wniosków jest najwięcej. Kartka przechodziła przez cztery ręce i wracała średnio po sześciu dniach. Co dziesiąta ginęła. Brygadzista dowiadywał się o urlopie z grafiku na ścianie, czasem w dniu, w którym człowieka już nie było.

Dział kadr, dwie osoby, poświęcał na same urlopy *jeden dzień w tygodniu każda*.

## Trzy dotknięcia

Założenie było proste: wniosek ma się zmieścić w przerwie śniadaniowej, na prywatnym telefonie, w rękach, które nie lubią pisać.

1. Otwierasz aplikację odciskiem palca. Na górze widać, ile dni zostało.
2. Zaznaczasz dni w kalendarzu. Szare są te, w które brygada nie może zejść poniżej obsady.
3. Dotykasz „Złóż wniosek”.

Brygadzista dostaje powiadomienie i widzi od razu, kogo już nie ma w tym tygodniu. Zatwierdza albo proponuje inny termin. Średni czas odpowiedzi to dziś cztery godziny.

## Logowanie bez firmowego adresu

To był najtrudniejszy kawałek. Pracownik nie ma firmowej poczty, a numer telefonu podaje niechętnie. Rozwiązaliśmy to kodem z paska wypłaty: jest na nim kwadrat do zeskanowania, ważny przez tydzień. Po zeskanowaniu telefon jest przypisany do osoby, a dalej wystarcza odcisk palca.

Kto nie chce używać prywatnego telefonu, ma w szatni tablet na ścianie i kartę, którą odbija wejście. Korzysta z niego dwanaście osób i tak już zostanie.

> Najpierw myśleliśmy, że starsi pracownicy będą przeciw. Przeciw było dwóch, obaj poniżej trzydziestki. Chodziło im o prywatność i mieli rację, że pytali.

Osobno rozwiązaliśmy obsadę. Brygadziści nosili ją w głowach: na prasach minimum czterech, na lakierni dwóch z uprawnieniami, na nocnej zmianie zawsze ktoś po kursie pierwszej pomocy. Spisanie tych zasad zajęło jedno popołudnie i trzy kłótnie. Dzięki nim kalendarz od razu pokazuje, które dni są wolne, i nikt nie słyszy odmowy po tygodniu czekania.

## Co na to prawo

Kilka rzeczy warto ustalić, zanim napisze się pierwszy ekran.

- **Forma.** Wniosek urlopowy może być elektroniczny. Wypowiedzenie i kilka innych pism wymaga podpisu kwalifikowanego albo papieru.
- **Dane na prywatnym telefonie.** Aplikacja nie zapisuje nic poza wnioskami właściciela i znika z telefonu, gdy osoba odchodzi z firmy.
- **Monitoring.** Nie zbieramy położenia, choć byłoby to łatwe. W aplikacji jest napisane, czego nie robi, i to zdanie było najczęściej czytane.
- **Akta.** Elektroniczne akta osobowe są dopuszczalne, ale trzeba zadbać o metadane i okres przechowywania.

## Ile to trwało i co dało

| Miara | Przed | Po |
| --- | --- | --- |
| Czas od wniosku do odpowiedzi | 6 dni | 4 godz. |
| Zaginione wnioski | 1 na 10 | 0 |
| Praca kadr przy urlopach | 2 dni w tygodniu | 3 godz. |
| Osoby korzystające po miesiącu | 0 | 168 ze 180 |

Budowa zajęła trzydzieści cztery dni, z czego sześć poszło na logowanie. Potem firma dołożyła zamiany w grafiku, listę szkoleń BHP i potwierdzenie odbioru odzieży. Każda z tych rzeczy to kilka dni, bo najtrudniejsze, czyli zaufanie, było już zrobione.

Liczba dni obejmuje próby na miejscu: trzy poranki w szatni, z prawdziwymi telefonami.

## Rada na początek

Zanim zamówisz aplikację, idź do szatni i zapytaj pięć osób, ile dni urlopu im zostało. Jeśli cztery nie wiedzą, zacznij od pokazania tej jednej liczby. Reszta przyjdzie sama.`,
};
