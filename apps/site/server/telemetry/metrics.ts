import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What is counted, with its meaning for the person who reads the figures. */
const COUNTERS = {
  api_calls: 'Reads asked of the web API',
  disk_files_corrupted: 'Files on disk that were not what had been written',
  images_made: 'Pictures resized for a first visitor',
  images_made_smaller: 'Pictures encoded again as AVIF',
  page_cache_hits: 'Pages answered from memory',
  page_cache_misses: 'Pages that a visitor waited for',
  page_cache_stale_if_error: 'Old pages served because a new one could not be rendered',
  page_renders: 'Pages rendered',
  page_warm_failures: 'Main pages that could not be rendered again after a change',
  picture_process_deaths: 'Ends of the picture process that nobody asked for',
  share_pictures_made: 'Link previews drawn',
} as const;

/** What is read when the figures are asked for. */
const GAUGES = {
  page_cache_bytes: 'Bytes of the pages in memory',
  page_cache_entries: 'Pages in memory',
  pictures_running: 'Pictures that are being made',
  pictures_waiting: 'Pictures that wait to be made',
  thread_cpu_seconds: 'Processor time of the thread that renders and answers',
} as const;

type CounterName = keyof typeof COUNTERS;
type GaugeName = keyof typeof GAUGES;

const PREFIX = 'site_';

/** Counters and current values of the process, for `/metrics`. */
export interface Metrics {
  count(name: CounterName): void;
  /** A value that is read when the figures are asked for. */
  observe(name: GaugeName, read: () => number): void;
  /** Adds what Node says of its process: processor, memory, open files, event loop, collector. */
  observeProcess(): void;
  value(name: CounterName | GaugeName): Promise<number>;
  /** The figures in Prometheus' text format. */
  text(): Promise<string>;
}

/** Metrics whose counters are zero. */
export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const counters = Object.fromEntries(
    Object.entries(COUNTERS).map(([name, help]) => [
      name,
      new Counter({ name: `${PREFIX}${name}_total`, help, registers }),
    ]),
  ) as Record<CounterName, Counter>;
  const reads: Partial<Record<GaugeName, () => number>> = {};
  const gauges = Object.fromEntries(
    Object.entries(GAUGES).map(([name, help]) => {
      function collect(this: Gauge): void {
        this.set(reads[name as GaugeName]?.() ?? 0);
      }
      return [name, new Gauge({ name: `${PREFIX}${name}`, help, registers, collect })];
    }),
  ) as Record<GaugeName, Gauge>;

  function observe(name: GaugeName, read: () => number): void {
    reads[name] = read;
  }

  return {
    count: (name) => counters[name].inc(),
    observe,
    observeProcess() {
      collectDefaultMetrics({ register: registry, prefix: PREFIX });
      observe('thread_cpu_seconds', () => {
        const { user, system } = process.threadCpuUsage();
        return (user + system) / 1e6;
      });
    },
    async value(name) {
      const { values } = await { ...counters, ...gauges }[name].get();
      return values[0]?.value ?? 0;
    },
    text: () => registry.metrics(),
  };
}
