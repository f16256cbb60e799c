import { setTimeout as sleep } from 'node:timers/promises';
import { fill, type Sent, sendForm } from '../load/lead-client.ts';
import { findLosses } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const FROZEN_MS = 2_000;

async function figure(api: string, name: string): Promise<number> {
  const text = await (await fetch(`${api}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** F30: the process does not come round to its work for 2 s, with forms under way. */
export async function frozen(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const service = await ground.start(dataDir);
  await sendForm(service.api, fill());
  await fetch(`${service.api}/metrics`);
  service.signal('SIGSTOP');
  const sending = Array.from({ length: 10 }, () => sendForm(service.api, fill()));
  await sleep(FROZEN_MS);
  service.signal('SIGCONT');
  const sent: Sent[] = await Promise.all(sending);
  const delay = await figure(service.api, 'cms_nodejs_eventloop_lag_max_seconds');
  const lives = await Promise.race([service.ended, sleep(0).then(() => 'lives')]);
  await service.stop();
  const problems = findLosses(dataDir, sent);
  if (sent.some(({ status }) => status !== 200)) problems.push('Not every form was taken.');
  if (lives !== 'lives') problems.push(`The service ended with ${lives}.`);
  if (!(delay >= 1.5)) problems.push(`The figure of the delay says ${delay} s.`);
  const slowest = Math.round(Math.max(...sent.map(({ ms }) => ms)));
  return {
    found: `10 forms taken within ${slowest} ms, delay of ${delay.toFixed(1)} s shown`,
    problems,
  };
}

/** F32: no name can be resolved. RFC 6761 promises that names below `.invalid` do not exist. */
export async function noNames(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const service = await ground.start(dataDir, {
    CAPTCHA: 'on',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_VERIFY_URL: 'http://verifier.invalid',
    SMTP_URL: 'smtp://mail.invalid',
  });
  const sent: Sent[] = [];
  for (let at = 0; at < 6; at += 1) {
    sent.push(await sendForm(service.api, fill(), { googleRecaptchaToken: 'token' }));
  }
  await sleep(2_000);
  const failed = await figure(service.api, 'cms_mails_failed');
  const waiting = await figure(service.api, 'cms_mails_waiting');
  await service.stop();
  const problems: string[] = [];
  const slowest = Math.round(Math.max(...sent.map(({ ms }) => ms)));
  if (sent.some(({ status }) => status !== 200)) problems.push('Not every lead was taken.');
  if (slowest > 3_500) problems.push(`The slowest took ${slowest} ms.`);
  if (failed !== 0 || !(waiting > 0)) problems.push(`${waiting} mails wait, ${failed} failed.`);
  return { found: `taken within ${slowest} ms, ${waiting} mails wait, none given up`, problems };
}
