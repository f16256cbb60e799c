import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tools/paths.ts';
import type { Aftermath } from './faults/trial.ts';
import type { Figure } from './measures/bench-ground.ts';

const FOLDER = join(ROOT, 'bench', 'results');

/** The circumstances that make a result comparable. */
type Circumstances = {
  /** ISO time at which it was taken. */
  at: string;
  /** Commit that was measured; `+` after it means that files were changed since. */
  commit: string;
  cores: number;
  /** Load of the machine before the row began; more than about 0.5 means that it was shared. */
  load: number;
};

type FigureResult = Figure & Circumstances & { title: string };
type FaultResult = Aftermath & Pick<Circumstances, 'at' | 'commit'> & { title: string };

/** The circumstances of a row that is about to begin. */
export function circumstances(): Circumstances {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  const changed = git('status', '--porcelain', '--', '.', ':!bench').trim() !== '';
  return {
    at: new Date().toISOString(),
    commit: `${git('rev-parse', '--short', 'HEAD').trim()}${changed ? '+' : ''}`,
    cores: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

function read<Result>(name: string): Record<string, Result> {
  const file = join(FOLDER, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Replaces a row's last result, and writes the tables again. */
function keep(name: string, id: string, result: object): void {
  const all = { ...read<object>(name), [id]: result };
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(FOLDER, 'README.md'), tables());
}

export function keepFigure(id: string, result: FigureResult): void {
  keep('figures', id, result);
}

export function keepFault(id: string, { title, found, problems }: Aftermath & { title: string }) {
  const { at, commit } = circumstances();
  keep('faults', id, { title, found, problems: problems.slice(0, 5), at, commit });
}

function tables(): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/').replaceAll('\n', ' ')).join(' | ')} |`;
  const figures = Object.entries(read<FigureResult>('figures')).map(
    ([id, { title, found, bar, passed, at, commit, load }]) => {
      const mark = passed ? 'pass' : '**short**';
      return row([id, title, found, bar, mark, at.slice(0, 10), commit, String(load)]);
    },
  );
  const faults = Object.entries(read<FaultResult>('faults')).map(
    ([id, { title, found, problems, at, commit }]) => {
      const mark = problems.length === 0 ? 'pass' : '**FAIL**';
      return row([id, title, [found, ...problems].join(' '), mark, at.slice(0, 10), commit]);
    },
  );
  return `# Figures

Written by \`npm run bench\`: the newest figure of each row. What they mean and what was tried: [docs/performance.md](../../docs/performance.md).

| row | what | found | bar | | day | commit | load before |
|---|---|---|---|---|---|---|---|
${figures.join('\n')}

## Faults

Written by \`npm run faults\`: the newest result of each fault. Each row was caused for real; faults that are missing here have tests with their id in their names ([docs/testing.md](../../docs/testing.md)).

| fault | what | found | | day | commit |
|---|---|---|---|---|---|
${faults.join('\n')}
`;
}
