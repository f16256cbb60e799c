import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../../../apps/cms/src/testing/mail-sink.ts';
import { type BackOffice, openBackOffice } from '../../../tools/gate/back-office.ts';
import { openTestStack, type TestStack } from '../../../tools/gate/test-stack.ts';
import type { AppName } from '../../../tools/paths.ts';
import { findFreePort } from '../../../tools/processes/ports.ts';

/** Both applications with the demo, a mail server and a signed-in administrator. */
export type AlertStack = {
  stack: TestStack;
  office: BackOffice;
  sink: MailSink;
  /** At this port either application opens its inspector when it is asked to. */
  inspectorPort: number;
  close(): Promise<void>;
};

export async function openAlertStack(stop: AbortSignal): Promise<AlertStack> {
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
    office: await openBackOffice(stack),
    sink,
    inspectorPort,
    async close() {
      await stack.close();
      await sink.stop();
    },
  };
}

export function addressOf({ stack }: AlertStack, app: AppName): string {
  return app === 'site' ? stack.siteAddress : stack.cmsAddress;
}

/** Both, for Prometheus. */
export function targetsOf({ stack }: AlertStack) {
  return { site: stack.siteAddress, cms: stack.cmsAddress };
}

/** Ends an application as a crash or `systemctl restart` does; its supervisor starts it again. */
export function endProcess({ stack }: AlertStack, app: AppName, signal: NodeJS.Signals): void {
  process.kill(-stack.pidOf(app), signal);
}

const WELL_WITHIN_MS = 120_000;

/** Waits until an application that was ended answers again. */
export async function untilWell(ground: AlertStack, app: AppName): Promise<void> {
  const address = `${addressOf(ground, app)}${app === 'site' ? '/readyz' : '/api/healthz'}`;
  const until = performance.now() + WELL_WITHIN_MS;
  for (;;) {
    const isWell = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return;
    if (performance.now() > until) throw new Error(`${address} does not answer.`);
    await sleep(200);
  }
}

/** Ends an application and takes its port, so that it cannot start again. @returns what gives it back */
export async function takePort(ground: AlertStack, app: AppName): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(addressOf(ground, app));
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
    const pid = ground.stack.pidOf(app);
    if (pid > 0 && (await answers(Number(port), hostname))) endProcess(ground, app, 'SIGKILL');
    await sleep(20);
  }
}

/** A server that hangs up on everyone; `null` while the port is taken. */
function listening(port: number, host: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen(port, host, () => resolve(server));
  });
}

function answers(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
