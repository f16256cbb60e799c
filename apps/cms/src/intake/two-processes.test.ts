import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createContractApp } from '../app/api/app.ts';
import { takeLease } from '../platform/database/lease.ts';
import { limitsOf } from '../platform/database/shared-limit.ts';
import { env } from '../platform/process/env.ts';
import { engines } from '../testing/databases.ts';
import { otherProcess } from '../testing/running-api.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { CONTACT, testCms, urlencoded } from '../testing/test-cms.ts';

const run = promisify(execFile);

/** Whether PostgreSQL accepts connections of the processes; open ones are closed. */
async function setReachable(isReachable: boolean): Promise<void> {
  const name = new URL(env.DATABASE_URL).pathname.slice(1);
  await run('psql', [
    ...[inject('databases').postgres, '-q'],
    ...['-c', `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isReachable}`],
    ...['-c', `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`],
  ]);
}

describe.each(engines('PostgreSQL'))('two processes on %s', (engine) => {
  const cms = testCms({ engine, variables: { CAPTCHA: 'on' } });
  const other = otherProcess(cms);
  let apps: Hono[];

  beforeAll(() => {
    apps = [cms, other].map(({ payload }) => createContractApp(payload));
  });

  /** Sends a form to the nth process, in turn. */
  async function send(nth: number, fields: Record<string, string>, address = '127.0.0.1') {
    const app = apps[nth % apps.length] as Hono;
    return app.request('http://cms.test/api/contact/send-message', {
      method: 'POST',
      body: urlencoded({ ...CONTACT, ...fields }),
      headers: { 'x-forwarded-for': address, origin: new URL(env.PUBLIC_URL).origin },
    });
  }

  async function solution(): Promise<string> {
    const response = await (apps[0] as Hono).request('http://cms.test/api/captcha');
    return solveCaptcha(await response.json());
  }

  test('one proof of work that is sent to both at once counts once, and both leads are stored', async () => {
    for (let round = 0; round < 5; round += 1) {
      const altcha = await solution();
      const mails = [`a${round}@k.example`, `b${round}@k.example`];
      const answers = await Promise.all(mails.map((mail, at) => send(at, { altcha, mail })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    const judged = (await cms.leads()).map(({ verification }) => verification).sort();
    expect(judged).toEqual([...Array(5).fill('expired'), ...Array(5).fill('verified')]);
  });

  test.runIf(engine === 'PostgreSQL')('a limit counts over both', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const fields = { mail: `m${at}@klient.example`, message: `Nr ${at}` };
      statuses.push((await send(at, fields, '203.0.113.77')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test('work is done by one of them, and by the other once its time is over', async () => {
    const now = new Date();
    const later = (ms: number) => new Date(now.getTime() + ms);
    const takers = Array.from({ length: 6 }, (_, at) =>
      takeLease((at % 2 ? other : cms).payload, 'sweep', 1_000, now, `process ${at}`),
    );
    expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(1);
    expect(await takeLease(other.payload, 'sweep', 1_000, later(500), 'new')).toBe(false);
    expect(await takeLease(other.payload, 'sweep', 1_000, later(1_001), 'new')).toBe(true);
  });

  test.runIf(engine === 'PostgreSQL')(
    'while PostgreSQL is away each counts alone, and together again afterwards',
    async () => {
      const most = [{ most: 3, ms: 60 * 60_000 }];
      const limits = [cms, other].map(({ payload }) => limitsOf(payload)('trial', most));
      /** How many of six takings were granted, by the processes in turn. */
      const takeSix = async (key: string) => {
        let granted = 0;
        for (const limit of [...limits, ...limits, ...limits])
          granted += Number((await limit.take(key)).ok);
        return granted;
      };
      expect(await takeSix('before')).toBe(3);
      await setReachable(false);
      expect([await takeSix('meanwhile'), await takeSix('meanwhile')]).toEqual([6, 0]);
      await setReachable(true);
      expect([await takeSix('afterwards'), await takeSix('before')]).toEqual([3, 0]);
      // A sign-in at one process resets the failed tries at both.
      await limits[0]?.forget('before');
      expect(await takeSix('before')).toBe(3);
    },
  );
});
