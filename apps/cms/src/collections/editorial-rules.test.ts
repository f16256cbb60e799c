import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { File, Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing/running-api.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

let api: RunningApi;
let payload: Payload;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
});

afterAll(() => api.stop());

/** The error message of an action, and its fields. */
async function refusal(save: Promise<unknown>): Promise<string[]> {
  const error = await save.then(
    () => null,
    (reason: { data?: { errors?: { path: string }[] }; message: string }) => reason,
  );
  if (!error) return [];
  return error.data?.errors?.map((one) => one.path) ?? [error.message];
}

async function pictureFile(background: string, name = 'Próba Koloru.png'): Promise<File> {
  const channels = { width: 40, height: 30, channels: 3, background } as const;
  const data = await sharp({ create: channels }).png().toBuffer();
  return { data, name, mimetype: 'image/png', size: data.length };
}

async function describedPicture(...locales: ('pl' | 'en' | 'de')[]): Promise<number> {
  const file = await pictureFile('#336699');
  const { id } = await payload.create({ collection: 'media', data: { alt: 'Wzór' }, file });
  for (const locale of locales) {
    await payload.update({ collection: 'media', id, locale, data: { alt: `Wzór ${locale}` } });
  }
  return id;
}

describe('redirects', () => {
  const redirect = (from: string, to: string, status: '301' | '302' = '301') =>
    payload.create({ collection: 'redirects', data: { from, to, status } });

  test('one hop each: no loop, no chain, from either end', async () => {
    await redirect('/blog/stary', '/blog/erp/nowy');
    expect(await refusal(redirect('/a', '/a'))).toEqual(['to']);
    expect(await refusal(redirect('/a', '/a/?x=1'))).toEqual(['to']);
    expect(await refusal(redirect('/a?x=1', '/a?y=2&X=1#z'))).toEqual(['to']);
    expect(await refusal(redirect('/a?x=1&y=2', '/a?y=2&z=3&x=1'))).toEqual(['to']);
    expect(await refusal(redirect('/a?x=1', '/a?x=2'))).toEqual([]);
    expect(await refusal(redirect('/b', '/a?q=3&x=1'))).toEqual(['to']);
    expect(await refusal(redirect('/a?x=2&y=2', '/about'))).toEqual([]);
    expect(await refusal(redirect('/blog/erp/nowy', '/blog/stary'))).toEqual(['to']);
    expect(await refusal(redirect('/blog/starszy', '/blog/stary'))).toEqual(['to']);
    expect(await refusal(redirect('/blog/starszy', '/blog/stary/#wstep'))).toEqual(['to']);
    expect(await refusal(redirect('/blog/erp/nowy', '/blog/erp/najnowszy'))).toEqual(['from']);
    expect(await refusal(redirect('/kontakt', '/contact'))).toEqual([]);
  });

  test('the same old address only once, and only as a whole path', async () => {
    await redirect('/stare', '/about');
    expect(await refusal(redirect('/stare', '/contact'))).not.toEqual([]);
    for (const from of ['stare', '/stare/', '/', '/a#b', '/a b', 'https://x.example']) {
      expect(await refusal(redirect(from, '/about')), from).toEqual(['from']);
    }
  });

  test('changing a redirect does not conflict with itself', async () => {
    const { id } = await redirect('/zmienny', '/about');
    const change = payload.update({ collection: 'redirects', id, data: { to: '/careers' } });
    expect(await refusal(change)).toEqual([]);
  });
});

describe('addresses', () => {
  const root = { type: 'root', version: 1, direction: null, format: '' as const, indent: 0 };
  const text = { type: 'text', version: 1, text: 'Treść' };
  const content = {
    root: { ...root, children: [{ type: 'paragraph', version: 1, children: [text] }] },
  };
  const post = (slug: string) =>
    payload.create({
      collection: 'posts',
      data: {
        language: 'pl',
        title: 'Wpis',
        description: 'Opis',
        content,
        slug,
        publishedAt: '2026-01-01',
        _status: 'published',
      },
    });

  test('a post cannot take a category’s address, nor a category a post’s', async () => {
    await payload.create({ collection: 'categories', data: { name: 'Chmura', slug: 'chmura' } });
    expect(await refusal(post('chmura'))).toEqual(['slug']);
    await post('raporty-w-chmurze');
    const category = { name: 'Raporty', slug: 'raporty-w-chmurze' };
    expect(await refusal(payload.create({ collection: 'categories', data: category }))).toEqual([
      'slug',
    ]);
  });

  test('an address left empty is made from the title', async () => {
    const tag = await payload.create({
      collection: 'tags',
      data: { name: 'Łańcuch dostaw' } as never,
    });
    expect(tag.slug).toBe('lancuch-dostaw');
  });

  test.each(['//evil.example', 'javascript:alert(1)', '/a b', 'http://x.example', 'contact'])(
    'a button cannot lead to %s',
    async (buttonDestination) => {
      const slide = { title: 'T', subtitle: 'S', order: 1, buttonDestination };
      const image = await describedPicture('en', 'de');
      const save = payload.create({
        collection: 'slides',
        data: { ...slide, image, _status: 'published' },
      });
      expect(await refusal(save)).toEqual(['buttonDestination']);
    },
  );
});

