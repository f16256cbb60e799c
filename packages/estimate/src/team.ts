import { type EstimateCatalogue, itemsOf } from './catalogue.ts';
import { type Effort, weeksFor } from './effort.ts';

/** Sizes of the teams whose weeks are shown while no pace is chosen. */
export const TEAMS = [2, 3, 4] as const;

/** The largest of the usual teams; the team of a faster pace is at least as large. */
export const LARGEST_TEAM = 4;

/**
 * Teams whose weeks are shown: the usual ones or, with a chosen pace, the team of that pace. A
 * larger team costs additional days. So it grows until it needs no more weeks for everything than
 * the largest of the usual teams would need without the pace.
 * @param scopes keys of all chosen items, and of those in the first phase
 */
export function teamsFor(
  catalogue: EstimateCatalogue,
  scopes: readonly (readonly string[])[],
  effortFor: (keys: readonly string[]) => Effort,
): readonly number[] {
  const paces = new Map(
    itemsOf(catalogue).flatMap(({ key, team }) => (team ? [[key, team] as const] : [])),
  );
  const chosen = scopes.flat().flatMap((key) => paces.get(key) ?? []);
  if (chosen.length === 0) return TEAMS;
  const usual = Math.max(...chosen, LARGEST_TEAM);
  const needed = scopes.map((keys) => {
    const without = effortFor(keys.filter((key) => !paces.has(key)));
    const most = Math.max(weeksFor(without.high, LARGEST_TEAM), 1);
    const { high } = effortFor(keys);
    let team = usual;
    while (weeksFor(high, team) > most) team += 1;
    return team;
  });
  return [Math.max(...needed)];
}

/** Calendar weeks that teams of `from` to `to` people need alike. */
export interface TeamsAlike {
  from: number;
  to: number;
  weeks: number;
}

/** Teams of which the larger is no faster, together. */
export function teamsAlike(all: readonly { team: number; weeks: number }[]): TeamsAlike[] {
  const lines: TeamsAlike[] = [];
  for (const { team, weeks } of all) {
    const before = lines.at(-1);
    if (before?.weeks === weeks) before.to = team;
    else lines.push({ from: team, to: team, weeks });
  }
  return lines;
}
