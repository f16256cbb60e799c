import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { TypedUser } from 'payload';
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll } from 'vitest';
import { runDueJobs } from '../../publishing/schedule/scheduled-jobs.ts';
import { newAccount, PASSWORD } from '../../testing/accounts.ts';
import type { Engine } from '../../testing/databases.ts';
import { type RunningApi, testApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import type { Role } from '../roles.ts';

/** The app on a person's phone: the code that it shows at a time, in ms since 1970. */
export function appWith(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (ms = Date.now()) => totp.generate({ timestamp: ms });
}

/** A back office of a test to which people sign in, as browsers do it. */
class TestAccounts {
  readonly api: RunningApi;
  office = {} as BackOffice;

  constructor(api: RunningApi) {
    this.api = api;
  }

  newPerson(name: string, role: Role = 'editor', more: object = {}): Promise<TypedUser> {
    return newAccount(this.api.payload, name, role, more);
  }

  /**
   * Sends a request.
   * @param from its headers, or the session alone
   */
  async send(
    address: string,
    body?: object,
    from: string | Record<string, string> = {},
    method = body ? 'POST' : 'GET',
  ) {
    const headers = typeof from === 'string' ? { cookie: from } : from;
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await this.office.send(address, init);
    const set = answer.headers.getSetCookie();
    const named = (name: string) =>
      set.find((each) => each.startsWith(`${name}=`))?.split(';', 1)[0] ?? '';
    // The session and the mark of the browser, as a `Cookie` header holds them.
    const cookies = { cookie: named('adm'), device: named('adm-device') };
    return { status: answer.status, ...cookies, set, body: await answer.json() };
  }

  signIn(email: string, more: object = {}, headers: Record<string, string> = {}) {
    return this.send('/users/login', { email, password: PASSWORD, ...more }, headers);
  }

  /** The account that a session is of. */
  async me(cookie: string, headers: Record<string, string> = {}) {
    const { body } = await this.send('/users/me', undefined, { cookie, ...headers });
    return (body.user as { email: string } | null | undefined) ?? null;
  }

  /** Turns the second step on. @returns the app, which has shown one code, and the recovery codes */
  async withApp(cookie: string) {
    const begun = await this.send('/users/second-factor/begin', { proof: PASSWORD }, cookie);
    const code = appWith(begun.body.secret);
    const on = await this.send('/users/second-factor/confirm', { code: code() }, cookie);
    return { code, codes: on.body.recoveryCodes as string[] };
  }

  /** Mails to a person, once everything that is due has been sent. */
  async mailsTo(recipient: string): Promise<Email[]> {
    await runDueJobs(this.api.payload);
    const folder = path.join(this.api.dataDir, 'mails');
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
    return mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
  }

  /** A link for a new password, as its mail has it. @returns its token */
  forgotPassword(email: string): Promise<string> {
    const forgotten = { collection: 'users', data: { email }, disableEmail: true } as const;
    return this.api.payload.forgotPassword(forgotten);
  }
}

/** The accounts of a file's tests. */
export function testAccounts(engine: Engine = 'SQLite'): TestAccounts {
  const accounts = new TestAccounts(testApi(engine));
  beforeAll(async () => {
    accounts.office = await openBackOffice(accounts.api);
  });
  return accounts;
}
