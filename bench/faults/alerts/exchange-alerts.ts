import { renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '../../../apps/cms/src/intake/inbound/testing/mail-server.ts';
import { openDatabase } from '../../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../../load/test-cms.ts';
import type { Aftermath } from '../aftermath.ts';
import { figure } from '../figures.ts';
import { raised } from './raised.ts';

/** Address of a service, without a path. */
const targetOf = ({ api }: TestCms) => ({ cms: new URL(api).origin });

const ELEVEN_MINUTES = 11 * 60_000;

/** The data folder is not where it was for a while, as after an unmount. */
export async function dataLost(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  const { dataDir } = service;
  const how = 'the data folder moved away under the running service, then put back';
  const aftermath = await raised('DataLost', targetOf(service), how, {
    cause: async () => renameSync(dataDir, `${dataDir}-away`),
    cure: async () => renameSync(`${dataDir}-away`, dataDir),
  });
  await service.stop();
  return aftermath;
}

/** The IMAP server is away; the ten minutes are put into its state, for the trial does not wait for them. */
export async function mailboxSilent(ground: TestCmsFolders): Promise<Aftermath> {
  const server = await startMailServer();
  const service = await ground.start(ground.newFolder(), { IMAP_URL: server.imapUrl });
  const how = 'IMAP server ended, time of its failure set back by 11 minutes, then started';
  const aftermath = await raised('MailboxSilent', targetOf(service), how, {
    async cause() {
      await server.pause();
      while ((await figure(service.api, 'cms_mailbox_failing_seconds')) === 0) await sleep(500);
      const database = openDatabase(service.dataDir);
      const since = new Date(Date.now() - ELEVEN_MINUTES).toISOString();
      database
        .prepare(
          "UPDATE work_leases SET state = json_set(state, '$.since', ?) WHERE name = 'mailbox'",
        )
        .run(since);
      database.close();
    },
    cure: () => server.resume(),
  });
  await service.stop();
  await server.stop();
  return aftermath;
}

/** A delivery was given up; the cure deletes it, as for a webhook that is no longer needed. */
export async function webhooksFail(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  const run = (statement: string) => {
    const database = openDatabase(service.dataDir);
    database.exec(statement);
    database.close();
  };
  const how = 'a delivery that was given up, then deleted';
  const aftermath = await raised('WebhooksFail', targetOf(service), how, {
    cause: async () =>
      run(
        "INSERT INTO deliveries (event, kind, state, problem, attempts) VALUES ('lead.new', 'webhook', 'failed', 'no-server', 8)",
      ),
    cure: async () => run("DELETE FROM deliveries WHERE state = 'failed'"),
  });
  await service.stop();
  return aftermath;
}
