import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PUSH_WORKER } from './push-worker.ts';
import { isKey } from './subscribe.ts';

const ORIGIN = 'https://panel.osnowa.example';

/** Clicks a notice while the browser has these windows. @returns what was opened or brought forward */
async function click(path: string, windows: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const pages = windows.map((url) => ({ url, focus: async () => done.push(`shows ${url}`) }));
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    location: { origin: ORIGIN },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => done.push(`opens ${url}`),
    },
  };
  runInNewContext(PUSH_WORKER, { self, URL });
  let finished: Promise<unknown> = Promise.resolve();
  listeners.get('notificationclick')?.({
    notification: { close: () => done.push('closes the notice'), data: { path } },
    waitUntil: (work: Promise<unknown>) => {
      finished = work;
    },
  });
  await finished;
  return done;
}

test('a click on a notice opens its lead, or brings forward the window that shows it', async () => {
  const path = '/admin/collections/leads/7';
  const other = `${ORIGIN}/admin/collections/leads/8`;
  expect(await click(path, [other])).toEqual(['closes the notice', `opens ${ORIGIN}${path}`]);
  expect(await click(path, [other, ORIGIN + path])).toEqual([
    'closes the notice',
    `shows ${ORIGIN}${path}`,
  ]);
});

test('a subscription with another key of ours is none: after a new secret it can be turned on', () => {
  const key = new Uint8Array([4, 251, 255, 62]);
  expect(isKey(key.buffer, 'BPv_Pg')).toBe(true);
  expect(isKey(key.buffer, 'BPv_Pw')).toBe(false);
  expect(isKey(null, 'BPv_Pw')).toBe(true);
});
