import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SWATCH_PREFIX, swatchDrawing } from '../../app/ui/threads/swatch.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';

const gzipAsync = promisify(gzip);

/** Names in the form of addresses of areas, industries and articles. */
const NAME = /^([a-z0-9-]{1,200})\.svg$/;

/** Draws the cloth of a name: each name has one, and it never changes. */
export const swatches: Middleware = async (request, next) => {
  if (!request.path.startsWith(SWATCH_PREFIX)) return next(request);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return methodNotAllowed(['GET', 'HEAD']);
  const name = NAME.exec(request.path.slice(SWATCH_PREFIX.length))?.[1];
  if (!name) return plainText(404, 'There is no such cloth');
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const drawing = swatchDrawing(name);
  const body = request.method === 'HEAD' ? null : zipped ? await gzipAsync(drawing) : drawing;
  return new Response(body, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=2592000',
      vary: 'Accept-Encoding',
      ...(zipped && { 'content-encoding': 'gzip' }),
    },
  });
};
