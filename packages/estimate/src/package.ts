import type { EstimateCatalogue } from './catalogue.ts';

/**
 * The package that fits so many person-days: the largest whose threshold they reach.
 * @returns its key, or `null` where even the smallest begins above, or there are none
 */
export function packageFor(catalogue: EstimateCatalogue, days: number): string | null {
  const reached = catalogue.packages
    .filter(({ fromDays }) => fromDays <= days)
    .sort((one, other) => other.fromDays - one.fromDays);
  return reached[0]?.key ?? null;
}
