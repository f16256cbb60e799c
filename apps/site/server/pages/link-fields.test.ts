import { fieldMark, withoutMarks } from '@osnowa/contract';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { linkFields } from './link-fields.ts';

const form = 'collections/pages/3';
const mark = (path: string) => fieldMark({ form, path });
const anyMark = /[\u{E0000}-\u{E007F}]|%F3%A0/u;

/** The page as an editor's browser has it. */
function linked(body: string) {
  const html = linkFields(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
  expect(html).not.toMatch(anyMark);
  return load(html);
}

test('a mark shows nothing, and names its field, at the element next to the text', () => {
  const $ = linked(
    `<section><a href="/x"><svg><path d="M0"></path></svg><br/><span>Dalej${mark('sections.0.button')}</span></a></section><p>Zwykły tekst</p>`,
  );
  expect($('span').text()).toBe('Dalej');
  expect($('span').attr('data-field')).toBe(`${form}#sections.0.button@5`);
  expect($('[data-field]')).toHaveLength(1);
});

test.each([
  [
    'of several fields has the end of each, as a browser counts',
    `<b>Od</b> Anna${mark('name')}&nbsp;&amp; Żak${mark('surname')}<!-- -->!`,
    'Od Anna\u00a0& Żak!',
    `${form}#name@7 ${form}#surname@13`,
  ],
  [
    'in capitals, or in two pieces, leads to its field',
    `${`Tekst${mark('title')}`.toUpperCase()}<br>dalej${mark('title')}`,
    'TEKSTdalej',
    `${form}#title@5 ${form}#title@10`,
  ],
])('a text %s', (_, marked, words, fields) => {
  const $ = linked(`<p>${marked}</p>`);
  expect([$('p').text(), $('p').attr('data-field')]).toEqual([words, fields]);
});

test('a picture leads to the field in which it is chosen', () => {
  const $ = linked(`<img src="/x" alt="Hala &amp; biuro${mark('image')}" width="1"/>`);
  expect($('img').attr('alt')).toBe('Hala & biuro');
  expect($('img').attr('data-field')).toBe(`${form}#image@0`);
  const $silent = linked(`<img src="/x" alt="" data-colour="#aabbcc${mark('thumbnail')}"/>`);
  expect($silent('img').attr('data-colour')).toBe('#aabbcc');
  expect($silent('img').attr('data-field')).toBe(`${form}#thumbnail@0`);
});

test('no mark stays in data, addresses and the head, also where its end was cut off', () => {
  const title = `Oferta${mark('title')}`;
  const html = linkFields(
    `<html><head><title>${title}</title><meta content="${title}"/><script type="application/ld+json">{"a":"${title}"}</script></head><body><a href="/?t=${encodeURIComponent(title)}&amp;u=1" aria-label="${title.slice(0, 20)}">x</a><p>${title.slice(0, 31)}</p></body></html>`,
  );
  expect(html).not.toMatch(anyMark);
  expect(Buffer.from(html).toString()).not.toContain('\ufffd');
  expect(html).toContain('{"a":"Oferta"}');
  expect(html).toContain('/?t=Oferta&amp;u=1');
  expect(html).toContain('aria-label="Oferta"');
});

test('a page without marks stays as it is, flags of regions too', () => {
  const flag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
  const html = `<!DOCTYPE html><html><body><p title="a>b">${flag} 1 < 2</p></body></html>`;
  expect(linkFields(html)).toBe(html);
});

test('a text that pretends to be a mark is removed, and leads nowhere', () => {
  const forged = fieldMark({ form: 'https://elsewhere.example/"', path: '../x' });
  const html = linkFields(`<p>Tekst${forged}</p>`);
  expect(html).toBe('<p>Tekst</p>');
  expect(withoutMarks({ a: [`x${forged}`, 1, null] })).toEqual({ a: ['x', 1, null] });
});
