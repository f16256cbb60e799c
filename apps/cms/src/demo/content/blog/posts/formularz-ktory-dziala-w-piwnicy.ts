import type { Post } from './post.ts';

export const FORM_IN_THE_BASEMENT: Post = {
  slug: 'formularz-ktory-dziala-w-piwnicy',
  publishedAt: '2025-06-26T07:00:00.000Z',
  title: 'Formularz, który działa w piwnicy: PWA bez zasięgu',
  description:
    'Odczyt licznika w piwnicy, odbiór na budowie, przegląd dźwigu. Pokazujemy, jak zrobić aplikację w przeglądarce, która nie gubi danych, gdy zniknie sieć.',
  category: 'aplikacje-pwa',
  tags: ['mobilnosc', 'dane', 'bezpieczenstwo'],
  author: 'Domański',
  sidebar: 'Kalkulator (przyklejony u dołu)',
  content: `Siedemnaście minut. Tyle trwało wypełnienie protokołu przeglądu dźwigu, zanim przeglądarka odpowiedziała: brak połączenia. Potem konserwator wsiadł do samochodu, podjechał pod sklep, złapał dwie kreski zasięgu i nacisnął „Wyślij” jeszcze raz. Formularz był pusty.

Kiedy spotkaliśmy się pierwszy raz, pokazał nam swoje obejście: fotografował ekran przed wysłaniem. Miał w telefonie 340 takich zdjęć.

## Offline nie jest dodatkiem

Aplikacja działająca w przeglądarce (PWA) potrafi pracować bez sieci, ale nie robi tego sama z siebie. Najczęstszy błąd polega na dołożeniu trybu offline na końcu. Kończy się to żółtym paskiem i formularzem, który „prawie” się zapisał.

My odwracamy kolejność. Zakładamy, że sieci nie ma **nigdy**. Aplikacja zawsze zapisuje u siebie, a wysyłka to osobna czynność w tle, która kiedyś się uda. Użytkownik nie musi wiedzieć kiedy.

Z tego jednego założenia wynika reszta:

1. Wszystko, co potrzebne do pracy na dziś, jest pobrane rano: lista adresów, historia urządzeń, wzory protokołów.
2. Każda wpisana litera trafia do bazy w telefonie najpóźniej po sekundzie.
3. Każdy protokół ma numer nadany w telefonie, niepowtarzalny, więc wysłany dwa razy zapisze się raz.
4. Kolejka do wysłania jest widoczna jako liczba, nie jako komunikat o błędzie.

![Zapis i wysyłka to dwie osobne czynności. Wszystko powyżej przerywanej linii działa bez sieci.](articles/piwnica-kolejka.webp)

## Ile się mieści

Pytanie, które pada zawsze: czy telefon to pomieści? Policzyliśmy dla 28 konserwatorów.

| Co | Ile na dzień | Rozmiar |
| --- | --- | --- |
| Adresy i urządzenia | 14 | 60 kB |
| Wzory protokołów | 9 | 40 kB |
| Historia z trzech lat | 14 urządzeń | 1,1 MB |
| Zdjęcia z przeglądów | 40 | 18 MB po zmniejszeniu |

Przeglądarki dają aplikacji bez pytania co najmniej kilkaset megabajtów. Zdjęcia zmniejszamy w telefonie do 1600 pikseli na dłuższym boku. Widać na nich każdą śrubę, a ważą dziesięć razy mniej.

## Pułapki, w które wpadliśmy

**Przeglądarka sprząta.** Na niektórych telefonach dane aplikacji, której nie otwierano przez tydzień, mogą zniknąć. Pomaga dodanie jej do ekranu głównego i prośba o trwałe miejsce. Na wszelki wypadek kolejka starsza niż doba wywołuje telefon z biura, a nie powiadomienie.

**Zegarek kłamie.** Jeden z tabletów żył w 2019 roku. Czas przeglądu bierzemy z telefonu, ale obok zapisujemy różnicę względem serwera z chwili, gdy sieć wróciła.

**Dwie osoby, jeden dźwig.** Konserwator i inspektor wypełnili protokół tego samego urządzenia w tej samej minucie, obaj bez zasięgu. Nie próbujemy tego łączyć automatem. Oba protokoły wchodzą, a biuro widzi je obok siebie i wybiera. Zdarza się to raz na kwartał.

**Nowa wersja w złej chwili.** Aplikacja, która odświeży się w połowie formularza, straci zaufanie na zawsze. Nowa wersja czeka, aż nic nie jest otwarte.

## Kiedy PWA nie wystarczy

Uczciwie: są trzy sytuacje, w których odradzamy. Gdy trzeba śledzić położenie przy zgaszonym ekranie. Gdy urządzenie łączy się z miernikiem po Bluetooth, a firma ma telefony z systemem iOS. Gdy zdjęć jest kilkaset dziennie. Wtedy lepsza będzie aplikacja ze sklepu, a my powiemy to przed wyceną.

Konserwatorzy dźwigów nie mieli żadnej z tych potrzeb. PWA kosztowała o 40% mniej niż dwie aplikacje natywne i nie wymagała zakładania kont w sklepach dla 28 osób.

## Po roku

Utraconych protokołów: zero na 11 200. Średni czas między przeglądem a protokołem w biurze: dziewięć minut, wcześniej dwa dni. Najdłużej czekający protokół przeleżał w telefonie 31 godzin, bo jego właściciel pojechał w góry i wyłączył telefon. Doszedł cały.

A 340 zdjęć ekranu? Konserwator je skasował, po czym poprosił, żebyśmy dodali przycisk do fotografowania tabliczek znamionowych. Dodaliśmy.

## Test, który zrobisz w minutę

Otwórz formularz, którego używają Twoi ludzie w terenie. Włącz tryb samolotowy. Wypełnij trzy pola, zamknij przeglądarkę, otwórz ją ponownie. To, co zobaczysz, oni widzą codziennie.`,
};
