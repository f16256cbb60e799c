import config from '@payload-config';
import type { Hono } from 'hono';
import { getPayload } from 'payload';
import { createContractApp } from '../app.ts';
import { startBackgroundWork } from '../background-work.ts';

let app: Hono | undefined;
let endOfWork: AbortSignal | undefined;

async function answer(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  app ??= createContractApp(payload);
  if (endOfWork?.aborted !== false) endOfWork = startBackgroundWork(payload);
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
