import { isLoopback, limitKey } from '@osnowa/http/client-address';
import { type Limit, RateLimit } from '@osnowa/http/rate-limit';
import { RateLimited } from './refusals.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEBIBYTE = 1024 * 1024;

/** Every limit of the intake. */
export interface IntakeLimits {
  /** Submissions from one client address. */
  address: readonly Limit[];
  /** Submissions that name one mailbox. */
  mailbox: readonly Limit[];
  /** Submissions altogether; more than that are quarantined, not refused. */
  everybody: readonly Limit[];
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
  everybody: [{ most: 120, ms: MINUTE }],
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
  private readonly by: Readonly<Record<keyof IntakeLimits, RateLimit>>;
  private readonly limitsLoopback: boolean;

  constructor(limits: IntakeLimits, limitsLoopback: boolean) {
    this.limitsLoopback = limitsLoopback;
    this.by = {
      address: new RateLimit(limits.address),
      mailbox: new RateLimit(limits.mailbox),
      everybody: new RateLimit(limits.everybody),
      addressBytes: new RateLimit(limits.addressBytes),
      everybodyBytes: new RateLimit(limits.everybodyBytes),
      challenges: new RateLimit(limits.challenges),
    };
  }

  /** By what the client is counted; `null` when it is not limited. */
  private keyOf(address: string | null): string | null {
    if (!address || (isLoopback(address) && !this.limitsLoopback)) return null;
    return limitKey(address);
  }

  /** Counts the bytes of a form with files, before any of them is read. @throws RateLimited */
  takeBytes(address: string | null, bytes: number): void {
    const key = this.keyOf(address);
    if (key === null) return;
    const mine = this.orRefuse('addressBytes', key, bytes);
    try {
      this.orRefuse('everybodyBytes', ALL, bytes);
    } catch (error) {
      mine();
      throw error;
    }
  }

  /**
   * Counts a submission against its sender and against the mailbox it names.
   * @param mail `null` where a mailbox is not to be limited
   * @returns what gives the places back, because nothing came of it
   * @throws RateLimited
   */
  takePlace(address: string | null, mail: string | null): () => void {
    const key = this.keyOf(address);
    if (key === null) return () => undefined;
    const place = this.orRefuse('address', key);
    try {
      const mailbox = mail === null ? undefined : this.orRefuse('mailbox', mail.toLowerCase());
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
  isCrowded(address: string | null): boolean {
    return this.keyOf(address) !== null && !this.by.everybody.take(ALL).ok;
  }

  /** Counts a challenge. @throws RateLimited */
  takeChallenge(address: string | null): void {
    const key = this.keyOf(address);
    if (key !== null) this.orRefuse('challenges', key);
  }

  private orRefuse(limit: keyof IntakeLimits, key: string, weight?: number): () => void {
    const place = this.by[limit].take(key, weight);
    if (place.ok) return place.giveBack;
    throw new RateLimited(`Too much was sent (${limit}).`, place.retryAfterSeconds);
  }
}
