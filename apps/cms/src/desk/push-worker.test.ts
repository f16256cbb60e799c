import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pushWorker } from './push-worker.ts';
import { isKey } from './subscribe.ts';

const ORIGIN = 'https://panel.osnowa.example';

/** Has the worker of a browser with these globals handle an event. */
async function handle(event: string, given: object, self: object, more: object = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = listeners.set.bind(listeners);
  const globals = { addEventListener, location: { origin: ORIGIN }, ...self };
  runInNewContext(pushWorker('BPv_Pg'), { self: globals, URL, ...more });
  let finished: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => {
    finished = work;
  };
  listeners.get(event)?.({ ...given, waitUntil });
  await finished;
}

/** Clicks a notice while the browser has these windows. @returns the opened or focused windows */
async function click(path: string, windows: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const pages = windows.map((url) => ({ url, focus: async () => done.push(`shows ${url}`) }));
  const clients = {
    matchAll: async () => pages,
    openWindow: async (url: string) => done.push(`opens ${url}`),
  };
  const notification = { close: () => done.push('closes the notice'), data: { path } };
  await handle('notificationclick', { notification }, { clients });
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

test('a device shows what a push brings', async () => {
  const shown: object[] = [];
  let push: (event: object) => void = () => undefined;
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      if (name === 'push') push = listener;
    },
    registration: {
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    },
  };
  runInNewContext(pushWorker('BPv_Pg'), { self, URL });
  const notice = { title: 'Nowe zapytanie: Oferta', body: 'Jan Kowalski', tag: 'TK-AAAA-BBBB' };
  const path = '/admin/collections/leads/1';
  push({ data: { json: () => ({ ...notice, path }) }, waitUntil: () => undefined });
  expect(shown).toMatchObject([{ ...notice, data: { path } }]);
});

test('a subscription with another key of ours is none: after a new secret it can be turned on', () => {
  const key = new Uint8Array([4, 251, 255, 62]);
  expect(isKey(key.buffer, 'BPv_Pg')).toBe(true);
  expect(isKey(key.buffer, 'BPv_Pw')).toBe(false);
  expect(isKey(null, 'BPv_Pw')).toBe(true);
});

/** The push service ends a subscription. @param status the server's answer to the new one */
async function change(status: number, isReplaced: boolean) {
  const asked: unknown[] = [];
  const made = (endpoint: string) => ({
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => asked.push(`ends ${endpoint}`),
  });
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    asked.push(`subscribes with ${applicationServerKey}`);
    return made('https://push.example/2');
  };
  const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
    asked.push([method, path, JSON.parse(body)]);
    return { status };
  };
  const newSubscription = isReplaced ? made('https://push.example/new') : null;
  const registration = { pushManager: { subscribe } };
  await handle('pushsubscriptionchange', { newSubscription }, { registration }, { fetch });
  return asked;
}

test('a device whose push service gives it another address tells the server by itself', async () => {
  const renewed = (endpoint: string) => ['POST', '/payload/users/push/renew', { endpoint }];
  expect(await change(200, false)).toEqual([
    'subscribes with BPv_Pg',
    renewed('https://push.example/2'),
  ]);
  expect(await change(200, true)).toEqual([renewed('https://push.example/new')]);
  expect(await change(404, true)).toEqual([
    renewed('https://push.example/new'),
    'ends https://push.example/new',
  ]);
});