describe('languages', () => {
  const member = {
    icon: 'truck',
    cardTitle: 'Trasy',
    featureElements: [{ name: 'Mapa' }],
  } as const;

  test('only Polish is required, and the others fall back to it', async () => {
    const data = {
      ...member,
      featureElements: [...member.featureElements],
      _status: 'published' as const,
    };
    const { id } = await payload.create({ collection: 'features', data });
    const german = await payload.findByID({ collection: 'features', id, locale: 'de' });
    expect(german.cardTitle).toBe('Trasy');
    const emptied = payload.update({
      collection: 'features',
      id,
      locale: 'de',
      data: { cardTitle: '' },
    });
    expect(await refusal(emptied)).toEqual([]);
  });

  test('a row added in English cannot be published before it has its Polish text', async () => {
    const data = {
      ...member,
      featureElements: [...member.featureElements],
      _status: 'published' as const,
    };
    const { id, featureElements } = await payload.create({ collection: 'features', data });
    const more = { featureElements: [...(featureElements ?? []), { name: 'Only English' }] };
    const call = { collection: 'features', id, locale: 'en', data: more } as const;
    expect(await refusal(payload.update(call))).toEqual(['featureElements.1.name']);
    const draft = payload.update({ ...call, draft: true, data: { ...more, _status: 'draft' } });
    expect(await refusal(draft)).toEqual([]);
  });

  test('a document begun in English cannot be published without Polish', async () => {
    const data = { ...member, featureElements: [], _status: 'published' as const };
    const save = payload.create({ collection: 'features', locale: 'en', data });
    expect(await refusal(save)).toEqual(['cardTitle']);
  });
});

describe('pictures', () => {
  const slide = (image: number) =>
    payload.create({
      collection: 'slides',
      data: { title: 'T', subtitle: 'S', order: 1, image, _status: 'published' },
    });

  test('need a description in Polish to be stored, and in every language to be published', async () => {
    const file = await pictureFile('#ffffff');
    const bare = payload.create({ collection: 'media', data: {} as never, file });
    expect(await refusal(bare)).toEqual(['alt']);
    expect(await refusal(slide(await describedPicture()))).toEqual(['image']);
    expect(await refusal(slide(await describedPicture('en')))).toEqual(['image']);
    expect(await refusal(slide(await describedPicture('en', 'de')))).toEqual([]);
  });

  test('get a placeholder colour and a name that changes with the bytes', async () => {
    const create = async (background: string) =>
      payload.create({
        collection: 'media',
        data: { alt: 'Kolor' },
        file: await pictureFile(background),
      });
    const red = await create('#cc0000');
    const blue = await create('#0000cc');
    expect([red.color, blue.color]).toEqual(['#cc0000', '#0000cc']);
    expect(red.filename).toMatch(/^proba-koloru-[0-9a-f]{8}\.png$/);
    expect(red.filename).not.toBe(blue.filename);
    expect(existsSync(path.join(api.dataDir, 'media', red.filename ?? ''))).toBe(true);
  });

  const grey = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#777777' } });

  const upload = (data: Buffer, format: 'jpeg' | 'webp') =>
    payload.create({
      collection: 'media',
      data: { alt: 'Zdjęcie' },
      file: { data, name: `zdjecie.${format}`, mimetype: `image/${format}`, size: data.length },
    });

  test.each(['jpeg', 'webp'] as const)(
    'as %s come without what the camera noted in them',
    async (format) => {
      const noted = grey().withExif({ IFD0: { Copyright: 'Anna' } });
      const data = await noted.toFormat(format).toBuffer();
      const { filename } = await upload(data, format);
      const stored = readFileSync(path.join(api.dataDir, 'media', filename ?? ''));
      expect((await sharp(data).metadata()).exif).toBeDefined();
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
    },
  );

  test('as WebP keep their quality: they are stored as they were uploaded', async () => {
    const data = await grey().webp({ quality: 40 }).toBuffer();
    const { filename, width, filesize } = await upload(data, 'webp');
    expect({ width, filesize }).toEqual({ width: 64, filesize: data.length });
    expect(readFileSync(path.join(api.dataDir, 'media', filename ?? ''))).toEqual(data);
  });

  test.each([64, 960])('cannot be a WebP of %d pixels that was cut off', async (width) => {
    const whole = await grey().resize(width).webp({ lossless: true }).toBuffer();
    await expect(upload(whole.subarray(0, -8), 'webp')).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    ['an SVG', SVG, 'image/svg+xml', 'logo.svg'],
    [
      'an SVG that says it is a PNG',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/png',
      'a.png',
    ],
    ['bytes that are no picture', 'MZ not a picture at all', 'image/webp', 'a.webp'],
  ])('cannot be %s', async (_what, text, mimetype, name) => {
    const data = Buffer.from(text);
    const file = { data, name, mimetype, size: data.length };
    const save = payload.create({ collection: 'media', data: { alt: 'Logo' }, file });
    expect(await refusal(save)).not.toEqual([]);
  });
});

test('keys of a catalogue name one thing each, and only presets that exist', async () => {
  const item = (key: string, presets: string[] = []) => ({
    key,
    name: key,
    dayCost: 2,
    ui: false,
    presets,
  });
  const save = (items: ReturnType<typeof item>[]) =>
    payload.create({
      collection: 'catalogues',
      data: {
        calculator: 'kalkulator-dms',
        version: '1',
        title: 'DMS',
        rates: { rangeFactor: 1.3, mobileFactor: 1.5 },
        presets: [{ key: 'start', name: 'Start' }],
        groups: [{ key: 'rejestry', name: 'Rejestry', choice: 'many', items }],
        _status: 'published',
      },
    });
  const ocr = item('ocr', ['start']);
  expect(await refusal(save([ocr, ocr]))).toEqual(['groups.0.items.1.key']);
  expect(await refusal(save([item('ocr', ['start', 'nie-ma'])]))).toEqual([
    'groups.0.items.0.presets',
  ]);
  expect(await refusal(save([item('ocr')])), 'a preset of nothing').toEqual(['presets.0.key']);
  expect(await refusal(save([item('ocr', ['start']), item('skan')]))).toEqual([]);
  expect(await refusal(save([item('ocr')])), 'one catalogue per calculator').not.toEqual([]);
});
