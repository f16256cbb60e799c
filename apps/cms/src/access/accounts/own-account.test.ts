import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runDueJobs } from '../../changes/schedule/run-jobs.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import { appWith } from '../testing/app-with.ts';
import { signInQuickly } from '../testing/sign-in-quickly.ts';
import { SoftwareDevice } from '../testing/software-device.ts';

const PASSWORD = 'krosno-i-watek-74';
const NEW_PASSWORD = 'osnowa-i-czolenko-58';

signInQuickly();
afterEach(() => void vi.useRealTimers());

describe.each(engines('SQLite'))('an account on %s', (engine) => {
  let api: RunningApi;
  let office: BackOffice;
  let admin: string;

  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
    office = await openBackOffice(api);
    await newPerson('administrator', 'admin');
    admin = await office.signIn('administrator@firm.example', PASSWORD);
  });
  afterAll(() => api?.stop());

  async function send(address: string, body: object | undefined, cookie = '', method = 'POST') {
    const init = { method, headers: { cookie }, ...(body && { body: JSON.stringify(body) }) };
    const answer = await office.send(address, init);
    return { status: answer.status, body: await answer.json() };
  }

  async function newPerson(name: string, role: 'admin' | 'editor' | 'sales' = 'sales', more = {}) {
    const email = `${name}@firm.example`;
    const data = { name, email, password: PASSWORD, roles: [role], ...more };
    const { id } = await api.payload.create({ collection: 'users', data });
    return { id, email };
  }

  const change = (id: number, data: object, cookie: string) =>
    send(`/users/${id}`, data, cookie, 'PATCH');

  async function mailsTo(recipient: string) {
    await runDueJobs(api.payload);
    const folder = path.join(api.dataDir, 'mails');
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
    return mails
      .filter(({ to }) => to?.some(({ address }) => address === recipient))
      .map(({ text = '' }) => text.replace(/\s+/g, ' '));
  }

  /** The app of a person who turns the second step on. */
  async function withApp(cookie: string) {
    const begun = await send('/users/second-factor/begin', { proof: PASSWORD }, cookie);
    const code = appWith(begun.body.secret);
    const on = await send('/users/second-factor/confirm', { code: code() }, cookie);
    return { code, codes: on.body.recoveryCodes as string[] };
  }

  async function withPasskey(cookie: string, name: string) {
    const { body } = await send('/users/passkeys/options', { proof: PASSWORD }, cookie);
    const passkey = new SoftwareDevice().register(body.challenge);
    await send('/users/passkeys', { name, passkey }, cookie);
    return (await send('/users/sign-in', undefined, cookie, 'GET')).body.passkeys[0].id as number;
  }

  const statusOf = async (email: string, password: string) =>
    (await send('/users/login', { email, password })).status;

  test.each(['editor', 'sales', 'admin'] as const)(
    'the own address and password of a person (%s) are changed with the present password only',
    async (role) => {
      const { id, email } = await newPerson(`anna-${role}`, role);
      const cookie = await office.signIn(email, PASSWORD);
      const evil = { email: `evil-${role}@firm.example` };
      const where = `/users?where[id][equals]=${id}`;
      for (const data of [evil, { password: NEW_PASSWORD }, { ...evil, name: 'Anna' }]) {
        for (const currentPassword of [
          undefined,
          '',
          'nie-to-haslo',
          PASSWORD.toUpperCase(),
          [PASSWORD],
        ]) {
          const refused = await change(id, { ...data, currentPassword }, cookie);
          expect(refused.status).toBe(400);
          expect(refused.body.errors[0].data.errors[0].path).toBe('currentPassword');
        }
        expect((await send(where, data, cookie, 'PATCH')).status).toBe(400);
      }
      // No person writes Payload's own fields.
      await change(id, { hash: 'x', salt: 'x', resetPasswordToken: 'x', sessions: [] }, cookie);
      expect(await mailsTo(email)).toEqual([]);
      // The form sends the address with everything else.
      expect(
        (await change(id, { email: ` ${email.toUpperCase()}`, name: 'A' }, cookie)).status,
      ).toBe(200);
      const changed = await change(id, { ...evil, currentPassword: PASSWORD }, cookie);
      expect(changed.status).toBe(200);
      expect(JSON.stringify(changed.body)).not.toContain(PASSWORD);
      expect(await statusOf(evil.email, PASSWORD)).toBe(200);
      const [told, ...others] = await mailsTo(email);
      expect(told).toContain('zmieniono adres e-mail, którym logujesz się do panelu');
      expect(others).toEqual([]);
      const { docs } = await api.payload.find({ collection: 'audit', sort: '-id', limit: 5 });
      expect(docs).toContainEqual(
        expect.objectContaining({
          action: 'password-changed',
          subject: email,
          detail: `e-mail: ${evil.email}`,
        }),
      );
      const both = { password: NEW_PASSWORD, currentPassword: PASSWORD };
      expect((await change(id, both, cookie)).status).toBe(200);
      expect(await statusOf(evil.email, NEW_PASSWORD)).toBe(200);
      expect((await mailsTo(evil.email)).join()).toContain('zmieniono hasło do Twojego konta');
    },
  );

  test('the present password cannot be guessed by changing an account', async () => {
    const { id, email } = await newPerson('bartek');
    const cookie = await office.signIn(email, PASSWORD);
    const statuses: number[] = [];
    for (let nth = 1; nth <= 11; nth += 1) {
      const guess = { password: NEW_PASSWORD, currentPassword: `guess-${nth}` };
      statuses.push((await change(id, guess, cookie)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test('what an administrator sets for a colleague is told to the colleague, and passkeys end', async () => {
    const { id, email } = await newPerson('celina', 'sales', { mailLanguage: 'en' });
    const cookie = await office.signIn(email, PASSWORD);
    await withPasskey(cookie, 'Laptop');
    expect((await change(id, { password: NEW_PASSWORD }, admin)).status).toBe(200);
    const where = { account: { equals: id } };
    expect((await api.payload.db.count({ collection: 'passkeys', where })).totalDocs).toBe(0);
    await send(`/users/${id}/second-factor/off`, {}, admin);
    const told = (await mailsTo(email)).join();
    expect(told).toContain('the passkey “Laptop” was added');
    expect(told).toContain('an administrator set a new password');
    expect(told).toContain('an administrator turned off two-step verification');
  });

  test('each change of how a person signs in is told to them', async () => {
    const { email } = await newPerson('daria');
    const cookie = await office.signIn(email, PASSWORD);
    const passkey = await withPasskey(cookie, 'Laptop');
    expect((await send(`/users/passkeys/${passkey}`, {}, cookie, 'DELETE')).status).toBe(400);
    const wrong = { proof: 'nie-to-haslo' };
    expect((await send(`/users/passkeys/${passkey}`, wrong, cookie, 'DELETE')).status).toBe(400);
    const right = { proof: PASSWORD };
    expect((await send(`/users/passkeys/${passkey}`, right, cookie, 'DELETE')).status).toBe(200);
    await withPasskey(cookie, 'Telefon');
    const { codes } = await withApp(cookie);
    await send('/users/login', { email, password: PASSWORD, code: codes[0] });
    await send('/users/second-factor/recovery-codes', { proof: codes[1] }, cookie);
    const at = Date.now() + 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const forgotten = { collection: 'users', data: { email }, disableEmail: true } as const;
    const token = await api.payload.forgotPassword(forgotten);
    await send('/users/reset-password', { token, password: NEW_PASSWORD });
    vi.setSystemTime(at + 1_000);
    const told = (await mailsTo(email)).join();
    for (const sentence of [
      'dodano do Twojego konta w panelu klucz dostępu „Laptop”',
      'usunięto z Twojego konta w panelu klucz dostępu „Laptop”',
      'włączono na Twoim koncie w panelu weryfikację dwuetapową',
      'użyto na Twoim koncie w panelu kodu zapasowego',
      'utworzono nowe kody zapasowe',
      'ustawiono nowe hasło do Twojego konta w panelu linkiem',
      'Klucze dostępu tego konta działają dalej: Telefon.',
    ]) {
      expect(told).toContain(sentence);
    }
  });

  test('a code counts in whatever digits it is typed; letters are a wrong code', async () => {
    const { email } = await newPerson('ela');
    const { code } = await withApp(await office.signIn(email, PASSWORD));
    const at = Date.now() + 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const login = (typed: string) =>
      send('/users/login', { email, password: PASSWORD, code: typed });
    for (const wrong of ['٠١٢٣٤٥', 'abcdef', '１２', '🙂🙂🙂🙂🙂🙂']) {
      expect((await login(wrong)).status).toBe(401);
    }
    const arabic = code().replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await login(arabic)).status).toBe(200);
  });

  test('ten wrong codes after the right password, and a hundred wrong passwords, are told once', async () => {
    const { email } = await newPerson('franek');
    await withApp(await office.signIn(email, PASSWORD));
    for (let nth = 1; nth <= 12; nth += 1) {
      const from = { 'x-forwarded-for': `203.0.113.${nth}` };
      const body = JSON.stringify({ email, password: PASSWORD, code: '000000' });
      await office.send('/users/login', { method: 'POST', body, headers: from });
    }
    for (let nth = 1; nth <= 102; nth += 1) {
      const from = { 'x-forwarded-for': `198.51.${nth}.9` };
      const body = JSON.stringify({ email, password: 'nie-to-haslo' });
      await office.send('/users/login', { method: 'POST', body, headers: from });
    }
    for (const person of [email, 'administrator@firm.example']) {
      const told = (await mailsTo(person)).filter((text) => text.includes(`do konta ${email}`));
      expect(told.filter((text) => text.includes('co najmniej 10 razy'))).toHaveLength(1);
      expect(told.filter((text) => text.includes('co najmniej 100 razy'))).toHaveLength(1);
    }
  });

  test('the database has no token that sets a new password', async () => {
    const { id, email } = await newPerson('gosia');
    const forgotten = { collection: 'users', data: { email }, disableEmail: true } as const;
    const token = await api.payload.forgotPassword(forgotten);
    const where = { id: { equals: id } };
    const row = await api.payload.db.findOne({ collection: 'users', where });
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await change(id, { name: 'Gosia' }, admin)).status).toBe(200);
    expect((await send('/users/reset-password', { token, password: NEW_PASSWORD })).status).toBe(
      200,
    );
    expect(await statusOf(email, NEW_PASSWORD)).toBe(200);
  });
});
