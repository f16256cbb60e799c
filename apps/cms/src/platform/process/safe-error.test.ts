import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { safeError, safeText } from './safe-error.ts';

const LINES = path.join(import.meta.dirname, 'console-lines.ts');

/** The lines that a program writes once the console is ours. */
function linesOf(program: string): Record<string, unknown>[] {
  const { stdout } = spawnSync(process.execPath, ['--import', LINES, '-e', program], {
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('parameters, addresses and what PostgreSQL quotes stay out', () => {
  expect(safeText('Failed query: insert into "leads" values (?)\nparams: Jan,\nx')).toBe(
    'Failed query: insert into "leads" values (?)',
  );
  expect(safeText('550 <anna@firm.example>: no, mailto:b@c.example')).toBe(
    '550 <…@…>: no, mailto:…@…',
  );
  const started = processorTime();
  expect(safeText('a'.repeat(1_000_000))).toHaveLength(1_000);
  expect(processorTime() - started).toBeLessThan(500);
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Jan"'), {
    code: '22P02',
    detail: 'Failing row contains (Jan)',
  });
  const logged = safeError(new Error('It failed.', { cause }));
  expect(logged).toMatchObject({
    message: 'It failed.',
    cause: { code: '22P02', message: 'invalid input syntax for type integer' },
  });
  expect(JSON.stringify(logged)).not.toContain('Jan');
});

test('SF14: what Next says by the console is a line of JSON, without colours and values', () => {
  const error = `Object.assign(new Error('Failed query: select 1\\nparams: Jan'), { params: ['Jan'] })`;
  const lines = linesOf(
    `console.log('\\u001b[32m ✓\\u001b[0m Ready in %d ms', 5); console.log(''); console.error(${error})`,
  );
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/Z$/), app: 'cms', msg: '✓ Ready in 5 ms' },
    expect.objectContaining({
      level: 'error',
      msg: 'Failed query: select 1',
      err: expect.objectContaining({ message: 'Failed query: select 1' }),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('Jan');
});

test.runIf(existsSync('/dev/full'))(
  'F31 a log on a full disk stops nothing, and causes no error',
  () => {
    const full = openSync('/dev/full', 'a');
    const program = `
    let uncaught = 0;
    process.on('uncaughtException', (error) => { uncaught += 1; console.error(error); });
    console.log('a line that does not fit');
    setTimeout(() => process.exit(uncaught === 0 ? 7 : 1), 200);`;
    const { status } = spawnSync(process.execPath, ['--import', LINES, '-e', program], {
      stdio: ['ignore', full, full],
      timeout: 20_000,
    });
    closeSync(full);
    expect(status).toBe(7);
  },
);
