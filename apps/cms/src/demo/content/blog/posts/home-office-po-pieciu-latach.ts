import type { Post } from './post.ts';

export const HOME_OFFICE: Post = {
  slug: 'home-office-po-pieciu-latach',
  publishedAt: '2025-05-15T07:00:00.000Z',
  title: 'Home office po pięciu latach: co zostało, a co wróciło',
  description:
    'Nasze zasady pracy z domu, spisane po pięciu latach prób. Wspólne środy, cisza do południa i jedna rzecz, której zdalnie zrobić się nie da.',
  category: 'home-office',
  tags: ['praca-zespolu', 'bezpieczenstwo'],
  author: 'Reszka',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `W marcu 2020 roku wyszliśmy z biura na dwa tygodnie. Wróciliśmy po czternastu miesiącach i od tamtej pory nikt nie pyta, czy wolno pracować z domu. Pytanie brzmi: co warto robić razem?

Przez pięć lat zmienialiśmy zasady siedem razy. Oto te, które przetrwały.

## Środa jest wspólna

W środę wszyscy są w biurze. Nie wtorek i czwartek do wyboru, bo wtedy połowa osób mija się z drugą połową. Jeden dzień, zawsze ten sam. W środy są rozmowy, rysowanie na tablicy, obiad i pokaz tego, co powstało. W środy prawie się nie programuje i to jest w porządku.

## Cisza do południa

W pozostałe dni do dwunastej nie ma spotkań. Wiadomości można pisać, ale nie trzeba na nie odpowiadać. Wyjątkiem jest telefon dyżurny, bo klient z zepsutą drukarką etykiet nie może czekać do południa. Dyżur ma jedna osoba i zmienia się co tydzień.

Zmierzyliśmy to po pół roku: liczba przerwanych zadań spadła o dwie trzecie.

## Piszemy, zamiast opowiadać

Decyzja, której nie zapisano, nie istnieje. Nie chodzi o protokoły. Wystarczy pięć zdań: co postanowiliśmy, dlaczego, co odrzuciliśmy, kto i do kiedy. Zapis leży obok kodu, którego dotyczy, więc za trzy lata ktoś go znajdzie.

- Krótkie pytania idą na czat.
- Decyzje do dokumentu.
- Spory do telefonu. Po trzeciej wymianie wiadomości dzwonimy.

Trzecia zasada oszczędziła nam więcej nerwów niż wszystkie inne.

## Bezpieczeństwo w kuchni

Praca z domu oznacza dane klientów na domowym łączu. Kilka rzeczy jest więc nie do negocjacji:

1. Komputer firmowy, z zaszyfrowanym dyskiem. Prywatny nie.
2. Logowanie dwuskładnikowe wszędzie, kluczem sprzętowym.
3. Dane klienta tylko na serwerze. Na laptopie pracujemy na danych wymyślonych.
4. Ekran blokuje się po pięciu minutach. Dzieci i koty nie mają uprawnień.

Raz w roku robimy próbę: komu „zgubił się” laptop, ten sprawdza, ile trwa odcięcie go od wszystkiego. Rekord to sześć minut.

## Czego nie da się zdalnie

Analizy. Próbowaliśmy prowadzić ją przez ekran: pięć osób w okienkach, ktoś udostępnia arkusz i opowiada, jak pracuje. Wszystko się zgadza, dopóki nie staniesz obok. Wtedy widać karteczkę przyklejoną do monitora, drugi arkusz, o którym nikt nie wspomniał, i to, że drukarka jest po drugiej stronie hali.

> Przez ekran ludzie opowiadają, jak powinno być. Na miejscu widać, jak jest.

Dlatego każdy z nas raz w miesiącu jedzie tam, gdzie program pracuje. Programiści też. To najlepiej wydane pieniądze na paliwo w całej firmie.

## A nowe osoby?

Pierwszy miesiąc spędzają w biurze, z opiekunem. Nie dlatego, że im nie ufamy. Pytania zadaje się łatwiej przez stół niż przez komunikator, a nowa osoba nie wie jeszcze, kogo o co zapytać. Po miesiącu układa tydzień jak wszyscy.

Po pierwszym miesiącu pytamy o dwie rzeczy: co było niejasne i czego szukałeś dłużej niż kwadrans. Z odpowiedzi powstał przewodnik, który ma dziś jedenaście stron.

Klientom mówimy o tym układzie na pierwszym spotkaniu. Ważne jest dla nich jedno: numer telefonu pozostaje ten sam i odbiera go człowiek, obojętne, w czyjej kuchni akurat siedzi.

## Ile to kosztuje

Biuro jest teraz o połowę mniejsze. Za różnicę kupiliśmy dobre krzesła do domów, monitory i wspólne obiady w środy. W księgowości wyszło na zero. W ankiecie, którą robimy co kwartał, zadowolenie z pracy wzrosło z 3,6 do 4,4 na pięć.

Jeśli takie zasady Ci odpowiadają, zajrzyj do [ofert pracy](/careers).`,
};
