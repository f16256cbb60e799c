import { z } from 'zod';
import { processMetrics } from '../platform/process/metrics.ts';
import type { Judgement } from './proof-of-work.ts';

/** Failures in a row after which a service is not asked, and for how long, in ms. */
const MOST_FAILURES = 5;
const PAUSE_MS = 60_000;

/** A circuit breaker: a service is not asked for a while after several failures in a row. */
export class Breaker {
  private failures = 0;
  private openUntil = Number.NEGATIVE_INFINITY;
  private readonly now: () => number;

  /** @param now clock in ms, monotonic */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Whether the service may be asked. */
  get isClosed(): boolean {
    return this.now() >= this.openUntil;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures < MOST_FAILURES) return;
    this.failures = 0;
    this.openUntil = this.now() + PAUSE_MS;
  }
}

/**
 * Longest wait for the answer, so that the sender has one within three seconds; the most of it that
 * is read.
 */
const TIMEOUT_MS = 2_000;
const MOST_BYTES = 16 * 1024;
/** Tokens have about 2,000 characters; longer ones are none. */
const LONGEST_TOKEN = 4_000;

const answer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/** Refusals because of the token; other codes mean that the question was wrong. */
const LATE = 'timeout-or-duplicate';
const WRONG = ['invalid-input-response', 'missing-input-response'];

/** Address and secret for the verifier. */
export interface RecaptchaSettings {
  url: string;
  secret: string;
  /** Takes one line about each question that had no usable answer. */
  warn: (message: string) => void;
}

/** Asks the verifier of reCAPTCHA, never longer than two seconds. */
export class Recaptcha {
  private readonly settings: RecaptchaSettings;
  private readonly breaker: Breaker;

  constructor(settings: RecaptchaSettings, breaker: Breaker = new Breaker()) {
    this.settings = settings;
    this.breaker = breaker;
    processMetrics().captchaBreakerOpen.set(0);
  }

  /** Judges a token; `unavailable` when the service did not answer. */
  async judge(token: string, address: string | null): Promise<Judgement | 'unavailable'> {
    if (token.length > LONGEST_TOKEN) return 'wrong';
    if (!this.breaker.isClosed) return 'unavailable';
    try {
      const { success, 'error-codes': codes } = await this.ask(token, address);
      const judgement = judgementOf(success, codes);
      if (!judgement) throw new Error(`it says ${codes.join(', ').slice(0, 200) || 'nothing'}`);
      this.breaker.succeeded();
      processMetrics().captchaBreakerOpen.set(0);
      return judgement;
    } catch (error) {
      this.breaker.failed();
      if (!this.breaker.isClosed) processMetrics().captchaBreakerOpen.set(1);
      this.settings.warn(error instanceof Error ? error.message : String(error));
      return 'unavailable';
    }
  }

  private async ask(token: string, address: string | null): Promise<z.output<typeof answer>> {
    const { url, secret } = this.settings;
    const question = { secret, response: token, ...(address && { remoteip: address }) };
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(question),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await startOf(response);
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return answer.parse(JSON.parse(text));
  }
}

function judgementOf(success: boolean, codes: readonly string[]): Judgement | null {
  if (success) return 'right';
  if (codes.includes(LATE)) return 'expired';
  return codes.some((code) => WRONG.includes(code)) ? 'wrong' : null;
}

/** The text of a response that is no longer than an answer can be. */
async function startOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error('its answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
