import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fill, multipartOf, sendDuring, sendForm, sendUntilTaken } from '../load/client.ts';
import { findLosses, openDatabase, storedLeads } from '../load/stored-leads.ts';
import type { TestCms } from '../load/test-cms.ts';
import { fault, figureOf, identitiesOf, lives, slowest, type Trial, untilSo } from './trial.ts';

const TIMES = 25;
const SENDERS = 6;
/** Time in which a service must have been killed, in ms. */
const KILLED_WITHIN = 20_000;
/** Steps at which the service can kill itself; see apps/cms/src/platform/process/failpoint.ts. */
const STEPS = ['file-fsynced', 'file-renamed', 'row-inserted', 'committed'];
/** The last step: the client has the reply, and kills the service at that moment. */
const LAST_STEP = 'reply-written';

/** Kills a service after forms, a third of them with a file, came in for a moment, and after `work`. */
export async function killUnderLoad(
  trial: Trial,
  service: TestCms,
  work: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const form = () => fill(Math.random() < 0.3 ? 20_000 : 0);
  const { sent } = await sendDuring(
    SENDERS,
    () => sendForm(service.api, form()),
    async () => {
      await sleep(200 + Math.random() * 1_500);
      await work();
    },
  );
  await service.stop();
  trial.sent.push(...(await sent));
}

const killedAnywhere = fault('F1', {
  title: 'killed anywhere under load, 25 times',
  async cause(trial) {
    for (let kill = 0; kill < TIMES; kill += 1) await killUnderLoad(trial, await trial.begin());
    const service = await trial.begin();
    const unanswered = trial.sent.filter(({ status }) => status !== 200);
    for (const form of unanswered) trial.sent.push(await sendUntilTaken(service.api, form));
    await service.stop();
    return { again: unanswered.length, damage: trial.damage(trial.dataDir) };
  },
  expect: ({ damage }) => ({ [damage.join(' ')]: damage.length === 0 }),
  figure: ({ again }, sent) =>
    `${sent.filter(({ status }) => status === 200).length} acknowledged, ${again} sent again`,
});

/** One form to a service that is killed at a step, and twice more to the next one. */
async function killedAt(trial: Trial, step: string): Promise<string[]> {
  const dataDir = trial.newFolder();
  const form = fill(50_000);
  const isAnswered = step === LAST_STEP;
  const doomed = await trial.start(dataDir, isAnswered ? {} : { FAILPOINT: step });
  const first = await sendForm(doomed.api, form);
  await doomed.stop();
  const service = await trial.start(dataDir);
  const second = await sendUntilTaken(service.api, form);
  const third = await sendForm(service.api, form);
  await service.stop();
  const references = new Set([first, second, third].flatMap(({ reference }) => reference ?? []));
  const leads = storedLeads(trial.leads(dataDir)).length;
  return [
    ...findLosses(trial.leads(dataDir), [second, third]).map((loss) => `${step}: ${loss}`),
    ...((first.status === 200) === isAnswered ? [] : [`${step}: answered ${first.status}.`]),
    ...(references.size === 1 ? [] : [`${step}: ${references.size} answers to one form.`]),
    ...(leads === 1 ? [] : [`${step}: ${leads} leads.`]),
  ];
}

const killedAtEachStep = fault('F2', {
  title: 'killed at each step of a durable write',
  async cause(trial) {
    const problems: string[] = [];
    for (const step of [...STEPS, LAST_STEP]) problems.push(...(await killedAt(trial, step)));
    return problems;
  },
  expect: (problems) => Object.fromEntries(problems.map((problem) => [problem, false])),
  figure: () => `${STEPS.length + 1} steps, one lead after each`,
});

const killedWhileMailing = fault('F3', {
  title: 'killed after a mail server took a mail',
  async cause(trial) {
    const sink = await trial.openSink();
    const doomed = await trial.begin({ SMTP_URL: sink.url, FAILPOINT: 'mail-accepted' });
    await trial.send(doomed);
    await Promise.race([doomed.ended, sleep(KILLED_WITHIN)]);
    await doomed.stop();
    const before = sink.deliveries.length;
    const killed = performance.now();
    await trial.begin({ SMTP_URL: sink.url });
    await untilSo(() => sink.deliveries.length > before && identitiesOf(sink) === 2);
    const seconds = Math.round((performance.now() - killed) / 1_000);
    const { length: deliveries } = sink.deliveries;
    return { before, seconds, deliveries, mails: identitiesOf(sink) };
  },
  answers: [200],
  expect: ({ before, deliveries, mails }) => ({
    'No mail had left before the kill.': before > 0,
    'There were more than two mails, or more than four deliveries.': mails === 2 && deliveries <= 4,
  }),
  figure: ({ deliveries, mails, seconds }) =>
    `${deliveries} deliveries of ${mails} mails, the last ${seconds} s after the kill`,
});

