import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HAS_PATTERN, patternFile } from '@osnowa/brand/motif/pattern';
import { PATTERN_PREFIX } from '../../app/ui/motif/pattern.tsx';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';

const gzipAsync = promisify(gzip);

/** Names in the form of addresses of areas, industries and articles. */
const NAME = /^([a-z0-9-]{1,200})\.svg$/;

/** Draws the pattern of a name: each name has one, and it never changes. */
export const patterns: Middleware = async (request, next) => {
  if (!request.path.startsWith(PATTERN_PREFIX)) return next(request);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return methodNotAllowed(['GET', 'HEAD']);
  const name = NAME.exec(request.path.slice(PATTERN_PREFIX.length))?.[1];
  if (!name || !HAS_PATTERN) return plainText(404, 'There is no such pattern');
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const drawing = patternFile(name);
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
