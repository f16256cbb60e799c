import { type ChildProcess, fork } from 'node:child_process';
import { log } from '../telemetry/log.ts';
import type { AnswerMessage, JobMessage, PictureAnswer, PictureJob } from './picture-job.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Pictures made at once, and how many more may wait. */
const AT_ONCE = 2;
const WAITING = 64;

/**
 * Time in addition to that of a job, to fetch the original and transfer the
 * result; ms.
 */
const GRACE_MS = 16_000;

/** Idle time after which the process ends to free its memory; ms. */
const IDLE_MS = 5 * 60_000;

/**
 * Pause after the second crash, doubled with each further one; after this time without a crash it
 * starts again from the first; ms.
 */
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;
const HEALTHY_AFTER_MS = 60_000;

/** No picture for now: the process has crashed, pauses after crashes, or took too long. */
export class WorkerUnavailable extends Error {
  /** Whether the failure was not caused by the picture itself, so that a retry makes sense. */
  readonly isRetryable: boolean;

  constructor(message: string, isRetryable = true) {
    super(message);
    this.name = 'WorkerUnavailable';
    this.isRetryable = isRetryable;
  }
}

/** Makes pictures in a process of its own. */
export interface ImageWorker {
  /** @throws QueueFull, WorkerUnavailable */
  make(job: PictureJob): Promise<PictureAnswer>;
  /**
   * Makes a picture in the background, when no request waits for another, and passes it to `take`.
   */
  makeWhenIdle(job: PictureJob, take: (answer: PictureAnswer | null) => Promise<void>): boolean;
  readonly queue: Pick<WorkQueue, 'running' | 'waiting'>;
}

/**
 * A worker whose process is started when there is work, and again after a crash: at once the first
 * time, later after 1, 2, 4 … 30 s.
 * @param program file of image-process.ts
 * @param onDeath called when the process has ended without being asked to
 */
export function startImageWorker(program: URL, onDeath: () => void): ImageWorker {
  const queue = createWorkQueue(AT_ONCE, WAITING);
  const send = createSender(program, onDeath);

  /**
   * Another job may have crashed the process: a job that did not time out is tried a second time.
   */
  async function retry(job: PictureJob): Promise<PictureAnswer> {
    try {
      return await send(job);
    } catch (error) {
      if (error instanceof WorkerUnavailable && error.isRetryable) return send(job);
      throw error;
    }
  }

  return {
    make: (job) => queue.run(() => retry(job)),
    makeWhenIdle: (job, take) =>
      queue.whenIdle(async () => {
        try {
          await take(await send(job));
        } catch (error) {
          log('warn', 'picture.not-made', { message: (error as Error).message });
          await take(null);
        }
      }),
    queue,
  };
}

/** A running process and its jobs. */
interface Running {
  child: ChildProcess;
  jobs: Map<number, { take(answer: PictureAnswer): void; fail(error: Error): void }>;
}

/** Sends jobs to the process, and starts it if it is not running. */
function createSender(program: URL, onDeath: () => void) {
  let running: Running | null = null;
  let lastId = 0;
  let deaths = 0;
  let idleUntil = 0;

  function onExit(reason: string | number, age: number): void {
    if (age > HEALTHY_AFTER_MS) deaths = 0;
    if (deaths > 0) {
      const rest = Math.min(FIRST_REST_MS * 2 ** (deaths - 1), LONGEST_REST_MS);
      idleUntil = performance.now() + rest;
    }
    deaths += 1;
    log('error', 'pictures.ended', { reason, deaths });
    onDeath();
  }

  function started(): Running {
    if (running) return running;
    if (performance.now() < idleUntil) throw new WorkerUnavailable('The process rests.');
    const born = performance.now();
    const current = startProcess(program, (reason) => {
      if (running === current) running = null;
      if (reason !== 0) onExit(reason, performance.now() - born);
    });
    running = current;
    return current;
  }

  const idle = setTimeout(() => {
    running?.child.disconnect();
    running = null;
  }, IDLE_MS).unref();

  return async (job: PictureJob): Promise<PictureAnswer> => {
    const { child, jobs } = started();
    const id = ++lastId;
    idle.refresh();
    const message: JobMessage = { id, job };
    const late = setTimeout(
      () => {
        jobs.get(id)?.fail(new WorkerUnavailable('It took too long.', false));
        child.kill('SIGKILL');
      },
      job.seconds * 1_000 + GRACE_MS,
    );
    try {
      return await new Promise<PictureAnswer>((take, fail) => {
        jobs.set(id, { take, fail });
        child.send(message, (error) => error && fail(new WorkerUnavailable(error.message)));
      });
    } finally {
      clearTimeout(late);
      jobs.delete(id);
    }
  };
}

/**
 * Starts the process without our environment, so that it has no secret and no setting.
 * @param onEnd gets its exit code, its signal, or why it could not be started
 */
function startProcess(program: URL, onEnd: (reason: string | number) => void): Running {
  const jobs: Running['jobs'] = new Map();
  const child = fork(program, {
    execArgv: ['--max-old-space-size=256'],
    // Two arenas: otherwise every thread of a decoder would hold memory of its own.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message: AnswerMessage) => {
    const job = jobs.get(message.id);
    if ('answer' in message) job?.take(message.answer);
    else job?.fail(new Error(message.failed));
  });
  let hasEnded = false;
  function end(reason: string | number): void {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(reason);
    for (const { fail } of jobs.values()) fail(new WorkerUnavailable(`It ended: ${reason}`));
  }
  child.on('error', ({ message }) => end(message));
  child.once('exit', (code, signal) => end(signal ?? code ?? 'unknown'));
  // The running child must not keep this process alive.
  child.unref();
  child.channel?.unref();
  return { child, jobs };
}
