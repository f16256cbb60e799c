import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../tools/paths.ts';
import { runOrRefuse } from '../../tools/processes/child.ts';
import { requireProgram } from '../../tools/processes/system-package.ts';
import { inheritedEnvironment } from '../../tools/settings/env.ts';
import { CORES } from './cores.ts';

const summary = z.object({
  requests: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  /** Answers other than 2xx and 3xx, and connections that failed. */
  failed: z.number(),
});

/** Result of wrk; latencies in ms. */
export type Load = z.infer<typeof summary> & { perSecond: number };

/** One thread asks for the paths in turn, as fast as it gets answers. */
export type LoadOptions = {
  /** Origin. */
  address: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
};

/** Loads a server with wrk, from a core of its own, asking for gzip. */
export async function load(options: LoadOptions, stop: AbortSignal): Promise<Load> {
  const program = await requireProgram('wrk', 'wrk', stop);
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  try {
    const script = join(folder, 'paths.lua');
    writeFileSync(script, scriptFor(options.paths));
    const { address, connections, seconds } = options;
    const line = `taskset -c ${CORES.client} ${program} -t1 -c${connections} -d${seconds}s -s ${script} ${address}`;
    const command = { line, cwd: ROOT, environment: inheritedEnvironment() };
    const said = await runOrRefuse(command, 'wrk', stop);
    const found = summary.parse(JSON.parse(said.find((text) => text.startsWith('{')) ?? '{}'));
    return { ...found, perSecond: Math.round(found.requests / found.seconds) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function scriptFor(paths: readonly string[]): string {
  return `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
wrk.headers['Accept-Encoding'] = 'gzip'
request = function()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3, failed))
end
`;
}
