import { expect, test, vi } from 'vitest';
import type { SiteRequest } from '../../content/request.ts';
import { offeredCalls } from './offered-calls.ts';

test('a page whose times could not be read is made again soon; one without advisers is stored as ever', async () => {
  const markStale = vi.fn();
  const site = (free: object | null) =>
    ({ calls: { free: async () => free }, content: { markStale } }) as unknown as SiteRequest;
  expect(await offeredCalls(site({ isOffered: false }), 'later')).toEqual({});
  expect(markStale).not.toHaveBeenCalled();
  expect(await offeredCalls(site(null), 'later')).toEqual({});
  expect(markStale).toHaveBeenCalledOnce();
});
