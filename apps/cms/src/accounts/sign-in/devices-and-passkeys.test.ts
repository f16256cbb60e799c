import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../testing/accounts.ts';
import { signInQuickly } from '../testing/sign-in-quickly.ts';
import { encoded, SoftwareDevice } from '../testing/software-device.ts';
import { testAccounts } from '../testing/test-accounts.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36';

signInQuickly();

const accounts = testAccounts();
const send = accounts.send.bind(accounts);
const mailsTo = accounts.mailsTo.bind(accounts);
const newPerson = accounts.newPerson.bind(accounts);

const signIn = (email: string, agent = WINDOWS, headers: Record<string, string> = {}) =>
  accounts.signIn(email, {}, { 'user-agent': agent, ...headers });

const isSignedIn = async (cookie: string) => (await accounts.me(cookie)) !== null;

describe('sessions', () => {
  const listed = async (cookie: string) =>
    (await send('/users/sign-in', undefined, { cookie })).body.sessions;

  test('a person sees where they are signed in, this session first', async () => {
    const { email } = await newPerson('anna');
    const before = Date.now();
    const office1 = await signIn(email);
    const phone = await signIn(email, PHONE);
    const sessions = await listed(phone.cookie);
    expect(sessions).toEqual([
      expect.objectContaining({ browser: 'Chrome, Android', isThis: true }),
      expect.objectContaining({ browser: 'Firefox, Windows', isThis: false }),
    ]);
    for (const { since, usedAt } of sessions) {
      // Stored in whole seconds.
      expect(Date.parse(since)).toBeGreaterThan(before - 1_000);
      expect(Date.parse(usedAt)).toBeGreaterThanOrEqual(Date.parse(since) - 1_000);
    }
    expect(await listed(office1.cookie)).toHaveLength(2);
  });

  test('an ended session is out at its next request, the others stay', async () => {
    const { email } = await newPerson('basia');
    const [one, other, third] = [await signIn(email), await signIn(email), await signIn(email)];
    const [, ended] = await listed(third.cookie);
    await send('/users/end-sessions', { session: ended.id }, { cookie: third.cookie });
    const states = await Promise.all([one, other, third].map(({ cookie }) => isSignedIn(cookie)));
    expect(states.filter(Boolean)).toHaveLength(2);
    expect(states[2]).toBe(true);
    await send('/users/end-sessions', {}, { cookie: third.cookie });
    expect(await isSignedIn(one.cookie)).toBe(false);
    expect(await isSignedIn(other.cookie)).toBe(false);
    expect(await isSignedIn(third.cookie)).toBe(true);
  });

  test('a person cannot end the session of another one', async () => {
    const person = await newPerson('celina');
    const { cookie: session } = await signIn(person.email);
    const [{ id }] = await listed(session);
    const stranger = await signIn((await newPerson('darek')).email);
    const tried = { cookie: stranger.cookie };
    expect((await send('/users/end-sessions', { session: id }, tried)).body.ended).toBe(0);
    expect((await send('/users/end-sessions', {})).status).toBe(403);
    expect(await isSignedIn(session)).toBe(true);
    // Nor by an account's own form: the list is not part of the saved fields.
    const form = { name: 'Celina', sessions: [] };
    await send(`/users/${person.id}`, form, session, 'PATCH');
    expect(await isSignedIn(session)).toBe(true);
  });
});

test('a forgotten password: a mail with the link comes, and it opens the account', async () => {
  const { email } = await newPerson('zosia');
  const asked = await send('/users/forgot-password', { email });
  expect(asked.status).toBe(200);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Nowe hasło do panelu');
  const token = /\/admin\/reset\/(\w+)/.exec(mail?.html ?? '')?.[1];
  const reset = { token, password: 'osnowa-i-lada-58' };
  expect((await send('/users/reset-password', reset)).status).toBe(200);
  expect((await signIn(email)).status).toBe(401);
});

