import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBackOffice } from '../../tools/gate/back-office.ts';
import type { TestStack } from '../../tools/gate/test-stack.ts';
import { cpuSeconds } from '../load/cores.ts';
import { childOf, peakMiB } from '../load/memory.ts';
import { type Asked, askFor, askForAll } from '../load/site.ts';
import type { BenchGround } from './bench-ground.ts';
import type { BenchRow, Figure } from './row.ts';

/** Originals in the media store, without the thumbnails of the CMS. */
function originals({ dataDir }: TestStack): string[] {
  const names = readdirSync(join(dataDir, 'media'));
  return names.filter((name) => /\.(?:webp|jpe?g|png)$/.test(name) && !/-\d+x\d+\./.test(name));
}

function percentileOf(all: readonly { ms: number }[], share: number): number {
  const times = all.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

/** The same resize by the site, reading the original included, and by sharp alone, in turn. */
async function firstResize(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
  const [first = '', ...files] = originals(stack).slice(0, 13);
  sharp.cache(false);
  sharp.concurrency(1);
  const bare = async (file: string) => {
    const started = performance.now();
    await sharp(readFileSync(join(stack.dataDir, 'media', file)), { failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: 960, withoutEnlargement: true })
      .webp({ quality: 71 })
      .toBuffer();
    return performance.now() - started;
  };
  const ours = (file: string) => askFor(stack.siteAddress, `/img/w_960,q_71,f_webp/${file}`);
  await Promise.all([ours(first), bare(first)]);
  let [site, alone] = [0, 0];
  for (const file of files) {
    site += (await ours(file)).ms;
    alone += await bare(file);
  }
  const ratio = site / alone;
  return {
    found: `${ratio.toFixed(2)} × (${files.length} pictures: site ${Math.round(site)} ms, sharp ${Math.round(alone)} ms)`,
    bar: '1.15 ×',
    passed: ratio <= 1.15,
  };
}

const REQUESTS = 4_000;

/** Requests per second of the site's processor time; the client's time is not included. */
async function perProcessorSecond(stack: TestStack, path: string): Promise<number> {
  const paths = Array.from({ length: REQUESTS }, () => path);
  const before = cpuSeconds(stack.pidOf('site'));
  const answers = await askForAll(stack.siteAddress, paths, 32);
  const spent = cpuSeconds(stack.pidOf('site')) - before;
  if (answers.some(({ status }) => status !== 200)) throw new Error(`${path} was refused.`);
  return REQUESTS / spent;
}

async function cached(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
  const page = await (await fetch(`${stack.siteAddress}/`)).text();
  const [file] = /\/assets\/[^"]+\.woff2/.exec(page) ?? [];
  if (!file) throw new Error('The home page names no file of the build.');
  const size = (await askFor(stack.siteAddress, file)).bytes;
  const pictures = await askForAll(
    stack.siteAddress,
    originals(stack)
      .slice(0, 12)
      .map((name) => `/img/w_960,q_71,f_auto/${name}`),
    1,
  );
  const nearest = pictures.sort(
    (one, other) => Math.abs(one.bytes - size) - Math.abs(other.bytes - size),
  )[0] as Asked;
  let [picture, fixed] = [0, 0];
  for (let round = 0; round < 4; round += 1) {
    const both = [
      await perProcessorSecond(stack, nearest.path),
      await perProcessorSecond(stack, file),
    ];
    if (round > 0) [picture, fixed] = [picture + (both[0] ?? 0) / 3, fixed + (both[1] ?? 0) / 3];
  }
  const ratio = picture / fixed;
  return {
    found: `${ratio.toFixed(2)} × (picture of ${nearest.bytes} bytes ${Math.round(picture)}, file of ${size} bytes ${Math.round(fixed)} per second of processor)`,
    bar: '0.7 ×, 1,500/s',
    passed: ratio >= 0.7 && picture >= 1_500,
  };
}

/** Asks for pages until `work` is done; returns the time of each. */
async function pagesDuring(stack: TestStack, work: Promise<unknown>): Promise<Asked[]> {
  let isDone = false;
  const pages: Asked[] = [];
  void work.finally(() => {
    isDone = true;
  });
  for (let turn = 0; !isDone; turn += 1) {
    pages.push(
      await askFor(stack.siteAddress, ['/', '/en', '/de', '/products'][turn % 4] as string),
    );
  }
  return pages;
}

/** The most jobs that ran and waited while `work` was done. */
async function mostDuring(stack: TestStack, work: Promise<unknown>) {
  const most = { running: 0, waiting: 0 };
  const look = async () => {
    const text = await (await fetch(`${stack.siteAddress}/metrics`)).text();
    for (const name of ['running', 'waiting'] as const) {
      const value = Number(new RegExp(`site_pictures_${name} (\\d+)`).exec(text)?.[1]);
      most[name] = Math.max(most[name], value);
    }
  };
  const timer = setInterval(() => void look(), 20);
  await work.finally(() => clearInterval(timer));
  return most;
}

async function flood(stack: TestStack) {
  const paths = originals(stack).flatMap((file) =>
    [360, 480, 640, 768, 960, 1280, 1600].map((width) => `/img/w_${width},q_90,f_jpeg/${file}`),
  );
  const asked = askForAll(stack.siteAddress, paths.slice(0, 200), 200);
  const [answers, pages, most] = await Promise.all([
    asked,
    pagesDuring(stack, asked),
    mostDuring(stack, asked),
  ]);
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return { made: count(200), refused: count(503), asked: answers.length, pages, most };
}

async function load(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
  for (const page of ['/', '/en', '/de', '/products']) await askFor(stack.siteAddress, page);
  const office = await openBackOffice(stack);
  const form = new FormData();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  const picture = await sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: { r: 136, g: 136, b: 136 },
      noise,
    },
  })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'large.jpg');
  form.set('_payload', JSON.stringify({ alt: 'A measured picture' }));
  const { doc } = await office.ask<{ doc: { id: number; filename: string } }>(
    '/media',
    'POST',
    form,
  );
  const cold: Asked[] = [];
  for (const rest of ['q_71,f_webp', 'q_90,f_webp', 'q_71,f_jpeg', 'q_90,f_jpeg']) {
    cold.push(await askFor(stack.siteAddress, `/img/w_640,h_360,${rest}/${doc.filename}`));
  }
  await office.remove(`/media/${doc.id}`);
  const slowest = Math.round(Math.max(...cold.map(({ ms }) => ms)));
  const { made, refused, asked, pages, most } = await flood(stack);
  const memory = peakMiB(childOf(stack.pidOf('site'), 'image-process'));
  const p99 = Math.round(percentileOf(pages, 0.99));
  return {
    found: `cold ${slowest} ms; of ${asked} at once ${made} made, ${refused} asked to come later; at most ${most.running} decoding, ${most.waiting} waiting; pages p99 ${p99} ms; ${memory} MiB`,
    bar: '400 ms; 2 decoding, 64 waiting; 100 ms; 512 MiB',
    passed:
      slowest <= 400 &&
      cold.every(({ status }) => status === 200) &&
      made + refused === asked &&
      most.running <= 2 &&
      most.waiting <= 64 &&
      p99 <= 100 &&
      memory <= 512,
  };
}

/** Pictures: how close the work is to sharp's own, and what happens under overload. */
export const PICTURE_ROWS: readonly BenchRow[] = [
  {
    id: 'resize',
    group: 'pictures',
    title: 'First resize of a picture, against sharp alone',
    measure: firstResize,
  },
  {
    id: 'cached',
    group: 'pictures',
    title: 'A picture that is made, against a file of the build',
    measure: cached,
  },
  {
    id: 'L12',
    group: 'pictures',
    title: 'A picture of 12 megapixels; 200 pictures at once beside pages',
    measure: load,
  },
];
