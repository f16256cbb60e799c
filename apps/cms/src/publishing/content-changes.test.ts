import { setTimeout as sleep } from 'node:timers/promises';
import { changesReply } from '@osnowa/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createContractApp } from '../app/api/app.ts';
import { engines } from '../testing/databases.ts';
import { otherProcess, testApi } from '../testing/running-api.ts';
import { storeOffer } from '../testing/stored-content.ts';
import { trimLog } from './change-log.ts';
import { contentChanges } from './content-changes.ts';

/**
 * Two processes on one database: after a change in one, the other must not answer with the old
 * state.
 */
describe.each(engines('SQLite'))('two processes on %s', (engine) => {
  const api = testApi(engine);
  const other = otherProcess(api);
  let otherApp: ReturnType<typeof createContractApp>;

  beforeAll(() => {
    otherApp = createContractApp(other.payload);
  });

  async function logAfter(after: string) {
    const answer = await api.request(`/content-changes?after=${after}`);
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    return changesReply.parse(body);
  }

  const newest = async () => (await logAfter('')).cursor;

  async function titleAt(app: typeof otherApp, slug: string, cursor?: string) {
    const headers: Record<string, string> = cursor ? { 'x-content-cursor': cursor } : {};
    const answer = await app.request(`http://cms.test/api/careers?slug=${slug}`, { headers });
    return answer.status === 200 ? (await answer.json())[0].Title_pl : answer.status;
  }

  const publish = async (slug: string, payload = api.payload) =>
    (await storeOffer(payload, slug)).id;

  test('a reader with the cursor of a change never gets the state before it', async () => {
    const id = await publish('tkaczka');
    const before = await newest();
    expect(await titleAt(otherApp, 'tkaczka', before)).toBe('Tkaczka');
    await api.payload.update({ collection: 'careers', id, data: { title: 'Prządka' } });
    const { cursor, changes } = await logAfter(before);
    expect(changes).toEqual([['careers', 'careers:tkaczka']]);
    expect(await titleAt(otherApp, 'tkaczka', cursor)).toBe('Prządka');
  });

  test('a process that looks at the log drops what the other has changed', async () => {
    const id = await publish('farbiarka');
    await contentChanges(other.payload).follow();
    expect(await titleAt(otherApp, 'farbiarka')).toBe('Tkaczka');
    await api.payload.delete({ collection: 'careers', id });
    await contentChanges(other.payload).follow();
    expect(await titleAt(otherApp, 'farbiarka')).toBe(404);
  });

  test('forty changes in two processes, eight at once: a reader misses none of them', async () => {
    let cursor = await newest();
    const slugs = Array.from({ length: 40 }, (_, at) => `razem-${at}`);
    const seen = new Set<string>();
    let isDone = false;
    const read = async () => {
      for (let last = false; !last; ) {
        last = isDone;
        await sleep(5);
        const answer = await logAfter(cursor);
        cursor = answer.cursor;
        for (const tag of answer.changes?.flat() ?? []) seen.add(tag);
      }
    };
    const write = async () => {
      try {
        // More at once would wait for each other longer than a writer waits for a lock.
        for (let from = 0; from < slugs.length; from += 8) {
          const wave = slugs.slice(from, from + 8);
          await Promise.all(wave.map((slug, at) => publish(slug, (at % 2 ? other : api).payload)));
        }
      } finally {
        isDone = true;
      }
    };
    await Promise.all([read(), write()]);
    expect(slugs.filter((slug) => !seen.has(`careers:${slug}`))).toEqual([]);
  });

  test('a reader that was away for more than a day learns that anything may have changed', async () => {
    const old = await newest();
    await publish('dawna');
    const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
    await trimLog(api.payload, tomorrow);
    expect((await logAfter(old)).changes).toBeNull();
    expect((await logAfter(await newest())).changes).toEqual([]);
  });

  test('a cursor of another database means that anything may have changed', async () => {
    const [id] = (await newest()).split('.');
    expect((await logAfter(`${id}.1`)).changes).toBeNull();
    expect((await logAfter('999999.1')).changes).toBeNull();
  });
});
