import config from '@payload-config';
import { Hono } from 'hono';
import { getPayload } from 'payload';

const app = new Hono().basePath('/api').get('/healthz', (context) => context.json({ ok: true }));

async function answer(request: Request): Promise<Response> {
  await getPayload({ config });
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
