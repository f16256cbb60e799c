import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '../../apps/cms/src/leads/happenings/testing/receiver.ts';
import { subscribeBrowser } from '../../apps/cms/src/leads/happenings/testing/subscribed-browser.ts';
import { fill, sendForm } from '../load/lead-client.ts';
import { openDatabase } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const A_MINUTE = 60_000;
/** A second delivery too many would follow within this time, in ms. */
const WATCHED_AFTER = 5_000;

/** A salesperson's account with a phone, without the screens that would make both. */
function addPhone(
  dataDir: string,
  { endpoint, keys }: ReturnType<typeof subscribeBrowser>['subscription'],
) {
  const database = openDatabase(dataDir);
  const { lastInsertRowid: account } = database
    .prepare('INSERT INTO users (name, email) VALUES (?, ?)')
    .run('Anna', 'anna@osnowa.example');
  database
    .prepare('INSERT INTO users_roles ("order", parent_id, value) VALUES (1, ?, ?)')
    .run(account, 'sales');
  database
    .prepare(
      'INSERT INTO push_devices (account_id, endpoint, p256dh, auth, language) VALUES (?, ?, ?, ?, ?)',
    )
    .run(account, endpoint, keys.p256dh, keys.auth, 'pl');
  database.close();
}

/** F3P */
export async function killedWhileDelivering(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const pushService = await startReceiver();
  const phone = subscribeBrowser(`${pushService.url}/phone`);
  addPhone(dataDir, phone.subscription);
  const variables = { INTERNAL_HOSTS: '127.0.0.1' };
  const doomed = await ground.start(dataDir, { ...variables, FAILPOINT: 'delivery-accepted' });
  await sendForm(doomed.api, fill());
  await Promise.race([doomed.ended, sleep(20_000)]);
  await doomed.stop();
  const killed = performance.now();
  const before = pushService.received.length;
  const service = await ground.start(dataDir, variables);
  const isDone = () => pushService.received.length > before;
  while (!isDone() && performance.now() - killed < A_MINUTE) await sleep(100);
  const seconds = Math.round((performance.now() - killed) / 1_000);
  await sleep(WATCHED_AFTER);
  await service.stop();
  await pushService.stop();
  const shown = pushService.received.map((one) => phone.read(one).tag);
  const isSame = new Set(shown).size === 1;
  return {
    found: `${shown.length} notices about one lead, the last ${seconds} s after the kill`,
    problems: before === 1 && shown.length === 2 && isSame ? [] : [`Shown: ${shown.join(', ')}`],
  };
}
