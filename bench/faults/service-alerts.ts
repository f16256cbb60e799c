import { execFileSync } from 'node:child_process';
import { cpSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { startMailServer } from '../../apps/cms/src/conversation/inbound/testing/mail-server.ts';
import { createMetrics } from '../../apps/site/server/telemetry/metrics.ts';
import { observeSurroundings } from '../../apps/site/server/telemetry/surroundings.ts';
import { ROOT } from '../../tools/paths.ts';
import { runOrRefuse } from '../../tools/processes/child.ts';
import { findFreePort } from '../../tools/processes/ports.ts';
import { testEnvironment } from '../../tools/settings/env.ts';
import { fill, sendForm, sendUntilTaken } from '../load/client.ts';
import { makeSecondPlace } from '../load/second-place.ts';
import { openDatabase } from '../load/stored-leads.ts';
import { serviceAlert } from './alert.ts';
import { holdLock, mountSmallDisk } from './shortages.ts';
import { figureOf, type Trial, untilSo } from './trial.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

/** Changes rows under the running service. */
function write({ dataDir }: Pick<Trial, 'dataDir'>, statement: string, ...values: string[]): void {
  const database = openDatabase(dataDir);
  database.prepare(statement).run(...values);
  database.close();
}

/** A server of this machine, which is ended after the fault. @returns its address */
async function listen(trial: Trial, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  trial.undo(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A folder that is missing for a while, as after an unmount. */
const movedAway = (folder: string) => ({
  leave: () => renameSync(folder, `${folder}-away`),
  return: async () => renameSync(`${folder}-away`, folder),
});

/** A program that holds the lock; the cure finds it with `fuser`, as the page says, and ends it. */
const locked = (alert: string) =>
  serviceAlert(alert, 'a second program held the lock', async (trial) => {
    const service = await trial.begin();
    return {
      service,
      async cause() {
        const holder = await holdLock(service);
        trial.undo(() => holder.kill('SIGKILL'));
        await sendForm(service.api, fill());
      },
      async cure() {
        const database = join(trial.dataDir, 'osnowa.db');
        const open = execFileSync('fuser', [database], { encoding: 'utf8', stdio: 'pipe' });
        for (const pid of open.trim().split(/\s+/).map(Number)) {
          if (pid !== service.pid) process.kill(pid, 'SIGTERM');
        }
        trial.sent.push(await sendUntilTaken(service.api, fill()));
      },
    };
  });

const dataLost = serviceAlert(
  'DataLost',
  'the data folder moved away under the running service, then put back',
  async (trial) => {
    const folder = movedAway(trial.dataDir);
    return { service: await trial.begin(), cause: async () => folder.leave(), cure: folder.return };
  },
);

const diskLow = serviceAlert(
  'DiskLow',
  '300 MiB of a disk of 1.2 GiB filled, then moved away',
  async (trial) => {
    const disk = mountSmallDisk(trial, 'size=1200m', 'disk');
    cpSync(trial.newFolder(), disk, { recursive: true });
    const service = await trial.start(disk);
    trial.undo(service.stop);
    const copies = join(disk, 'copies');
    return {
      service,
      cause: async () => writeFileSync(copies, Buffer.alloc(300 * 1024 * 1024)),
      cure: async () => rmSync(copies),
    };
  },
);

/** The 15 minutes are written into the row, because the trial does not wait for them. */
const mailsWait = serviceAlert(
  'MailsWait',
  'mail server away, due times set back by 16 minutes, then started',
  async (trial) => {
    const port = await findFreePort();
    const service = await trial.begin({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    return {
      service,
      async cause() {
        await trial.send(service);
        write(trial, 'UPDATE messages SET first_due_at = ?', inSeconds(-16 * 60));
      },
      cure: () => trial.openSink(port),
      expect: async () => ({
        'Mails wait still.': (await figureOf(service, 'cms_mails_waiting')) === 0,
      }),
    };
  },
);

/** The ten minutes are written into the state of the mailbox, because the trial does not wait. */
const mailboxSilent = serviceAlert(
  'MailboxSilent',
  'IMAP server ended, time of its failure set back by 11 minutes, then started',
  async (trial) => {
    const server = await startMailServer();
    trial.undo(() => server.stop());
    const service = await trial.begin({ IMAP_URL: server.imapUrl });
    const hasFailed = async () => (await figureOf(service, 'cms_mailbox_failing_seconds')) > 0;
    const since =
      "UPDATE work_leases SET state = json_set(state, '$.since', ?) WHERE name = 'mailbox'";
    return {
      service,
      async cause() {
        await server.pause();
        await untilSo(hasFailed, 120_000);
        write(trial, since, inSeconds(-11 * 60));
      },
      cure: () => server.resume(),
    };
  },
);

/** The cure deletes it, as for a webhook that is no longer needed. */
const webhooksFail = serviceAlert(
  'WebhooksFail',
  'a delivery that was given up, then deleted',
  async (trial) => ({
    service: await trial.begin(),
    cause: async () =>
      write(
        trial,
        "INSERT INTO deliveries (event, kind, state, problem, attempts) VALUES ('lead.new', 'webhook', 'failed', 'no-server', 8)",
      ),
    cure: async () => write(trial, "DELETE FROM deliveries WHERE state = 'failed'"),
  }),
);

function certificateFor(days: number): { key: string; cert: string } {
  const of = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', String(days)];
  const words = ['req', '-x509', ...of, '-keyout', '-'];
  const both = execFileSync('openssl', words, { encoding: 'utf8', stdio: 'pipe' });
  return { key: both, cert: both };
}

/** Figures of the site's process on its surroundings, with a clock that is set an hour ahead. */
const certificateEnds = serviceAlert(
  'CertificateEnds',
  "a proxy's certificate of 5 days, then one of 90 and the look of the next hour",
  async (trial) => {
    const proxy = createTlsServer(certificateFor(5));
    await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
    trial.undo(() => proxy.close());
    const publicUrl = `https://localhost:${(proxy.address() as AddressInfo).port}`;
    const metrics = createMetrics();
    let ahead = 0;
    const service = await listen(trial, (_request, response) => {
      response.setHeader('content-type', 'text/plain; version=0.0.4');
      void metrics.text().then((text) => response.end(text));
    });
    return {
      service,
      cause: async () =>
        observeSurroundings({ dataDir: null, publicUrl }, metrics, () => Date.now() + ahead),
      async cure() {
        proxy.setSecureContext(certificateFor(90));
        ahead = 60 * 60_000;
      },
    };
  },
);

/** The timer has not run for two hours; the cure is the command of the page. */
const backupOld = serviceAlert(
  'BackupOld',
  'the newest copy made two hours old, then npm run backup',
  async (trial) => {
    const { dataDir } = trial;
    const environment = { ...testEnvironment(), DATA_DIR: dataDir };
    const copy = async (name: string) => {
      const line = `node tools/backup.ts ${dataDir}-${name}`;
      await runOrRefuse({ line, cwd: ROOT, environment }, line, new AbortController().signal);
    };
    const service = await trial.begin();
    await copy('first');
    const then = new Date(inSeconds(-2 * 3_600));
    return {
      service,
      cause: async () => utimesSync(join(dataDir, 'last-backup'), then, then),
      cure: () => copy('second'),
    };
  },
);

const leadsNotCopied = serviceAlert(
  'LeadsNotCopied',
  'the folder of LEADS_COPY away while a lead came, then mounted again',
  async (trial) => {
    const { address, variables } = await makeSecondPlace(trial.dataDir);
    const service = await trial.begin(variables);
    const folder = movedAway(address);
    return {
      service,
      async cause() {
        folder.leave();
        await trial.send(service);
      },
      cure: folder.return,
    };
  },
);

/** A verifier that accepts every request and answers none, until it is released. */
const captchaSilent = serviceAlert(
  'CaptchaSilent',
  'the verifier answered no form, then every one',
  async (trial) => {
    let isSilent = true;
    const verifier = await listen(trial, (_request, response) => {
      if (!isSilent) response.setHeader('content-type', 'application/json').end('{"success":true}');
    });
    const service = await trial.begin({
      CAPTCHA: 'on',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: verifier,
    });
    const send = async () => {
      trial.sent.push(await sendForm(service.api, fill(), { googleRecaptchaToken: 'token' }));
    };
    return {
      service,
      async cause() {
        for (let at = 0; at < 6; at += 1) await send();
      },
      async cure() {
        isSilent = false;
        // "After the next form": the breaker tries again after a while, so more forms are sent.
        await untilSo(async () => {
          await send();
          await sleep(2_000);
          return (await figureOf(service, 'cms_captcha_breaker_open')) === 0;
        }, 100_000);
      },
    };
  },
);

/** The processor is busy: the service gets a tenth of it, in pieces. */
const eventLoopSlow = serviceAlert(
  'EventLoopSlow',
  'stopped for 700 of 800 ms again and again, then let run',
  async (trial) => {
    const service = await trial.begin();
    let taking: NodeJS.Timeout | undefined;
    return {
      service,
      async cause() {
        taking = setInterval(() => {
          service.signal('SIGSTOP');
          setTimeout(() => service.signal('SIGCONT'), 700);
        }, 800);
      },
      cure: async () => clearInterval(taking),
    };
  },
);

/** Alerts of the content service alone. */
export const SERVICE_ALERTS = [
  locked('LeadsNotTaken'),
  locked('DatabaseLocked'),
  dataLost,
  diskLow,
  mailsWait,
  mailboxSilent,
  webhooksFail,
  certificateEnds,
  backupOld,
  leadsNotCopied,
  eventLoopSlow,
  captchaSilent,
];
