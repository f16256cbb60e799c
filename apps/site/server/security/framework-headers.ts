import type { Middleware } from '../http/request-context.ts';

/**
 * Headers by which frameworks talk to themselves, and by which a client could pretend to be the
 * framework or another host. Some of them have poisoned page caches elsewhere.
 */
const INTERNAL =
  /^(?:x-react-router-|x-remix-|x-middleware-|x-nextjs-|next-|x-forwarded-host$|x-forwarded-proto$|x-forwarded-port$|forwarded$|x-original-url$|x-rewrite-url$|x-http-method|rsc(?:$|-))/;

/** Takes framework headers off a request before anything reads them. */
export const frameworkHeaders: Middleware = (request, next) => {
  const headers = new Headers(request.headers);
  for (const name of request.headers.keys()) if (INTERNAL.test(name)) headers.delete(name);
  return next({ ...request, headers });
};
