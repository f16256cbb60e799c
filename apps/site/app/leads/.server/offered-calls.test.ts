import { AppError } from '@osnowa/contract';
import { expect, test, vi } from 'vitest';
import type { SiteRequest } from '../../content/request.ts';
import { callTimes, offeredCalls } from './offered-calls.ts';

const FREE = { isOffered: false, timeZone: 'Europe/Warsaw', officeHours: [], times: [] };

test('a page whose times could not be read is made again soon; one without advisers is stored as ever', async () => {
  const markStale = vi.fn();
  const site = (call: () => Promise<object>) =>
    ({ api: { call }, content: { markStale } }) as unknown as SiteRequest;
  const down = async () => {
    throw new AppError('Unavailable', 'no');
  };
  expect(
    await offeredCalls(
      site(async () => FREE),
      'later',
    ),
  ).toEqual({});
  expect(markStale).not.toHaveBeenCalled();
  expect(await offeredCalls(site(down), 'later')).toEqual({});
  expect(markStale).toHaveBeenCalledOnce();
});

test('a visitor who asks for the free times without a pause is told when to ask again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const call = vi.fn(async () => FREE);
  const ask = (address: string) => {
    const site = { api: { call }, client: { address } };
    return callTimes(site as unknown as SiteRequest);
  };
  const statuses = async (address: string, times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => ask(address)));
    return new Set(all.map(({ status }) => status));
  };
  expect(await statuses('192.0.2.1', 60)).toEqual(new Set([200]));
  // Those who ask at the same moment share one answer.
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  const refused = await ask('192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect((await ask('192.0.2.2')).status).toBe(200);
  expect(await statuses('127.0.0.1', 80)).toEqual(new Set([200]));
  vi.advanceTimersByTime(41_000);
  expect((await ask('192.0.2.1')).status).toBe(200);
  vi.useRealTimers();
});
