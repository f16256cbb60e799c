import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../../apps/cms/src/testing/mail-sink.ts';
import { ROOT } from '../../../tools/paths.ts';
import { runToEnd } from '../../../tools/processes/child.ts';
import { findFreePort } from '../../../tools/processes/ports.ts';
import { testEnvironment } from '../../../tools/settings/env.ts';
import { fill, sendForm, sendUntilTaken } from '../../load/lead-client.ts';
import { makeSecondPlace } from '../../load/second-place.ts';
import { openDatabase } from '../../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../../load/test-cms.ts';
import type { Aftermath } from '../aftermath.ts';
import { figure } from '../figures.ts';
import { raised } from './raised.ts';

/** Holds the write lock of a database, as a forgotten session does, until it is ended. */
const HOLD_LOCK = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  database.exec('BEGIN EXCLUSIVE');
  console.log('locked');
  setInterval(() => {}, 1000);
`;

/** Address of a service, without a path. */
const targetOf = ({ api }: TestCms) => ({ cms: new URL(api).origin });

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

/** A program that holds the lock; the cure finds it as the page says, with `fuser`, and ends it. */
async function locked(ground: TestCmsFolders, alert: string): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  const database = join(service.dataDir, 'osnowa.db');
  let holder: ChildProcess | undefined;
  const aftermath = await raised(alert, targetOf(service), 'a second program held the lock', {
    async cause() {
      const child = spawn(process.execPath, ['-e', HOLD_LOCK, database]);
      holder = child;
      await once(child.stdout, 'data');
      await sendForm(service.api, fill());
    },
    async cure() {
      const open = execFileSync('fuser', [database], { encoding: 'utf8', stdio: 'pipe' });
      const others = open
        .trim()
        .split(/\s+/)
        .filter((pid) => Number(pid) !== service.pid);
      for (const pid of others) process.kill(Number(pid), 'SIGTERM');
      await sendUntilTaken(service.api, fill());
    },
  });
  holder?.kill('SIGKILL');
  await service.stop();
  return aftermath;
}

export const databaseLocked = (ground: TestCmsFolders) => locked(ground, 'DatabaseLocked');
export const leadsNotTaken = (ground: TestCmsFolders) => locked(ground, 'LeadsNotTaken');

/** A disk of 1.2 GiB, on which copies take 300 MiB. Needs the right to mount. */
export async function diskLow(ground: TestCmsFolders): Promise<Aftermath> {
  const made = ground.newFolder();
  const disk = `${made}-disk`;
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1200m,mode=700', 'tmpfs', disk]);
  cpSync(made, disk, { recursive: true });
  const service = await ground.start(disk);
  const copies = join(disk, 'copies');
  const how = '300 MiB of a disk of 1.2 GiB filled, then moved away';
  const aftermath = await raised('DiskLow', targetOf(service), how, {
    cause: async () => writeFileSync(copies, Buffer.alloc(300 * 1024 * 1024)),
    cure: async () => rmSync(copies),
  });
  await service.stop();
  execFileSync('umount', [disk]);
  return aftermath;
}

/** The server is away; the 15 minutes are put into the row, for the trial does not wait for them. */
export async function mailsWait(ground: TestCmsFolders): Promise<Aftermath> {
  const port = await findFreePort();
  const service = await ground.start(ground.newFolder(), { SMTP_URL: `smtp://127.0.0.1:${port}` });
  let sink: Awaited<ReturnType<typeof startMailSink>> | undefined;
  const how = 'mail server away, due times set back by 16 minutes, then started';
  const aftermath = await raised('MailsWait', targetOf(service), how, {
    async cause() {
      await sendForm(service.api, fill());
      const database = openDatabase(service.dataDir);
      database.prepare('UPDATE messages SET first_due_at = ?').run(inSeconds(-16 * 60));
      database.close();
    },
    async cure() {
      sink = await startMailSink({ port });
    },
  });
  const waiting = await figure(service.api, 'cms_mails_waiting');
  if (waiting !== 0) aftermath.problems.push(`${waiting} mails wait still.`);
  await service.stop();
  await sink?.stop();
  return aftermath;
}

/** The timer has not run for two hours; the cure is the command of the page. */
export async function backupOld(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  const { dataDir } = service;
  const copy = async (name: string) => {
    const line = `node tools/backup.ts ${dataDir}-${name}`;
    const environment = { ...testEnvironment(), DATA_DIR: dataDir };
    const { code, lines } = await runToEnd(
      { line, cwd: ROOT, environment },
      new AbortController().signal,
    );
    if (code !== 0) throw new Error(lines.join('\n'));
  };
  await copy('first');
  const how = 'the newest copy made two hours old, then npm run backup';
  const aftermath = await raised('BackupOld', targetOf(service), how, {
    async cause() {
      const then = new Date(inSeconds(-2 * 3_600));
      utimesSync(join(dataDir, 'last-backup'), then, then);
    },
    cure: () => copy('second'),
  });
  await service.stop();
  return aftermath;
}

/** The second place is not mounted for a while. */
export async function leadsNotCopied(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const { address: folder, variables } = await makeSecondPlace(dataDir);
  const service = await ground.start(dataDir, variables);
  const how = 'the folder of LEADS_COPY away while a lead came, then mounted again';
  const aftermath = await raised('LeadsNotCopied', targetOf(service), how, {
    async cause() {
      renameSync(folder, `${folder}-away`);
      await sendForm(service.api, fill());
    },
    cure: async () => renameSync(`${folder}-away`, folder),
  });
  await service.stop();
  return aftermath;
}

/** A verifier that takes every request and answers none, until it is let to. */
export async function captchaSilent(ground: TestCmsFolders): Promise<Aftermath> {
  let isSilent = true;
  const verifier = createServer((_request, response) => {
    if (isSilent) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true }));
  });
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const { port } = verifier.address() as AddressInfo;
  const service = await ground.start(ground.newFolder(), {
    CAPTCHA: 'on',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}`,
  });
  const send = () => sendForm(service.api, fill(), { googleRecaptchaToken: 'token' });
  const how = 'the verifier answered no form, then every one';
  const aftermath = await raised('CaptchaSilent', targetOf(service), how, {
    async cause() {
      for (let at = 0; at < 6; at += 1) await send();
    },
    async cure() {
      isSilent = false;
      // "After the next form": the breaker asks again after a while, so forms go on coming.
      for (let at = 0; at < 40; at += 1) {
        await send();
        if ((await figure(service.api, 'cms_captcha_breaker_open')) === 0) return;
        await sleep(2_000);
      }
    },
  });
  await service.stop();
  verifier.closeAllConnections();
  verifier.close();
  return aftermath;
}

/** The processor is taken: the service gets a tenth of it, in pieces. */
export async function eventLoopSlow(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  let isTaken = true;
  let taking: Promise<void> | undefined;
  const how = 'stopped for 700 of 800 ms again and again, then let run';
  const aftermath = await raised('EventLoopSlow', targetOf(service), how, {
    async cause() {
      taking = (async () => {
        while (isTaken) {
          service.signal('SIGSTOP');
          await sleep(700);
          service.signal('SIGCONT');
          await sleep(100);
        }
      })();
    },
    async cure() {
      isTaken = false;
      await taking;
    },
  });
  await service.stop();
  return aftermath;
}
