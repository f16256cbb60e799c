import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../tools/settings/env.ts';
import { fill, type Sent, sendForm } from '../load/lead-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';
import { figure } from './figures.ts';

/** Longest that a form may take: a captcha that cannot be asked is waited for 3 s. */
const FORM_WITHIN = 3_500;

/** Servers under names of a domain. */
function serversBelow(domain: string): Environment {
  return {
    CAPTCHA: 'on',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_VERIFY_URL: `http://verifier.${domain}`,
    SMTP_URL: `smtp://mail.${domain}`,
  };
}

/** Forms while names cannot be resolved; with files, which need the threads that look names up. */
async function formsWithout(
  ground: TestCmsFolders,
  domain: string,
  wrap?: (line: string) => string,
): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const service = await ground.start(dataDir, serversBelow(domain), wrap);
  const send = () => sendForm(service.api, fill(20_000), { googleRecaptchaToken: 'token' });
  const sent: Sent[] = [];
  for (let round = 0; round < 3; round += 1) {
    sent.push(...(await Promise.all(Array.from({ length: 6 }, send))));
  }
  await sleep(2_000);
  const failed = await figure(service.api, 'cms_mails_failed');
  const waiting = await figure(service.api, 'cms_mails_waiting');
  await service.stop();
  const problems = findLosses(leadsIn(dataDir), sent);
  const slowest = Math.round(Math.max(...sent.map(({ ms }) => ms)));
  if (sent.some(({ status }) => status !== 200)) problems.push('Not every lead was taken.');
  if (slowest > FORM_WITHIN) problems.push(`The slowest took ${slowest} ms.`);
  if (failed !== 0 || !(waiting > 0)) problems.push(`${waiting} mails wait, ${failed} failed.`);
  return { found: `${sent.length} forms within ${slowest} ms, ${waiting} mails wait`, problems };
}

/** A name server that hears every question and answers none. @throws where port 53 is not free */
async function openDeafServer(): Promise<Socket> {
  const server = createSocket('udp4').bind(53, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * F32: names do not exist (RFC 6761 promises that for those below `.invalid`), and a name server that
 * does not answer, in a mount namespace of its own.
 */
export async function noNames(ground: TestCmsFolders): Promise<Aftermath> {
  const missing = await formsWithout(ground, 'invalid');
  const resolv = `${ground.newFolder()}-resolv.conf`;
  writeFileSync(resolv, 'nameserver 127.0.0.1\n');
  let server: Socket;
  try {
    server = await openDeafServer();
  } catch (error) {
    const reason = `a deaf name server is not possible here (${(error as Error).message})`;
    return { found: `no such name: ${missing.found}`, problems: [...missing.problems, reason] };
  }
  const inNamespace = (line: string) =>
    `unshare --mount sh -c 'mount --bind ${resolv} /etc/resolv.conf && exec ${line}'`;
  const deaf = await formsWithout(ground, 'firm.example', inNamespace);
  server.close();
  return {
    found: `no such name: ${missing.found}; deaf name server: ${deaf.found}`,
    problems: [...missing.problems, ...deaf.problems],
  };
}
