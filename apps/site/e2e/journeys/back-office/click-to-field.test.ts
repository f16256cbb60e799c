import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { block, draftOf, richText, store, storePage, writeDraft } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOffice, openOfficeForm, saveForm } from '../../support/forms.ts';
import { signedIn } from '../../support/leads.ts';
import { previewedHtml, previewOf } from '../../support/preview.ts';

openBrowser();

let entry: string;
let path: string;

/** A product of its own that no visitor sees, in German and Polish. */
beforeAll(async () => {
  const slug = `klikany-${Date.now()}`;
  const modules = (language: string) =>
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
  const own = { slug, order: 90, accent: '#336699', icon: 'boxes' };
  const doc = await store('products', { ...own, ...texts('Polski'), modules: modules('Polski') });
  const rows = doc.modules as object[];
  entry = `/products/${doc.id}`;
  path = `/de/products/${slug}`;
  const translated = modules('Deutsch').map((row, index) => ({ ...rows[index], ...row }));
  await writeDraft(entry, 'de', { ...texts('Deutsch'), modules: translated });
});

/** The modules of the German product, as they are stored. */
const storedModules = async () =>
  (await draftOf(entry, 'de')).modules as { title: string; description: string }[];

/** The preview of the product in German, for a signed-in editor. */
async function openPreview(): Promise<Page> {
  // On a busy machine, the first preview may say that it cannot be shown in time.
  await previewedHtml(path);
  const page = await visit(await previewOf(path));
  await page.context().addCookies([await signedIn()]);
  return page;
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test('an editor clicks a word of a German preview, changes it in its field, and sees it in the preview', async () => {
  const preview = await openPreview();
  const word = preview.getByText('Deutsch 2 dokładniej', { exact: true }).first();
  await word.hover();
  await preview.locator('[data-pointed]').waitFor();
  const opened = preview.context().waitForEvent('page');
  await word.click();
  const form = await opened;
  await form.waitForURL(/\/admin\/collections\/products\/\d+\?.*locale=de/);
  // The tab of the modules is open, the second one is unfolded, the cursor is in its text.
  await expect.poll(() => focusedId(form)).toBe('field-modules__1__description');
  const field = form.locator('#field-modules__1__description');
  expect(await field.inputValue()).toBe('Deutsch 2 dokładniej');
  await expect.poll(() => new URL(form.url()).searchParams.has('field')).toBe(false);
  await field.fill('Auf Deutsch verbessert');
  await saveForm(form);
  const stored = async () => (await storedModules())[1]?.description;
  await expect.poll(stored).toBe('Auf Deutsch verbessert');
  await previewedHtml(path);
  await preview.reload();
  await preview.getByText('Auf Deutsch verbessert', { exact: true }).waitFor();
});

beforeRelease('a link to a rich text, a picture or a field in another tab opens it', async () => {
  const sections = [
    { blockType: 'claims' },
    { blockType: 'text', content: richText(block('paragraph', 'Akapit')) },
    { blockType: 'picture' },
  ];
  const { form } = await storePage('pola', { sections }, 'draft');
  const page = await openOffice(form);
  for (const [field, selector] of [
    ['sections.1.content', '[data-field-path="sections.1.content"] [contenteditable]'],
    ['sections.2.image', '#field-sections__2__image button'],
    ['seoTitle', '#field-seoTitle'],
  ]) {
    await page.goto(`${stack.cms}/admin${form}&field=${field}`);
    await page.locator(`${selector}:focus`).waitFor();
  }
});

beforeRelease('with Ctrl, and in what is no content, the page works as for visitors', async () => {
  const preview = await openPreview();
  const link = preview.locator('footer a[href^="/de/products/"]').first();
  const href = await link.getAttribute('href');
  const opened = preview.context().waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await (await opened).waitForURL(({ pathname }) => pathname === href);
  const chooser = preview.locator('summary[aria-label^="DE,"]').first();
  await chooser.click();
  await expect.poll(() => chooser.locator('..').getAttribute('open')).not.toBeNull();
});

/** The message of a preview next to the form; a window cannot choose the origin of its messages. */
async function send(page: Page, origin: string, message: object): Promise<void> {
  await page.evaluate(
    ([from, data]) => window.dispatchEvent(new MessageEvent('message', { origin: from, data })),
    [origin, message] as const,
  );
}

beforeRelease(
  'a form opens the field that a message of the site names, and no stranger’s',
  async () => {
    const form = `collections${entry}`;
    const page = await openOfficeForm(`/${form}?locale=de`);
    await page.locator('#field-subtitle').waitFor();
    const { origin } = new URL(stack.site);
    const message = { type: 'open-field', form, path: 'modules.0.title', locale: 'de' };
    const asked = async () => {
      await send(page, origin, message);
      return focusedId(page);
    };
    await expect.poll(asked, { interval: 500 }).toBe('field-modules__0__title');
    await send(page, 'https://elsewhere.example', { ...message, path: 'modules.2.title' });
    await send(page, origin, { ...message, path: '"],body,[x="' });
    await send(page, origin, { ...message, form: 'https://elsewhere.example' });
    await send(page, origin, { ...message, path: 'modules.1.title' });
    await expect.poll(() => focusedId(page)).toBe('field-modules__1__title');
    expect(await page.locator('#modules-row-2 .collapsible__toggle--collapsed').count()).toBe(1);
    expect(page.context().pages()).toHaveLength(1);
    // In another language: here, and in a tab of its own while this one has unsaved text.
    await page.locator('#field-modules__0__title').fill('Ungespeichert');
    const opened = page.context().waitForEvent('page');
    await send(page, origin, { ...message, path: 'title', locale: 'en' });
    const other = await opened;
    await other.waitForURL((url) => url.searchParams.get('locale') === 'en');
    await expect.poll(() => focusedId(other)).toBe('field-title');
    await other.close();
    expect(await page.locator('#field-modules__0__title').inputValue()).toBe('Ungespeichert');
    await saveForm(page);
    await send(page, origin, { ...message, path: 'title', locale: 'en' });
    await page.waitForURL((url) => url.searchParams.get('locale') === 'en');
    await expect.poll(() => focusedId(page)).toBe('field-title');
    await send(page, origin, { ...message, path: 'modules.9.title', locale: 'en' });
    await page.getByText('Tego pola nie ma w formularzu').waitFor();
  },
);
