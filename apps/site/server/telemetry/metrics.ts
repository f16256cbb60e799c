import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counters, with their meaning for the person who reads the figures. */
const COUNTERS = {
  api_calls: 'Reads asked of the web API',
  api_silences: 'Reads that the web API did not answer in time, or not at all',
  dictionaries_sent: 'Compression dictionaries sent to browsers',
  disk_files_corrupted: 'Files on disk that were not what had been written',
  images_made: 'Pictures resized for a first visitor',
  images_made_smaller: 'Pictures encoded again as AVIF',
  page_cache_hits: 'Pages answered from memory',
  page_cache_misses: 'Pages that a visitor waited for',
  page_cache_stale_if_error: 'Old pages served because a new one could not be rendered',
  page_dictionary_answers: 'Pages answered in terms of a compression dictionary',
  page_renders: 'Pages rendered',
  page_warm_failures: 'Main pages that could not be rendered again after a change',
  picture_process_deaths: 'Ends of the picture process that nobody asked for',
  share_pictures_made: 'Link previews drawn',
} as const;

/** Values that are read when the figures are requested. */
const GAUGES = {
  api_silent: '1 since the web API did not answer, until it does again',
  certificate_expires_timestamp_seconds:
    'When the certificate of the public address ends; 0 while unknown',
  disk_free_bytes: 'Free space of the disk with the data folder; 0 without a data folder',
  page_cache_bytes: 'Bytes of the pages in memory',
  page_cache_entries: 'Pages in memory',
  pages_read_ahead: 'Addresses whose content is stored for a time without the content service',
  pictures_running: 'Pictures that are being made',
  pictures_waiting: 'Pictures that wait to be made',
  thread_cpu_seconds: 'Processor time of the thread that renders and answers',
} as const;

/** Kinds of answers, for the durations of requests. */
const KINDS = ['cached-page', 'page', 'file', 'picture', 'form', 'other'] as const;

/** Kind of an answer: a page from memory, any other page, a file, a picture, a form, the rest. */
export type AnswerKind = (typeof KINDS)[number];

/** Ranges of durations in seconds: a cached page takes less than 1 ms, a form gives up after 30 s. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type CounterName = keyof typeof COUNTERS;
type GaugeName = keyof typeof GAUGES;

const PREFIX = 'site_';

/** Counters and current values of the process, for `/metrics`. */
export interface Metrics {
  count(name: CounterName): void;
  /** A value that is read when the figures are requested. */
  observe(name: GaugeName, read: () => number | Promise<number>): void;
  /** Adds one answer with its status and its time in ms. */
  addRequest(kind: AnswerKind, status: number, ms: number): void;
  /** Adds Node's figures of its process: processor, memory, open files, event loop, collector. */
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
  const requests = new Histogram({
    name: `${PREFIX}request_seconds`,
    help: 'Time to the end of an answer, by kind of answer and class of status',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  // A series that begins with its first failure shows no increase, and raises no alert.
  for (const kind of KINDS) requests.zero({ kind, status: '5xx' });
  const cachedPage = requests.labels({ kind: 'cached-page', status: '2xx' });
  const reads: Partial<Record<GaugeName, () => number | Promise<number>>> = {};
  const gauges = Object.fromEntries(
    Object.entries(GAUGES).map(([name, help]) => {
      async function collect(this: Gauge): Promise<void> {
        this.set((await reads[name as GaugeName]?.()) ?? 0);
      }
      return [name, new Gauge({ name: `${PREFIX}${name}`, help, registers, collect })];
    }),
  ) as Record<GaugeName, Gauge>;

  function observe(name: GaugeName, read: () => number | Promise<number>): void {
    reads[name] = read;
  }

  return {
    count: (name) => counters[name].inc(),
    observe,
    addRequest(kind, status, ms) {
      // Looking up the labels costs more than all else, and cached pages are most answers.
      if (kind === 'cached-page' && status === 200) cachedPage.observe(ms / 1_000);
      else requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
    },
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
