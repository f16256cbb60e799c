import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { requireDovecot } from '../../../../../../tools/data/dovecot.ts';
import { findFreePort } from '../../../../../../tools/processes/ports.ts';

/** The company's mail server in a test: SMTP that delivers into a mailbox, and IMAP that shows it. */
export interface MailServer {
  imapUrl: string;
  smtpUrl: string;
  /** Puts a mail into the mailbox as the server does on delivery. */
  deliver(raw: Buffer | string): Promise<void>;
  /** Whether every mail of the mailbox is marked as read. */
  isRead(): Promise<boolean>;
  /** Takes all mails out of the mailbox. */
  empty(): Promise<void>;
  /** Ends the IMAP server; `resume` starts it again with the same mailbox. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Makes the mailbox anew: the same mails with other UIDs. */
  renumber(): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = 'wątek-i-osnowa';

/** Dovecot's user: never root, whose mails it refuses to show. */
interface Owner {
  name: string;
  group: string;
  uid: number;
  gid: number;
}

function owner(): Owner {
  const isRoot = process.getuid?.() === 0;
  const name = isRoot ? 'nobody' : execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8' }).trim());
  const group = execFileSync('id', ['-gn', name], { encoding: 'utf8' }).trim();
  return { name, group, uid: number('-u'), gid: number('-g') };
}

function settings(folder: string, port: number, { name, group }: Owner): string {
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
default_internal_user = ${name}
default_internal_group = ${group}
default_login_user = ${name}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${name} gid=${group} home=${folder}
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}

async function isUp(port: number): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const opened = await new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (opened) return true;
    await sleep(100);
  }
  return false;
}

/** Dovecot over one mailbox, in a folder of its own. */
class Imap {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'osnowa-dovecot-'));
  readonly box = path.join(this.folder, 'mail');
  private readonly user = owner();
  private readonly program: string;
  private readonly port: number;
  private child: ChildProcess | null = null;
  private nth = 0;

  constructor(program: string, port: number) {
    this.program = program;
    this.port = port;
    for (const name of ['new', 'cur', 'tmp'])
      mkdirSync(path.join(this.box, name), { recursive: true });
    writeFileSync(path.join(this.folder, 'dovecot.conf'), settings(this.folder, port, this.user));
    for (const name of ['', 'dovecot.conf', 'mail', 'mail/new', 'mail/cur', 'mail/tmp']) {
      this.give(name);
    }
  }

  private give(name: string): void {
    chownSync(path.join(this.folder, name), this.user.uid, this.user.gid);
  }

  async start(): Promise<void> {
    const { uid, gid } = this.user;
    const conf = path.join(this.folder, 'dovecot.conf');
    const options = { uid, gid, cwd: this.folder, stdio: 'ignore', detached: true } as const;
    this.child = spawn(this.program, ['-F', '-c', conf], options);
    if (await isUp(this.port)) return;
    throw new Error(await readFile(path.join(this.folder, 'dovecot.log'), 'utf8'));
  }

  async end(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child?.pid) return;
    // With the processes of its connections, which would run on for a while.
    process.kill(-child.pid, 'SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async deliver(raw: Buffer | string): Promise<void> {
    this.nth += 1;
    const name = `${Math.floor(Date.now() / 1_000)}.M${this.nth}P${randomUUID()}.test`;
    await writeFile(path.join(this.box, 'tmp', name), raw);
    this.give(`mail/tmp/${name}`);
    await rename(path.join(this.box, 'tmp', name), path.join(this.box, 'new', name));
  }

  /** Files of the mails. */
  async mails(): Promise<string[]> {
    const parts = ['new', 'cur'].map((part) => path.join(this.box, part));
    const names = await Promise.all(
      parts.map(async (part) => (await readdir(part)).map((name) => path.join(part, name))),
    );
    return names.flat();
  }

  async empty(): Promise<void> {
    for (const file of await this.mails()) await rm(file, { force: true });
  }

  async forgetNumbers(): Promise<void> {
    const names = (await readdir(this.box)).filter((name) => name.startsWith('dovecot'));
    for (const name of names) await rm(path.join(this.box, name), { force: true });
    // UIDVALIDITY is a second of the clock.
    await sleep(1_100);
  }
}

/** Starts Dovecot and an SMTP server before it, in a temporary folder, on free ports. */
export async function startMailServer(): Promise<MailServer> {
  const port = await findFreePort();
  const imap = new Imap(await requireDovecot(new AbortController().signal), port);
  await imap.start();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      await imap.deliver(await buffer(stream));
      done();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port: smtpPort } = smtp.server.address() as { port: number };
  return {
    imapUrl: `imap://biuro:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    deliver: (raw) => imap.deliver(raw),
    isRead: async () => (await imap.mails()).every((file) => /:2,[A-Z]*S/.test(file)),
    empty: () => imap.empty(),
    pause: () => imap.end(),
    resume: () => imap.start(),
    renumber: async () => {
      await imap.end();
      await imap.forgetNumbers();
      await imap.start();
    },
    stop: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await imap.end();
    },
  };
}
