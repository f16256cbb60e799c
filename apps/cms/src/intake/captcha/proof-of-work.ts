import { createHmac, randomInt } from 'node:crypto';
import { workChallenge } from '@osnowa/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';

/** What a solution is worth. `expired` was right once: it came too late, or a second time. */
export type Judgement = 'right' | 'wrong' | 'expired';

/** How long a challenge may be answered, in ms: as long as writing a message may take. */
const VALID_MS = 2 * 60 * 60_000;
/**
 * Rounds of one try, and how many tries it takes: a fraction of a second, on a phone one or two.
 */
const ROUNDS = 1_000;
const FEWEST_TRIES = 100;
const MOST_TRIES = 600;
/** Longest field that is decoded at all; a solution has about 800 characters. */
const LONGEST = 4_000;
/** Used challenges that are remembered; each is forgotten when it expires. */
const MOST_REMEMBERED = 50_000;

const solved = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** The captcha of our own: the browser works for a moment; no other service is involved. */
export class ProofOfWork {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
  private readonly now: () => number;
  /** Signature of each used challenge → by which submission, and until when it matters. */
  private readonly used = new Map<string, { by: string; until: number }>();

  /** @param secret of the installation; keys of its own are derived from it */
  constructor(secret: string, now: () => number = Date.now) {
    const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
    this.secrets = {
      hmacSignatureSecret: keyFor('captcha challenge'),
      hmacKeySignatureSecret: keyFor('captcha key'),
    };
    this.now = now;
  }

  challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: ROUNDS,
      counter: randomInt(FEWEST_TRIES, MOST_TRIES),
      deriveKey,
      expiresAt: new Date(this.now() + VALID_MS),
      ...this.secrets,
    });
  }

  /**
   * Judges what a form sent. A challenge counts once; the submission that used it may come again.
   * @param by what the submission is known by
   */
  async judge(field: string, by: string): Promise<Judgement> {
    const sent = decoded(field);
    if (!sent) return 'wrong';
    const { challenge, solution } = sent;
    const question = { challenge, solution, deriveKey, ...this.secrets };
    const { verified, expired } = await verifySolution(question);
    if (expired) return 'expired';
    if (!verified) return 'wrong';
    const used = this.used.get(challenge.signature);
    if (used && used.by !== by) return 'expired';
    this.remember(challenge.signature, by, challenge.parameters.expiresAt * 1000);
    return 'right';
  }

  private remember(signature: string, by: string, until: number): void {
    this.used.set(signature, { by, until });
    if (this.used.size <= MOST_REMEMBERED) return;
    const now = this.now();
    for (const [one, { until: end }] of this.used) {
      if (end > now && this.used.size <= MOST_REMEMBERED) return;
      this.used.delete(one);
    }
  }
}

function decoded(field: string): z.output<typeof solved> | null {
  if (field.length > LONGEST) return null;
  try {
    return solved.parse(JSON.parse(Buffer.from(field, 'base64').toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
