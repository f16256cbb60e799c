import { openBackOffice } from '../../../tools/gate/back-office.ts';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import type { Figure } from '../row.ts';
import { median } from '../server/rounds.ts';

/** Limit of an answer of the back office, in ms. */
const BAR_MS = 1_000;

const ROUNDS = 7;

/** @returns ms of each whole answer of an address of the back office, after a first one */
export async function answers(stack: TestStack, path: string): Promise<number[]> {
  const { session } = await openBackOffice(stack);
  const headers = { cookie: session, origin: stack.cmsAddress };
  const all: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now();
    const response = await fetch(stack.cmsAddress + path, { headers });
    await response.text();
    if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
    all.push(Math.round(performance.now() - started));
  }
  return all.slice(1);
}

/** What the answers come to, against the limit. */
export function figureOf(all: readonly number[], more: readonly string[] = []): Figure {
  const middle = median([...all]);
  return {
    found: `${middle} ms (median of ${all.length}), ${Math.max(...all)} ms at most`,
    bar: `${BAR_MS} ms`,
    passed: middle <= BAR_MS,
    details: [`each: ${all.join(', ')} ms`, ...more],
  };
}
