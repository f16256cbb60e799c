import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../../tools/paths.ts';
import { findFreePort } from '../../tools/processes/ports.ts';
import { requireProgram } from '../../tools/processes/system-package.ts';
import { Refusal } from '../../tools/refusal.ts';
import { untilSo } from './trial.ts';

/** A real Prometheus with the shipped rules. */
export type Watch = {
  /** Waits until the alert fires, or ends. @returns seconds waited; `null` after the limit */
  until(alert: string, isFiring: boolean, withinSeconds: number): Promise<number | null>;
  stop(): Promise<void>;
};

/** Addresses of the applications, each without a path. */
export type Targets = Partial<Record<'site' | 'cms', string>>;

/** Between two readings, in s: the shipped configuration reads every 15. */
const READ_EVERY = 2;
/** Range of a rate, in s: the shipped rules have ranges of minutes. */
const LOOK_BACK = 40;
const READ_WITHIN_MS = 60_000;

const MONITORING = join(ROOT, 'deploy', 'monitoring');

type Rules = { groups: { rules: { expr: string; for: string }[] }[] };
type Jobs = { scrape_configs: { job_name: 'site' | 'cms'; static_configs: unknown }[] };

/** The shipped rules with their thresholds: only their waiting times and ranges are shorter. */
function rulesAtOnce(): string {
  const rules = parse(readFileSync(join(MONITORING, 'alerts.yml'), 'utf8')) as Rules;
  for (const rule of rules.groups.flatMap((group) => group.rules)) {
    rule.for = '0s';
    rule.expr = rule.expr.replace(/\[\d+m\]/g, `[${LOOK_BACK}s]`);
  }
  return stringify(rules);
}

function configurationFor(targets: Targets): string {
  const shipped = parse(readFileSync(join(MONITORING, 'prometheus.yml'), 'utf8')) as Jobs;
  const jobs = shipped.scrape_configs.flatMap((job) => {
    const target = targets[job.job_name];
    return target ? [{ ...job, static_configs: [{ targets: [new URL(target).host] }] }] : [];
  });
  const every = `${READ_EVERY}s`;
  const global = { scrape_interval: every, evaluation_interval: every };
  return stringify({ ...shipped, global, scrape_configs: jobs });
}

const ALERTS = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: z.object({ alertname: z.string() }), state: z.string() })),
  }),
});
const RESULT = z.object({ data: z.object({ result: z.array(z.unknown()) }) });

/**
 * Starts Debian's Prometheus in a temporary folder, on a free port of loopback; waits until it has
 * read every target.
 *
 * @throws Refusal when it is not installed and cannot be, or does not start
 */
export async function startPrometheus(targets: Targets): Promise<Watch> {
  const program = await requireProgram('prometheus', 'prometheus', new AbortController().signal);
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-prometheus-'));
  writeFileSync(join(folder, 'alerts.yml'), rulesAtOnce());
  writeFileSync(join(folder, 'prometheus.yml'), configurationFor(targets));
  const address = `127.0.0.1:${await findFreePort()}`;
  const options = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${address}`,
  ];
  const child = spawn(program, options, { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('close', resolve));
  const api = async (path: string) => (await fetch(`http://${address}/api/v1${path}`)).json();

  const isFiring = async (alert: string) => {
    const { data } = ALERTS.parse(await api('/alerts'));
    return data.alerts.some(
      ({ labels, state }) => labels.alertname === alert && state === 'firing',
    );
  };
  const readAll = async () => {
    const { data } = RESULT.parse(await api('/query?query=up%3D%3D1'));
    return data.result.length === Object.keys(targets).length;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const seconds = await untilSo(() => readAll().catch(() => false), READ_WITHIN_MS);
  if (seconds * 1_000 >= READ_WITHIN_MS) {
    await stop();
    throw new Refusal('Prometheus reads no figures.');
  }
  return {
    async until(alert, wanted, within) {
      const passed = await untilSo(async () => (await isFiring(alert)) === wanted, within * 1_000);
      return passed < within ? passed : null;
    },
    stop,
  };
}
