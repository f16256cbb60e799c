import type { EstimateCatalogue } from './catalogue.ts';
import type { Estimate } from './estimate.ts';

/**
 * The package for a number of person-days: the largest whose threshold they reach.
 * @returns its key, or `null` if the smallest package begins above, or there are none
 */
export function packageFor(catalogue: EstimateCatalogue, days: number): string | null {
  const reached = catalogue.packages
    .filter(({ fromDays }) => fromDays <= days)
    .sort((one, other) => other.fromDays - one.fromDays);
  return reached[0]?.key ?? null;
}

/** The proposed package, and the keys of the answers that are the reason. */
export interface Proposal {
  package: string;
  because: string[];
}

/** The proposal for an estimate; `null` while a question is open, or if there are no packages. */
export function proposalFor(
  catalogue: EstimateCatalogue,
  { choice, effort, groups }: Pick<Estimate, 'choice' | 'effort' | 'groups'>,
): Proposal | null {
  if (groups.length < catalogue.groups.length) return null;
  const found = packageFor(catalogue, effort.sum);
  return found === null ? null : { package: found, because: [...choice.items] };
}
