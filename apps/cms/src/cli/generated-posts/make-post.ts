import { slugOf } from '../../fields/slug/slug-of.ts';
import { ANGLES, NAME_PARTS, SUBJECTS, TOWNS, TRADES } from './words.ts';

/** Random values that are the same for the same seed. */
interface Seeded {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** So many different ones, in another order. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** The generator mulberry32: 32 bits of state are enough to vary texts. */
function seeded(seed: number): Seeded {
  let state = Math.imul(seed, 0x9e3779b1) | 0;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    some(items, count) {
      const left = [...items];
      const chosen = [];
      while (chosen.length < count && left.length > 0) {
        chosen.push(...left.splice(between(0, left.length - 1), 1));
      }
      return chosen;
    },
  };
}

/** A generated post, before its relations are set. */
export interface MadePost {
  slug: string;
  title: string;
  description: string;
  /** Paragraphs before the first heading. */
  opening: string[];
  /** Indexes of the following sections, in a stock of so many. */
  sections: number[];
  /** ISO 8601, UTC. */
  publishedAt: string;
  chance: Seeded;
}

/**
 * Generated posts are older than every written one, so that they do not push any from the first
 * page.
 */
const OLDEST = Date.UTC(2009, 0, 5, 7);
const NEWEST = Date.UTC(2024, 9, 1, 7);

/** As many as a real post has. */
const SECTIONS = { least: 4, most: 7 };

/**
 * The post with this number, the same one each time.
 * @param stock number of sections to choose from
 */
export function makePost(number: number, stock: number): MadePost {
  const chance = seeded(number);
  const firm = nameOf(chance);
  const [subject, angle] = [chance.pick(SUBJECTS), chance.pick(ANGLES)];
  const [town, trade] = [chance.pick(TOWNS), chance.pick(TRADES)];
  // Multiples of five need the genitive plural in Polish.
  const people = chance.between(3, 60) * 5;
  const days = chance.between(12, 190);
  const documents = chance.between(20, 900) * 5;
  const title = `${subject}: ${angle}. ${firm} z ${town}`;
  const topic = subject.toLowerCase();
  return {
    slug: `${slugOf(`${subject} ${firm}`)}-${number}`,
    title,
    description: `${firm}, firma ${trade} z ${town}, zatrudnia ${people} osób. Temat na dziś: ${topic}. Piszemy, co sprawdziło się w ${days} dni, a co trzeba było zrobić od nowa.`,
    opening: [
      `${firm} to firma ${trade} z ${town}. Pracuje w niej ${people} osób, a przez biuro przechodzi miesięcznie ${documents} dokumentów. Kiedy zaczynaliśmy, temat brzmiał krótko: ${topic}. Plan z numerem ${firm.slice(0, 3).toUpperCase()}-${number} miał jedną stronę.`,
      `Po ${days} dniach wróciliśmy z pytaniem: ${angle}. Poniżej to, co zapisaliśmy, z liczbami i bez nazwisk.`,
    ],
    sections: chance.some(
      Array.from({ length: stock }, (_, position) => position),
      chance.between(SECTIONS.least, SECTIONS.most),
    ),
    publishedAt: new Date(OLDEST + spread(number) * (NEWEST - OLDEST)).toISOString(),
    chance,
  };
}

function nameOf(chance: Seeded): string {
  const { begin, middle, end } = NAME_PARTS;
  return chance.pick(begin) + chance.pick(middle) + chance.pick(middle) + chance.pick(end);
}

/** Spreads consecutive numbers evenly between 0 and 1 (multiples of the golden ratio). */
function spread(number: number): number {
  return (number * 0.618_033_988_749_895) % 1;
}
