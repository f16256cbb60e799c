import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const OPEN_WITHIN_MS = 10_000;

const TARGETS = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);

/**
 * Makes a Node process collect all of its garbage, so that its heap holds live objects only.
 * @param inspectorPort the value of the process's `--inspect-port`; the inspector is opened now
 * @throws Error when the inspector does not open
 */
export async function collectGarbage(pid: number, inspectorPort: number): Promise<void> {
  await askInspector(pid, inspectorPort, 'HeapProfiler.collectGarbage');
}

/**
 * Has a Node process evaluate an expression.
 * @param inspectorPort as for `collectGarbage`
 * @throws Error when the inspector does not open
 */
export async function evaluate(
  pid: number,
  inspectorPort: number,
  expression: string,
): Promise<void> {
  await askInspector(pid, inspectorPort, 'Runtime.evaluate', { expression });
}

async function askInspector(
  pid: number,
  port: number,
  method: string,
  params: Record<string, unknown> = {},
): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const inspector = new WebSocket(await inspectorAddress(port));
  try {
    await new Promise((resolve, reject) => {
      inspector.onerror = reject;
      inspector.onmessage = resolve;
      inspector.onopen = () => inspector.send(JSON.stringify({ id: 1, method, params }));
    });
  } finally {
    inspector.close();
  }
}

async function inspectorAddress(port: number): Promise<string> {
  const until = performance.now() + OPEN_WITHIN_MS;
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      return TARGETS.parse(await answer.json())[0].webSocketDebuggerUrl;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(100);
    }
  }
}
