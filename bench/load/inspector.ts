import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const OPEN_WITHIN_MS = 10_000;

const TARGETS = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);

/**
 * Sends a command to the inspector of a Node process, which is opened first.
 * @param port the value of the process's `--inspect-port`
 * @param method `HeapProfiler.collectGarbage` leaves live objects only; `Runtime.evaluate` an expression
 * @throws Error when the inspector does not open
 */
export async function askInspector(
  pid: number,
  port: number,
  method: 'HeapProfiler.collectGarbage' | 'Runtime.evaluate',
  params: Record<string, unknown> = {},
): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const inspector = new WebSocket(await inspectorAddress(port));
  try {
    await new Promise((resolve, reject) => {
      inspector.onerror = reject;
      inspector.onmessage = resolve;
      inspector.onopen = () => {
        // An expression may end the process.
        inspector.onerror = resolve;
        inspector.onclose = resolve;
        inspector.send(JSON.stringify({ id: 1, method, params }));
      };
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
