import { requireChromium } from '../../tools/gate/chromium.ts';
import { openTrialHouse, type TrialHouse } from '../../tools/gate/trial-house.ts';
import { untilAtRest } from '../load/cores.ts';
import { openTrialGround, type TrialGround } from '../load/trial-desk.ts';

/** What the rows measure. Each part is made when a row first asks for it, and then shared. */
export type BenchGround = {
  /** Content services over empty databases. */
  desks(): Promise<TrialGround>;
  /** The whole house with the demo content, at rest. A row leaves it as it found it. */
  house(): Promise<TrialHouse>;
  /** Path of the browser. */
  chromium(): Promise<string>;
  stop: AbortSignal;
  /** Ends and removes everything. */
  clear(): Promise<void>;
};

/** Ground on which nothing stands yet. */
export function openBenchGround(stop: AbortSignal): BenchGround {
  const desks = once(() => openTrialGround(stop));
  const house = once(() => openTrialHouse(stop));
  return {
    desks: desks.get,
    async house() {
      const made = await house.get();
      await untilAtRest(stop);
      return made;
    },
    chromium: () => requireChromium(stop),
    stop,
    async clear() {
      (await desks.made())?.clear();
      await (await house.made())?.close();
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
    /** What was made, if it was; one that could not be made has removed itself. */
    made: () => made?.catch(() => undefined),
  };
}
