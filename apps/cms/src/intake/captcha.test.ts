import { setTimeout as sleep } from 'node:timers/promises';
import { captchaReply } from '@osnowa/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'payload';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, standIn } from '../testing/stand-in.ts';
import { createCaptcha } from './captcha.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { Breaker, Recaptcha } from './recaptcha.ts';

const SECRET = 'secret-of-the-captcha-tests-32-characters';

async function solved(work: ProofOfWork) {
  const challenge = await work.challenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

function field(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

describe('proof of work', () => {
  test('what was not given out, not solved or not even sent whole is wrong', async () => {
    const work = new ProofOfWork(SECRET);
    const { challenge, solution } = await solved(work);
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const other = await solved(new ProofOfWork(`${SECRET}!`));
    const wrong = [
      field({ challenge: easier, solution }),
      field({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }),
      field({ challenge, solution: { counter: 'x', derivedKey: '' } }),
      field(other),
      field({}),
      'not base64',
      'x'.repeat(100_000),
    ];
    for (const one of wrong) expect(await work.judge(one)).toEqual({ judgement: 'wrong' });
  });

  test('a solution that comes after two hours is late', async () => {
    const work = new ProofOfWork(SECRET, () => Date.now() - 3 * 60 * 60_000);
    const late = await work.judge(field(await solved(work)));
    expect(late).toEqual({ judgement: 'expired' });
  });
});

test('the captcha in force: none, our own, or reCAPTCHA when it has a key', async () => {
  const env = { PAYLOAD_SECRET: SECRET, RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9' } as const;
  const kindOf = async (more: { CAPTCHA: 'on' | 'off'; RECAPTCHA_SECRET_KEY?: string }) => {
    const secret = { RECAPTCHA_SECRET_KEY: undefined };
    const captcha = createCaptcha({} as Payload, { ...env, ...secret, ...more }, () => undefined);
    return captchaReply.parse(await captcha.reply()).kind;
  };
  expect(await kindOf({ CAPTCHA: 'off', RECAPTCHA_SECRET_KEY: 'x' })).toBe('none');
  expect(await kindOf({ CAPTCHA: 'on' })).toBe('altcha');
  expect(await kindOf({ CAPTCHA: 'on', RECAPTCHA_SECRET_KEY: 'x' })).toBe('recaptcha');
});

describe('reCAPTCHA', () => {
  let warnings: string[];
  beforeEach(() => {
    warnings = [];
  });

  async function verifier(answer: Answer): Promise<string> {
    const { url, stop } = await standIn(answer);
    onTestFinished(stop);
    return url;
  }

  const warn = (message: string) => warnings.push(message);
  const asking = (url: string) => new Recaptcha({ url, secret: 's', warn });

  test.each([
    [{ success: true }, 'right'],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 'wrong'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unavailable'],
  ])('%j is %s', async (answer, judgement) => {
    const bodies: string[] = [];
    const url = await verifier(({ body }, response) => {
      bodies.push(body);
      response.end(JSON.stringify(answer));
    });
    expect(await asking(url).judge('token', '203.0.113.5')).toBe(judgement);
    expect(bodies).toEqual(['secret=s&response=token&remoteip=203.0.113.5']);
  });

  const drip: Answer = async (_, response) => {
    response.writeHead(200);
    while (!response.destroyed) {
      response.write(' ');
      await sleep(100);
    }
  };

  test.each<[string, Answer]>([
    ['a black hole', () => undefined],
    ['500', (_, response) => response.writeHead(500).end('{"success":true}')],
    ['HTML', (_, response) => response.end('<html>')],
    ['an empty object', (_, response) => response.end('{}')],
    ['10 MB', (_, response) => response.end(Buffer.alloc(10_000_000, 0x20))],
    ['a slow drip', drip],
    ['another place', (_, response) => response.writeHead(302, { location: '/' }).end()],
  ])(
    'F14: from a verifier that gives %s nothing is learnt, and it is not waited for',
    async (_, answer) => {
      expect(await asking(await verifier(answer)).judge('token', null)).toBe('unavailable');
      expect(warnings).toHaveLength(1);
    },
  );

  test('F14: a verifier that fails five times is left alone for a minute', async () => {
    let now = 0;
    const settings = { url: 'http://127.0.0.1:9', secret: 's', warn };
    const recaptcha = new Recaptcha(settings, new Breaker(() => now));
    for (let at = 0; at < 7; at += 1) expect(await recaptcha.judge('t', null)).toBe('unavailable');
    expect(warnings).toHaveLength(5);
    now = 60_000;
    await recaptcha.judge('t', null);
    expect(warnings).toHaveLength(6);
  });
});