describe('a sign-in from a new device', () => {
  test('is told by mail, in the language used before; the first device and a known one are not', async () => {
    const { email } = await newPerson('ela');
    const first = await signIn(email, WINDOWS, { cookie: 'adm-lng=en' });
    expect(first.set.find((each) => each.startsWith('adm-device'))).toMatch(
      /; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    await signIn(email, WINDOWS, { cookie: `adm-lng=en; ${first.device}` });
    expect(await mailsTo(email)).toEqual([]);
    await signIn(email, PHONE, { cookie: 'adm-lng=pl' });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Sign-in to the back office from a new device');
    const now = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
    expect(mail?.text).toContain(now.format(new Date()));
    expect(mail?.text).toContain('Chrome, Android');
    expect(mail?.text).toContain('http://127.0.0.1:3001/admin/account');
  });

  test('a cookie of another person is a new device', async () => {
    const one = await signIn((await newPerson('franka')).email);
    const { email } = await newPerson('gosia');
    await signIn(email);
    await signIn(email, WINDOWS, { cookie: one.device });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('the waiting mail and the stored devices have neither address nor cookie', async () => {
    const { email, id } = await newPerson('hela');
    const { device } = await signIn(email);
    await signIn(email, PHONE);
    const { docs: jobs } = await accounts.api.payload.db.find({
      collection: 'payload-jobs',
      where: {},
    });
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain(email);
    const where = { account: { equals: id } };
    const { docs } = await accounts.api.payload.db.find({ collection: 'known-devices', where });
    expect(docs).toHaveLength(2);
    expect(JSON.stringify(docs)).not.toContain(device.split('=')[1]);
  });
});

describe('passkeys', () => {
  async function withPasskey(name: string) {
    const person = await newPerson(name);
    const { cookie } = await signIn(person.email);
    const device = new SoftwareDevice();
    const { body } = await send('/users/passkeys/options', { proof: PASSWORD }, { cookie });
    const passkey = device.register(body.challenge);
    const added = await send('/users/passkeys', { name: 'Laptop', passkey }, { cookie });
    return { ...person, cookie, device, passkey, added, options: body };
  }
  const challenge = async () => (await send('/users/passkeys/challenge', {})).body.challenge;
  const use = (passkey: object) =>
    send('/users/passkeys/sign-in', passkey, { 'user-agent': PHONE });

  test('a person adds one with the password, and signs in with it alone', async () => {
    const { added, email, device, options, cookie } = await withPasskey('iga');
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(added.status).toBe(200);
    const passed = await use(device.sign(await challenge()));
    expect(passed.body.user).toMatchObject({ email });
    expect(await isSignedIn(passed.cookie)).toBe(true);
    const { body } = await send('/users/sign-in', undefined, { cookie });
    expect(body.passkeys).toEqual([expect.objectContaining({ name: 'Laptop' })]);
    expect(body.passkeys[0].usedAt).not.toBeNull();
    expect(body.sessions).toHaveLength(2);
  });

  test('without the password none is added', async () => {
    const { email } = await newPerson('jola');
    const { cookie } = await signIn(email);
    const wrong = await send('/users/passkeys/options', { proof: 'zle-haslo-12' }, { cookie });
    expect(wrong.status).toBe(400);
    expect((await send('/users/passkeys/options', { proof: PASSWORD })).status).toBe(403);
    const passkey = new SoftwareDevice().register(encoded('made up'));
    expect((await send('/users/passkeys', { name: 'x', passkey }, { cookie })).status).toBe(400);
  });

  test('the answer to a challenge counts once, also for adding a passkey', async () => {
    const { device, passkey, cookie } = await withPasskey('kasia');
    const answer = device.sign(await challenge());
    expect((await use(answer)).status).toBe(200);
    expect((await use(answer)).status).toBe(401);
    const again = await send('/users/passkeys', { name: 'again', passkey }, { cookie });
    expect(again.status).toBe(400);
  });

  test.each<[what: string, name: string, sign: (device: SoftwareDevice, of: string) => object]>([
    ['a challenge that is not ours', 'lena', (device) => device.sign(encoded('made up'))],
    [
      'a device that did not ask for finger, face or number',
      'magda',
      (device, of) => device.sign(of, { flags: 0x01 }),
    ],
    ['another site', 'mila', (device, of) => device.sign(of, { origin: 'https://evil.example' })],
    [
      'a copy of a device, which counts less',
      'nadia',
      (device, of) => {
        device.counter = 3;
        return device.sign(of);
      },
    ],
  ])('the answer of %s is refused', async (_what, name, sign) => {
    const { device } = await withPasskey(name);
    device.counter = 7;
    expect((await use(device.sign(await challenge()))).status).toBe(200);
    const refused = await use(sign(device, await challenge()));
    expect(refused).toMatchObject({ status: 401, cookie: '' });
  });

  test('a removed passkey is refused, and only its owner removes it', async () => {
    const { device, cookie } = await withPasskey('nina');
    const { body } = await send('/users/sign-in', undefined, { cookie });
    const address = `/users/passkeys/${body.passkeys[0].id}`;
    const stranger = (await signIn((await newPerson('olek')).email)).cookie;
    const remove = async (as: string) =>
      (await send(address, { proof: PASSWORD }, as, 'DELETE')).status;
    expect(await remove(stranger)).toBe(404);
    expect((await use(device.sign(await challenge()))).status).toBe(200);
    expect(await remove(cookie)).toBe(200);
    expect((await use(device.sign(await challenge()))).status).toBe(401);
  });
});
