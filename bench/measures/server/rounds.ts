import { CORES, cpuSeconds, pin, unpin } from '../../load/cores.ts';
import { type Load, load } from '../../load/wrk.ts';

/** A server that is compared with another. */
export type Contestant = {
  name: string;
  /** Origin. */
  address: string;
  path: string;
  /** Process that answers. */
  pid: number;
};

/** Results of one server over all rounds: medians, and processor time of one answer in µs. */
export type Outcome = { perSecond: number; p99: number; failed: number; cpuMicroseconds: number };

/** Number of rounds, and the seconds of each. */
const ROUNDS = 5;
const SECONDS = 4;

/** A just-in-time compiler needs tens of thousands of requests to reach full speed. */
const WARM_UP_SECONDS = 12;

const CONNECTIONS = 64;

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Loads servers in turn, so that other load of the machine affects all of them. Each is pinned to
 * one core, and the client to the other.
 * @returns an outcome for each, in their order
 */
export async function compare<const Contestants extends readonly Contestant[]>(
  contestants: Contestants,
  stop: AbortSignal,
): Promise<{ [Index in keyof Contestants]: Outcome }> {
  for (const { pid } of contestants) pin(pid, CORES.server);
  try {
    for (const contestant of contestants) await turn(contestant, WARM_UP_SECONDS, stop);
    const rounds: Round[][] = contestants.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, contestant] of contestants.entries()) {
        rounds[index]?.push(await turn(contestant, SECONDS, stop));
      }
    }
    return rounds.map(outcomeOf) as { [Index in keyof Contestants]: Outcome };
  } finally {
    for (const { pid } of contestants) unpin(pid);
  }
}

type Round = Load & { cpu: number };

async function turn(
  { address, path, pid }: Contestant,
  seconds: number,
  stop: AbortSignal,
): Promise<Round> {
  const before = cpuSeconds(pid);
  const found = await load({ address, paths: [path], connections: CONNECTIONS, seconds }, stop);
  return { ...found, cpu: (cpuSeconds(pid) - before) / found.requests };
}

function outcomeOf(rounds: readonly Round[]): Outcome {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    cpuMicroseconds: Math.round(median(rounds.map(({ cpu }) => cpu)) * 1e6),
  };
}
