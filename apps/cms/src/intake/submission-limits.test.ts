import { RateLimit } from '@osnowa/http/rate-limit';
import { beforeEach, describe, expect, test } from 'vitest';
import { RateLimited } from './refusals.ts';
import { INTAKE_LIMITS, SubmissionLimits } from './submission-limits.ts';

const MINUTE = 60_000;
const MEBIBYTE = 1024 * 1024;
let limits: SubmissionLimits;

beforeEach(() => {
  limits = new SubmissionLimits(INTAKE_LIMITS, false);
});

/** How often this can be done before it is refused. */
async function times(action: (at: number) => Promise<unknown>): Promise<number> {
  for (let at = 0; at < 1_000; at += 1) {
    try {
      await action(at);
    } catch (error) {
      expect(error).toBeInstanceOf(RateLimited);
      return at;
    }
  }
  return 1_000;
}

test('I74: one address sends 100 MiB of files in an hour, all together 2 GiB a day', async () => {
  const upload = (address: string) => times(() => limits.takeBytes(address, 11 * MEBIBYTE));
  expect(await upload('203.0.113.5')).toBe(9);
  expect(await upload('203.0.113.5')).toBe(0);
  const uploads = Array.from({ length: 30 }, (_, at) => upload(`198.51.100.${at}`));
  const all = await Promise.all(uploads);
  const sum = 9 + all.reduce((one, other) => one + other, 0);
  expect(sum).toBe(Math.floor((2048 * MEBIBYTE) / (11 * MEBIBYTE)));
});

test('S20: a household is counted by its network, and others are not held up', async () => {
  expect(await times((at) => limits.takePlace(`2001:db8:0:1::${at + 1}`, null))).toBe(5);
  expect(await times(() => limits.takePlace('2001:db8:0:2::1', null))).toBe(5);
});

test('one mailbox is named ten times an hour, from wherever', async () => {
  const named = (mail: string) => times((at) => limits.takePlace(`203.0.113.${at}`, mail));
  expect(await named('Ola@klient.example')).toBe(10);
  expect(await named('ola@KLIENT.example')).toBe(0);
  expect(await named('jan@klient.example')).toBe(10);
});

test('what came to nothing does not count', async () => {
  expect(await times(async () => (await limits.takePlace('203.0.113.5', 'a@b.pl'))())).toBe(1_000);
});

test('after 120 leads a minute everything is crowded', async () => {
  const asked = Array.from({ length: 130 }, (_, at) => limits.isCrowded(`203.0.113.${at % 99}`));
  const crowded = await Promise.all(asked);
  expect(crowded.indexOf(true)).toBe(120);
});

describe('this machine itself', () => {
  const unlimited = (all: SubmissionLimits, address: string | null) =>
    times(async () => {
      await all.takePlace(address, 'a@b.pl');
      await all.takeBytes(address, 50 * MEBIBYTE);
      await all.takeChallenge(address);
    });

  test.each(['127.0.0.1', '::1', null])('%s is not limited', async (address) => {
    expect(await unlimited(limits, address)).toBe(1_000);
  });

  test('is, where that is asked for', async () => {
    expect(await unlimited(new SubmissionLimits(INTAKE_LIMITS, true), '127.0.0.1')).toBeLessThan(5);
  });
});

test('five at once, then a minute; twenty an hour; sixty a day; others are not held up', () => {
  let now = 0;
  let sent = 0;
  const limit = new RateLimit(INTAKE_LIMITS.address, () => now);
  const sendUntilRefused = () => {
    while (limit.take('203.0.113.9').ok) sent += 1;
  };
  sendUntilRefused();
  expect(sent).toBe(5);
  expect(limit.take('203.0.113.9')).toEqual({ ok: false, retryAfterSeconds: 60 });
  expect(limit.take('203.0.113.10').ok).toBe(true);
  for (now = MINUTE; now < 60 * MINUTE; now += MINUTE) sendUntilRefused();
  expect(sent).toBe(20);
  for (; now < 24 * 60 * MINUTE; now += MINUTE) sendUntilRefused();
  expect(sent).toBe(60);
});
