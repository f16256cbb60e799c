import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** How often the event loop is looked at, in ms; what a look says begins with this much. */
const RESOLUTION_MS = 10;

/** Delays are summed up over so long, in ms. */
const WINDOW_MS = 10_000;

const NANOSECONDS = 1e6;

/** Lets the metrics tell how the process is: delay of its event loop, memory, open files. */
export function observeProcess(metrics: Metrics): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let p99 = 0;
  setInterval(() => {
    p99 = Math.max(0, delays.percentile(99) / NANOSECONDS - RESOLUTION_MS);
    delays.reset();
  }, WINDOW_MS).unref();
  metrics.observe('event_loop_delay_p99_ms', () => Math.round(p99 * 10) / 10);
  metrics.observe('resident_bytes', () => process.memoryUsage.rss());
  metrics.observe('heap_bytes', () => process.memoryUsage().heapUsed);
  metrics.observe('external_bytes', () => process.memoryUsage().external);
  metrics.observe('thread_cpu_ms', threadCpuMs);
  metrics.observe('open_files', openFiles);
}

/** Processor time of the thread that renders and answers, in ms. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Open files and connections; -1 where the system does not tell. */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return -1;
    throw error;
  }
}
