import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type File, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyUnused } from '../../admin/media/only-unused.ts';
import type { Uses } from '../../admin/media/uses-endpoint.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';

const PASSWORD = 'hasło-redaktora-z-testów';
const EMAIL = 'redakcja@osnowa.example';

let api: RunningApi;
let payload: Payload;
let backOffice: BackOffice;
let cookie: string;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  const data = { email: EMAIL, password: PASSWORD, name: 'Redakcja', roles: ['editor'] };
  await payload.create({ collection: 'users', data: data as never });
  backOffice = await openBackOffice(api);
  cookie = await backOffice.signIn(EMAIL, PASSWORD);
});
afterAll(() => api.stop());

type Format = 'png' | 'jpeg' | 'webp' | 'avif';

async function picture(background: string, width = 60, format: Format = 'png'): Promise<Buffer> {
  const create = { width, height: width, channels: 3, background } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

function asFile(data: Buffer, name: string, mimetype: string): File {
  return { data, name, mimetype, size: data.length };
}

async function storePicture(alt: string, background = '#336699'): Promise<number> {
  const file = asFile(await picture(background), `${alt}.png`, 'image/png');
  return (await payload.create({ collection: 'media', data: { alt }, file })).id;
}

/** Without its description in every language no document that shows it is published. */
async function translateAlt(id: number): Promise<void> {
  for (const locale of ['en', 'de'] as const) {
    await payload.update({ collection: 'media', id, locale, data: { alt: 'Stand' } });
  }
}

const pictureSection = (image: number) => ({ blockType: 'picture', title: 'Stoisko', image });

const storePage = (pageName: string, more: object) =>
  payload.create({
    collection: 'pages',
    data: { title: `Strona ${pageName}`, pageName, sections: [], ...more } as never,
    draft: true,
  });

/** Sends a file as the form of the back office does. */
async function upload(
  collection: 'media' | 'files',
  file: File,
  { id, fields = {} }: { id?: number; fields?: object } = {},
): Promise<Response> {
  const form = new FormData();
  form.append('_payload', JSON.stringify(fields));
  form.append(
    'file',
    new globalThis.File([new Uint8Array(file.data)], file.name, { type: file.mimetype }),
  );
  const encoded = new Response(form);
  return backOffice.send(`/${collection}${id ? `/${id}` : ''}?locale=pl`, {
    method: id ? 'PATCH' : 'POST',
    headers: {
      cookie,
      'accept-language': 'pl',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: await encoded.arrayBuffer(),
  });
}

/** The sentence that the form shows at the file. */
async function sentenceAtFile(answer: Response): Promise<string> {
  const { errors } = (await answer.json()) as {
    errors: { data?: { errors?: { path: string; message: string }[] } }[];
  };
  return (
    errors.flatMap(({ data }) => data?.errors ?? []).find((one) => one.path === 'file')?.message ??
    ''
  );
}

describe('where a picture is used', () => {
  test('every field is named with a link that opens it, in drafts too', async () => {
    const id = await storePicture('Hala');
    await translateAlt(id);
    const draft = await storePage('targi', {
      sections: [{ blockType: 'claims' }, pictureSection(id)],
    });
    const author = await payload.create({
      collection: 'authors',
      data: { firstName: 'Anna', lastName: 'Nowak', image: id },
    });
    const answer = await backOffice.send(`/media/${id}/uses`, {
      headers: { cookie, 'accept-language': 'pl' },
    });
    const { places } = (await answer.json()) as Uses;
    expect(places).toEqual([
      {
        name: 'Strona: Strona targi',
        field: 'Sekcja 2 › Obraz',
        href: `/admin/collections/pages/${draft.id}?locale=pl&field=sections.1.image`,
      },
      {
        name: 'Autor: Nowak',
        field: 'Obraz',
        href: `/admin/collections/authors/${author.id}?locale=pl&field=image`,
      },
    ]);
    const stranger = await backOffice.send(`/media/${id}/uses`, { headers: { cookie: '' } });
    expect(stranger.status).toBe(404);
  });

  test('the list of unused pictures has none that a draft, a trashed page or a text shows', async () => {
    const [unused, drafted, trashed, former] = await Promise.all(
      ['Nieużywany', 'W szkicu', 'W koszu', 'Dawny'].map((alt, at) =>
        storePicture(alt, `#33669${at}`),
      ),
    );
    await storePage('szkic', { sections: [pictureSection(drafted as number)] });
    const page = await storePage('wyrzucona', {
      sections: [pictureSection(trashed as number)],
      _status: 'published',
    });
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'pages', id: page.id, data: { deletedAt } as never });
    const changed = await storePage('zmieniona', { sections: [pictureSection(former as number)] });
    await payload.update({
      collection: 'pages',
      id: changed.id,
      data: { sections: [] },
      draft: true,
    });

    const listed = async (query: object) => {
      const req = await createLocalReq({}, payload);
      const asked = { ...req, query } as PayloadRequest;
      const where = await onlyUnused({ req: asked, limit: 10, page: 1, sort: 'id' });
      const { docs } = await payload.find({
        collection: 'media',
        where: where ?? {},
        pagination: false,
      });
      return docs.map(({ alt }) => alt);
    };
    expect((await listed({ usage: 'none' })).sort()).toEqual(['Dawny', 'Nieużywany']);
    expect(await listed({})).toContain('W szkicu');
    // What is listed can be moved to the trash, and comes back.
    const gone = await backOffice.send(`/media/${unused}`, {
      method: 'PATCH',
      headers: { cookie },
      body: JSON.stringify({ deletedAt }),
    });
    expect(gone.status).toBe(200);
    expect(await listed({ usage: 'none' })).toEqual(['Dawny']);
  });
});

