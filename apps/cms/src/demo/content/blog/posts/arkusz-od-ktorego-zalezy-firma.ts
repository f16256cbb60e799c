import type { Post } from './post.ts';

export const THE_ONE_SPREADSHEET: Post = {
  slug: 'arkusz-od-ktorego-zalezy-firma',
  publishedAt: '2024-11-21T08:00:00.000Z',
  title: 'Arkusz, od którego zależy firma',
  description:
    'W prawie każdej firmie jest jeden plik, bez którego w poniedziałek nic nie ruszy. Pokazujemy, jak go znaleźć, zabezpieczyć i kiedy zastąpić go programem.',
  category: 'cyfryzacja',
  tags: ['dane', 'wdrozenie', 'praca-zespolu'],
  author: 'Reszka',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `„PLAN_ostateczny_v7_Marek.xlsx”. Tak nazywał się plik, od którego przez cztery lata zależała produkcja w firmie meblowej pod Radomskiem. Miał 31 zakładek, 214 tysięcy formuł i jednego autora. Kiedy autor złamał nogę na nartach, przez dziewięć dni nikt nie odważył się zmienić w nim niczego poza datą.

Nie opowiadam tego, żeby wyśmiać arkusze. Są świetne. Pozwalają w jedno popołudnie sprawdzić pomysł, na który dział IT potrzebowałby kwartału. Kłopot zaczyna się wtedy, gdy pomysł działa i wszyscy o tym zapominają.

## Jak rozpoznać ten plik

Zadaj w firmie jedno pytanie: „Czego nie zrobisz, jeśli ten plik się jutro nie otworzy?”. W badanych przez nas firmach odpowiedź padała w ciągu minuty. Potem policz trzy rzeczy:

- **ile osób** do niego zagląda co najmniej raz w tygodniu,
- **ile razy** jego zawartość jest przepisywana gdzie indziej: do maila, do programu księgowego, na tablicę,
- **ile osób** umie powiedzieć, skąd bierze się liczba w dowolnej komórce.

Jeśli pierwsza liczba jest większa niż pięć, a trzecia równa się jeden, masz arkusz, od którego zależy firma.

## Zanim cokolwiek zbudujesz

Program to rozwiązanie na miesiące. Na jutro wystarczy kilka godzin porządku.

1. **Jedno miejsce.** Plik leży w jednym folderze z historią wersji. Kopie w skrzynkach pocztowych przestają być źródłem prawdy w dniu, w którym to ogłosisz.
2. **Dwa rodzaje komórek.** Żółte się wpisuje, białe się liczą. Białe są chronione. Zajmuje to godzinę i usuwa połowę pomyłek.
3. **Zakładka „Skąd to jest”.** Jedno zdanie o każdej kolumnie: kto wpisuje, kiedy, w jakiej jednostce.
4. **Zastępca.** Druga osoba przez tydzień prowadzi plik sama, a autor tylko patrzy. Wszystko, o co musi zapytać, trafia do tamtej zakładki.

W firmie meblowej ten etap zajął trzy dni. Znaleziono przy okazji 17 formuł, które liczyły poprzedni rok, i marżę zawyżoną o 2,4 punktu procentowego.

## Kiedy arkusz przestaje wystarczać

Sam rozmiar nie jest powodem. Widziałam plik na 90 tysięcy wierszy, który ma się dobrze, bo używa go jedna analityczka. Powodem jest jedna z czterech rzeczy.

| Objaw | Dlaczego arkusz tego nie udźwignie |
| --- | --- |
| Dwie osoby piszą jednocześnie i jedna traci zmiany | nie wie, co znaczy „zamówienie”, widzi tylko komórki |
| Ktoś pyta „kto to zmienił i kiedy?” | historia mówi o pliku, a nie o sprawie |
| Nie każdy może widzieć każdą liczbę | ukryta kolumna nie jest zabezpieczeniem |
| Wynik trzeba przepisać do innego programu | każde przepisanie to nowa pomyłka, średnio jedna na 60 wierszy |

Jeden objaw można przeczekać. Przy trzech zwykle taniej jest budować.

## Nie przepisuj arkusza na ekran

Najczęstszy błąd: zamówić program, który wygląda jak arkusz, tylko w przeglądarce. Te same 31 zakładek, te same skróty w nagłówkach. Taki program dziedziczy wszystkie obejścia, których nikt już nie pamięta.

Zaczynamy inaczej. Siadamy z autorem i pytamy o każdą zakładkę: jakie pytanie odpowiada? Z 31 zostało dziewięć pytań. Cztery dotyczyły tego samego zamówienia, tylko na różnych etapach. Pierwsza wersja programu miała trzy ekrany i powstała w siedem tygodni. Plan na tydzień układa się w niej 40 minut. W arkuszu zajmował cały piątek.

Arkusz nie zniknął. Autor dalej robi w nim symulacje: co będzie, jeśli kupimy drugą okleiniarkę. Dane pobiera z programu jednym przyciskiem i niczego do niego nie wpisuje ręcznie.

## Trzy rzeczy na ten tydzień

Znajdź swój plik. Zrób kopię i schowaj ją tam, gdzie nikt jej przypadkiem nie otworzy. Poproś autora, żeby przez pół godziny opowiedział, jak działa, i nagraj to.

Jeśli po tym nagraniu masz więcej pytań niż przed nim, [porozmawiajmy](/contact). Czasem skończy się na żółtych komórkach.`,
};
