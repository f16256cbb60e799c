import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openForm, openOfficeForm } from '../../support/forms.ts';
import { type Account, backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

const admin = `${stack.cms}/admin`;
const soon = { timeout: 30_000, interval: 100 };

async function newEditor(name: string, limits: object): Promise<Account> {
  const account = { email: `editor.${randomUUID()}@e2e.example`, password: randomUUID() };
  const body = JSON.stringify({ ...account, name, roles: ['editor'], ...limits });
  await backOffice('/users', { method: 'POST', body });
  return account;
}

const openAs = (account: Account, path: string) => openOfficeForm(path, { account });

const textOf = async (path: string) => (await fetch(stack.site + path)).text();

test('an editor asks for publication, and a publisher publishes the page in Polish only', async () => {
  const pageName = `wydanie-${Date.now()}`;
  const title = `Wydanie ${pageName}`;
  const data = { title, pageName, sections: [], _status: 'draft' };
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages?draft=true', {
    method: 'POST',
    body: JSON.stringify(data),
  });
  const german = { title: 'Halb fertig', _status: 'draft' };
  const query = `/pages/${doc.id}?draft=true&locale=de`;
  await backOffice(query, { method: 'PATCH', body: JSON.stringify(german) });
  const form = `/collections/pages/${doc.id}?locale=pl`;

  const author = await openAs(await newEditor('Ewa Autorska', { mayPublish: false }), form);
  await author.getByText('Możesz zapisywać szkice, ale nie publikować.').waitFor();
  await author.getByRole('button', { name: 'Poproś o publikację' }).click();
  await author.getByText('O publikację prosi: Ewa Autorska.').waitFor();

  const limits = { languages: ['pl'] };
  const publisher = await openAs(await newEditor('Jan Wydawca', limits), '');
  const waiting = publisher.locator('.start__panel', { hasText: 'czekają na publikację' });
  await waiting.getByRole('link', { name: `Strona: ${title}` }).click();
  await publisher.waitForURL(`${admin}/collections/pages/${doc.id}`);
  await publisher.getByRole('button', { name: 'Opublikuj tylko: Polski' }).click();
  await expect.poll(() => textOf(`/${pageName}`), soon).toContain(title);
  const inGerman = await textOf(`/de/${pageName}`);
  expect(inGerman).toContain('Diese Seite gibt es nur auf Polnisch.');
  expect(inGerman).not.toContain('Halb fertig');
  const languages = publisher.locator('.shown-languages li');
  await languages.filter({ hasText: 'Deutsch' }).getByText('zdjęty').waitFor();
  expect(await languages.getByRole('button').count()).toBe(0);

  await publisher.goto(admin);
  await publisher.getByRole('heading', { level: 1 }).waitFor();
  expect(await waiting.count()).toBe(0);
});

/** A node of a text, as the editor stores it. */
const node = (type: string, more: object) => ({ type, version: 1, format: '', ...more });

/** A draft of a post with one plain sentence. */
async function draftPost(slug: string): Promise<string> {
  const sentence = node('text', { text: 'Krosno stoi.', format: 0, mode: 'normal', style: '' });
  const children = [node('paragraph', { children: [sentence] })];
  const content = { root: node('root', { children }) };
  const data = { title: slug, slug, description: 'Klawisze', content, _status: 'draft' };
  const body = JSON.stringify({ ...data, publishedAt: '2023-01-02T08:00:00.000Z' });
  const { doc } = await backOffice<{ doc: { id: number } }>('/posts?draft=true', {
    method: 'POST',
    body,
  });
  return `${admin}/collections/posts/${doc.id}`;
}

beforeRelease(
  'an editor searches, writes, looks at the page and publishes by keys, which a list names',
  async () => {
    const slug = `klawisze-${Date.now()}`;
    const form = await draftPost(slug);
    const page = await openAs(await newAdministrator(), '/collections/tags/create');
    const { keyboard } = page;
    const list = page.getByRole('dialog', { name: 'Skróty klawiszowe' });
    await keyboard.press('?');
    await list.getByText('Ctrl Shift Enter').waitFor();
    await list.getByRole('checkbox').uncheck();
    await keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await keyboard.press('?');
    // Past the moment in which the window would open.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await list.count()).toBe(0);
    await page.locator('.shortcuts__open').dispatchEvent('click');
    await list.getByRole('checkbox').check();
    await list.getByRole('button', { name: 'Zamknij' }).click();
    await page.locator('#field-name').fill(slug);
    await keyboard.type('/?');
    await keyboard.press('Control+s');
    await page.waitForURL(/\/collections\/tags\/\d+/);
    expect(await page.locator('#field-name').inputValue()).toBe(`${slug}/?`);
    await page.locator('.step-nav').getByRole('link', { name: 'Tagi' }).click();
    const search = page.locator('.search-filter__input');
    await search.waitFor();
    await keyboard.press('/');
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);

    await openForm(page, form);
    const text = page.locator('[contenteditable="true"][data-lexical-editor="true"]').first();
    await text.click();
    await keyboard.press('Control+Home');
    await keyboard.press('Control+b');
    await keyboard.press('Control+i');
    await keyboard.type('Mocno');
    const strong = text.locator('strong', { hasText: 'Mocno' });
    await strong.and(text.locator('.LexicalEditorTheme__textItalic')).waitFor();
    await keyboard.press('Control+z');
    await strong.waitFor({ state: 'detached' });
    await keyboard.press('Control+Shift+z');
    await strong.waitFor();
    await keyboard.press('Enter');
    await keyboard.press('/');
    await page.locator('.slash-menu-popup').waitFor();
    await keyboard.press('Backspace');

    await keyboard.press('Control+Shift+e');
    const preview = page.locator('.live-preview-window iframe');
    await preview.waitFor();
    await keyboard.press('Control+Shift+e');
    await preview.waitFor({ state: 'hidden' });
    await keyboard.type('Ostatnie słowa');
    await keyboard.press('Control+Shift+Enter');
    await expect.poll(() => textOf(`/blog/${slug}`), soon).toContain('Ostatnie słowa');
  },
);
