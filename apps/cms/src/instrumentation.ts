import { isServing } from './env.ts';

/** Runs once when the server starts: mails that wait from before leave without a first visitor. */
export async function register(): Promise<void> {
  if (!isServing) return;
  const { default: config } = await import('./payload.config.ts');
  const { getPayload } = await import('payload');
  const { startMailWorker } = await import('./leads/start-mail-worker.ts');
  startMailWorker(await getPayload({ config }));
}
