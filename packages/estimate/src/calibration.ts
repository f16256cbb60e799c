/** A delivered project: its estimated person-days, and how many times as many it took. */
export interface PastProject {
  days: number;
  ratio: number;
}

/** What the range of an estimate is made from. */
export interface Basis {
  /** Delivered projects of this kind and size; `null` where none of this kind were recorded. */
  projects: number | null;
  /** Whether these projects are enough; otherwise the ends are those of the catalogue. */
  isMeasured: boolean;
  /** Ends of the range as multiples of the sum of days. */
  low: number;
  high: number;
}

/**
 * With fewer projects no range is claimed. From seven, even the smallest and largest that occurred
 * would hold the next project in less than 76 % of cases: (n − 1) / (n + 1).
 */
export const ENOUGH_PROJECTS = 8;

/** A project is of the same size up to this many times the days, and down to as small a part. */
const SAME_SIZE = 2;

/** Shares of projects below the lower and the upper end. */
const ENDS = { low: 0.1, high: 0.9 } as const;

/** Range for an estimate of so many days: from projects of its size, else from the catalogue. */
export function basisFor(
  { history = [], rangeFactor }: { history?: readonly PastProject[]; rangeFactor: number },
  days: number,
): Basis {
  const ratios = history
    .filter((past) => past.days * SAME_SIZE >= days && past.days <= days * SAME_SIZE)
    .map(({ ratio }) => ratio);
  const projects = history.length > 0 ? ratios.length : null;
  if (ratios.length < ENOUGH_PROJECTS) {
    return { projects, isMeasured: false, low: 1, high: rangeFactor };
  }
  const [low, high] = [quantileOf(ratios, ENDS.low), quantileOf(ratios, ENDS.high)];
  return { projects, isMeasured: true, low, high };
}

/**
 * The value below which a share of *future* values lies: the order statistic at (n + 1) × share,
 * and the smallest or largest value beyond them. Between the quantiles of eight values themselves
 * lie only 64 % of the next ones, and not 80. Between two values it takes the geometric mean, since ratios multiply.
 */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = Math.min(Math.max((sorted.length + 1) * share, 1), sorted.length);
  const before = sorted[Math.floor(place) - 1] ?? Number.NaN;
  const after = sorted[Math.ceil(place) - 1] ?? before;
  return Number((before * (after / before) ** (place % 1)).toFixed(6));
}

/** What became of the estimates of one kind of project. */
export interface TrackRecord {
  /** Actual days as a multiple of the estimated ones, of the project in the middle. */
  median: number;
  /** Of each project: whether it fits into the range that the others would have given it. */
  isInside: boolean[];
}

/** Compares each project with the range that a new estimate of its days gets from all others. */
export function trackRecord(history: readonly PastProject[], rangeFactor: number): TrackRecord {
  return {
    median: quantileOf(
      history.map(({ ratio }) => ratio),
      0.5,
    ),
    isInside: history.map(({ days, ratio }, index) => {
      const { low, high } = basisFor({ history: history.toSpliced(index, 1), rangeFactor }, days);
      return ratio >= low && ratio <= high;
    }),
  };
}
