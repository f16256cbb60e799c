import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOffice, openOfficeForm } from '../../support/forms.ts';
import { backOffice, signedIn } from '../../support/leads.ts';
import { previewedHtml, previewOf } from '../../support/preview.ts';

openBrowser();

interface Point {
  title: string;
  description: string;
}

/** A product of its own that no visitor sees, in German and Polish. */
async function draftProduct(): Promise<{ id: number; slug: string }> {
  const slug = `klikany-${Date.now()}`;
  const modules = (language: string): Point[] =>
    [1, 2, 3].map((number) => ({
      title: `${language} ${number}`,
      description: `${language} ${number} dokładniej`,
    }));
  const texts = (language: string) => ({
    name: 'Klikany',
    title: `${language}: tytuł`,
    subtitle: `${language}: podtytuł`,
    shortDescription: `${language}: krótko`,
    description: `${language}: opis`,
    modulesTitle: `${language}: moduły`,
  });
  const body = { ...texts('Polski'), slug, order: 90, accent: '#336699', icon: 'boxes' };
  const { doc } = await backOffice<{ doc: { id: number; modules: object[] } }>(
    '/products?locale=pl&draft=true&depth=0',
    {
      method: 'POST',
      body: JSON.stringify({ ...body, modules: modules('Polski'), _status: 'draft' }),
    },
  );
  const translated = modules('Deutsch').map((row, index) => ({ ...doc.modules[index], ...row }));
  await backOffice(`/products/${doc.id}?locale=de&draft=true`, {
    method: 'PATCH',
    body: JSON.stringify({ ...texts('Deutsch'), modules: translated, _status: 'draft' }),
  });
  return { id: doc.id, slug };
}

let product: { id: number; slug: string };
beforeAll(async () => {
  product = await draftProduct();
});

/** The preview of the product in German, for a signed-in editor. */
async function openPreview(): Promise<Page> {
  // Of a busy machine, the first preview may say that it cannot be shown in time.
  await previewedHtml(`/de/products/${product.slug}`);
  const page = await visit(await previewOf(`/de/products/${product.slug}`));
  await page.context().addCookies([await signedIn()]);
  return page;
}

/** Clicks something of the preview, which opens a form in a new tab. */
async function clickedForm(page: Page, text: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByText(text, { exact: true }).first().click();
  return opened;
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test('an editor clicks a word of a German preview, changes it in its field, and sees it in the preview', async () => {
  const preview = await openPreview();
  await preview.getByText('Deutsch 2 dokładniej', { exact: true }).first().hover();
  await preview.locator('[data-pointed]').waitFor();
  const form = await clickedForm(preview, 'Deutsch 2 dokładniej');
  await form.waitForURL(/\/admin\/collections\/products\/\d+\?.*locale=de/);
  // The tab of the modules is open, the second one is unfolded, the cursor stands in its text.
  await expect.poll(() => focusedId(form)).toBe('field-modules__1__description');
  const field = form.locator('#field-modules__1__description');
  expect(await field.inputValue()).toBe('Deutsch 2 dokładniej');
  await expect.poll(() => new URL(form.url()).searchParams.has('field')).toBe(false);
  await field.fill('Auf Deutsch verbessert');
  await expect
    .poll(async () => {
      const path = `/products/${product.id}?locale=de&draft=true&depth=0`;
      return (await backOffice<{ modules: Point[] }>(path)).modules[1]?.description;
    })
    .toBe('Auf Deutsch verbessert');
  await previewedHtml(`/de/products/${product.slug}`);
  await preview.reload();
  await preview.getByText('Auf Deutsch verbessert', { exact: true }).waitFor();
});

/** A page with a rich text and a picture, each in a folded section. */
async function draftPage(): Promise<number> {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const word = { ...node, type: 'text', text: 'Akapit', mode: 'normal', style: '', detail: 0 };
  const paragraph = { ...node, type: 'paragraph', textFormat: 0, textStyle: '' };
  const content = {
    root: {
      ...node,
      type: 'root',
      children: [{ ...paragraph, children: [{ ...word, format: 0 }] }],
    },
  };
  const sections = [
    { blockType: 'claims' },
    { blockType: 'text', content },
    { blockType: 'picture' },
  ];
  const body = { title: 'Pola', pageName: `pola-${Date.now()}`, sections, _status: 'draft' };
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages?locale=pl&draft=true&depth=0', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return doc.id;
}

/** Opens a form at a field, which then has the cursor and is seen. */
async function expectOpenedAt(path: string, selector: string): Promise<void> {
  const id = await draftPage();
  const page = await openOffice(`/collections/pages/${id}?locale=pl&field=${path}`);
  const hasCursor = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await expect.poll(hasCursor).toBe(true);
  expect(await page.locator(':focus').isVisible()).toBe(true);
}

beforeRelease.each([
  ['a rich text', 'sections.1.content', '[data-field-path="sections.1.content"] [contenteditable]'],
  ['a picture', 'sections.2.image', '#field-sections__2__image button'],
  ['a field in another tab', 'seoTitle', '#field-seoTitle'],
])('a link to %s opens the form there', (_what, path, selector) => expectOpenedAt(path, selector));

beforeRelease('with Ctrl, and in what is no content, the page works as for visitors', async () => {
  const preview = await openPreview();
  const [first] = await backOffice<{ docs: { name: string; slug: string }[] }>(
    '/products?where[_status][equals]=published&where[shouldShowInHeaderMenu][equals]=true&sort=order&depth=0&locale=de',
  ).then(({ docs }) => docs);
  const link = preview.locator(`footer a[href="/de/products/${first?.slug}"]`).first();
  const opened = preview.context().waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await (await opened).waitForURL(({ pathname }) => pathname === `/de/products/${first?.slug}`);
  const chooser = preview.locator('summary[aria-label^="DE,"]').first();
  await chooser.click();
  await expect.poll(() => chooser.locator('..').getAttribute('open')).not.toBeNull();
});

/** Puts the preview into a page of the back office; other origins cannot frame it. */
async function frameIn(page: Page): Promise<void> {
  const address = stack.site + (await previewOf(`/de/products/${product.slug}`));
  await page.evaluate((src) => {
    const heard: object[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ origin, data }) => {
      if (data.type === 'open-field') heard.push({ origin, data });
    });
    const frame = Object.assign(document.createElement('iframe'), { src });
    frame.width = '1200';
    frame.height = '800';
    frame.style.cssText = 'position: fixed; inset: 0; z-index: 9';
    document.documentElement.append(frame);
  }, address);
}

