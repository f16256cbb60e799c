import { FREE_CALLS_PATH } from '@osnowa/contract';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { readFreeCalls } from '../leads/calls/calendar.ts';

/** The times at which an adviser is free: each visitor takes one, so that no cache stores them. */
export function callRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.get(FREE_CALLS_PATH, async (context) =>
    context.json(await readFreeCalls(payload, now()), 200, { 'cache-control': 'no-store' }),
  );
  return routes;
}
