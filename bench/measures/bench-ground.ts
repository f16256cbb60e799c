import { requireChromium } from '../../tools/gate/chromium.ts';
import { openTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import { untilAtRest } from '../load/processes.ts';
import { openTestCmsFolders, type TestCmsFolders } from '../load/test-cms.ts';

/** The objects of measurement. Each is created when a row first needs it, and then shared. */
export type BenchGround = {
  /** Content services over empty databases. */
  services(): Promise<TestCmsFolders>;
  /** The whole stack with the demo content, idle. A row must leave it unchanged. */
  stack(): Promise<TestStack>;
  /** Path of the browser. */
  chromium(): Promise<string>;
  stop: AbortSignal;
  /** Ends and removes everything. */
  clear(): Promise<void>;
};

/** A measured value with its limit. */
export type Figure = {
  /** For people: the ratio or the size first, then its parts. */
  found: string;
  bar: string;
  passed: boolean;
  /** The values behind the summary, one line each, for the file of results. */
  details?: string[];
};

/** One row of the table of figures. */
export type BenchRow = {
  /** One word that chooses this row: `npm run bench -- L7`. */
  id: string;
  /** One word that chooses all rows of a kind. */
  group: string;
  title: string;
  measure(ground: BenchGround): Promise<Figure>;
};

/** A ground on which nothing has been created yet. */
export function openBenchGround(stop: AbortSignal): BenchGround {
  const services = once(() => openTestCmsFolders(stop));
  const stack = once(() => openTestStack(stop));
  return {
    services: services.get,
    async stack() {
      const made = await stack.get();
      await untilAtRest(stop);
      return made;
    },
    chromium: () => requireChromium(stop),
    stop,
    async clear() {
      await (await services.made())?.clear();
      await (await stack.made())?.close();
    },
  };
}

function once<Made>(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    /** Waits for a requested part; one that failed has removed itself. */
    made: () => made?.catch(() => undefined),
  };
}
