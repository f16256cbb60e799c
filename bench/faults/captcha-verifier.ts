import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../tools/processes/ports.ts';
import { fill, type Sent, sendForm } from '../load/lead-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

/** Longest that a form may take beside a verifier that does not answer, in ms. */
const WITHIN = 3_000;
/** After so many failures it is left alone for a minute. */
const FAILURES = 5;

/** What a verifier gives instead of a verdict; nothing listens where there is no answer. */
const VERIFIERS: Record<string, RequestListener | null> = {
  'refused connection': null,
  'black hole': () => undefined,
  '500': (_request, response) => response.writeHead(500).end('{"success":true}'),
  HTML: (_request, response) => response.end('<html>'),
  '{}': (_request, response) => response.end('{}'),
  'slow drip': async (_request, response) => {
    response.writeHead(200);
    for (; !response.destroyed; await sleep(100)) response.write(' ');
  },
  '10 MB': (_request, response) => response.end(Buffer.alloc(10_000_000, 0x20)),
};

/** Opens a verifier. @returns its address, how often it was asked, and what ends it */
async function openVerifier(listener: RequestListener | null) {
  let asked = 0;
  const timesAsked = () => asked;
  if (!listener) {
    const url = `http://127.0.0.1:${await findFreePort()}`;
    return { url, timesAsked, close: () => undefined };
  }
  const server = createServer((request, response) => {
    asked += 1;
    return listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timesAsked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends forms one after another beside a verifier. @returns how long each took, in ms, and what went wrong */
async function formsBeside(ground: TestCmsFolders, listener: RequestListener | null) {
  const dataDir = ground.newFolder();
  const verifier = await openVerifier(listener);
  const service = await ground.start(dataDir, {
    CAPTCHA: 'on',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_VERIFY_URL: verifier.url,
  });
  const sent: Sent[] = [];
  for (let at = 0; at <= FAILURES; at += 1) {
    sent.push(await sendForm(service.api, fill(), { googleRecaptchaToken: 'token' }));
  }
  await service.stop();
  verifier.close();
  const problems = findLosses(leadsIn(dataDir), sent);
  const stored = JSON.stringify(
    leadsIn(dataDir).rows('SELECT DISTINCT state, verification FROM leads'),
  );
  const slowest = Math.round(Math.max(...sent.map(({ ms }) => ms)));
  if (sent.some(({ status }) => status !== 200)) problems.push('not every lead was taken');
  if (slowest > WITHIN) problems.push(`the slowest took ${slowest} ms`);
  if (verifier.timesAsked() > FAILURES) {
    problems.push(`it was asked ${verifier.timesAsked()} times`);
  }
  if (stored !== '[{"state":"unverified","verification":"unavailable"}]') {
    problems.push(`stored as ${stored}`);
  }
  return { slowest, problems };
}

/** F14 */
export async function brokenVerifiers(ground: TestCmsFolders): Promise<Aftermath> {
  const problems: string[] = [];
  const found: string[] = [];
  for (const [name, listener] of Object.entries(VERIFIERS)) {
    const outcome = await formsBeside(ground, listener);
    found.push(`${name} ${outcome.slowest} ms`);
    problems.push(...outcome.problems.map((one) => `${name}: ${one}.`));
  }
  return {
    found: `taken unverified, the slowest of ${FAILURES + 1} within: ${found.join(', ')}; none asked more than ${FAILURES} times`,
    problems,
  };
}
