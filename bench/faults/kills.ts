import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import {
  fieldsOf,
  fill,
  keepSending,
  type Sent,
  sendForm,
  sendUntilTaken,
} from '../load/lead-client.ts';
import { findLosses, storedLeads } from '../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const KILLS = 25;
const SENDERS = 6;
/** Time within which the mails of a killed process are sent, in ms. */
const A_MINUTE = 60_000;
/** Steps at which the service can kill itself; see apps/cms/src/process/failpoint.ts. */
const STEPS = ['file-fsynced', 'file-renamed', 'row-inserted', 'committed'];
/** The step after them: the client has the reply, and kills the service at that moment. */
const LAST_STEP = 'reply-written';

/** F1 */
export async function killedAnywhere(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const sent: Sent[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const service = await ground.start(dataDir);
    let isOver = false;
    const sending = keepSending(
      SENDERS,
      () => isOver,
      () => sendForm(service.api, fill(Math.random() < 0.3 ? 20_000 : 0)),
    );
    await sleep(200 + Math.random() * 1_500);
    isOver = true;
    await service.stop();
    sent.push(...(await sending));
  }
  const service = await ground.start(dataDir);
  const unanswered = sent.filter(({ status }) => status !== 200);
  for (const form of unanswered) sent.push(await sendUntilTaken(service.api, form));
  await service.stop();
  const acknowledged = sent.filter(({ status }) => status === 200);
  return {
    found: `${acknowledged.length} acknowledged, ${unanswered.length} sent again`,
    problems: [...findLosses(ground.leads(dataDir), acknowledged), ...ground.damage(dataDir)],
  };
}

/** F2 */
export async function killedAtEachStep(ground: TestCmsFolders): Promise<Aftermath> {
  const problems: string[] = [];
  for (const step of [...STEPS, LAST_STEP]) {
    const dataDir = ground.newFolder();
    const form = fill(50_000);
    const isAnswered = step === LAST_STEP;
    const doomed = await ground.start(dataDir, isAnswered ? {} : { FAILPOINT: step });
    const first = await sendForm(doomed.api, form);
    await doomed.stop();
    if ((first.status === 200) !== isAnswered)
      problems.push(`${step}: the service answered ${first.status}.`);
    const service = await ground.start(dataDir);
    const second = await sendUntilTaken(service.api, form);
    const third = await sendForm(service.api, form);
    await service.stop();
    const answers = new Set([first, second, third].flatMap(({ reference }) => reference ?? []));
    if (answers.size !== 1) problems.push(`${step}: ${answers.size} answers to one form.`);
    const leads = storedLeads(ground.leads(dataDir)).length;
    if (leads !== 1) problems.push(`${step}: ${leads} leads.`);
    problems.push(
      ...findLosses(ground.leads(dataDir), [second, third]).map((one) => `${step}: ${one}`),
    );
  }
  return { found: `${STEPS.length + 1} steps, one lead after each`, problems };
}

/** F3 */
export async function killedWhileMailing(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const sink = await startMailSink();
  const doomed = await ground.start(dataDir, { SMTP_URL: sink.url, FAILPOINT: 'mail-accepted' });
  await sendForm(doomed.api, fill());
  await Promise.race([doomed.ended, sleep(20_000)]);
  await doomed.stop();
  const killed = performance.now();
  const before = sink.deliveries.length;
  const service = await ground.start(dataDir, { SMTP_URL: sink.url });
  const identitiesOf = () => new Set(sink.deliveries.map(({ mail }) => mail.messageId));
  const isDone = () => sink.deliveries.length > before && identitiesOf().size === 2;
  while (!isDone() && performance.now() - killed < A_MINUTE) await sleep(100);
  const seconds = Math.round((performance.now() - killed) / 1_000);
  await service.stop();
  await sink.stop();
  const identities = sink.deliveries.map(({ mail }) => mail.messageId);
  const different = identitiesOf().size;
  return {
    found: `${identities.length} deliveries of ${different} mails, the last ${seconds} s after the kill`,
    problems:
      different === 2 && identities.length <= 4 && before > 0
        ? []
        : [`Delivered: ${identities.join(', ')}`],
  };
}

/** An upload that sends its first half, and the rest when asked. */
function slowUpload(service: TestCms, rest: Promise<unknown>): Promise<number> {
  const form = fill();
  const head = Object.entries(fieldsOf(form))
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const file = `--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n\r\n`;
  const body = [`${head}${file}${'a'.repeat(100_000)}`, `${'b'.repeat(100_000)}\r\n--x--\r\n`];
  const posted = request(`${service.api}/contact/send-message`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': Buffer.byteLength(body.join('')),
    },
  });
  posted.write(body[0]);
  void rest.then(() => posted.end(body[1]));
  return new Promise((resolve) => {
    posted.once('error', () => resolve(0));
    posted.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
}

/** F4 */
export async function stoppedWithUploads(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  const go = new EventTarget();
  const rest = once(go, 'go');
  const uploads = Array.from({ length: 20 }, () => slowUpload(service, rest));
  const hanging = slowUpload(service, new Promise(() => undefined));
  await sleep(1_000);
  const started = performance.now();
  service.signal('SIGTERM');
  await sleep(1_000);
  go.dispatchEvent(new Event('go'));
  const statuses = await Promise.all(uploads);
  const end = await Promise.race([service.ended, sleep(30_000).then(() => 'no end')]);
  const seconds = (performance.now() - started) / 1_000;
  await service.stop();
  await hanging;
  const taken = statuses.filter((status) => status === 200).length;
  return {
    found: `${taken} of 20 taken, ended with ${end} after ${seconds.toFixed(1)} s`,
    problems: [
      ...(taken === 20 ? [] : ['Uploads were cut off.']),
      ...(end === 0 && seconds <= 25
        ? []
        : [`It ended with ${end} after ${seconds.toFixed(1)} s.`]),
    ],
  };
}
