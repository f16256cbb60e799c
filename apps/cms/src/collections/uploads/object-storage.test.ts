import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../../../tools/running/ports.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';

const BUCKET = 'osnowa';
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Size 1 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
);
const PASSWORD = 'hasło-redaktora-z-testów';
const EMAIL = 'redakcja@osnowa.example';

let folder: string;
let port: number;
let store: S3rver;
let api: RunningApi;
let backOffice: BackOffice;
let session: string;

async function openStore(): Promise<S3rver> {
  const opened = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  await opened.run();
  return opened;
}

/** Keys of what lies in the store. */
function stored(): string[] {
  const names = readdirSync(join(folder, BUCKET), { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.slice(1) ?? []).sort();
}

/** Uploads as an editor does. */
async function upload(collection: 'media' | 'files', name: string, type: string, bytes: Buffer) {
  const form = new FormData();
  const fields = collection === 'media' ? { alt: 'Obraz' } : { title: 'Regulamin' };
  form.append('_payload', JSON.stringify(fields));
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  const encoded = new Response(form);
  return backOffice.send(`/${collection}?locale=pl`, {
    method: 'POST',
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
  folder = mkdtempSync(join(tmpdir(), 'osnowa-s3-'));
  port = await findFreePort();
  store = await openStore();
  api = await startApi({
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const data = { email: EMAIL, password: PASSWORD, name: 'Redakcja', roles: ['editor'] };
  await api.payload.create({ collection: 'users', data: data as never });
  backOffice = await openBackOffice(api);
  session = await backOffice.signIn(EMAIL, PASSWORD);
});
afterAll(async () => {
  await api?.stop();
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
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

  const gone = await backOffice.send(`/media/${doc.id}`, { method: 'DELETE', headers });
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

test('while the store is away an editor gets a sentence and a visitor 503, not 404', async () => {
  await store.close();
  try {
    const refused = await upload('media', 'hala.jpg', 'image/jpeg', await photo());
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      errors: [{ message: expect.stringMatching(/^Magazyn plików nie odpowiada/) }],
    });
    const { totalDocs } = await api.payload.count({ collection: 'media' });
    expect(totalDocs).toBe(0);
    expect((await api.request('/files/regulamin.pdf')).status).toBe(503);
  } finally {
    store = await openStore();
  }
  expect((await api.request('/files/regulamin.pdf')).status).toBe(200);
});
