import { plainText } from './plain-text.ts';
import type { Middleware } from './request-context.ts';

/** Methods that some page of the site understands. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Answer to every other method. */
export function methodNotAllowed(allowed: readonly string[] = [...METHODS]): Response {
  return plainText(405, 'Method Not Allowed', { allow: allowed.join(', ') });
}

/** Refuses methods that nothing here understands. */
export const methods: Middleware = (request, next) =>
  METHODS.has(request.method) ? next(request) : methodNotAllowed();
