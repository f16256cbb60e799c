import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

test('a temporary PostgreSQL server works until it is stopped and leaves nothing behind', async () => {
  const { url, stop } = await startPostgres();
  const port = Number(new URL(url).port);
  const answer = execFileSync('psql', [url, '-tAc', 'create table t (a int); select 40 + 2'], {
    encoding: 'utf8',
  });
  expect(answer).toContain('42');
  await stop();
  expect(await accepts(port)).toBe(false);
});
