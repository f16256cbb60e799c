/** What a post is about; it begins the title. */
export const SUBJECTS = [
  'Faktury kosztowe',
  'Stany magazynowe',
  'Karty czasu pracy',
  'Zlecenia serwisowe',
  'Oferty handlowe',
  'Umowy z dostawcami',
  'Zwroty od klientów',
  'Przeglądy maszyn',
  'Harmonogram produkcji',
  'Reklamacje',
  'Wnioski urlopowe',
  'Protokoły odbioru',
  'Zamówienia hurtowe',
  'Dokumenty dostaw',
  'Rozliczenia delegacji',
  'Receptury i partie',
  'Cenniki i rabaty',
  'Inwentaryzacja',
  'Planowanie tras',
  'Kontrola jakości',
] as const;

/** What it says of that. */
export const ANGLES = [
  'co zmienił pierwszy kwartał',
  'ile to trwa naprawdę',
  'trzy błędy, których można było uniknąć',
  'od kartki do programu',
  'liczby po roku',
  'rozmowa z kierownikiem zmiany',
  'lista pytań przed startem',
  'jak policzyliśmy zwrot',
  'co zostawić w arkuszu',
  'dwa tygodnie na próbę',
  'kto za to odpowiada',
  'jedno źródło zamiast pięciu',
] as const;

/** Towns in the genitive: firma z Radomia. */
export const TOWNS = [
  'Radomia',
  'Kielc',
  'Torunia',
  'Gniezna',
  'Legnicy',
  'Tarnowa',
  'Opola',
  'Płocka',
  'Elbląga',
  'Zamościa',
  'Rzeszowa',
  'Kalisza',
  'Słupska',
  'Suwałk',
  'Nysy',
  'Mielca',
  'Piły',
  'Chełma',
  'Sieradza',
  'Żywca',
  'Lubina',
  'Krosna',
  'Ełku',
  'Konina',
  'Zgierza',
  'Pabianic',
  'Świdnicy',
  'Łomży',
  'Grudziądza',
  'Przemyśla',
] as const;

/** Trades, as in: firma meblowa. */
export const TRADES = [
  'meblowa',
  'transportowa',
  'budowlana',
  'spożywcza',
  'odzieżowa',
  'metalowa',
  'poligraficzna',
  'kosmetyczna',
  'elektroniczna',
  'opakowaniowa',
  'szkółkarska',
  'serwisowa',
] as const;

/** Beginnings and ends of which made-up companies’ names are put together. */
export const NAME_PARTS = {
  begin: ['Metal', 'Drew', 'Agro', 'Inter', 'Tech', 'Eko', 'Pol', 'Trans', 'Bud', 'Elektro', 'Warta', 'Sando', 'Karpo', 'Mazo', 'Nadwi'],
  middle: ['', 'ma', 'lu', 'ro', 'vi', 'no', 'ta', 'ke', 'si', 'do'],
  end: ['plast', 'bud', 'lux', 'pak', 'stal', 'mebel', 'serwis', 'tex', 'druk', 'trans', 'park', 'form'],
} as const;
