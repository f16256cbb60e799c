import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing/running-api.ts';

let api: RunningApi;

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Size 1 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
);

beforeAll(async () => {
  api = await startApi();
  const file = {
    data: PDF,
    name: 'Ogólne Warunki.PDF',
    mimetype: 'application/pdf',
    size: PDF.length,
  };
  await api.payload.create({ collection: 'files', data: { title: 'OWU' }, file });
});
afterAll(() => api?.stop());

test('a download is not sent twice, comes in parts, and no part continues another version', async () => {
  const ask = (headers: Record<string, string>) =>
    api.request('/files/ogolne-warunki.pdf', { headers });
  const first = await ask({});
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  expect(new Date(modified).toUTCString()).toBe(modified);
  const range = 'bytes=1-3';
  const cases: [Record<string, string>, number][] = [
    [{ 'if-none-match': `"x", W/${etag}` }, 304],
    [{ 'if-modified-since': modified }, 304],
    [{ 'if-none-match': '"x"', 'if-modified-since': modified }, 200],
    [{ range }, 206],
    [{ range, 'if-range': etag }, 206],
    [{ range, 'if-range': modified }, 206],
    [{ range, 'if-range': '"x"' }, 200],
    [{ range: 'bytes=99999999-' }, 416],
  ];
  for (const [headers, status] of cases) {
    const answer = await ask(headers);
    expect(answer.status, JSON.stringify(headers)).toBe(status);
    if (status === 206) expect(await answer.text()).toBe('PDF');
  }
});
