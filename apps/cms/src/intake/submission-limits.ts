import { spelledMail } from '@osnowa/contract';
import { isLoopback, limitKey } from '@osnowa/http/client-address';
import type { Limit } from '@osnowa/http/rate-limit';
import {
  type MakeLimit,
  memoryLimit,
  type SharedLimit,
} from '../platform/database/shared-limit.ts';
import { RateLimited } from './refusals.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEBIBYTE = 1024 * 1024;

export interface IntakeLimits {
  /** Submissions from one client address. */
  address: readonly Limit[];
  /** Submissions that name one mailbox. */
  mailbox: readonly Limit[];
  /** Submissions altogether; more than that are quarantined, not refused. */
  altogether: readonly Limit[];
  /** Bytes of forms with files, from one address and altogether. */
  addressBytes: readonly Limit[];
  everybodyBytes: readonly Limit[];
  /** Challenges given to one address. */
  challenges: readonly Limit[];
}

/** The limits of this installation. */
export const INTAKE_LIMITS: IntakeLimits = {
  address: [
    { most: 5, ms: MINUTE },
    { most: 20, ms: HOUR },
    { most: 60, ms: DAY },
  ],
  mailbox: [
    { most: 10, ms: HOUR },
    { most: 30, ms: DAY },
  ],
  altogether: [{ most: 120, ms: MINUTE }],
  addressBytes: [{ most: 100 * MEBIBYTE, ms: HOUR }],
  everybodyBytes: [{ most: 2048 * MEBIBYTE, ms: DAY }],
  challenges: [{ most: 60, ms: MINUTE }],
};

const ALL = 'all';

/**
 * How much a client may send. This machine itself is not limited unless the settings ask for it:
 * behind a proxy that does not pass the client's address on, every visitor would have this one
 * address, and all would be refused together.
 */
export class SubmissionLimits {
  private readonly by: Readonly<Record<keyof IntakeLimits, SharedLimit>>;
  private readonly limitsLoopback: boolean;

  /** @param make makes each of the limits; without it this process alone counts */
  constructor(limits: IntakeLimits, limitsLoopback: boolean, make: MakeLimit = memoryLimit) {
    this.limitsLoopback = limitsLoopback;
    const limit = (name: keyof IntakeLimits) => make(name, limits[name]);
    this.by = {
      address: limit('address'),
      mailbox: limit('mailbox'),
      altogether: limit('altogether'),
      addressBytes: limit('addressBytes'),
      everybodyBytes: limit('everybodyBytes'),
      challenges: limit('challenges'),
    };
  }

  /** By what the client is counted; `null` when it is not limited. */
  private keyOf(address: string | null): string | null {
    if (!address || (isLoopback(address) && !this.limitsLoopback)) return null;
    return limitKey(address);
  }

  /** Counts the bytes of a form with files, before any of them is read. @throws RateLimited */
  async takeBytes(address: string | null, bytes: number): Promise<void> {
    const key = this.keyOf(address);
    if (key === null) return;
    const mine = await this.orRefuse('addressBytes', key, bytes);
    try {
      await this.orRefuse('everybodyBytes', ALL, bytes);
    } catch (error) {
      mine();
      throw error;
    }
  }

  /**
   * Counts a submission against its sender and against the mailbox it names.
   * @param mail `null` where a mailbox is not to be limited
   * @returns a function that gives the places back when no lead was stored
   * @throws RateLimited
   */
  async takePlace(address: string | null, mail: string | null): Promise<() => void> {
    const key = this.keyOf(address);
    if (key === null) return () => undefined;
    const place = await this.orRefuse('address', key);
    try {
      const mailbox = mail === null ? undefined : await this.orRefuse('mailbox', spelledMail(mail));
      return () => {
        place();
        mailbox?.();
      };
    } catch (error) {
      place();
      throw error;
    }
  }

  /** Counts a submission against all there are. Whether there were too many. */
  async isCrowded(address: string | null): Promise<boolean> {
    return this.keyOf(address) !== null && !(await this.by.altogether.take(ALL)).ok;
  }

  /** Counts a challenge. @throws RateLimited */
  async takeChallenge(address: string | null): Promise<void> {
    const key = this.keyOf(address);
    if (key !== null) await this.orRefuse('challenges', key);
  }

  private async orRefuse(
    limit: keyof IntakeLimits,
    key: string,
    weight?: number,
  ): Promise<() => void> {
    const place = await this.by[limit].take(key, weight);
    if (place.ok) return place.giveBack;
    throw new RateLimited(`Too much was sent (${limit}).`, place.retryAfterSeconds);
  }
}
