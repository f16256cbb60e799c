/** Levels of a log line, the least important first. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/** A line of JSON that either application writes. */
interface Line {
  time: string;
  level: Level;
  event?: string;
  msg?: string;
  err?: { message?: string; stack?: string };
  stack?: string[];
}

function parsed(text: string): Line | null {
  try {
    const line = JSON.parse(text) as Line | null;
    return line && LEVELS.includes(line.level) ? line : null;
  } catch {
    return null;
  }
}

/**
 * A line of an application's log as a developer reads it: `cms  | 10:44:13 info  Mail left. id=21`,
 * with the stack of an error below it. A line that is not JSON stays as it is.
 * @param said a line with the name of its application in front
 * @returns `null` for a line below the level
 */
export function readable(said: string, least: Level): string | null {
  const start = said.indexOf(' | ') + 3;
  const line = parsed(said.slice(start));
  if (!line) return said;
  if (LEVELS.indexOf(line.level) < LEVELS.indexOf(least)) return null;
  const { time, level, event, msg, err, stack = err?.stack?.split('\n') ?? [], ...rest } = line;
  const details = Object.entries({ ...rest, app: undefined, error: err?.message ?? undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const first = [clock, level.padEnd(5), event ?? msg, ...details].join(' ');
  return said.slice(0, start) + [first, ...stack.map((at) => `    ${at.trim()}`)].join('\n');
}
