import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { backUp } from '../../tools/data/data-backup.ts';
import { fill, keepSending, type Sent, sendForm } from '../load/lead-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

/** F33 */
export async function twoServices(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const sink = await startMailSink();
  const variables = { SMTP_URL: sink.url };
  const services = [await ground.start(dataDir, variables), await ground.start(dataDir, variables)];
  const sent: Sent[] = [];
  for (let round = 0; round < 10; round += 1) {
    const form = fill();
    const both = await Promise.all(services.map(({ api }) => sendForm(api, form)));
    const others = await Promise.all(services.map(({ api }) => sendForm(api, fill(1_000))));
    sent.push(...both, ...others);
  }
  const mails = 2 * new Set(sent.map(({ key }) => key)).size;
  const until = performance.now() + 120_000;
  while (sink.deliveries.length < mails && performance.now() < until) await sleep(200);
  // A mail that was sent twice would arrive a moment later.
  await sleep(2_000);
  for (const service of services) await service.stop();
  await sink.stop();
  const different = new Set(sink.deliveries.map(({ mail }) => mail.messageId)).size;
  const problems = findLosses(leadsIn(dataDir), sent);
  const refused = sent.filter(({ status }) => status !== 200).length;
  if (refused > 0) problems.push(`${refused} forms were not taken.`);
  if (sink.deliveries.length !== mails || different !== mails) {
    problems.push(`${sink.deliveries.length} deliveries of ${different} mails, not ${mails}.`);
  }
  return {
    found: `${mails / 2} leads, ${sink.deliveries.length} of ${mails} mails, none twice`,
    problems,
  };
}

/** F34 */
export async function restored(ground: TestCmsFolders): Promise<Aftermath> {
  const running = await ground.start(ground.newFolder());
  const before: Sent[] = [];
  for (let at = 0; at < 20; at += 1) before.push(await sendForm(running.api, fill(100_000)));
  let isOver = false;
  const sending = keepSending(
    4,
    () => isOver,
    () => sendForm(running.api, fill(100_000)),
  );
  const copy = `${ground.newFolder()}-copy`;
  await backUp(running.dataDir, copy);
  isOver = true;
  const meanwhile = await sending;
  await running.stop();
  const started = performance.now();
  const service = await ground.start(copy);
  const again = await Promise.all(before.slice(0, 3).map((form) => sendForm(service.api, form)));
  const seconds = (performance.now() - started) / 1_000;
  await service.stop();
  const problems = findLosses(leadsIn(copy), before);
  again.forEach(({ reference }, at) => {
    if (reference !== before[at]?.reference) problems.push('The copy does not know a lead again.');
  });
  return {
    found: `${before.length} leads and files of before, ${meanwhile.length} came meanwhile, open again in ${seconds.toFixed(1)} s`,
    problems,
  };
}
