import type { Post } from './post.ts';

export const FEWER_MEETINGS: Post = {
  slug: 'praca-bez-ciaglych-spotkan',
  publishedAt: '2026-02-26T08:00:00.000Z',
  title: 'Spotkanie, którego nie było. Zdalnie bez ciągłych rozmów',
  description:
    'Policzyliśmy: 14 godzin spotkań na osobę w tygodniu. Po czterech zmianach zostało 5, a decyzje zapadają szybciej. Także te z udziałem klienta.',
  category: 'home-office',
  tags: ['praca-zespolu', 'klienci', 'wdrozenie'],
  author: 'Reszka',
  sidebar: 'Kalkulator (przyklejony u dołu)',
  content: `Poprosiłam wszystkich o jedną rzecz: przez dwa tygodnie po każdym spotkaniu zapiszcie w kalendarzu literę. **D**, jeśli zapadła decyzja. **W**, jeśli dowiedzieliście się czegoś, czego nie dało się przeczytać. **N**, jeśli ani jedno, ani drugie.

Wyszło 31% D, 22% W i 47% N. Prawie połowa. Dziesięć osób, 140 godzin tygodniowo, z czego 66 na literę N. To ponad półtora etatu, na którym nikt nic nie zrobił.

Pracujemy w układzie mieszanym: w środy razem w Łodzi, w pozostałe dni z biura albo z domu, jedna osoba spod Sieradza. Spotkania mnożyły się, bo zastępowały zajrzenie komuś przez ramię. Postanowiliśmy zastąpić je czym innym.

## Zmiana pierwsza: wtorki i czwartki bez rozmów

[Ciszę do południa](/blog/home-office/home-office-po-pieciu-latach) mieliśmy wcześniej. W te dwa dni przedłużyliśmy ją do piętnastej: nikt nikogo nie zaprasza, telefon od klienta odbiera dyżurny, reszta pracuje. Bałam się reakcji klientów. Powiedzieliśmy im wprost: w te dni Wasz program powstaje, zamiast być omawiany. Na dziewiętnastu zaprotestował jeden i po miesiącu wprowadził to samo u siebie.

## Zmiana druga: decyzja ma formularz

Zanim ktoś poprosi o spotkanie, pisze pół strony. Zawsze w tej samej kolejności:

1. O czym decydujemy, jednym zdaniem.
2. Co wiemy, z liczbami.
3. Jakie są możliwości, najwyżej trzy.
4. Którą proponuję i dlaczego.
5. **Do kiedy czekam na sprzeciw.**

Piąty punkt robi całą robotę. Jeśli do terminu, zwykle to 24 godziny robocze, nikt nie zaprotestuje, decyzja obowiązuje. Cisza znaczy zgodę, a każdy o tym wie. W pierwszym kwartale zapadło tak 88 decyzji. Do sześciu wróciliśmy później, czyli tyle samo, co do podjętych na spotkaniach.

Uboczny skutek: po roku mamy spis powodów. Kiedy klient pyta, dlaczego rabat liczy się od ceny netto, odpowiedź ma datę i autora.

## Zmiana trzecia: film zamiast pokazu

Cotygodniowy pokaz dla klienta trwał godzinę i zbierał osiem osób, z których trzy naprawdę patrzyły. Teraz w czwartek o 14:00 wysyłamy nagranie: sześć, siedem minut, prawdziwe dane, ktoś klika i mówi, co robi. Pod filmem są pytania, każde z nazwiskiem.

| | Pokaz na żywo | Nagranie |
| --- | --- | --- |
| Czas po naszej stronie | 3 osobogodziny | 50 minut |
| Czas po stronie klienta | 8 osobogodzin | 1 osobogodzina |
| Ile osób widziało | 8 | 14 |
| Uwagi na tydzień | 5 | 12 |

Najwięcej uwag piszą ludzie, którzy na pokazie by się nie odezwali. Magazynier z drugiej zmiany obejrzał film o 22:30 i jednym zdaniem oszczędził nam tydzień budowania nie tego ekranu.

## Zmiana czwarta: spotkania, które zostały, są lepsze

Nie jesteśmy pustelnikami. Zostały cztery rodzaje rozmów i tych bronimy.

- **Początek projektu.** Na miejscu, u klienta, z chodzeniem po hali.
- **Trudna wiadomość.** Opóźnienie, błąd, rozstanie. Tego się nie pisze.
- **Spór.** Po trzeciej odpowiedzi w wątku ktoś dzwoni.
- **Kawa.** Raz w tygodniu, pół godziny, bez tematu. Kamera według uznania.

Każde ma gospodarza i kończy się zapisem w trzech zdaniach. Bez zapisu go nie było, stąd tytuł.

## Co nie zadziałało

Próbowaliśmy porannych wiadomości „co dziś robię”. Po trzech tygodniach wszyscy pisali to samo i nikt nie czytał. Próbowaliśmy też całego tygodnia bez spotkań. W środę dwie osoby zbudowały to samo.

Nowi pracownicy mają pod górkę. Pisanie pół strony jest łatwe dla kogoś, kto zna firmę. Dlatego przez pierwszy miesiąc każdy jest w biurze i ma godzinę dziennie z opiekunem, przy jednym ekranie. Tych pięciu godzin tygodniowo nie liczymy do spotkań.

## Rok później

Spotkania: z 14 do 5 godzin na osobę. Litera N: 11%. Czas od pytania klienta do decyzji: z czterech dni do półtora. Nadgodzin prawie nie ma, choć ten wykres psuje nam grudzień.

Spróbuj na początek z literami. Nic nie kosztują, nie wymagają zgody nikogo poza Tobą, a po dwóch tygodniach będziesz wiedzieć, które spotkanie odwołać jako pierwsze.`,
};
