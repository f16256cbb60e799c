import type { IncomingMessage, ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createContentDoor } from '../app/content/.server/door.ts';
import { createLeadApi } from '../app/content/.server/lead-api.ts';
import { siteRequest } from '../app/content/request.ts';
import { splitLocale } from '../app/i18n/locale-path.ts';
import type { Settings } from './env.ts';
import { log } from './log.ts';

export interface Site {
  listener(request: IncomingMessage, response: ServerResponse): void;
  stop(): void;
}

export async function createSite(settings: Settings): Promise<Site> {
  const api = { url: settings.apiUrl, fetch };
  const door = createContentDoor({
    apiUrl: settings.apiUrl,
    fetch,
    now: () => performance.now(),
    warn: (message) => log('warn', 'content.fallback', { message }),
    snapshots: { get: async () => null, set: async () => undefined, delete: async () => undefined },
  });
  const leads = createLeadApi(api);
  const render = createRequestHandler(build, settings.dev ? 'development' : 'production');
  const listener = getRequestListener(
    (request, env) => {
      const url = new URL(request.url);
      const context = new RouterContextProvider();
      context.set(siteRequest, {
        ...splitLocale(url.pathname),
        publicUrl: settings.publicUrl,
        leads,
        content: door.forRequest(splitLocale(url.pathname).locale),
        client: { address: env.incoming.socket.remoteAddress ?? '' },
      });
      return render(request, context);
    },
    { overrideGlobalObjects: false },
  );
  return { listener: (request, response) => void listener(request, response), stop() {} };
}
