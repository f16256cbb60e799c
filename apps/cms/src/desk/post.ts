import { isIP } from 'node:net';
import { connectionTo, isPublicAddress, NotPublic } from '@osnowa/http/public-address';
import type { Payload } from 'payload';
import { env } from '../platform/process/env.ts';

/** Longest that a receiver may take for its whole answer, in ms. */
export const POST_TIMEOUT_MS = 10_000;

/** So much of an answer is stored, in characters. */
const ANSWER_LENGTH = 500;

export type PostProblem =
  | 'timeout'
  | 'private'
  | 'no-host'
  | 'no-server'
  | 'certificate'
  | 'broken';

export interface PostAnswer {
  status: number;
  /** The beginning of its answer. */
  text: string;
}

class PostFailure extends Error {
  readonly problem: PostProblem;

  constructor(problem: PostProblem, cause: unknown) {
    super(`The receiver did not answer: ${problem}.`, { cause });
    this.name = 'PostFailure';
    this.problem = problem;
  }
}

const CERTIFICATE = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_/;

const PROBLEM_OF_CODE: Record<string, PostProblem> = {
  ENOTFOUND: 'no-host',
  EAI_AGAIN: 'no-host',
  ECONNREFUSED: 'no-server',
  ECONNRESET: 'broken',
};

/**
 * Whether a typed address may be posted to, before its name is looked up: https, or a host of the
 * company's own network that the operator has named (INTERNAL_HOSTS).
 */
export function isPostable(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (isInternal(url)) return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && isOfInternet(url.hostname.replace(/^\[|\]$/g, ''));
}

/** Names of one's own machine and network are known before a lookup; all others are checked by it. */
function isOfInternet(host: string): boolean {
  if (isIP(host) !== 0) return isPublicAddress(host);
  const name = host.replace(/\.+$/, '');
  return name.includes('.') && !/\.(?:localhost|local|internal|lan|home\.arpa)$/.test(name);
}

function isInternal({ hostname }: URL): boolean {
  return env.INTERNAL_HOSTS.includes(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Posts a body. Addresses of the internet only are reached, and the hosts of INTERNAL_HOSTS; no
 * redirect is followed, because its target was not checked.
 * @param timeoutMs longest for the whole answer
 * @throws PostFailure when there is no answer
 */
export async function post(
  address: string,
  body: string | Buffer,
  headers: Record<string, string>,
  timeoutMs = POST_TIMEOUT_MS,
): Promise<PostAnswer> {
  try {
    return await request(new URL(address), Buffer.from(body), headers, timeoutMs);
  } catch (error) {
    throw new PostFailure(problemOf(error), error);
  }
}

function request(
  url: URL,
  body: Buffer,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const { send, options } = connectionTo(url, isInternal(url) ? () => true : isPublicAddress);
    const asked = send(
      {
        ...options,
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, host: url.host, 'content-length': String(body.length) },
      },
      (response) => {
        let text = '';
        const done = () => {
          asked.destroy();
          resolve({
            status: response.statusCode ?? 0,
            text: storable(text.slice(0, ANSWER_LENGTH)),
          });
        };
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          // No receiver can fill our memory, or hold the worker with an endless answer.
          if (text.length >= ANSWER_LENGTH) done();
        });
        response.on('end', done);
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** PostgreSQL stores no NUL, and no half of a sign that the cut went through. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u2400');
}

function problemOf(error: unknown): PostProblem {
  if (error instanceof NotPublic) return 'private';
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return PROBLEM_OF_CODE[code] ?? (CERTIFICATE.test(code) ? 'certificate' : 'broken');
}

/** Why a delivery was not taken: it got no answer, was refused, or had no receiver. */
export type DeliveryProblem = PostProblem | 'refused' | 'off' | 'gone' | 'failed';

export interface Attempt {
  answer: PostAnswer | null;
  /** `null`: it was taken. */
  problem: DeliveryProblem | null;
  /** Whether another try is of no use. */
  isFinal: boolean;
}

export interface Call {
  payload: Payload;
  now: Date;
  timeoutMs: number | undefined;
}

/** A try that failed on our side. */
export const FAILED: Attempt = { answer: null, problem: 'failed', isFinal: false };

/** Whether the receiver took the delivery. */
export function isTaken({ problem }: Attempt): boolean {
  return problem === null;
}

/** Whether the receiver gives no answer at all: the fault is not in the delivery. */
export function isAway({ answer, problem }: Attempt): boolean {
  if (problem === 'off' || problem === 'failed') return false;
  return answer === null || answer.status >= 500 || answer.status === 429;
}

/** A try for which there is no receiver. */
export function nowhere(problem: 'off' | 'gone'): Attempt {
  return { answer: null, problem, isFinal: true };
}

/** Result of a request: every answer of the 200 kind takes the delivery. */
export async function attemptOf(posted: Promise<PostAnswer>): Promise<Attempt> {
  try {
    const answer = await posted;
    const isTaken = answer.status >= 200 && answer.status < 300;
    return { answer, problem: isTaken ? null : 'refused', isFinal: false };
  } catch (error) {
    if (!(error instanceof PostFailure)) throw error;
    return { answer: null, problem: error.problem, isFinal: false };
  }
}
