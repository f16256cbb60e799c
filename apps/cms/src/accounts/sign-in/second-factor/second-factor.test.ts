import { afterEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../../testing/accounts.ts';
import { engines } from '../../../testing/databases.ts';
import { signInQuickly } from '../../testing/sign-in-quickly.ts';
import { appWith, testAccounts } from '../../testing/test-accounts.ts';

const NEW_PASSWORD = 'osnowa-i-czolenko-58';
const MINUTE = 60_000;

signInQuickly();
afterEach(() => void vi.useRealTimers());

describe.each(engines('SQLite'))('two-step verification on %s', (engine) => {
  const accounts = testAccounts(engine);
  const send = accounts.send.bind(accounts);
  const me = accounts.me.bind(accounts);
  const signIn = (email: string, code?: string, password = PASSWORD) =>
    accounts.signIn(email, { password, ...(code !== undefined && { code }) });

  /** A person whose second step is on, with an app that has shown one code already. */
  async function newPersonWithApp(name: string) {
    const { id, email } = await accounts.newPerson(name);
    const { cookie } = await signIn(email);
    return { id, email, cookie, ...(await accounts.withApp(cookie)) };
  }

  /** Moves the clock on to a code that has not been used. */
  const later = (ms = MINUTE) => {
    const at = Date.now() + ms;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(at);
  };

  const auditOf = async (person: string) => {
    const where = { person: { equals: person } };
    const asked = { collection: 'audit', where, sort: 'id', pagination: false } as const;
    return (await accounts.api.payload.find(asked)).docs.map(({ action }) => action);
  };

  test('it begins with the password and counts once a code of the app is typed', async () => {
    const { email } = await accounts.newPerson('basia');
    const { cookie } = await signIn(email);
    const wrong = await send('/users/second-factor/begin', { proof: 'not-mine' }, { cookie });
    expect(wrong.status).toBe(400);
    const begun = await send('/users/second-factor/begin', { proof: PASSWORD }, { cookie });
    expect(begun.body.address).toMatch(/^otpauth:\/\/totp\/.+basia.*secret=[A-Z2-7]{32}/);
    expect((await signIn(email)).status).toBe(200);
    const no = await send('/users/second-factor/confirm', { code: '000000' }, { cookie });
    expect(no.status).toBe(400);
    const code = appWith(begun.body.secret)();
    const on = await send('/users/second-factor/confirm', { code }, { cookie });
    expect(new Set(on.body.recoveryCodes).size).toBe(10);
    expect((await signIn(email)).status).toBe(401);
    expect(await auditOf(email)).toContain('second-factor-on');
  });

  test('the database has neither the secret nor a recovery code in words', async () => {
    const { id, codes, code } = await newPersonWithApp('celina');
    const where = { account: { equals: id } };
    const factor = await accounts.api.payload.db.findOne<{ id: number; secret: string }>({
      collection: 'second-factors',
      where,
    });
    const secret = accounts.api.payload.decrypt(factor?.secret ?? '');
    expect(appWith(secret)()).toBe(code());
    expect(factor?.secret).not.toContain(secret);
    const { docs } = await accounts.api.payload.db.find({
      collection: 'recovery-codes',
      where,
      limit: 20,
    });
    expect(docs).toHaveLength(10);
    for (const each of codes) expect(JSON.stringify(docs)).not.toContain(each);
    const account = await accounts.api.payload.findByID({ collection: 'users', id });
    expect(JSON.stringify(account)).not.toContain(secret);
  });

  test('without the code there is no session, with it there is', async () => {
    const { id, email, code } = await newPersonWithApp('daria');
    later();
    const asked = await signIn(email);
    expect(asked).toMatchObject({ status: 401, cookie: '' });
    expect(asked.body.errors[0].data).toEqual({ secondFactor: 'needed' });
    expect(
      (await accounts.api.payload.findByID({ collection: 'users', id })).sessions,
    ).toHaveLength(1);
    // With a wrong password the answer does not reveal whether the code was right; it stays unused.
    const guess = await signIn(email, code(), 'nie-to-haslo-11');
    expect(guess.body.errors[0].data).toBeUndefined();
    const passed = await signIn(email, code());
    expect(passed.status).toBe(200);
    expect(await me(passed.cookie)).toMatchObject({ email });
  });

  test('no code signs in twice, and none from before the last one', async () => {
    const { email, code } = await newPersonWithApp('franek');
    later(2 * MINUTE);
    const used = code();
    const before = code(Date.now() - 30_000);
    expect((await signIn(email, used)).status).toBe(200);
    const again = await signIn(email, used);
    expect(again.status).toBe(401);
    expect(again.body.errors[0].data).toEqual({ secondFactor: 'refused' });
    expect((await signIn(email, before)).status).toBe(401);
    expect(await auditOf(email)).toContain('code-refused');
  });

  test('of two sign-ins at the same moment with one code, one succeeds', async () => {
    const { email, code } = await newPersonWithApp('gosia');
    later();
    const both = await Promise.all([signIn(email, code()), signIn(email, code())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('the code of half a minute ago and of half a minute ahead is right, others are not', async () => {
    const { email, code } = await newPersonWithApp('hania');
    later(10 * MINUTE);
    expect((await signIn(email, code(Date.now() - MINUTE))).status).toBe(401);
    expect((await signIn(email, code(Date.now() + MINUTE))).status).toBe(401);
    expect((await signIn(email, code(Date.now() - 30_000))).status).toBe(200);
    expect((await signIn(email, code(Date.now() + 30_000))).status).toBe(200);
  });

  test('a recovery code signs its owner in once, however it is typed', async () => {
    const { email, codes } = await newPersonWithApp('iga');
    const [first = '', second = ''] = codes;
    const other = await newPersonWithApp('jola');
    expect((await signIn(other.email, first)).status).toBe(401);
    expect((await signIn(email, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await signIn(email, first)).status).toBe(401);
    expect((await signIn(email, second)).status).toBe(200);
    expect((await auditOf(email)).filter((action) => action === 'recovery-code')).toHaveLength(2);
  });

  test('new recovery codes end the old ones', async () => {
    const { email, codes, code, cookie } = await newPersonWithApp('lena');
    const path = '/users/second-factor/recovery-codes';
    expect((await send(path, { proof: PASSWORD }, { cookie })).status).toBe(400);
    later();
    const made = await send(path, { proof: code() }, { cookie });
    expect(made.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(email, codes[0])).status).toBe(401);
    expect((await signIn(email, made.body.recoveryCodes[0])).status).toBe(200);
  });

  test('after ten wrong codes the right one is refused too, from wherever, for a quarter of an hour', async () => {
    const { email, code, cookie } = await newPersonWithApp('marek');
    const statuses: number[] = [];
    for (let nth = 1; nth <= 11; nth += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${nth}` };
      const body = { email, password: PASSWORD, code: '000000' };
      statuses.push((await send('/users/login', body, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    later();
    expect((await signIn(email, code())).status).toBe(429);
    const proof = { proof: code() };
    expect((await send('/users/second-factor/off', proof, { cookie })).status).toBe(429);
  });

  test('wrong codes count to the lock of the account: of eleven tries from one address the last is refused', async () => {
    const { email } = await newPersonWithApp('nina');
    const statuses: number[] = [];
    for (let nth = 1; nth <= 11; nth += 1) statuses.push((await signIn(email)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('a reset link sets the password and opens no session', async () => {
    const { id, email, code } = await newPersonWithApp('ola');
    const token = await accounts.forgotPassword(email);
    const reset = await send('/users/reset-password', { token, password: NEW_PASSWORD });
    expect(reset.status).toBe(200);
    expect(await me(reset.cookie)).toBeNull();
    expect(JSON.stringify(reset.body)).not.toContain(email);
    expect((await accounts.api.payload.findByID({ collection: 'users', id })).sessions).toEqual([]);
    expect((await signIn(email, undefined, NEW_PASSWORD)).status).toBe(401);
    later();
    expect((await signIn(email, code(), NEW_PASSWORD)).status).toBe(200);
    expect(await auditOf(email)).toContain('password-reset');
    // Without a second step it signs in.
    const other = await accounts.newPerson('pola');
    const link = { token: await accounts.forgotPassword(other.email), password: NEW_PASSWORD };
    const { cookie } = await send('/users/reset-password', link);
    expect(await me(cookie)).toMatchObject({ email: other.email });
  });

  test('the owner turns it off with a code, not with the open session alone', async () => {
    const { email, code, cookie } = await newPersonWithApp('radek');
    const path = '/users/second-factor/off';
    for (const proof of [PASSWORD, '000000']) {
      expect((await send(path, { proof }, { cookie })).status).toBe(400);
    }
    later();
    expect((await send(path, { proof: code() }, { cookie })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect(await auditOf(email)).toContain('second-factor-off');
  });

  test('only an administrator turns off the one of a colleague, and never their own', async () => {
    const { id, email, cookie } = await newPersonWithApp('sylwia');
    const path = `/users/${id}/second-factor/off`;
    const colleague = await accounts.newPerson('tola');
    const asColleague = { cookie: (await signIn(colleague.email)).cookie };
    expect((await send(path, {}, asColleague)).status).toBe(403);
    expect((await send(path, {})).status).toBe(403);
    const admin = await accounts.newPerson('urszula', 'admin');
    const asAdmin = { cookie: (await signIn(admin.email)).cookie };
    expect((await send(`/users/${admin.id}/second-factor/off`, {}, asAdmin)).status).toBe(403);
    expect((await send(path, {}, asAdmin)).status).toBe(200);
    expect(await me(cookie)).toBeNull();
    expect((await signIn(email)).status).toBe(200);
    expect(await auditOf(admin.email)).toContain('second-factor-off');
  });

  test('where a role needs it, nothing else is open until it is on', async () => {
    const { email } = await accounts.newPerson('zofia', 'admin');
    const editor = await accounts.newPerson('zenon');
    const { cookie } = await signIn(email);
    const statusOf = async (path: string, session: string) =>
      (await send(path, undefined, session)).status;
    expect(await statusOf('/leads', cookie)).toBe(200);
    const rule = { slug: 'sign-in-rules', data: { secondStepFor: ['admin'] } } as const;
    await accounts.api.payload.updateGlobal(rule as never);
    const closed = ['/leads', '/posts', '/globals/sign-in-rules', '/globals/navigation'];
    for (const path of closed) expect([path, await statusOf(path, cookie)]).toEqual([path, 403]);
    const own = await send('/users/sign-in', undefined, cookie);
    expect(own.body).toMatchObject({ secondFactor: false, isDue: true });
    expect(await statusOf('/posts', (await signIn(editor.email)).cookie)).toBe(200);

    await accounts.withApp(cookie);
    expect(await statusOf('/leads', cookie)).toBe(200);
    expect(await statusOf('/globals/sign-in-rules', cookie)).toBe(200);
    await accounts.api.payload.updateGlobal({ ...rule, data: { secondStepFor: [] } } as never);
  });

  test('with an account its codes go', async () => {
    const { id } = await newPersonWithApp('wanda');
    await accounts.api.payload.delete({ collection: 'users', id });
    const orphans = { account: { exists: false } };
    for (const collection of ['second-factors', 'recovery-codes', 'known-devices'] as const) {
      const { totalDocs } = await accounts.api.payload.db.count({ collection, where: orphans });
      expect(totalDocs).toBe(0);
    }
  });

  test('requests without a session are refused', async () => {
    for (const path of ['begin', 'confirm', 'recovery-codes', 'off']) {
      const answer = await send(`/users/second-factor/${path}`, { proof: 'x', code: 'x' });
      expect(answer.status).toBe(403);
    }
    expect((await send('/users/sign-in')).status).toBe(403);
  });
});
