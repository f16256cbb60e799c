import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { AppError } from '@osnowa/contract';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { keepAssets } from './files/kept-assets.ts';
import { readStaticFiles, type StaticFiles } from './files/static-files.ts';
import type { Settings } from './settings/env.ts';
import { assembleSite, type Site } from './site.ts';
import { describe, log, logOnceAMinute } from './telemetry/log.ts';

export type { Site } from './site.ts';

/** The site with React Router and the built client in it. Entry of the server's build. */
export async function createSite(settings: Settings, pictureProgram: URL): Promise<Site> {
  const handler = createRequestHandler(withLog(build), settings.dev ? 'development' : 'production');
  const client = fileURLToPath(new URL('../client', import.meta.url));
  const files = settings.dev ? new Map() : await builtFiles(client, settings.dataDir);
  const { version } = build.assets;
  return assembleSite({ settings, handler, files, build: version, pictureProgram });
}

/** The built client, and files of earlier builds that open pages may still ask for. */
async function builtFiles(client: string, dataDir: string | null): Promise<StaticFiles> {
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

function withLog({ entry, ...rest }: ServerBuild): ServerBuild {
  function handleError(error: unknown, { request }: { request: Request }): void {
    const { pathname: path } = new URL(request.url);
    if (error instanceof AppError && error.code === 'Unavailable') {
      const { message } = error;
      logOnceAMinute(message, 'warn', 'page.unavailable', { path, message });
    } else logOnceAMinute(`${path} ${error}`, 'error', 'page.failed', { path, ...describe(error) });
  }

  return { ...rest, entry: { ...entry, module: { ...entry.module, handleError } } };
}
