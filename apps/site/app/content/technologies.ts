import type { RealizationCard } from './domain.ts';

/** A technology that case studies name, and how many of them do. */
export interface Technology {
  name: string;
  /** As in an address. */
  slug: string;
  count: number;
}

/** `C#` and `.NET` as words of an address: `c-sharp`, `net`. */
export function technologySlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('#', ' sharp')
    .replaceAll('+', ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Technologies of all case studies, the most used first. */
export function technologiesOf(
  all: readonly Pick<RealizationCard, 'technologies'>[],
): Technology[] {
  const bySlug = new Map<string, Technology>();
  for (const name of all.flatMap(({ technologies }) => technologies)) {
    const slug = technologySlug(name);
    const known = bySlug.get(slug) ?? { name, slug, count: 0 };
    bySlug.set(slug, { ...known, count: known.count + 1 });
  }
  return [...bySlug.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name, 'pl'),
  );
}

/** Whether a case study was made with the technology of this slug. */
export function isMadeWith(slug: string, { technologies }: Pick<RealizationCard, 'technologies'>) {
  return technologies.some((name) => technologySlug(name) === slug);
}
