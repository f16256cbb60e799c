import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drafts } from 'virtual:client-build';
import { AppError } from '@osnowa/contract';
import { tracedPath } from '@osnowa/http/tracing';
import { handleRequest, type OnError } from '../app/document/handle-request.server.tsx';
import { readStaticFiles, type StaticFiles } from './files/static-files.ts';
import { keepAssets } from './files/stored-assets.ts';
import type { Handler } from './pages/renderer.ts';
import type { Settings } from './settings/env.ts';
import { assembleSite, type Site } from './site.ts';
import { describe, log, logOnceAMinute } from './telemetry/log.ts';

export type { Site } from './site.ts';

/** The site with its pages and the built client in it. Entry of the server's build. */
export async function createSite(
  settings: Settings,
  pictureProgram: URL,
  fixStack: (error: Error) => void = () => undefined,
): Promise<Site> {
  const onError: OnError = (error, request) => {
    if (error instanceof Error) fixStack(error);
    logFailure(error, request, settings.dev);
  };
  const handler: Handler = (request, site) => handleRequest(request, site, onError);
  const client = fileURLToPath(new URL('../client', import.meta.url));
  const files = settings.dev ? new Map() : await builtFiles(client, settings);
  return assembleSite({ settings, handler, files, pictureProgram, draftScript: drafts });
}

/** In development each failure is logged, not one a minute: a developer looks for it. */
function logFailure(error: unknown, { url }: Request, isDevelopment: boolean): void {
  const path = tracedPath(new URL(url).pathname);
  if (error instanceof AppError && error.code === 'Unavailable') {
    const { message } = error;
    logOnceAMinute(message, 'warn', 'page.unavailable', { path, message });
    return;
  }
  const details = { path, ...describe(error) };
  if (isDevelopment) log('error', 'page.failed', details);
  else logOnceAMinute(`${path} ${error}`, 'error', 'page.failed', details);
}

/** The built client, and files of earlier builds: open pages may still request them. */
async function builtFiles(client: string, { dataDir }: Settings): Promise<StaticFiles> {
  const current = await readStaticFiles(client);
  if (!dataDir) return current;
  const folder = join(dataDir, 'site-assets');
  try {
    await keepAssets(client, folder, Date.now());
    return new Map([...(await readStaticFiles(folder)), ...current]);
  } catch (error) {
    log('warn', 'assets.not-kept', describe(error));
    return current;
  }
}
