import type { Post } from './post.ts';

export const LOOM_AND_COMPUTER: Post = {
  slug: 'co-ma-wspolnego-krosno-z-komputerem',
  publishedAt: '2026-04-09T07:00:00.000Z',
  title: 'Co ma wspólnego krosno z komputerem',
  description:
    'Krótka historia kart dziurkowanych, od lyońskich jedwabi do łódzkich hal. I dlaczego firma programistyczna nazywa się Tkalnia.',
  category: 'off-topic',
  tags: ['praca-zespolu', 'produkcja'],
  author: 'Reszka',
  sidebar: 'Konsultacja (tekst z przyciskiem)',
  content: `Goście w naszym biurze pytają o dwie rzeczy: skąd ten stary czółenkowy przyrząd na parapecie i dlaczego firma od oprogramowania nazywa się Tkalnia. Odpowiedź jest jedna i zaczyna się ponad dwieście lat temu.

## Wzór zapisany w dziurkach

Tkanina powstaje z dwóch układów nitek. Jedne biegną wzdłuż, to osnowa. Drugie w poprzek, to wątek. Wzór zależy od tego, które nitki osnowy są w danej chwili podniesione. Przy prostym splocie wystarcza co druga. Przy jedwabnym brokacie trzeba podnosić setki nitek, za każdym razem innych.

W osiemnastowiecznym Lyonie robił to chłopiec siedzący na krośnie, który przez cały dzień ciągnął za sznurki. W 1804 roku Joseph Marie Jacquard połączył pomysły kilku poprzedników w urządzenie, które zastąpiło chłopca *kartą z dziurkami*. Tam, gdzie jest dziurka, haczyk przechodzi i podnosi nitkę. Tam, gdzie jej nie ma, nitka zostaje na dole.

Dziurka albo jej brak. Jeden albo zero. Karty zszywano w taśmę i wzór stawał się czymś, co można przechować, powielić i wysłać do innego miasta. To był pierwszy program w dzisiejszym znaczeniu tego słowa: oddzielony od maszyny i od człowieka, który go napisał.

## Od jedwabiu do liczb

Trzydzieści lat później Charles Babbage postanowił sterować kartami maszyną do liczenia. Ada Lovelace, która opisała jego projekt, zanotowała, że maszyna tka wzory algebraiczne tak, jak krosno Jacquarda tka kwiaty i liście. Trudno o lepszą definicję programowania.

Pod koniec dziewiętnastego wieku Herman Hollerith użył kart do spisu ludności w Stanach Zjednoczonych. Jego firma stała się po latach częścią tej, którą znamy jako IBM. Karty dziurkowane zniknęły z biur dopiero w latach osiemdziesiątych.

## A Łódź?

W Łodzi krosna żakardowe pracowały od dziewiętnastego wieku. Miasto urosło na tkactwie z kilkuset mieszkańców do około pół miliona w czasie krótszym niż sto lat. Jeszcze w latach osiemdziesiątych dwudziestego wieku rytm całych dzielnic wyznaczały syreny na początek i koniec zmiany.

Nasz pierwszy program, z 1996 roku, powstał dla tkalni przy ulicy Przędzalnianej. Liczył, ile przędzy danego koloru zejdzie na zamówienie. Tkacz, który pokazywał nam krosno, zapytał, jak zapisujemy program. Pokazaliśmy mu ekran z zerami i jedynkami. Popatrzył i powiedział:

> Panie, przecież to karta. Tylko dziurek nie widać.

## Czego nauczyła nas tkalnia

**Wzór powstaje z powtórzeń.** Dobry program też: z małych części, które pasują do siebie na każdym brzegu.

**Błąd widać dopiero na metrze.** Jedna źle podniesiona nitka nie zmienia nic. Tysiąc razy powtórzona psuje całą belę. Dlatego sprawdzamy często i po małym kawałku.

**Osnowy nie zmienia się w trakcie.** Można wymienić wątek, kolor, gęstość. Osnowę trzeba założyć dobrze na początku. W oprogramowaniu osnową są dane.

**Tkaninę ocenia ten, kto ją nosi.** Nie ten, kto ją tkał.

**Resztki też są warte zachowania.** W tkalni wisiał wzornik: kawałek każdej tkaniny, jaką kiedykolwiek zrobiono. My trzymamy podobny, z rozwiązaniami, które zadziałały, i z tymi, które nie.

**Splot widać po lewej stronie.** Prawa jest dla kupującego, po lewej tkacz sprawdza robotę. U nas lewą stroną są testy i dokumentacja. Klient ich nie ogląda, następny programista zaczyna właśnie od nich.

## Przyrząd na parapecie

To czółenko z krosna mechanicznego, bukowe, z okutymi końcami. Dostaliśmy je od tkacza, gdy zakład zamykano. Leży tam, żeby przypominać, że każda technika kiedyś się kończy, a praca, którą dobrze zapisano, przechodzi do następnej.

Program dla tamtej tkalni działał szesnaście lat. Krosna, dla których powstał, wyłączono wcześniej.`,
};
