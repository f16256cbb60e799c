import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drafts } from 'virtual:client-build';
import { AppError } from '@osnowa/contract';
import type { RouterContextProvider } from 'react-router';
import { handleRequest } from '../app/document/handle-request.server.tsx';
import { keepAssets } from './files/kept-assets.ts';
import { readStaticFiles, type StaticFiles } from './files/static-files.ts';
import type { Settings } from './settings/env.ts';
import { assembleSite, type Site } from './site.ts';
import { describe, log, logOnceAMinute } from './telemetry/log.ts';

export type { Site } from './site.ts';

/** The site with its pages and the built client in it. Entry of the server's build. */
export async function createSite(settings: Settings, pictureProgram: URL): Promise<Site> {
  const client = fileURLToPath(new URL('../client', import.meta.url));
  const files = settings.dev ? new Map() : await builtFiles(client, settings);
  return assembleSite({ settings, handler, files, pictureProgram, draftScript: drafts });
}

function handler(request: Request, context: RouterContextProvider): Promise<Response> {
  return handleRequest(request, context, logFailure);
}

function logFailure(error: unknown, { url }: Request): void {
  const { pathname: path } = new URL(url);
  if (error instanceof AppError && error.code === 'Unavailable') {
    const { message } = error;
    logOnceAMinute(message, 'warn', 'page.unavailable', { path, message });
  } else logOnceAMinute(`${path} ${error}`, 'error', 'page.failed', { path, ...describe(error) });
}

/** The built client, and files of earlier builds: open pages may still ask for them. */
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
