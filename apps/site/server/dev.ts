import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { Site } from './app.ts';
import { PICTURE_PROGRAM } from './images/picture-program.ts';
import { readSettings, runAs } from './settings/env.ts';
import { log } from './telemetry/log.ts';

/** The site with hot reload: Vite answers for sources and pictures, the site for everything else. */
async function main(): Promise<void> {
  const settings = readSettings('development');
  runAs('development');
  const server = createServer();
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  let module: typeof import('./app.ts') | undefined;
  let site: Promise<Site> | undefined;

  /** The site of the newest source: a change of the server's code makes a new one. */
  async function current(): Promise<Site> {
    const newest = (await vite.ssrLoadModule('./server/app.ts')) as typeof import('./app.ts');
    if (!site || newest !== module) {
      void site?.then((older) => older.stop());
      site = newest.createSite(settings, PICTURE_PROGRAM, vite.ssrFixStacktrace);
      void site.then((newer) => newer.start());
    }
    module = newest;
    return site;
  }

  server.on('request', (request, response) => {
    vite.middlewares(request, response, async (error: unknown) => {
      try {
        if (error) throw error;
        (await current()).listener(request, response);
      } catch (failure) {
        vite.ssrFixStacktrace(failure as Error);
        response.statusCode = 500;
        response.end((failure as Error).stack);
      }
    });
  });
  const { host, port } = settings;
  server.listen(port, host, () => log('info', 'listening', { host, port, mode: 'development' }));
}

await main();
