import { expect, test } from 'vitest';
import { testStore } from '../../testing/object-store.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { pdf, picture, sendFile } from './testing/sent-file.ts';

const BUCKET = 'osnowa';

const store = testStore(BUCKET);
const api = testApi('SQLite', () => ({ S3_BUCKET: BUCKET, ...store.settings }));
const staff = testStaff(api, { editor: {} });

const stored = () => store.stored(BUCKET);

/** Uploads as an editor does, in the place of another file where there is an id. */
async function upload(collection: 'media' | 'files', name: string, data: Buffer, id?: number) {
  const type = collection === 'files' ? 'application/pdf' : `image/${name.split('.')[1]}`;
  const about = { id, ...(collection === 'media' ? { alt: 'Obraz' } : { title: 'Regulamin' }) };
  const answer = await sendFile(staff, 'editor', collection, { data, name, type }, about);
  return { answer, doc: ((await answer.clone().json()) as { doc: Uploaded }).doc };
}

interface Uploaded {
  id: number;
  filename: string;
}

const photo = () => picture('#0066bb', 800, 'jpeg', 600);

test('SF1: a picture that an editor uploads lies in the store, is served from it and leaves with its document', async () => {
  const bytes = await photo();
  const { answer, doc } = await upload('media', 'hala.jpeg', bytes);
  expect(answer.status).toBe(201);
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
  const thumbnail = stored().find((key) => key !== doc.filename) ?? '';
  const shown = await staff.ask('editor', `/media/file/${thumbnail}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

  const body = { deletedAt: new Date().toISOString() };
  await staff.ask('editor', `/media/${doc.id}`, { method: 'PATCH', body });
  expect(stored()).toHaveLength(2);
  expect((await api.request(`/media/${doc.filename}`)).status).toBe(404);
  // Staff see files in the trash.
  expect((await staff.ask('editor', `/media/file/${thumbnail}`)).status).toBe(200);
  const address = `/media/${doc.id}?trash=true`;
  const gone = await staff.ask('editor', address, { method: 'DELETE' });
  expect(gone.status).toBe(200);
  expect(stored()).toEqual([]);
  expect((await api.request(`/media/${doc.filename}`)).status).toBe(404);
});

test('SF1: a download is served whole and in parts', async () => {
  const terms = pdf('regulamin');
  expect((await upload('files', 'regulamin.pdf', terms)).answer.status).toBe(201);
  const whole = await api.request('/files/regulamin.pdf');
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-length')).toBe(String(terms.length));
  expect(Buffer.from(await whole.arrayBuffer()).equals(terms)).toBe(true);
  const part = await api.request('/files/regulamin.pdf', { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PDF']);
  expect((await api.request('/files/other.pdf')).status).toBe(404);
});

test('a file that is replaced leaves nothing of the old one: a picture gets an address, a PDF keeps it', async () => {
  const before = stored().length;
  const { doc } = await upload('media', 'hala.jpeg', await photo());
  const png = await picture('#bb6600', 640);
  expect((await upload('media', 'nowa-hala.png', png, doc.id)).answer.status).toBe(200);
  const { filename } = await api.payload.findByID({ collection: 'media', id: doc.id });
  expect(filename).toMatch(/^nowa-hala-[0-9a-f]{8}\.png$/);
  expect(stored()).toHaveLength(before + 2);
  expect((await api.request(`/media/${doc.filename}`)).status).toBe(404);
  expect((await api.request(`/media/${filename}`)).status).toBe(200);

  const { doc: file } = await upload('files', 'warunki.pdf', pdf('stare'));
  const newer = pdf('nowe i dłuższe');
  expect((await upload('files', 'warunki 2027.pdf', newer, file.id)).answer.status).toBe(200);
  const served = await api.request('/files/warunki.pdf');
  expect(Buffer.from(await served.arrayBuffer()).equals(newer)).toBe(true);
  expect(stored()).toHaveLength(before + 3);
});

test('while the store is away an editor gets a sentence and a visitor 503, not 404', async () => {
  await store.pause();
  try {
    const { answer: refused } = await upload('media', 'hala.jpeg', await photo());
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
