import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { type BackOffice, openBackOffice } from '../../tools/gate/back-office.ts';
import { openTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import type { AppName } from '../../tools/paths.ts';
import { isHealthy } from '../../tools/processes/health.ts';
import { findFreePort } from '../../tools/processes/ports.ts';
import { untilSo } from './trial.ts';

/** Both applications with the demo, a mail server and a signed-in administrator. */
export type StackGround = {
  stack: TestStack;
  api: string;
  office: BackOffice;
  sink: MailSink;
  /** Port at which either application opens its inspector on request. */
  inspectorPort: number;
  close(): Promise<void>;
};

export async function openStackGround(stop: AbortSignal): Promise<StackGround> {
  const sink = await startMailSink();
  const inspectorPort = await findFreePort();
  const stack = await openTestStack(stop, {
    // The clients solve no captcha, and each lead has to cause its two mails.
    CAPTCHA: 'off',
    SMTP_URL: sink.url,
    NOTIFY_TO: 'sprzedaz@osnowa.example',
    NODE_OPTIONS: `--inspect-port=${inspectorPort}`,
  });
  return {
    stack,
    api: `${stack.cmsAddress}/api`,
    office: await openBackOffice(stack),
    sink,
    inspectorPort,
    async close() {
      await stack.close();
      await sink.stop();
    },
  };
}

/** Ends an application as a crash or `systemctl restart` does; its supervisor starts it again. */
export function endProcess({ stack }: StackGround, app: AppName, signal: NodeJS.Signals): void {
  process.kill(-stack.pidOf(app), signal);
}

function healthOf({ stack, api }: StackGround, app: AppName): string {
  return app === 'site' ? `${stack.siteAddress}/readyz` : `${api}/healthz`;
}

/** Waits until an application that was ended answers again. @returns after how many seconds */
export async function untilWell(ground: StackGround, app: AppName): Promise<number> {
  const address = healthOf(ground, app);
  const seconds = await untilSo(() => isHealthy(address), 120_000);
  if (seconds >= 120) throw new Error(`${address} does not answer.`);
  return seconds;
}

/** Ends an application and takes its port: it cannot start again. @returns frees the port */
export async function takePort(ground: StackGround, app: AppName): Promise<() => Promise<void>> {
  const { siteAddress, cmsAddress } = ground.stack;
  const { hostname, port } = new URL(app === 'site' ? siteAddress : cmsAddress);
  endProcess(ground, app, 'SIGKILL');
  for (;;) {
    const server = await listening(Number(port), hostname);
    if (server) {
      return async () => {
        server.close();
        await once(server, 'close');
        await untilWell(ground, app);
      };
    }
    // The next one may have been faster: its port is free again in a moment.
    if (await isHealthy(healthOf(ground, app))) endProcess(ground, app, 'SIGKILL');
    await sleep(20);
  }
}

/** A server that closes every connection; `null` while the port is taken. */
function listening(port: number, host: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen(port, host, () => resolve(server));
  });
}
