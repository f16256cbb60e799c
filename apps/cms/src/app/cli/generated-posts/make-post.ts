import { slugOf } from '../../../content/fields/slug-of.ts';

/** Subjects of posts, with which titles begin. */
const SUBJECTS = [
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

/** Statements about the subject. */
const ANGLES = [
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

/** A generated post, before its relations are set. */
export interface MadePost {
  number: number;
  slug: string;
  title: string;
  description: string;
  /** Paragraphs before the first heading. */
  opening: string[];
  /** Indexes of the following sections, in a stock of so many. */
  sections: number[];
  /** ISO 8601, UTC. */
  publishedAt: string;
}

/**
 * Generated posts are older than every written one, so that they do not push any from the first
 * page.
 */
const OLDEST = Date.UTC(2009, 0, 5, 7);
const NEWEST = Date.UTC(2024, 9, 1, 7);

/** As many as a real post has. */
const SECTIONS = 5;

/** One of a list, for each number another one until all have been taken. */
export function nextOf<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

/**
 * The post with this number, the same one each time.
 * @param stock number of sections to choose from
 */
export function makePost(number: number, stock: number): MadePost {
  const subject = nextOf(SUBJECTS, number);
  const angle = nextOf(ANGLES, Math.floor(number / SUBJECTS.length));
  const topic = subject.toLowerCase();
  return {
    number,
    slug: `${slugOf(subject)}-${number}`,
    title: `${subject}: ${angle} (zeszyt ${number})`,
    description: `Zeszyt ${number}. Temat na dziś: ${topic}. Piszemy, co sprawdziło się w firmie, a co trzeba było zrobić od nowa.`,
    opening: [
      `Kiedy zaczynaliśmy, temat brzmiał krótko: ${topic}. Plan z numerem OS-${number} miał jedną stronę.`,
      `Po pół roku wróciliśmy z pytaniem: ${angle}. Poniżej to, co zapisaliśmy, z liczbami i bez nazwisk.`,
    ],
    sections: Array.from({ length: SECTIONS }, (_, at) => (number * SECTIONS + at) % stock),
    publishedAt: new Date(OLDEST + spread(number) * (NEWEST - OLDEST)).toISOString(),
  };
}

/** Spreads consecutive numbers evenly between 0 and 1 (multiples of the golden ratio). */
function spread(number: number): number {
  return (number * 0.618_033_988_749_895) % 1;
}
