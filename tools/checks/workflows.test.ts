import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SHAPES } from '../gate/test-stack.ts';
import { ROOT } from '../paths.ts';

const FOLDER = join(ROOT, '.github', 'workflows');

type Job = {
  container?: string;
  'timeout-minutes': number;
  strategy?: { matrix: { command: string[] } };
  steps: { run?: string; uses?: string }[];
};
type Workflow = { jobs: Record<string, Job> };

const workflowOf = (name: string) => parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands of a job, including those of its matrix. */
function commandsOf({ steps, strategy }: Job): string[] {
  return [...steps.flatMap(({ run }) => run ?? []), ...(strategy?.matrix.command ?? [])];
}

test('workflows run scripts that there are, in shapes that there are, and end by themselves', () => {
  for (const name of readdirSync(FOLDER)) {
    for (const [job, steps] of Object.entries(workflowOf(name).jobs)) {
      const text = commandsOf(steps).join('\n');
      for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g))
        expect(scripts[script], `${job}: ${script}`).toBeDefined();
      for (const [, shape = ''] of text.matchAll(/--shape=(\w+)/g)) expect(SHAPES).toContain(shape);
      expect(steps['timeout-minutes'], job).toBeGreaterThan(0);
    }
  }
});

test('jobs of the gate are root in Debian, where it installs its own programs, and try each shape', () => {
  const { test: each, everything } = workflowOf('gate.yml').jobs;
  for (const job of [each, everything]) {
    expect(job?.container).toBe('node:24-bookworm');
    expect(job && commandsOf(job).join('\n')).not.toContain('apt-get');
  }
  expect(everything?.strategy?.matrix.command).toEqual([
    'npm run test:all',
    'npm run test:all -- --shape=release --only=e2e',
    'npm run test:all -- --shape=large --only=e2e',
  ]);
});
