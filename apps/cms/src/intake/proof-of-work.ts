import { createHmac, randomInt } from 'node:crypto';
import { workChallenge } from '@osnowa/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';

/** The verdict on a solution. `expired` was right once: it came too late, or a second time. */
export type Judgement = 'right' | 'wrong' | 'expired';

/** A judgement; of a right solution with the challenge, so that it can be counted once. */
export type WorkJudgement =
  | { judgement: 'right'; signature: string; until: string }
  | { judgement: Exclude<Judgement, 'right'> };

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

const solved = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** The captcha of our own: the browser works for a moment; no other service is involved. */
export class ProofOfWork {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
  private readonly now: () => number;

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

  /** Judges a form's solution. Another submission's use of the challenge is not known here. */
  async judge(field: string): Promise<WorkJudgement> {
    const sent = decoded(field);
    if (!sent) return { judgement: 'wrong' };
    const { challenge, solution } = sent;
    const question = { challenge, solution, deriveKey, ...this.secrets };
    const { verified, expired } = await verifySolution(question);
    if (expired) return { judgement: 'expired' };
    if (!verified) return { judgement: 'wrong' };
    const { signature, parameters } = challenge;
    const until = new Date(parameters.expiresAt * 1_000).toISOString();
    return { judgement: 'right', signature, until };
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
