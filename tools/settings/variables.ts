import { VARIABLES } from './env.ts';

/** Shorter names resemble names of other programs too often. */
const SHORTEST = 7;
/** Largest edit distance of a typing error: two swapped characters count as two. */
const MOST_DIFFERENT = 2;

/**
 * Finds unknown variables whose names resemble a known one: otherwise the default would be used
 * without notice.
 *
 * @returns one sentence for each
 */
export function findMisspelt(environment: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(environment)
    .filter((name) => name.length >= SHORTEST && !VARIABLES.includes(name))
    .flatMap((name) => {
      const meant = VARIABLES.find((known) => isAlmost(name, known));
      return meant ? [`Nothing reads the variable ${name}: is ${meant} meant?`] : [];
    });
}

function isAlmost(name: string, known: string): boolean {
  if (known.length < SHORTEST || Math.abs(name.length - known.length) > MOST_DIFFERENT)
    return false;
  return distance(name, known) <= MOST_DIFFERENT;
}

/** Number of characters to insert, delete or replace to turn one word into the other. */
function distance(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...left].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...right].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above[right.length] ?? 0;
}
