import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ObjectStore, openObjectStore } from '../../../../../tools/gate/object-store.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';

const BUCKET = 'osnowa';
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Size 1 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
);
const PASSWORD = 'hasło-redaktora-z-testów';
const EMAIL = 'redakcja@osnowa.example';

let store: ObjectStore;
let api: RunningApi;
let backOffice: BackOffice;
let session: string;

const stored = () => store.stored(BUCKET);

/** Uploads as an editor does, in the place of another file where there is an id. */
async function upload(
  collection: 'media' | 'files',
  name: string,
  type: string,
  bytes: Buffer,
  id?: number,
) {
  const form = new FormData();
  const fields = collection === 'media' ? { alt: 'Obraz' } : { title: 'Regulamin' };
  form.append('_payload', JSON.stringify(fields));
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  const encoded = new Response(form);
  return backOffice.send(`/${collection}${id ? `/${id}` : ''}?locale=pl`, {
    method: id ? 'PATCH' : 'POST',
    headers: {
      cookie: session,
      'accept-language': 'pl',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: await encoded.arrayBuffer(),
  });
}

async function photo(): Promise<Buffer> {
  const create = { width: 800, height: 600, channels: 3 as const, background: '#0066bb' };
  return sharp({ create }).jpeg().toBuffer();
}

beforeAll(async () => {
  store = await openObjectStore([BUCKET]);
  api = await startApi({ S3_BUCKET: BUCKET, ...store.settings });
  const data = { email: EMAIL, password: PASSWORD, name: 'Redakcja', roles: ['editor'] };
  await api.payload.create({ collection: 'users', data: data as never });
  backOffice = await openBackOffice(api);
  session = await backOffice.signIn(EMAIL, PASSWORD);
});
afterAll(async () => {
  await api?.stop();
  await store?.close();
});

test('SF1: a picture that an editor uploads lies in the store, is served from it and leaves with its document', async () => {
  const bytes = await photo();
  const created = await upload('media', 'hala.jpg', 'image/jpeg', bytes);
  expect(created.status).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: number; filename: string } };
  expect(stored()).toHaveLength(2);
  expect(stored()).toContain(doc.filename);

  const whole = await api.request(`/media/${doc.filename}`);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('image/jpeg');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  const etag = whole.headers.get('etag') ?? '';
  const known = await api.request(`/media/${doc.filename}`, { headers: { 'if-none-match': etag } });
  expect(known.status).toBe(304);

  // The thumbnail that the back office shows to signed-in people.
  const headers = { cookie: session };
  const thumbnail = stored().find((key) => key !== doc.filename) ?? '';
  const shown = await backOffice.send(`/media/file/${thumbnail}`, { headers });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

  const body = JSON.stringify({ deletedAt: new Date().toISOString() });
  await backOffice.send(`/media/${doc.id}`, { method: 'PATCH', headers, body });
  expect(stored()).toHaveLength(2);
  expect((await api.request(`/media/${doc.filename}`)).status).toBe(404);
  // Staff see what is in the trash.
  expect((await backOffice.send(`/media/file/${thumbnail}`, { headers })).status).toBe(200);
  const address = `/media/${doc.id}?trash=true`;
  const gone = await backOffice.send(address, { method: 'DELETE', headers });
  expect(gone.status).toBe(200);
  expect(stored()).toEqual([]);
  expect((await api.request(`/media/${doc.filename}`)).status).toBe(404);
});

test('SF1: a download is served whole and in parts', async () => {
  expect((await upload('files', 'regulamin.pdf', 'application/pdf', PDF)).status).toBe(201);
  const whole = await api.request('/files/regulamin.pdf');
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-length')).toBe(String(PDF.length));
  expect(Buffer.from(await whole.arrayBuffer()).equals(PDF)).toBe(true);
  const part = await api.request('/files/regulamin.pdf', { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PDF']);
  expect((await api.request('/files/other.pdf')).status).toBe(404);
});

test('a file that is replaced leaves nothing of the old one: a picture gets an address, a PDF keeps it', async () => {
  const before = stored().length;
  const first = await upload('media', 'hala.jpg', 'image/jpeg', await photo());
  const { doc } = (await first.json()) as { doc: { id: number; filename: string } };
  const create = { width: 640, height: 480, channels: 3 as const, background: '#bb6600' };
  const png = await sharp({ create }).png().toBuffer();
  expect((await upload('media', 'nowa-hala.png', 'image/png', png, doc.id)).status).toBe(200);
  const { filename } = await api.payload.findByID({ collection: 'media', id: doc.id });
  expect(filename).toMatch(/^nowa-hala-[0-9a-f]{8}\.png$/);
  expect(stored()).toHaveLength(before + 2);
  expect((await api.request(`/media/${doc.filename}`)).status).toBe(404);
  expect((await api.request(`/media/${filename}`)).status).toBe(200);

  const terms = await upload('files', 'warunki.pdf', 'application/pdf', PDF);
  const { doc: file } = (await terms.json()) as { doc: { id: number } };
  const longer = Buffer.concat([PDF, Buffer.from('% nowe\n')]);
  const replaced = await upload('files', 'warunki 2027.pdf', 'application/pdf', longer, file.id);
  expect(replaced.status).toBe(200);
  const served = await api.request('/files/warunki.pdf');
  expect(Buffer.from(await served.arrayBuffer()).equals(longer)).toBe(true);
  expect(stored()).toHaveLength(before + 3);
});

test('while the store is away an editor gets a sentence and a visitor 503, not 404', async () => {
  await store.pause();
  try {
    const refused = await upload('media', 'hala.jpg', 'image/jpeg', await photo());
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      errors: [{ message: expect.stringMatching(/^Magazyn plików nie odpowiada/) }],
    });
    const { totalDocs } = await api.payload.count({ collection: 'media' });
    expect(totalDocs).toBe(1);
    expect((await api.request('/files/regulamin.pdf')).status).toBe(503);
  } finally {
    await store.open();
  }
  expect((await api.request('/files/regulamin.pdf')).status).toBe(200);
});
