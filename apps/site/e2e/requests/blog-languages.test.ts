import { expect, test } from 'vitest';
import { content, needed, pathOf } from '../support/content.ts';
import { stack } from '../support/env.ts';

const [polish] = await content('blog-posts', '?_limit=1');
const german = needed((await content('blog-posts', '?language=de&_limit=1'))[0], 'German post');
const [plain] = german.Title.split(/[\s\u00a0]/);

const textOf = async (path: string) => (await fetch(stack.site + path)).text();
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('a German reader finds German articles above the Polish ones, and nobody else finds them there', async () => {
  const list = await textOf('/de/blog');
  const own = list.indexOf(`/de${pathOf(german)}"`);
  const other = list.indexOf(`/de${pathOf(needed(polish, 'Polish post'))}"`);
  expect(own).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(own);
  expect(canonicalOf(list)).toMatch(/\/de\/blog$/);
  for (const path of ['/blog', '/en/blog', '/de/blog?page=2']) {
    expect(await textOf(path)).not.toContain(`${pathOf(german)}"`);
  }
  expect(await textOf(`/de/blog?q=${encodeURIComponent(plain ?? '')}`)).toContain(pathOf(german));
});

test('an article has one address, in its own language; elsewhere a line says which one that is', async () => {
  const own = await textOf(`/de${pathOf(german)}`);
  expect(own).toContain('<html lang="de-DE"');
  expect(own).toContain('<article>');
  expect(own).toContain('"inLanguage":"de-DE"');
  const elsewhere = await textOf(pathOf(german));
  expect(elsewhere).toContain('<article lang="de-DE">');
  expect(elsewhere).toContain('Ten artykuł jest po niemiecku.');
  expect(canonicalOf(elsewhere)).toBe(canonicalOf(own));
  expect(canonicalOf(own)).toContain(`/de${pathOf(german)}`);
});
