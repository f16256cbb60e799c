import type { Locale } from '@osnowa/contract';
import sharp from 'sharp';
import { expect } from 'vitest';
import { stack } from './env.ts';
import { backOffice, signedIn } from './leads.ts';

/** A document as the back office has it. */
export type Stored = { id: number } & Record<string, unknown>;

/** Stores a document in Polish, as an editor does. */
export async function store(
  collection: string,
  data: object,
  status: 'draft' | 'published' = 'draft',
): Promise<Stored> {
  const path = `/${collection}?locale=pl&depth=0${status === 'draft' ? '&draft=true' : ''}`;
  const body = JSON.stringify({ ...data, _status: status });
  return (await backOffice<{ doc: Stored }>(path, { method: 'POST', body })).doc;
}

/** Writes fields of a draft in a language. @param path such as `/pages/3` */
export async function writeDraft(path: string, locale: Locale, data: object): Promise<void> {
  const body = JSON.stringify({ ...data, _status: 'draft' });
  await backOffice(`${path}?locale=${locale}&draft=true`, { method: 'PATCH', body });
}

/** A document in one language and no other, drafts before what is published. */
export const draftOf = (path: string, locale: Locale = 'pl') =>
  backOffice<Record<string, unknown>>(
    `${path}?locale=${locale}&draft=true&depth=0&fallback-locale=none`,
  );

/** A formatted text of these paragraphs, headings or other blocks. */
export const richText = (...blocks: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: blocks },
});

/** A block of a formatted text: a string becomes a text node. */
export const block = (type: string, ...inside: (string | object)[]) => ({
  ...{ type, version: 1, direction: null, format: '', indent: 0 },
  children: inside.map((one) => (typeof one === 'string' ? textNode(one) : one)),
});

const textNode = (text: string) => ({
  ...{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 },
});

/** A page that no other test uses, with its path in the REST interface and on the site, and its form. */
export async function storePage(
  name: string,
  data: object = {},
  status: 'draft' | 'published' = 'published',
) {
  const pageName = `${name}-${Date.now()}`;
  const { id } = await store('pages', { title: name, pageName, sections: [], ...data }, status);
  const entry = `/pages/${id}`;
  return { id, entry, path: `/${pageName}`, form: `/collections${entry}?locale=pl` };
}

/** A picture of one colour. */
export const png = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

/** Stores a picture that is described in Polish and these languages. */
export async function storePicture(
  name: string,
  languages: readonly Locale[],
): Promise<{ id: number; filename: string }> {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Hala' }));
  form.set(
    'file',
    new File([new Uint8Array(await png(300))], `${name}.png`, { type: 'image/png' }),
  );
  const { name: cookie, value } = await signedIn();
  const answer = await fetch(`${stack.cms}/payload/media?locale=pl`, {
    method: 'POST',
    headers: { cookie: `${cookie}=${value}`, origin: stack.cms },
    body: form,
  });
  expect(answer.status).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: number; filename: string } };
  const body = JSON.stringify({ alt: 'Hall' });
  for (const locale of languages)
    await backOffice(`/media/${doc.id}?locale=${locale}`, { method: 'PATCH', body });
  return doc;
}
