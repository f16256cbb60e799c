import { expect, test } from 'vitest';
import { inLanguage, LANGUAGES, type Language } from '../support/combinations.ts';
import { productPaths } from '../support/content.ts';
import { stack } from '../support/env.ts';
import { backOffice } from '../support/leads.ts';
import { open } from '../support/plain-visitor.ts';

const LIVE = { interval: 50 };

const textOf = async (path: string) => (await fetch(stack.site + path)).text();

/** Header and footer of a page. What stands between them has its own reasons to change. */
async function frameOf(path: string): Promise<string> {
  const parts = (await textOf(path)).match(/<(?<part>header|footer)[ >].*?<\/\k<part>>/gs);
  if (!parts || parts.length < 2) throw new Error(`No header and footer at ${path}`);
  return parts.join('\n');
}

type Entry = Record<string, unknown>;

/** The entries of the bar, as the form of the back office shows them in a language. */
const barIn = async (locale: Language) =>
  (await backOffice<{ bar: Entry[] }>(`/globals/navigation?depth=0&locale=${locale}`)).bar;

const publish = (path: string, method: string, data: object) => {
  const body = JSON.stringify({ ...data, _status: 'published' });
  return backOffice<{ doc: { id: number } }>(path, { method, body });
};
const publishBar = (locale: Language, bar: Entry[]) =>
  publish(`/globals/navigation?locale=${locale}`, 'POST', { bar });

/** Addresses of the links with a label in bar and phone menu. */
async function linksCalled(label: string, path: string): Promise<(string | undefined)[]> {
  const { $ } = await open(path);
  const links = $(`header li > a:contains("${label}")`).toArray();
  return links.map((link) => $(link).attr('href'));
}

test('an editor puts a landing page into the full bar under a German label; its address changes, and the link follows', async () => {
  const [product] = await productPaths();
  const paths = LANGUAGES.flatMap((language) =>
    ['/', product, '/estimate-project'].map((path) => inLanguage(language, path)),
  );
  const before = await Promise.all(paths.map(frameOf));
  const pageName = `messe-${Date.now()}`;
  const title = `Targi ${Date.now() % 10_000}`;
  const { doc } = await publish('/pages', 'POST', { title, pageName, sections: [] });

  const first = await barIn('pl');
  const document = { relationTo: 'pages', value: doc.id };
  const entry = { blockType: 'plain', document, place: 'everywhere' };
  // The bar is one line in every language: another entry leaves it.
  const full = [...first.slice(0, -1), { ...first.at(-1), place: 'phone' }, entry];
  await publishBar('pl', full);
  const german = await barIn('de');
  await publishBar('de', german.with(-1, { ...german.at(-1), label: 'Messe 27' }));
  await expect.poll(() => textOf('/de'), LIVE).toContain('Messe 27');
  expect(await linksCalled('Messe 27', '/de')).toEqual([`/de/${pageName}`, `/de/${pageName}`]);
  // In the other languages it is called after the page.
  expect(await linksCalled(title, '/contact')).toEqual([`/${pageName}`, `/${pageName}`]);

  await publish(`/pages/${doc.id}`, 'PATCH', { pageName: `${pageName}/halle-4` });
  await expect.poll(() => textOf('/de'), LIVE).toContain(`href="/de/${pageName}/halle-4"`);
  expect(await textOf('/de')).not.toContain(`href="/de/${pageName}"`);

  await publishBar('pl', first);
  await expect.poll(() => textOf('/de'), LIVE).not.toContain('Messe 27');
  const deletedAt = new Date().toISOString();
  await backOffice(`/pages/${doc.id}`, { method: 'PATCH', body: JSON.stringify({ deletedAt }) });
  // The form began with what the site had shown before: stored, it is the same for visitors.
  await expect.poll(() => Promise.all(paths.map(frameOf))).toEqual(before);
});
