import { plainText } from '../http/plain-text.ts';
import type { GuardStep, Middleware } from '../http/request-context.ts';
import type { Settings } from '../settings/env.ts';

/** The hosts this site answers to: its public one, and this machine's own names with our port. */
export function knownHosts(settings: Pick<Settings, 'publicUrl' | 'port'>): ReadonlySet<string> {
  const own = ['localhost', '127.0.0.1', '[::1]'];
  const withPort = own.map((name) => `${name}:${settings.port}`);
  return new Set([
    new URL(settings.publicUrl).host,
    ...withPort,
    ...(settings.port === 80 ? own : []),
  ]);
}

/** The host that a request names, without a final dot and without the port of its scheme. */
export function plainHost(host: string | null | undefined): string {
  return (host ?? '')
    .toLowerCase()
    .replace(/\.?(:(?:80|443))?$/, '')
    .replace(/\.(?=:\d+$)/, '');
}

/** Refuses a request for any other host: its pages, redirects and mails would name that host. */
export function hostCheck(hosts: ReadonlySet<string>): GuardStep {
  return {
    middleware: (request, next) => {
      return hosts.has(plainHost(request.headers.get('host')))
        ? next(request)
        : plainText(421, 'Misdirected Request');
    },
    mayAnswer: ({ headers }) => !hosts.has(plainHost(headers.host)),
  };
}

/**
 * Internal headers of frameworks, by which a client could pretend to be the framework or another
 * host. Some of them have poisoned page caches elsewhere.
 */
const INTERNAL =
  /^(?:x-react-router-|x-remix-|x-middleware-|x-nextjs-|next-|x-forwarded-host$|x-forwarded-proto$|x-forwarded-port$|forwarded$|x-original-url$|x-rewrite-url$|x-http-method|rsc(?:$|-))/;

/** Removes framework headers from a request before any code reads them. */
export const frameworkHeaders: Middleware = (request, next) => {
  const headers = new Headers(request.headers);
  for (const name of request.headers.keys()) if (INTERNAL.test(name)) headers.delete(name);
  return next({ ...request, headers });
};
