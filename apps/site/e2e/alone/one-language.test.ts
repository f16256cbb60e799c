import { expect, test } from 'vitest';
import { stack } from '../support/env.ts';
import { backOffice } from '../support/leads.ts';

const WORDS = {
  pl: 'Nowa hala',
  en: 'The new hall',
  de: 'Die neue Halle',
} as const;
const NOTICE = 'Diese Seite gibt es nur auf Polnisch und Englisch. Es folgt der polnische Text.';

/** A page at an address of its own, published in all languages. */
async function storePage(): Promise<{ id: number; path: string }> {
  const pageName = `hala-${Date.now()}`;
  const save = (path: string, method: string, data: object) => {
    const body = JSON.stringify({ ...data, _status: 'published' });
    return backOffice<{ doc: { id: number } }>(path, { method, body });
  };
  const { doc } = await save('/pages', 'POST', { title: WORDS.pl, pageName, sections: [] });
  for (const locale of ['en', 'de'] as const) {
    await save(`/pages/${doc.id}?locale=${locale}`, 'PATCH', { title: WORDS[locale] });
  }
  return { id: doc.id, path: `/${pageName}` };
}

const setShown = (document: number, isShown: boolean) =>
  backOffice('/shown-languages', {
    method: 'POST',
    body: JSON.stringify({ source: 'pages', document, language: 'de', isShown }),
  });

const textOf = async (path: string) => (await fetch(stack.site + path)).text();
const soon = { interval: 50 };

/** Language notice and alternates of a page. */
async function languagesAt(path: string) {
  const html = await textOf(path);
  const alternates = [...html.matchAll(/rel="alternate" hrefLang="([a-z]{2})"/gi)];
  const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return { alternates: alternates.map(([, code]) => code), canonical };
}

test('a language that is taken off is Polish within a second, and in no answer of the site', async () => {
  const { id, path } = await storePage();
  const german = `/de${path}`;
  await expect.poll(() => textOf(german), { interval: 50 }).toContain(WORDS.de);
  expect((await languagesAt(german)).alternates).toEqual(['pl', 'en', 'de']);
  expect(await textOf('/sitemap.xml')).toContain(`${german}<`);

  await setShown(id, false);
  await expect.poll(() => textOf(german), soon).toContain(NOTICE);
  const html = await textOf(german);
  expect(html).not.toContain(WORDS.de);
  expect(html).toMatch(new RegExp(`<h1[^>]* lang="pl-PL"[^>]*>${WORDS.pl}`));
  expect(await languagesAt(german)).toEqual({ alternates: [], canonical: stack.site + path });
  expect((await languagesAt(path)).alternates).toEqual(['pl', 'en']);
  const others = ['/sitemap.xml', '/llms.txt', '/blog/rss.xml', `/en${path}`, path, '/de'];
  for (const other of others) {
    const named = async () => {
      const text = await textOf(other);
      return { other, words: text.includes(WORDS.de), address: text.includes(german) };
    };
    const address = other === `/en${path}` || other === path;
    await expect.poll(named, soon).toEqual({ other, words: false, address });
  }
  expect(await (await fetch(`${stack.cms}/api/pages`)).text()).not.toContain(WORDS.de);
  expect(await textOf(`/en${path}`)).toContain(WORDS.en);

  await setShown(id, true);
  await expect.poll(() => textOf(german), soon).toContain(WORDS.de);
  expect(await textOf(german)).not.toContain(NOTICE);
});