/** An upload that sends its first half, and the rest on request. */
function slowUpload(service: TestCms, rest: Promise<unknown>): Promise<number> {
  const [first, second] = [
    `${multipartOf(fill())}${'a'.repeat(100_000)}`,
    `${'b'.repeat(100_000)}\r\n--x--\r\n`,
  ];
  const posted = request(`${service.api}/contact/send-message`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': Buffer.byteLength(first + second),
    },
  });
  posted.write(first);
  void rest.then(() => posted.end(second));
  return new Promise((resolve) => {
    posted.once('error', () => resolve(0));
    posted.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
}

const stoppedWithUploads = fault('F4', {
  title: 'asked to end with 20 uploads and a hanging one',
  async cause(trial) {
    const service = await trial.begin();
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
    return { taken: statuses.filter((status) => status === 200).length, end, seconds };
  },
  expect: ({ taken, end, seconds }) => ({
    'Uploads were cut off.': taken === 20,
    [`It ended with ${end} after ${seconds.toFixed(1)} s.`]: end === 0 && seconds <= 25,
  }),
  figure: ({ taken, end, seconds }) =>
    `${taken} of 20 taken, ended with ${end} after ${seconds.toFixed(1)} s`,
});

/** A kill leaves at most five claimed replies: so each start finds some unclaimed. */
const REPLIES = TIMES * 5;
/** Longest start of a service, in ms: it may not end before its start is detected. */
const STARTS_WITHIN = 10_000;

/** A reply that is due, as its form leaves it. */
const WAITING_REPLY = `INSERT INTO messages
  (kind, form_type, lead_id, state, attempts, due_at, first_due_at, recipient, subject, body, created_at, updated_at)
  SELECT 'reply', form_type, id, 'pending', 0, created_at, created_at, mail, reference, ?, created_at, created_at
  FROM leads`;
const TEXT = { type: 'text', text: 'Dzień dobry', format: 0 };
const BODY = { root: { type: 'root', children: [{ type: 'paragraph', children: [TEXT] }] } };

type Reported = { state: string; answered: string | null; lines: number };

const REPORTED = `SELECT messages.state, leads.first_answered_at AS answered,
    (SELECT count(*) FROM lead_events WHERE lead_id = leads.id AND kind = 'state') AS lines
  FROM messages JOIN leads ON leads.id = messages.lead_id WHERE messages.kind = 'reply'`;

const killedWhileReplying = fault('F3-replies', {
  title: 'killed 25 times after a mail server took a reply',
  async cause(trial) {
    const write = (statement: string, value: string) => {
      const database = openDatabase(trial.dataDir);
      database.prepare(statement).run(value);
      database.close();
    };
    const first = await trial.begin();
    for (let lead = 0; lead < REPLIES; lead += 1) await trial.send(first);
    await first.stop();
    write('UPDATE messages SET state = ?', 'withheld');
    write(WAITING_REPLY, JSON.stringify(BODY));
    const sink = await trial.openSink();
    const SMTP_URL = sink.url;
    for (let kill = 0; kill < TIMES; kill += 1) {
      const due = new Date(Date.now() + STARTS_WITHIN).toISOString();
      write("UPDATE messages SET due_at = ? WHERE state IN ('pending', 'sending')", due);
      const doomed = await trial.begin({ SMTP_URL, FAILPOINT: 'mail-accepted' });
      await Promise.race([doomed.ended, sleep(60_000)]);
      await doomed.stop();
    }
    const reported = () => trial.store.rows<Reported>(REPORTED);
    await trial.begin({ SMTP_URL });
    await untilSo(() => reported().every(({ state }) => state === 'sent'));
    return { reported: reported(), mails: identitiesOf(sink), deliveries: sink.deliveries.length };
  },
  messages: [3],
  expect: ({ reported, mails }) => ({
    'Not every reply left.': reported.every(({ state }) => state === 'sent'),
    [`${reported.length} replies had ${mails} identities.`]: mails === reported.length,
    'The clock of a lead did not stop once.': reported.every(
      ({ answered, lines }) => answered !== null && lines === 1,
    ),
  }),
  figure: ({ reported, mails, deliveries }) =>
    `${TIMES} kills, ${reported.length} replies, ${deliveries} deliveries of ${mails} mails`,
});

const FROZEN_MS = 2_000;

const frozen = fault('F30', {
  title: 'process held up for 2 s',
  async cause(trial) {
    const service = await trial.begin();
    await sendForm(service.api, fill());
    await fetch(`${service.api}/metrics`);
    // Reading the figure resets it: a delay before its next tick would be missed.
    await sleep(200);
    service.signal('SIGSTOP');
    const sending = Array.from({ length: 10 }, () => trial.send(service));
    await sleep(FROZEN_MS);
    service.signal('SIGCONT');
    await Promise.all(sending);
    const delay = await figureOf(service, 'cms_nodejs_eventloop_lag_max_seconds');
    return { delay, isAlive: await lives(service) };
  },
  answers: [200],
  expect: ({ delay, isAlive }) => ({
    'The service ended.': isAlive,
    [`The figure of the delay says ${delay} s.`]: delay >= 1.5,
  }),
  figure: ({ delay }, sent) =>
    `10 forms taken within ${slowest(sent)} ms, delay of ${delay.toFixed(1)} s shown`,
});

/** Kills of a service at every point of its work, over any engines. */
export const KILLS = [killedAnywhere, killedAtEachStep, killedWhileMailing, stoppedWithUploads];

export const OTHER_KILLS = [killedWhileReplying, frozen];
