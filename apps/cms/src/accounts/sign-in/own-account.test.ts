import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import type { Role } from '../roles.ts';
import { signInQuickly } from '../testing/sign-in-quickly.ts';
import { SoftwareDevice } from '../testing/software-device.ts';
import { testAccounts } from '../testing/test-accounts.ts';

const NEW_PASSWORD = 'osnowa-i-czolenko-58';

signInQuickly();
afterEach(() => void vi.useRealTimers());

describe.each(engines('SQLite'))('an account on %s', (engine) => {
  const accounts = testAccounts(engine);
  const send = accounts.send.bind(accounts);
  let admin: string;

  beforeAll(async () => {
    ({ cookie: admin } = await signedIn('administrator', 'admin'));
  });

  async function signedIn(name: string, role: Role = 'sales', more: object = {}) {
    const { id, email } = await accounts.newPerson(name, role, more);
    return { id, email, cookie: (await accounts.signIn(email)).cookie };
  }

  const change = (id: number | string, data: object, cookie: string) =>
    send(`/users/${id}`, data, cookie, 'PATCH');

  const mailsTo = async (recipient: string) =>
    (await accounts.mailsTo(recipient)).map(({ text = '' }) => text.replace(/\s+/g, ' '));

  async function withPasskey(cookie: string, name: string) {
    const { body } = await send('/users/passkeys/options', { proof: PASSWORD }, cookie);
    const passkey = new SoftwareDevice().register(body.challenge);
    await send('/users/passkeys', { name, passkey }, cookie);
    return (await send('/users/sign-in', undefined, cookie, 'GET')).body.passkeys[0].id as number;
  }

  const statusOf = async (email: string, password: string) =>
    (await accounts.signIn(email, { password })).status;

  test.each(['editor', 'sales', 'admin'] as const)(
    'the own address and password of a person (%s) are changed with the present password only',
    async (role) => {
      const { id, email, cookie } = await signedIn(`anna-${role}`, role);
      const evil = { email: `evil-${role}@firm.example` };
      const where = `/users?where[id][equals]=${id}`;
      const proofs = [undefined, '', 'nie-to-haslo', PASSWORD.toUpperCase(), [PASSWORD]];
      for (const data of [evil, { password: NEW_PASSWORD }, { ...evil, name: 'Anna' }]) {
        for (const currentPassword of role === 'sales' ? proofs : ['nie-to-haslo']) {
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
      const form = { email: ` ${email.toUpperCase()}`, name: 'A' };
      expect((await change(id, form, cookie)).status).toBe(200);
      const changed = await change(id, { ...evil, currentPassword: PASSWORD }, cookie);
      expect(changed.status).toBe(200);
      expect(JSON.stringify(changed.body)).not.toContain(PASSWORD);
      expect(await statusOf(evil.email, PASSWORD)).toBe(200);
      expect(await mailsTo(email)).toEqual([
        expect.stringContaining('zmieniono adres e-mail, którym logujesz się do panelu'),
      ]);
      const asked = { collection: 'audit', sort: '-id', limit: 5 } as const;
      const detail = `e-mail: ${evil.email}`;
      expect((await accounts.api.payload.find(asked)).docs).toContainEqual(
        expect.objectContaining({ action: 'password-changed', subject: email, detail }),
      );
      const both = { password: NEW_PASSWORD, currentPassword: PASSWORD };
      expect((await change(id, both, cookie)).status).toBe(200);
      expect(await statusOf(evil.email, NEW_PASSWORD)).toBe(200);
      expect((await mailsTo(evil.email)).join()).toContain('zmieniono hasło do Twojego konta');
    },
  );

  test('the present password cannot be guessed by changing an account', async () => {
    const { id, cookie } = await signedIn('bartek');
    const statuses: number[] = [];
    for (let nth = 1; nth <= 11; nth += 1) {
      const guess = { password: NEW_PASSWORD, currentPassword: `guess-${nth}` };
      statuses.push((await change(id, guess, cookie)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test('what an administrator sets for a colleague is told to the colleague, and passkeys end', async () => {
    const { id, email, cookie } = await signedIn('celina', 'sales', { mailLanguage: 'en' });
    await withPasskey(cookie, 'Laptop');
    expect((await change(id, { password: NEW_PASSWORD }, admin)).status).toBe(200);
    const where = { account: { equals: id } };
    expect((await accounts.api.payload.db.count({ collection: 'passkeys', where })).totalDocs).toBe(
      0,
    );
    await send(`/users/${id}/second-factor/off`, {}, admin);
    const notices = (await mailsTo(email)).join();
    expect(notices).toContain('the passkey “Laptop” was added');
    expect(notices).toContain('an administrator set a new password');
    expect(notices).toContain('an administrator turned off two-step verification');
  });

  test('each change of how a person signs in is told to them', async () => {
    const { email, cookie } = await signedIn('daria');
    const passkey = await withPasskey(cookie, 'Laptop');
    expect((await send(`/users/passkeys/${passkey}`, {}, cookie, 'DELETE')).status).toBe(400);
    const wrong = { proof: 'nie-to-haslo' };
    expect((await send(`/users/passkeys/${passkey}`, wrong, cookie, 'DELETE')).status).toBe(400);
    const right = { proof: PASSWORD };
    expect((await send(`/users/passkeys/${passkey}`, right, cookie, 'DELETE')).status).toBe(200);
    await withPasskey(cookie, 'Telefon');
    const { codes } = await accounts.withApp(cookie);
    await send('/users/login', { email, password: PASSWORD, code: codes[0] });
    await send('/users/second-factor/recovery-codes', { proof: codes[1] }, cookie);
    const at = Date.now() + 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const token = await accounts.forgotPassword(email);
    await send('/users/reset-password', { token, password: NEW_PASSWORD });
    vi.setSystemTime(at + 1_000);
    const notices = (await mailsTo(email)).join();
    for (const sentence of [
      'dodano do Twojego konta w panelu klucz dostępu „Laptop”',
      'usunięto z Twojego konta w panelu klucz dostępu „Laptop”',
      'włączono na Twoim koncie w panelu weryfikację dwuetapową',
      'użyto na Twoim koncie w panelu kodu zapasowego',
      'utworzono nowe kody zapasowe',
      'ustawiono nowe hasło do Twojego konta w panelu odnośnikiem',
      'Klucze dostępu tego konta działają dalej: Telefon.',
    ]) {
      expect(notices).toContain(sentence);
    }
  });

  test('a code counts in whatever digits it is typed; letters are a wrong code', async () => {
    const { email, cookie } = await signedIn('ela');
    const { code } = await accounts.withApp(cookie);
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
    const { email, cookie } = await signedIn('franek');
    await accounts.withApp(cookie);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let nth = 1; nth <= 12; nth += 1) {
      await accounts.signIn(email, { code: '000000' }, from(`203.0.113.${nth}`));
    }
    for (let nth = 1; nth <= 102; nth += 1) {
      await accounts.signIn(email, { password: 'nie-to-haslo' }, from(`198.51.${nth}.9`));
    }
    for (const person of [email, 'administrator@firm.example']) {
      const notices = (await mailsTo(person)).filter((text) => text.includes(`do konta ${email}`));
      expect(notices.filter((text) => text.includes('co najmniej 10 razy'))).toHaveLength(1);
      expect(notices.filter((text) => text.includes('co najmniej 100 razy'))).toHaveLength(1);
    }
  });

  test('the database has no token that sets a new password', async () => {
    const { id, email } = await accounts.newPerson('gosia');
    const token = await accounts.forgotPassword(email);
    const where = { id: { equals: id } };
    const row = await accounts.api.payload.db.findOne({ collection: 'users', where });
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await change(id, { name: 'Gosia' }, admin)).status).toBe(200);
    expect((await send('/users/reset-password', { token, password: NEW_PASSWORD })).status).toBe(
      200,
    );
    expect(await statusOf(email, NEW_PASSWORD)).toBe(200);
  });
});
