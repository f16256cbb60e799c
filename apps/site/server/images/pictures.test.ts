import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { imageUrl } from '../../app/ui/picture/image-url.ts';
import type { Middleware } from '../http/request-context.ts';
import type { DiskStore } from '../storage/disk-store.ts';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { startImageWorker } from './image-worker.ts';
import { PICTURE_PROGRAM } from './picture-program.ts';
import { pictures } from './pictures.ts';

let api: FakeApi;
let made: { first: number; smaller: number };
let stored: Map<string, Buffer<ArrayBuffer>>;
let middleware: Middleware;
let time = 0;

/** One for all tests: its process takes a second to start. */
const worker = startImageWorker(PICTURE_PROGRAM, () => undefined);

const blank = { width: 1600, height: 1200, channels: 3 as const, background: '#0066bb' };
const team = await sharp({ create: blank })
  .withExif({ IFD0: { Artist: 'Jan' } })
  .jpeg()
  .toBuffer();

beforeEach(async () => {
  api = await startFakeApi();
  api.media['team.jpg'] = team;
  api.media['broken.jpg'] = Buffer.from('no picture');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');
  Object.assign(api.media, { 'page.png': svg, 'logo.svg': svg });
  [made, stored] = [{ first: 0, smaller: 0 }, new Map()];
  middleware = newMiddleware();
});

function newMiddleware(): Middleware {
  const disk: DiskStore = {
    get: async (key) => stored.get(key) ?? null,
    set: async (key, bytes) => void stored.set(key, Buffer.from(bytes)),
    delete: async (key) => void stored.delete(key),
  };
  return pictures({
    apiUrl: api.url,
    worker,
    disk,
    now: () => time,
    onMake: (kind) => {
      made[kind] += 1;
    },
  });
}

const AVIF = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

async function ask(path: string, headers: HeadersInit = {}, from = middleware): Promise<Response> {
  return from(testRequest(path, { headers, address: '127.0.0.1' }), behind);
}

