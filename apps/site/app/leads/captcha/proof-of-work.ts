import type { CaptchaReply } from '@osnowa/contract';
import Solver from 'altcha/workers/pbkdf2?worker';
import { CaptchaError } from './captcha-error.ts';

type Challenge = Extract<CaptchaReply, { kind: 'altcha' }>['challenge'];

/** Longest work, in ms; a device that needs more sends the form unverified. */
const WORK_MS = 20_000;

/**
 * Solves a challenge of our own in a worker, without a request.
 * @returns the value of the form field `altcha`
 * @throws CaptchaError when it takes too long, or no worker can be started
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const worker = new Solver();
  try {
    const solution = await workOn(worker, challenge);
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}

function workOn(worker: Worker, challenge: Challenge): Promise<object> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CaptchaError('Not solved in time')), WORK_MS);
    worker.onerror = () => reject(new CaptchaError('Failed to load script'));
    worker.onmessage = ({ data }: MessageEvent<{ counter?: number } | null>) => {
      clearTimeout(timer);
      if (data && 'counter' in data) resolve(data);
      else reject(new CaptchaError('Failed to execute'));
    };
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  });
}
