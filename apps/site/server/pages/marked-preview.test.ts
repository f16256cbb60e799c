import { ADMIN_HEADER, FIELD_MARKS_HEADER, fieldMark } from '@osnowa/contract';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { createMarkedPreview } from './marked-preview.ts';

const title = `Oferta${fieldMark({ form: 'collections/pages/3', path: 'title' })}`;
const page = `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** A preview after its content was read, from a content service that names these origins. */
async function shown(origins: string | null, body = page, type = 'text/html; charset=utf-8') {
  const asked: Headers[] = [];
  const marked = createMarkedPreview({
    async fetch(_address, init) {
      asked.push(new Headers(init?.headers));
      return new Response('{}', { headers: origins === null ? {} : { [ADMIN_HEADER]: origins } });
    },
    handler: async () => new Response(body, { headers: { 'content-type': type } }),
  });
  await marked.fetch('http://cms.example/api/pages', { headers: { accept: 'application/json' } });
  const request = new Request('https://osnowa.example/de/oferta');
  const response = await marked.handler(request, {} as never);
  return { asked, text: await response.text() };
}

test('a preview asks for marks, and leads to the back office that the content service names', async () => {
  const { asked, text } = await shown('https://cms.example https://127.0.0.1');
  expect(asked[0]?.get(FIELD_MARKS_HEADER)).toBe('on');
  expect(asked[0]?.get('accept')).toBe('application/json');
  const $ = load(text);
  expect($('h1').attr('data-field')).toBe('collections/pages/3#title@6');
  expect($('head script').text()).toContain('"admins":["https://cms.example","https://127.0.0.1"]');
  expect($('head script').text()).toContain('"locale":"de"');
});

test('a content service of the version before shows a preview without fields', async () => {
  const { text } = await shown(null, '<html><head></head><body><h1>Oferta</h1></body></html>');
  expect(text).toBe('<html><head></head><body><h1>Oferta</h1></body></html>');
});

test('what is no page stays as it is', async () => {
  const { text } = await shown('https://cms.example', '{"a":"</head>"}', 'application/json');
  expect(text).toBe('{"a":"</head>"}');
});
