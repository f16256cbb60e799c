import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { startImageWorker, WorkerUnavailable } from './image-worker.ts';
import type { PictureJob } from './picture-job.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
});

const ANSWER = 'process.send({ id, answer: { bytes: new Uint8Array([7]) } });';

/** A process that does `what` with each job; `lives` is how many were started, this one included. */
async function program(what: string): Promise<URL> {
  const file = join(folder, 'process.mjs');
  const counter = JSON.stringify(join(folder, 'lives'));
  await writeFile(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${counter}, '.');
    const lives = readFileSync(${counter}).length;
    process.on('message', ({ id, job }) => { ${what} });
    process.once('disconnect', () => process.exit(0));`,
  );
  return pathToFileURL(file);
}

const job = (source = 'a', seconds = 5): PictureJob => ({
  ...{ kind: 'resize', source, seconds, form: null },
});

test('F21 a process that dies is started again, and its picture is made after all', async () => {
  const deaths = vi.fn();
  const { make } = startImageWorker(
    await program(`if (lives === 1) process.exit(9); ${ANSWER}`),
    deaths,
  );
  expect(await make(job())).toEqual({ bytes: new Uint8Array([7]) });
  expect(deaths).toHaveBeenCalledTimes(1);
});

test('F21 one that dies again and again pauses: no picture for now, and no request waits for it', async () => {
  const { make } = startImageWorker(await program('process.kill(process.pid, 9);'), vi.fn());
  await expect(make(job())).rejects.toThrow(WorkerUnavailable);
  await expect(make(job())).rejects.toThrow('rests');
});

test('F21 one that hangs is killed; the next one does the waiting jobs', async () => {
  const hangs = `if (job.source === 'hang') { for (;;); } ${ANSWER}`;
  const { make } = startImageWorker(await program(hangs), vi.fn());
  const [hanging, other] = await Promise.allSettled([make(job('hang', -15.5)), make(job())]);
  expect(hanging.status).toBe('rejected');
  expect(other.status).toBe('fulfilled');
});

test('the process gets none of our settings', async () => {
  vi.stubEnv('NOTICE_SECRET', 'a secret of the test only');
  const { make } = startImageWorker(
    await program(
      'process.send({ id, answer: { status: process.env.NOTICE_SECRET ? 422 : 404 } });',
    ),
    vi.fn(),
  );
  expect(await make(job())).toEqual({ status: 404 });
  vi.unstubAllEnvs();
});

test('background jobs run one at a time, and never before jobs that a request waits for', async () => {
  const slowly = `setTimeout(() => { ${ANSWER} }, job.source === 'idle' ? 300 : 30);`;
  const { make, makeWhenIdle, queue } = startImageWorker(await program(slowly), vi.fn());
  const order: string[] = [];
  const idle = [1, 2].map(
    (number) =>
      new Promise<void>((resolve) => {
        makeWhenIdle(job('idle'), async () => {
          order.push(`idle ${number}`);
          resolve();
        });
      }),
  );
  expect(queue.running).toBe(1);
  await Promise.all([1, 2, 3].map(() => make(job()).then(() => order.push('wanted'))));
  await Promise.all(idle);
  // The first one had begun before the others were wanted.
  expect(order.at(-1)).toBe('idle 2');
  expect(order.filter((one) => one === 'wanted')).toHaveLength(3);
});
