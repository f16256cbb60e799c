import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import { circumstances, FAULTS_HEADING } from '../measures/results.ts';
import type { Aftermath } from './aftermath.ts';

const FOLDER = join(ROOT, 'bench', 'results');
const FILE = join(FOLDER, 'faults.json');
const README = join(FOLDER, 'README.md');
/** The faults of the specification: F1 to F38. */
const HOW_MANY = 38;

type FaultResult = { title: string; found: string; problems: string[]; at: string; commit: string };

/** Puts what a fault did in the place of its last result, and writes the table again. */
export function keepFault(id: string, title: string, { found, problems }: Aftermath): void {
  const kept: Record<string, FaultResult> = existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, FaultResult>)
    : {};
  const { at, commit } = circumstances();
  kept[id] = { title, found, problems: problems.slice(0, 5), at, commit };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  const [figures] = readFileSync(README, 'utf8').split(`\n${FAULTS_HEADING}`);
  writeFileSync(README, `${figures}\n${tableOf(kept)}`);
}

/** Every fault has a row: one without a trial or a test says so. */
function tableOf(kept: Readonly<Record<string, FaultResult>>): string {
  const ids = Array.from({ length: HOW_MANY }, (_, at) => `F${at + 1}`);
  const others = Object.keys(kept).filter((id) => !ids.includes(id));
  const rows = [...ids, ...others].map((id) => {
    const result = kept[id];
    if (!result) return `| ${id} | | not tried | | | |`;
    const { title, found, problems, at, commit } = result;
    const mark = problems.length === 0 ? 'pass' : '**FAIL**';
    const cells = [id, title, [found, ...problems].join(' '), mark, at.slice(0, 10), commit];
    return `| ${cells.map((cell) => cell.replaceAll('|', '/').replaceAll('\n', ' ')).join(' | ')} |`;
  });
  return [
    FAULTS_HEADING,
    '',
    'Written by `npm run faults`: the newest result of each fault. Each row was caused for real, or its tests ran.',
    '',
    '| fault | what | found | | day | commit |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