describe('a file is called by what it contains', () => {
  test.each([
    ['DSC.JFIF', 'image/jpeg', 'jpeg', 'dsc-', 'jpg'],
    ['Stoisko', 'application/octet-stream', 'webp', 'stoisko-', 'webp'],
    ['logo.PNG', 'image/png', 'jpeg', 'logo-', 'jpg'],
    ['maszyna.avif', 'image/avif', 'avif', 'maszyna-', 'avif'],
  ] as const)('%s, sent as %s, is a %s', async (name, type, format, begins, ends) => {
    const file = asFile(await picture('#225588', 60, format), name, type);
    const answer = await upload('media', file, { fields: { alt: name } });
    const { doc } = (await answer.json()) as { doc: { filename: string; mimeType: string } };
    expect(doc.filename).toMatch(new RegExp(`^${begins}[0-9a-f]{8}\\.${ends}$`));
    expect(doc.mimeType).toBe(`image/${ends === 'jpg' ? 'jpeg' : ends}`);
  });
});

describe('a file that is refused says why at the file', () => {
  test('a picture of 100 megapixels, without being unpacked', async () => {
    const side = 10_000;
    const create = { width: side, height: side, channels: 3, background: '#336699' } as const;
    const data = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    const before = process.memoryUsage().rss;
    const answer = await upload('media', asFile(data, 'hala.png', 'image/png'), {
      fields: { alt: 'Hala' },
    });
    const grown = process.memoryUsage().rss - before;
    expect(answer.status).toBe(400);
    expect(await sentenceAtFile(answer)).toBe(
      'Ten obraz ma 10000 × 10000 pikseli, czyli 100 Mpx. Przyjmujemy obrazy do 50 Mpx: zmniejsz go i dodaj ponownie.',
    );
    // Unpacked it has 300 MB.
    expect(grown).toBeLessThan(100 * 1024 * 1024);
  });

  test('a strip that no browser could be sent', async () => {
    const create = { width: 8, height: 20_000, channels: 3, background: '#336699' } as const;
    const strip = asFile(await sharp({ create }).png().toBuffer(), 'pasek.png', 'image/png');
    const answer = await upload('media', strip, { fields: { alt: 'Pasek' } });
    expect(await sentenceAtFile(answer)).toMatch(/^Ten obraz ma 8 × 20000 pikseli\. Bok może mieć/);
  });

  test('what is no picture, what is no PDF, and what is too large', async () => {
    const text = Buffer.from('to nie jest obraz');
    const noPicture = await upload('media', asFile(text, 'a.png', 'image/png'), {
      fields: { alt: 'A' },
    });
    expect(await sentenceAtFile(noPicture)).toMatch(/^Tego obrazu nie da się przyjąć/);
    const noPdf = await upload('files', asFile(text, 'a.pdf', 'application/pdf'), {
      fields: { title: 'A' },
    });
    expect(await sentenceAtFile(noPdf)).toMatch(/^Ten plik nie jest plikiem PDF/);
    const large = asFile(Buffer.alloc(22 * 1024 * 1024), 'a.png', 'image/png');
    const tooLarge = await upload('media', large, { fields: { alt: 'A' } });
    expect(tooLarge.status).toBe(400);
    expect(await sentenceAtFile(tooLarge)).toMatch(/^Ten plik jest za duży/);
  });
});

