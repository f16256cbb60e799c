import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import { runOrRefuse } from '../../tools/processes/child.ts';
import { Refusal } from '../../tools/refusal.ts';
import { inheritedEnvironment } from '../../tools/settings/env.ts';
import { median } from '../load/client.ts';
import type { BenchGround, Figure } from './bench-ground.ts';
import { BROWSER_FLAGS } from './browser.ts';
import { pagesOfAllKinds, servePlainPages } from './plain-pages.ts';

const FOLDER = join(ROOT, 'bench/measures/lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** Categories, in the order of their scores. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The score that differs from run to run: the others are those of a page's first run. */
const TIMED = CATEGORIES.slice(0, 1);

/** Measurements of each page and of its plain page, unless LIGHTHOUSE_RUNS says otherwise. */
const RUNS = 5;

/** Result of one page: scores up to 100 of the requested categories, times in ms. */
type Report = { scores: number[]; lcp: number; tbt: number; cls: number };

/** Result of a page of the site, with the blocking time of the plain page with the same text, in ms. */
type Page = { path: string; report: Report; plainTbt: number };

/** Limits for every page; times in ms. */
const BAR = { score: 100, lcp: 1_250, cls: 0.001 };

/** Most blocking time: this multiple of the plain page's, or, if that is less, this many ms. */
const TBT = { times: 1.5, least: 30 };

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

/** Lighthouse sometimes loses its browser; a page that really cannot be measured fails each time. */
async function look(...of: Parameters<typeof lookOnce>): Promise<Report> {
  for (let left = 2; ; left -= 1) {
    try {
      return await lookOnce(...of);
    } catch (error) {
      if (left === 0 || !(error instanceof Refusal)) throw error;
    }
  }
}

async function lookOnce(
  address: string,
  asked: readonly (typeof CATEGORIES)[number][],
  [chromium, stop]: [string, AbortSignal],
): Promise<Report> {
  const output = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    // Lighthouse's own browser is English and would be redirected from / to /en.
    `--extra-headers='{"Accept-Language":"pl"}'`,
    `--only-categories=${asked.join(',')}`,
    // It is for the accessibility of pictures, and takes a second.
    ...(asked === TIMED ? ['--disable-full-page-screenshot'] : []),
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
    scores: asked.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Each figure's median; a score that was measured once counts as it is. */
function medianOf(reports: readonly Report[]): Report {
  const of = (figure: (report: Report) => number | undefined) =>
    median(reports.flatMap((report) => figure(report) ?? []));
  return {
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index])),
    ...{ lcp: of(({ lcp }) => lcp), tbt: of(({ tbt }) => tbt), cls: of(({ cls }) => cls) },
  };
}

function isWithin({ report: { scores, lcp, tbt, cls }, plainTbt }: Page): boolean {
  const whole = scores.every((score) => score >= BAR.score);
  const mostTbt = Math.max(TBT.least, TBT.times * plainTbt);
  return whole && lcp <= BAR.lcp && tbt <= mostTbt && cls <= BAR.cls;
}

function inWords({ path, report: { scores, lcp, tbt, cls }, plainTbt }: Page): string {
  const blocked = `TBT ${Math.round(tbt)} ms (plain page ${Math.round(plainTbt)})`;
  return `${path}: ${scores.join('/')}, LCP ${Math.round(lcp)} ms, ${blocked}, CLS ${cls.toFixed(3)}`;
}

/** A page and its plain page in turn, so that both run under the same conditions; medians. */
async function measurePage(
  path: string,
  [site, plain]: [string, string],
  runs: number,
  around: [string, AbortSignal],
): Promise<Page> {
  // The first visit renders the page and its pictures.
  await fetch(site + path).then((response) => response.arrayBuffer());
  const reports: Report[] = [];
  const plainReports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    around[1].throwIfAborted();
    reports.push(await look(site + path, run === 0 ? CATEGORIES : TIMED, around));
    plainReports.push(await look(plain + path, TIMED, around));
  }
  return { path, report: medianOf(reports), plainTbt: medianOf(plainReports).tbt };
}

/** Lighthouse's scores, with its simulated phone, of every kind of page in every language. */
export async function lighthouse(ground: BenchGround): Promise<Figure> {
  const { stop } = ground;
  const { siteAddress: site } = await ground.stack();
  const chromium = await ground.chromium();
  await requireLighthouse(stop);
  const runs = Number(inheritedEnvironment().LIGHTHOUSE_RUNS) || RUNS;
  const found: Page[] = [];
  const plain = await servePlainPages(site);
  try {
    for (const path of await pagesOfAllKinds(site)) {
      const page = await measurePage(path, [site, plain.address], runs, [chromium, stop]);
      process.stdout.write(`  ${inWords(page)}\n`);
      found.push(page);
    }
  } finally {
    await plain.close();
  }
  const good = found.filter(isWithin).length;
  const worst = (figure: (report: Report) => number) =>
    Math.max(...found.map(({ report }) => figure(report)));
  const least = CATEGORIES.map((_, index) =>
    Math.min(...found.map(({ report }) => report.scores[index] ?? 0)),
  );
  return {
    found: `${good} of ${found.length} pages; least scores ${least.join('/')}, longest LCP ${Math.round(worst(({ lcp }) => lcp))} ms, TBT ${Math.round(worst(({ tbt }) => tbt))} ms, CLS ${worst(({ cls }) => cls).toFixed(3)}`,
    bar: `all pages: 100/100/100/100, LCP ${BAR.lcp} ms, TBT ${TBT.times} × the plain page's, CLS 0 (medians of ${runs})`,
    passed: good === found.length,
    details: found.map(inWords),
  };
}
