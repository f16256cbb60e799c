import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import type { BenchRow, Figure } from './row.ts';

const FOLDER = join(ROOT, 'bench', 'results');
const README = join(FOLDER, 'README.md');
/** Begins the part of README.md that `npm run faults` writes. */
export const FAULTS_HEADING = '## Faults';
const FIGURES = join(FOLDER, 'figures.json');

/** A figure with the circumstances that make it comparable. */
export type Result = Figure & {
  title: string;
  /** ISO time at which it was taken. */
  at: string;
  /** Commit that was measured; `+` after it means that files were changed since. */
  commit: string;
  cores: number;
  /** Load of the machine before the row began; more than about 0.5 means that it was shared. */
  load: number;
};

/** The circumstances of a row that is about to begin. */
export function circumstances(): Pick<Result, 'at' | 'commit' | 'cores' | 'load'> {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  const changed = git('status', '--porcelain', '--', '.', ':!bench').trim() !== '';
  return {
    at: new Date().toISOString(),
    commit: `${git('rev-parse', '--short', 'HEAD').trim()}${changed ? '+' : ''}`,
    cores: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** Replaces the row's last result, and writes the table again. */
export function keepResult(rows: readonly BenchRow[], id: string, result: Result): void {
  mkdirSync(FOLDER, { recursive: true });
  const stored: Record<string, Result> = existsSync(FIGURES)
    ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Record<string, Result>)
    : {};
  stored[id] = result;
  const known = rows.flatMap((row) => {
    const found = stored[row.id];
    return found ? [[row.id, found] as const] : [];
  });
  writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  const faults = existsSync(README)
    ? readFileSync(README, 'utf8').split(`\n${FAULTS_HEADING}`)[1]
    : undefined;
  const rest = faults === undefined ? '' : `\n${FAULTS_HEADING}${faults}`;
  writeFileSync(README, tableOf(known) + rest);
}

function tableOf(results: readonly (readonly [string, Result])[]): string {
  const lines = results.map(([id, { title, found, bar, passed, at, commit, load }]) => {
    const cells = [id, title, found, bar, passed ? 'pass' : '**short**', at.slice(0, 10), commit];
    return `| ${[...cells, String(load)].map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  });
  return [
    '# Figures',
    '',
    'Written by `npm run bench`: the newest figure of each row. What they mean and what was tried: [docs/performance.md](../../docs/performance.md).',
    '',
    '| row | what | found | bar | | day | commit | load before |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