describe('a file is replaced everywhere at once', () => {
  const stored = (folder: string) => readdir(path.join(api.dataDir, folder));

  test('a picture of another kind: a new address, the same places, and nothing of the old one', async () => {
    const id = await storePicture('Stare stoisko', '#aa3311');
    await translateAlt(id);
    const page = await storePage('stoisko', {
      sections: [pictureSection(id)],
      _status: 'published',
    });
    const shown = async () => {
      const answer = await api.request('/pages?PageName=stoisko');
      const [found] = (await answer.json()) as {
        Sections: { Image: { path: string; alt_pl: string } }[];
      }[];
      return found?.Sections[0]?.Image;
    };
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } });
    const before = await shown();
    const names = await stored('media');
    const fresh = asFile(await picture('#11aa33', 50, 'webp'), 'Nowe stoisko.webp', 'image/webp');
    expect((await upload('media', fresh, { id })).status).toBe(200);
    const after = await shown();
    expect(after?.path).toMatch(/nowe-stoisko-[0-9a-f]{8}\.webp$/);
    expect(after).toMatchObject({
      ...before,
      path: after?.path,
      width: 50,
      height: 50,
      color: expect.anything(),
    });
    const old = before?.path.split('/').at(-1) ?? '';
    expect(names).toContain(old);
    expect(await stored('media')).not.toContain(old);
    expect(await stored('media')).toHaveLength(names.length);
    expect((await api.request(`/media/${old}`)).status).toBe(404);
    expect((await api.request(`/media/${after?.path.split('/').at(-1)}`)).status).toBe(200);
  });

  test('a PDF keeps its address, and no cache may show the old one', async () => {
    const pdf = (text: string) =>
      Buffer.from(
        `%PDF-1.4\n% ${text}\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Size 1 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
      );
    const first = await upload(
      'files',
      asFile(pdf('stare'), 'Regulamin', 'application/octet-stream'),
      {
        fields: { title: 'Regulamin' },
      },
    );
    const { doc } = (await first.json()) as { doc: { id: number } };
    const next = asFile(pdf('nowe'), 'regulamin 2027.pdf', 'application/pdf');
    expect((await upload('files', next, { id: doc.id })).status).toBe(200);
    const answer = await api.request('/files/regulamin.pdf');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(await answer.text()).toContain('nowe');
    expect(await stored('files')).toEqual(['regulamin.pdf']);
  });
});

test('a folder that is deleted leaves its pictures', async () => {
  const folder = await payload.create({ collection: 'payload-folders', data: { name: 'Targi' } });
  const id = await storePicture('W folderze', '#abcdef');
  await payload.update({ collection: 'media', id, data: { folder: folder.id } });
  const answer = await backOffice.send(`/payload-folders/${folder.id}`, {
    method: 'DELETE',
    headers: { cookie },
  });
  expect(answer.status).toBe(200);
  expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ folder: null });
});