test.each([
  [{ width: 640 }, 640, 480, 'webp'],
  [{ width: 640, ratio: '16:9' }, 640, 360, 'webp'],
  [{ width: 290, ratio: '2:3', quality: 90 }, 290, 435, 'webp'],
  [{ width: 69, ratio: '1:1', format: 'png' }, 69, 69, 'png'],
  [{ width: 1920 }, 1600, 1200, 'webp'],
  [{ width: 360, format: 'jpeg' }, 360, 270, 'jpeg'],
  [{ width: 480, ratio: '1:1', part: { share: 3, across: 10, down: 0 } }, 480, 480, 'webp'],
] as const)('%j gives a picture of %i × %i', async (variant, width, height, format) => {
  const answer = await ask(imageUrl('/media/team.jpg', variant));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(`image/${format}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const picture = await sharp(await answer.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ width, height, format });
  expect(picture.exif).toBeUndefined();
});

test.each([
  '/img/w_640,q_0,f_webp/team.jpg',
  '/img/w_640,q_71.5,f_webp/team.jpg',
  '/img/w_641,q_71,f_webp/team.jpg',
  '/img/w_640,q_071,f_webp/team.jpg',
  '/img/w_640,h_360,p_11,q_71,f_webp/team.jpg',
  '/img/w_640,h_640,s_4,x_1,y_1,q_71,f_webp/team.jpg',
  '/img/w_640,h_640,s_3,x_1.3,y_1,q_71,f_webp/team.jpg',
  '/img/w_640,h_360,s_3,x_1,y_1,q_71,f_webp/team.jpg',
  '/img/w_1920,h_1920,s_3,x_1,y_1,q_71,f_webp/team.jpg',
  '/img/w_640,q_71,f_avif/team.jpg',
  '/img/w_640,h_361,q_71,f_webp/team.jpg',
  '/img/w_640,q_71,f_exe/team.jpg',
  '/img/w_640,q_71,f_webp/logo.svg',
  '/img/original/team.jpg',
  '/img/w_640,q_71,f_webp/http%3A%2F%2F127.0.0.1%2Fa.jpg',
  '/img/w_640,q_71,f_webp/%2e%2e%2fleads.jpg',
  '/img/w_640,q_71,f_webp/a/team.jpg',
  '/img/w_640,q_71,f_webp/.hidden.jpg',
  '/img/',
])('I98, I99, I100 %s is 400 without a call', async (path) => {
  expect((await ask(path)).status).toBe(400);
  expect(api.calls).toEqual([]);
});

test('an SVG is served unchanged, and cannot run scripts', async () => {
  const answer = await ask(imageUrl('/media/logo.svg', { width: 640 }));
  expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(await answer.text()).toContain('<svg');
});

test('what is missing is 404, what is no picture 422, and with the media store gone 503', async () => {
  expect((await ask('/img/w_640,q_71,f_webp/missing.jpg')).status).toBe(404);
  expect((await ask('/img/w_640,q_71,f_webp/broken.jpg')).status).toBe(422);
  expect((await ask('/img/w_640,q_71,f_webp/page.png')).status).toBe(422);
  api.mode = 'gone';
  const answer = await ask('/img/w_640,q_71,f_webp/team.jpg');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('a picture is made once for all requests, and not again after a restart', async () => {
  const path = imageUrl('/media/team.jpg', { width: 640 });
  await Promise.all(Array.from({ length: 20 }, () => ask(path)));
  await ask(path);
  expect(made.first).toBe(1);
  api.mode = 'gone';
  expect((await ask(path, {}, newMiddleware())).status).toBe(200);
  expect(made.first).toBe(1);
});

test('L12 two are made at once, sixty-four wait, the rest is asked to come later', async () => {
  for (let number = 0; number < 100; number += 1) {
    api.media[`p${number}.jpg`] = api.media['broken.jpg'] as Uint8Array;
  }
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, number) => ask(`/img/w_69,q_71,f_webp/p${number}.jpg`)),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(100 - 2 - 64);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
});

test('an address may cause 240 new pictures a minute, and get all finished ones', async () => {
  const askFrom = async (address: string, number: number) =>
    (await middleware(testRequest(`/img/w_69,q_71,f_webp/n${number}.jpg`, { address }), behind))
      .status;
  expect((await ask('/img/w_69,q_71,f_webp/team.jpg')).status).toBe(200);
  for (let number = 0; number < 240; number += 60) {
    const sixty = Array.from({ length: 60 }, (_, more) => askFrom('2001:db8::1', number + more));
    expect(new Set(await Promise.all(sixty))).toEqual(new Set([404]));
  }
  expect(await askFrom('2001:db8::2', 240)).toBe(429);
  expect(await askFrom('2001:db8:0:1::1', 240)).toBe(404);
  const there = testRequest('/img/w_69,q_71,f_webp/team.jpg', { address: '2001:db8::2' });
  expect((await middleware(there, behind)).status).toBe(200);
  time += 60_000;
  expect(await askFrom('2001:db8::2', 240)).toBe(404);
});

test('a decompression bomb is refused', async () => {
  const vast = { ...blank, width: 7_100, height: 7_100 };
  api.media['vast.png'] = await sharp({ create: vast }).png({ compressionLevel: 1 }).toBuffer();
  expect((await ask('/img/w_640,q_71,f_webp/vast.png')).status).toBe(422);
});

test('a browser that takes AVIF gets WebP at once, and the smaller AVIF when it is made', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const noisy = { ...blank, width: 640, height: 480, noise };
  api.media['noisy.png'] = await sharp({ create: noisy }).png().toBuffer();
  const path = imageUrl('/media/noisy.png', { width: 360 });
  const first = await ask(path, AVIF);
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  await expect.poll(() => made.smaller).toBe(1);
  const second = await ask(path, AVIF);
  expect(second.headers.get('content-type')).toBe('image/avif');
  expect(second.headers.get('cache-control')).toContain('immutable');
  expect(second.headers.get('vary')).toBe('Accept');
  expect((await second.arrayBuffer()).byteLength).toBeLessThan(
    (await first.arrayBuffer()).byteLength,
  );
  const { headers } = await ask(path);
  expect([headers.get('content-type'), headers.get('vary')]).toEqual(['image/webp', 'Accept']);
});

test('where to cut is part of the address, so that a new focal point gives a new picture', async () => {
  const half = (background: string) => ({
    create: { width: 800, height: 800, channels: 3 as const, background },
  });
  const right = await sharp(half('#0000ff')).png().toBuffer();
  api.media['halves.png'] = await sharp(half('#ff0000'))
    .extend({ right: 800, background: '#0000ff' })
    .composite([{ input: right, left: 800, top: 0 }])
    .png()
    .toBuffer();
  const colourAt = async (cut: 0 | 10) => {
    const path = imageUrl('/media/halves.png', { width: 360, ratio: '1:1', cut, format: 'png' });
    const picture = sharp(await (await ask(path)).arrayBuffer());
    expect(await picture.metadata()).toMatchObject({ width: 360, height: 360 });
    return [...(await picture.resize(1, 1).removeAlpha().raw().toBuffer())];
  };
  expect(await colourAt(0)).toEqual([255, 0, 0]);
  expect(await colourAt(10)).toEqual([0, 0, 255]);
});
