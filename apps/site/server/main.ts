import { PICTURE_PROGRAM } from './images/picture-program.ts';
import { listen } from './listen.ts';
import { readSettings, runAs, SettingsError } from './settings/env.ts';
import { describe, log } from './telemetry/log.ts';

/** The site's process: configuration, the built site, a listening socket, an orderly end. */
async function main(): Promise<void> {
  process.umask(0o077);
  const settings = readSettings('production');
  runAs('production');
  if (settings.traces) {
    const { openTracing } = await import('@osnowa/http/open-tracing');
    openTracing('site', settings.traces);
  }
  const built = new URL('../build/server/index.js', import.meta.url);
  const { createSite } = (await import(built.href)) as typeof import('./app.ts');
  const site = await createSite(settings, PICTURE_PROGRAM);
  await listen(site, settings);
}

/** The state of the process is undefined: it ends, and its supervisor starts a new one. */
process.on('uncaughtException', (error) => {
  log('error', 'process.broken', describe(error));
  process.exit(1);
});

main().catch((error: unknown) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else log('error', 'start.failed', describe(error));
  process.exitCode = 1;
});
