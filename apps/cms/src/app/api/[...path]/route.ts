import config from '@payload-config';
import type { Hono } from 'hono';
import { getPayload } from 'payload';
import { createContractApp } from '../../../api/app.ts';
import {
  startHousekeeping,
  startMailboxReader,
  startMailWorker,
} from '../../../api/background-work.ts';
import { startFileKeeper } from '../../../leads/attachments/sweep.ts';

let app: Hono | undefined;

async function answer(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  app ??= createContractApp(payload);
  startMailWorker(payload);
  startMailboxReader(payload);
  startFileKeeper(payload);
  startHousekeeping(payload);
  return app.fetch(request);
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
