import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import { Refusal } from '../../tools/refusal.ts';
import { runOrRefuse } from '../../tools/running/child.ts';
import { inheritedEnvironment } from '../../tools/settings/env.ts';
import { BROWSER_FLAGS } from './browser.ts';
import { pagesOfAllKinds } from './page-list.ts';
import type { BenchRow, Figure } from './row.ts';

const FOLDER = join(ROOT, 'bench/measures/lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** Categories, in the order of their scores. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** These are measured five times, the others once, unless LIGHTHOUSE_RUNS says how often. */
const OFTEN = ['/', '/en', '/de'];

/** Result of one page: scores up to 100, times in ms. */
interface Report {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
}

/** Result of a page of the site. */
interface Page {
  path: string;
  runs: number;
  report: Report;
}

/** Limits for every page. */
const BAR = { score: 100, lcp: 1_200, tbt: 30, cls: 0.001 };

type Audits = Record<string, { numericValue?: number }>;
type Scores = Record<string, { score: number | null }>;

/**
 * Lighthouse has a lock file of its own, so that no other command installs its hundred packages.
 */
async function requireLighthouse(stop: AbortSignal): Promise<void> {
  if (existsSync(PROGRAM)) return;
  const line = 'npm ci --ignore-scripts --no-audit --no-fund';
  await runOrRefuse({ line, cwd: FOLDER, environment: inheritedEnvironment() }, `"${line}"`, stop);
}

/**
 * Lighthouse sometimes loses its browser; a page that really cannot be measured fails each time.
 */
const TRIES = 3;

async function lookPatiently(
  address: string,
  chromium: string,
  stop: AbortSignal,
): Promise<Report> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await look(address, chromium, stop);
    } catch (error) {
      if (left === 0 || !(error instanceof Refusal)) throw error;
    }
  }
}

async function look(address: string, chromium: string, stop: AbortSignal): Promise<Report> {
  const output = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    // Lighthouse's own browser is English and would be redirected from / to /en.
    `--extra-headers='{"Accept-Language":"pl"}'`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags="${BROWSER_FLAGS.join(' ')}"`,
  ];
  const line = `node ${PROGRAM} ${address} ${options.join(' ')}`;
  const environment = { ...inheritedEnvironment(), CHROME_PATH: chromium };
  await runOrRefuse({ line, cwd: FOLDER, environment }, `Lighthouse of ${address}`, stop);
  const { audits, categories } = JSON.parse(await readFile(output, 'utf8')) as {
    audits: Audits;
    categories: Scores;
  };
  await rm(output);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** Each figure's median. */
function medianOf(reports: readonly Report[]): Report {
  const of = (figure: (report: Report) => number) => median(reports.map(figure));
  return {
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  };
}

function isWithin({ scores, lcp, tbt, cls }: Report): boolean {
  const whole = scores.every((score) => score >= BAR.score);
  return whole && lcp <= BAR.lcp && tbt <= BAR.tbt && cls <= BAR.cls;
}

function runsOf(path: string): number {
  const wanted = Number(inheritedEnvironment().LIGHTHOUSE_RUNS ?? 0);
  return wanted > 0 ? wanted : OFTEN.includes(path) ? 5 : 1;
}

function inWords({ path, runs, report: { scores, lcp, tbt, cls } }: Page): string {
  const times = `LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`;
  return `${path}: ${scores.join('/')}, ${times} (${runs === 1 ? 'one run' : `median of ${runs}`})`;
}

async function measure(chromium: string, site: string, stop: AbortSignal): Promise<Figure> {
  await requireLighthouse(stop);
  const found: Page[] = [];
  for (const path of await pagesOfAllKinds(site)) {
    // The first visit renders the page and its pictures.
    await fetch(site + path).then((response) => response.arrayBuffer());
    const reports: Report[] = [];
    for (let run = runsOf(path); run > 0; run -= 1) {
      stop.throwIfAborted();
      reports.push(await lookPatiently(site + path, chromium, stop));
    }
    const page = { path, runs: reports.length, report: medianOf(reports) };
    process.stdout.write(`  ${inWords(page)}\n`);
    found.push(page);
  }
  const good = found.filter(({ report }) => isWithin(report)).length;
  const worst = (figure: (report: Report) => number) =>
    Math.max(...found.map(({ report }) => figure(report)));
  const least = CATEGORIES.map((_, index) =>
    Math.min(...found.map(({ report }) => report.scores[index] ?? 0)),
  );
  return {
    found: `${good} of ${found.length} pages; least scores ${least.join('/')}, longest LCP ${Math.round(worst(({ lcp }) => lcp))} ms, TBT ${Math.round(worst(({ tbt }) => tbt))} ms, CLS ${worst(({ cls }) => cls).toFixed(3)}`,
    bar: 'all pages: 100/100/100/100, LCP 1200 ms, TBT 30 ms, CLS 0',
    passed: good === found.length,
    details: found.map(inWords),
  };
}

/** Lighthouse's scores, with its simulated phone, of every kind of page in every language. */
export const LIGHTHOUSE_ROW: BenchRow = {
  id: 'lighthouse',
  group: 'pages',
  title: 'Lighthouse, mobile, simulated throttling',
  measure: async (ground) =>
    measure(await ground.chromium(), (await ground.stack()).siteAddress, ground.stop),
};