test('within the back office the preview sends its message there, and to no other origin', async () => {
  const page = await visit('/admin/login', {}, stack.cms);
  await frameIn(page);
  const word = page.frameLocator('iframe').getByText('Deutsch: podtytuł', { exact: true }).first();
  await word.click();
  const message = {
    type: 'open-field',
    form: `collections/products/${product.id}`,
    path: 'subtitle',
    locale: 'de',
  };
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  await expect.poll(heard).toEqual([{ origin: new URL(stack.site).origin, data: message }]);
});

/** What a preview next to the form would send; a window cannot choose the origin of its messages. */
async function send(page: Page, origin: string, message: object): Promise<void> {
  await page.evaluate(
    ([from, data]) => window.dispatchEvent(new MessageEvent('message', { origin: from, data })),
    [origin, message] as const,
  );
}

beforeRelease(
  'a form opens the field that a message of the site names, and no stranger’s',
  async () => {
    const form = `collections/products/${product.id}`;
    const page = await openOfficeForm(`/${form}?locale=de`);
    await page.locator('#field-subtitle').waitFor();
    const { origin } = new URL(stack.site);
    const message = { type: 'open-field', form, path: 'modules.0.title', locale: 'de' };
    await expect
      .poll(
        async () => {
          await send(page, origin, message);
          return focusedId(page);
        },
        { interval: 500 },
      )
      .toBe('field-modules__0__title');
    await send(page, 'https://elsewhere.example', { ...message, path: 'modules.2.title' });
    await send(page, origin, { ...message, path: '"],body,[x="' });
    await send(page, origin, { ...message, form: 'https://elsewhere.example' });
    await send(page, origin, { ...message, path: 'modules.1.title' });
    await expect.poll(() => focusedId(page)).toBe('field-modules__1__title');
    expect(await page.locator('#modules-row-2 .collapsible__toggle--collapsed').count()).toBe(1);
    expect(page.context().pages()).toHaveLength(1);
    // In another language: the typed text is saved first, and then the field is opened there.
    await page.locator('#field-modules__0__title').fill('Ungespeichert');
    await send(page, origin, { ...message, path: 'title', locale: 'en' });
    await page.waitForURL((url) => url.searchParams.get('locale') === 'en');
    await expect.poll(() => focusedId(page)).toBe('field-title');
    const saved = await backOffice<{ modules: Point[] }>(
      `/products/${product.id}?locale=de&draft=true&depth=0`,
    );
    expect(saved.modules[0]?.title).toBe('Ungespeichert');
    await send(page, origin, { ...message, path: 'modules.9.title', locale: 'en' });
    await page.getByText('Tego pola nie ma w formularzu').waitFor();
  },
);
