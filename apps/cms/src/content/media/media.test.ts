import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { createLocalReq, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../testing/outcome.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { storePage } from '../../testing/stored-content.ts';
import type { Uses } from '../uses/uses-endpoint.ts';
import { onlyUnused } from './media-uses.ts';
import { type Format, pdf, picture, sendFile } from './testing/sent-file.ts';

const api = testApi();
const staff = testStaff(api, { editor: {} });

async function storePicture(alt: string, background = '#336699'): Promise<number> {
  const data = await picture(background);
  const file = { data, name: `${alt}.png`, mimetype: 'image/png', size: data.length };
  return (await api.payload.create({ collection: 'media', data: { alt }, file })).id;
}

const describeIn = (locale: 'en' | 'de', id: number) =>
  api.payload.update({ collection: 'media', id, locale, data: { alt: 'Stand' } });

const pictureSection = (image: unknown) => ({ blockType: 'picture', title: 'Stoisko', image });

const upload = (data: Buffer, name: string, type = 'image/png', id?: number) =>
  sendFile(staff, 'editor', 'media', { data, name, type }, { alt: name, id });

async function uploaded(answer: Response) {
  return ((await answer.json()) as { doc: { id: number; filename: string; mimeType: string } }).doc;
}

const bytesOf = (filename: string) => readFile(path.join(api.dataDir, 'media', filename));

describe('where a picture is used', () => {
  test('every field is named with a link that opens it, in drafts too', async () => {
    const id = await storePicture('Hala');
    await describeIn('en', id);
    await describeIn('de', id);
    const sections = [{ blockType: 'claims' }, pictureSection(id)];
    const draft = await storePage(api.payload, { title: 'Targi', sections, _status: 'draft' });
    const data = { firstName: 'Anna', lastName: 'Nowak', image: id };
    const author = await api.payload.create({ collection: 'authors', data });
    const answer = await staff.ask('editor', `/media/${id}/uses`);
    const { places } = (await answer.json()) as Uses;
    expect(places).toEqual([
      {
        name: 'Strona: Targi',
        field: 'Sekcja 2 › Obraz',
        href: `/admin/collections/pages/${draft.id}?locale=pl&field=sections.1.image`,
        preview: expect.stringMatching(/\/strona-\w+\?preview=/),
      },
      {
        name: 'Autor: Nowak',
        field: 'Obraz',
        href: `/admin/collections/authors/${author.id}?locale=pl&field=image`,
        preview: null,
      },
    ]);
    expect((await staff.ask(null, `/media/${id}/uses`)).status).toBe(404);
  });

  test('the list of unused pictures has none that a draft, a trashed page or a text shows', async () => {
    const [unused, drafted, trashed, former] = await Promise.all(
      ['Nieużywany', 'W szkicu', 'W koszu', 'Dawny'].map((alt, at) =>
        storePicture(alt, `#33669${at}`),
      ),
    );
    const showing = (image: unknown) =>
      storePage(api.payload, { sections: [pictureSection(image)], _status: 'draft' });
    await showing(drafted);
    const deletedAt = new Date().toISOString();
    const { id: gone } = await showing(trashed);
    await api.payload.update({ collection: 'pages', id: gone, data: { deletedAt } });
    const { id } = await showing(former);
    await api.payload.update({ collection: 'pages', id, data: { sections: [] }, draft: true });

    const listed = async (query: object) => {
      const req = await createLocalReq({}, api.payload);
      const asked = { ...req, query } as PayloadRequest;
      const where = (await onlyUnused({ req: asked, limit: 10, page: 1, sort: 'id' })) ?? {};
      const { docs } = await api.payload.find({ collection: 'media', where, pagination: false });
      return docs.map(({ alt }) => alt);
    };
    expect((await listed({ usage: 'none' })).sort()).toEqual(['Dawny', 'Nieużywany']);
    expect(await listed({})).toContain('W szkicu');
    // Listed pictures can be moved to the trash, and come back.
    const body = { deletedAt };
    const moved = await staff.ask('editor', `/media/${unused}`, { method: 'PATCH', body });
    expect(moved.status).toBe(200);
    expect(await listed({ usage: 'none' })).toEqual(['Dawny']);
  });

  test('a picture needs a description in Polish to be stored, and in every language to be published', async () => {
    const file = { data: await picture('#ffffff'), name: 'a.png', type: 'image/png' };
    const bare = sendFile(staff, 'editor', 'media', file);
    expect(await outcomeOf(bare)).toMatch(/^alt: /);
    const id = await storePicture('Wzór');
    const publication = () => outcomeOf(storePage(api.payload, { sections: [pictureSection(id)] }));
    for (const locale of ['en', 'de'] as const) {
      expect(await publication()).toMatch(/^sections\.0\.image: /);
      await describeIn(locale, id);
    }
    expect(await publication()).toBe('done');
  });
});

test.each([
  ['DSC.JFIF', 'image/jpeg', 'jpeg', 'dsc-', 'jpg'],
  ['Próba Koloru', 'application/octet-stream', 'webp', 'proba-koloru-', 'webp'],
  ['logo.PNG', 'image/png', 'jpeg', 'logo-', 'jpg'],
  ['maszyna.avif', 'image/avif', 'avif', 'maszyna-', 'avif'],
] as const)(
  'a file is called by what it contains: %s, sent as %s, is a %s',
  async (name, type, format, begins, ends) => {
    const doc = await uploaded(await upload(await picture('#225588', 60, format), name, type));
    expect(doc.filename).toMatch(new RegExp(`^${begins}[0-9a-f]{8}\\.${ends}$`));
    expect(doc.mimeType).toBe(`image/${ends === 'jpg' ? 'jpeg' : ends}`);
  },
);

describe('what a camera noted in a picture', () => {
  const grey = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#777777' } });
  const stored = async (data: Buffer, format: Format) => {
    const answer = await upload(data, `zdjecie.${format}`, `image/${format}`);
    return bytesOf((await uploaded(answer)).filename);
  };

  test.each(['jpeg', 'webp'] as const)('is not stored with a %s', async (format) => {
    const noted = grey().withExif({ IFD0: { Copyright: 'Anna' } });
    const data = await noted.toFormat(format).toBuffer();
    expect((await sharp(data).metadata()).exif).toBeDefined();
    expect((await sharp(await stored(data, format)).metadata()).exif).toBeUndefined();
  });

  test('and nothing else changes the bytes of a WebP', async () => {
    const data = await grey().webp({ quality: 40 }).toBuffer();
    expect(await stored(data, 'webp')).toEqual(data);
  });
});

describe('a file that is refused says why at the file', () => {
  /** A picture whose header claims this size: unpacking it would fail. */
  async function said(width: number, height: number): Promise<Buffer> {
    const data = await picture('#336699');
    data.writeUInt32BE(width, 16);
    data.writeUInt32BE(height, 20);
    data.writeUInt32BE(crc32(data.subarray(12, 29)), 29);
    return data;
  }
  const cutOff = async (width: number) => {
    const create = { width, height: width, channels: 3, background: '#777777' } as const;
    return (await sharp({ create }).webp({ lossless: true }).toBuffer()).subarray(0, -8);
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const unreadable = /^file: Tego obrazu nie da się przyjąć/;

  test.each<[what: string, data: () => Buffer | Promise<Buffer>, name: string, sentence: RegExp]>([
    [
      'a picture of 100 megapixels, without being unpacked',
      () => said(10_000, 10_000),
      'hala.png',
      /^file: Ten obraz ma 10000 × 10000 pikseli, czyli 100 Mpx\. Przyjmujemy obrazy do 50 Mpx: zmniejsz go i dodaj ponownie\.$/,
    ],
    [
      'a strip that no browser could be sent',
      () => said(8, 20_000),
      'pasek.png',
      /^file: Ten obraz ma 8 × 20000 pikseli\. Bok może mieć/,
    ],
    ['what is no picture', () => Buffer.from('to nie jest obraz'), 'a.png', unreadable],
    ['what only says that it is a WebP', () => Buffer.from('MZ no picture'), 'a.webp', unreadable],
    ['an SVG', () => svg, 'logo.svg', /^file: /],
    ['an SVG that says it is a PNG', () => svg, 'a.png', unreadable],
    ['a small WebP that was cut off', () => cutOff(64), 'a.webp', /./],
    ['a large WebP that was cut off', () => cutOff(960), 'b.webp', /./],
    [
      'what is too large',
      () => Buffer.alloc(22 * 1024 * 1024),
      'a.png',
      /^file: Ten plik jest za duży/,
    ],
  ])('%s', async (_what, data, name, sentence) => {
    const type = `image/${name.split('.').at(-1)?.replace('svg', 'svg+xml')}`;
    const answer = await upload(await data(), name, type);
    expect(answer.status).toBe(400);
    expect(await outcomeOf(Promise.resolve(answer))).toMatch(sentence);
  });

  test('what is no PDF', async () => {
    const file = { data: Buffer.from('to nie jest'), name: 'a.pdf', type: 'application/pdf' };
    const answer = sendFile(staff, 'editor', 'files', file, { title: 'A' });
    expect(await outcomeOf(answer)).toMatch(/^file: Ten plik nie jest plikiem PDF/);
  });
});

describe('a file is replaced everywhere at once', () => {
  const stored = (folder: string) => readdir(path.join(api.dataDir, folder));

  test('a picture of another kind: a new address, the same places, and nothing of the old one', async () => {
    const id = await storePicture('Stare stoisko', '#aa3311');
    await describeIn('en', id);
    await describeIn('de', id);
    const { pageName } = await storePage(api.payload, { sections: [pictureSection(id)] });
    const shown = async () => {
      const answer = await api.request(`/pages?PageName=${pageName}`);
      type Shown = { Image: { path: string; alt_pl: string; color: string } };
      const [found] = (await answer.json()) as { Sections: Shown[] }[];
      return found?.Sections[0]?.Image;
    };
    const before = await shown();
    const names = await stored('media');
    const fresh = await picture('#11aa33', 50, 'webp');
    const replaced = await upload(fresh, 'Nowe stoisko.webp', 'image/webp', id);
    expect(replaced.status).toBe(200);
    const after = await shown();
    expect(after?.path).toMatch(/nowe-stoisko-[0-9a-f]{8}\.webp$/);
    expect(after).toMatchObject({ width: 50, height: 50, color: expect.stringMatching(/^#1/) });
    expect(before?.color).toBe('#aa3311');
    const old = before?.path.split('/').at(-1) ?? '';
    expect(names).toContain(old);
    expect(await stored('media')).not.toContain(old);
    expect(await stored('media')).toHaveLength(names.length);
    expect((await api.request(`/media/${old}`)).status).toBe(404);
    expect((await api.request(`/media/${after?.path.split('/').at(-1)}`)).status).toBe(200);
  });

  test('a PDF keeps its address, and no cache may show the old one', async () => {
    const send = (remark: string, name: string, kind: string, id?: number) => {
      const file = { data: pdf(remark), name, type: `application/${kind}` };
      return sendFile(staff, 'editor', 'files', file, { title: 'Regulamin', id });
    };
    const { id } = await uploaded(await send('stare', 'Regulamin', 'octet-stream'));
    expect((await send('nowe', 'regulamin 2027.pdf', 'pdf', id)).status).toBe(200);
    const answer = await api.request('/files/regulamin.pdf');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(await answer.text()).toContain('nowe');
    expect(await stored('files')).toEqual(['regulamin.pdf']);
  });
});

test('a folder that is deleted leaves its pictures', async () => {
  const data = { name: 'Targi' };
  const { id } = await api.payload.create({ collection: 'payload-folders', data });
  const own = await storePicture('W folderze', '#abcdef');
  await api.payload.update({ collection: 'media', id: own, data: { folder: id } });
  const answer = await staff.ask('editor', `/payload-folders/${id}`, { method: 'DELETE' });
  expect(answer.status).toBe(200);
  const left = await api.payload.findByID({ collection: 'media', id: own });
  expect(left).toMatchObject({ folder: null });
});
