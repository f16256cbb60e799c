import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { testApi } from '../../testing/running-api.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';

describe.each(engines('SQLite'))('on %s', (engine) => {
  const api = testApi(engine);
  let ids: number[];

  beforeEach(async () => {
    const { payload } = api;
    await payload.delete({ collection: 'redirects', where: {} });
    const made = [];
    for (const from of ['/a', '/b']) {
      const data = { from, to: '/contact', status: '301' as const };
      made.push(await payload.create({ collection: 'redirects', data }));
    }
    ids = made.map(({ id }) => id);
  });

  async function report(
    content: unknown,
    { secret = TEST_SECRETS.NOTICE_SECRET, at = Date.now() } = {},
  ) {
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(at / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'x-notice-timestamp': timestamp, 'x-notice-signature': signature };
    return (await api.request('/redirects/hits', { method: 'POST', body, headers })).status;
  }

  const stored = async () =>
    (await api.payload.find({ collection: 'redirects', sort: 'from' })).docs.map(
      ({ hits, lastHitAt }) => [hits, Boolean(lastHitAt)],
    );

  test('uses add up, and a deleted redirect is ignored', async () => {
    const [a, b] = ids as [number, number];
    expect(await report({ hits: [{ id: a, count: 3 }] })).toBe(204);
    const second = [
      { id: a, count: 2 },
      { id: b, count: 1 },
      { id: 999_999, count: 7 },
    ];
    expect(await report({ hits: second })).toBe(204);
    expect(await stored()).toEqual([
      [5, true],
      [1, true],
    ]);
  });

  test('a use changes neither the site nor the editor’s “changed” column', async () => {
    const { payload } = api;
    const before = await payload.findByID({ collection: 'redirects', id: ids[0] as number });
    await report({ hits: [{ id: ids[0], count: 1 }] });
    const after = await payload.findByID({ collection: 'redirects', id: ids[0] as number });
    expect(after.updatedAt).toBe(before.updatedAt);
  });

  test('an editor who saves an old form does not set the count back', async () => {
    const id = ids[0] as number;
    await report({ hits: [{ id, count: 4 }] });
    const user = await newAccount(api.payload, `editor-${id}`, 'editor');
    await api.payload.update({
      collection: 'redirects',
      id,
      data: { to: 'https://nowa.example/', hits: 0 },
      user,
      overrideAccess: false,
    });
    expect((await stored())[0]).toEqual([4, true]);
  });

  test.each([
    ['another secret', { secret: 'x'.repeat(32) }],
    ['an old report', { at: Date.now() - 6 * 60_000 }],
  ])('%s is refused', async (_what, signing) => {
    expect(await report({ hits: [{ id: ids[0], count: 1 }] }, signing)).toBe(403);
    expect((await stored())[0]).toEqual([0, false]);
  });

  test('a body that is no report is refused', async () => {
    expect(await report({ hits: [] })).toBe(400);
    expect(await report({ hits: [{ id: ids[0], count: -1 }] })).toBe(400);
    expect((await api.request('/redirects/hits')).status).toBe(405);
    expect((await api.request('/redirects/hits', { method: 'POST' })).status).toBe(403);
  });
});
