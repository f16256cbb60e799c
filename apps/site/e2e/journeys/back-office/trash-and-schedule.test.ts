import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { needed } from '../../support/content.ts';
import { store } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOffice } from '../../support/forms.ts';
import { backOffice } from '../../support/leads.ts';

openBrowser();

const admin = `${stack.cms}/admin`;
const statusOf = async (path: string) => (await fetch(stack.site + path)).status;

/** A post of its own, with the words of another one. */
async function storePost(slug: string, status: 'draft' | 'published') {
  const { docs } = await backOffice<{ docs: Record<string, unknown>[] }>(
    '/posts?depth=0&limit=1&where[_status][equals]=published',
  );
  const { description, content } = needed(docs[0], 'post');
  const title = `Wpis ${slug}`;
  const post = { title, description, content, slug, publishedAt: '2023-01-02T08:00:00.000Z' };
  const { id } = await store('posts', post, status);
  return { path: `/blog/${slug}`, title, form: `/collections/posts/${id}` };
}

const confirm = (page: Page) => page.locator('dialog[open] #confirm-action').click();

beforeRelease(
  'an editor deletes a post, finds it in the trash and has it back on the site',
  async () => {
    const { form, path, title } = await storePost(`kosz-${Date.now()}`, 'published');
    await expect.poll(() => statusOf(path)).toBe(200);
    const page = await openOffice(form);
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    await page
      .getByText(`Przenieść do kosza: Wpis ${title}? Przez 30 dni można przywrócić.`)
      .waitFor();
    await confirm(page);
    await page.getByText(`Przeniesiono do kosza: Wpis „${title}”.`).waitFor();
    await expect.poll(() => statusOf(path)).toBe(404);

    await page.goto(`${admin}/collections/posts/trash`);
    await page.getByRole('link', { name: title }).click();
    await page.locator('#action-restore').click();
    await page.getByText('Opublikuj od razu').click();
    await confirm(page);
    await page.getByText(`Przywrócono: Wpis „${title}”.`).waitFor();
    await expect.poll(() => statusOf(path)).toBe(200);
  },
);

/** Chooses 8:00 on the fifteenth of the next month, and reads it as a Pole writes it. */
async function chooseTime(page: Page): Promise<void> {
  await page.locator('.schedule .react-datepicker__input-container input').click();
  const calendar = page.getByRole('dialog', { name: 'Wybierz datę i godzinę' });
  await calendar.getByRole('button', { name: 'Następny miesiąc' }).click();
  await calendar.getByLabel(/^Wybierz: .+, 15 \p{Ll}+ \d{4}$/u).click();
  await page
    .locator('.react-datepicker__time-list-item')
    .getByText('8:00', { exact: true })
    .click();
  const written = page.locator('.schedule .react-datepicker__input-container input');
  expect(await written.inputValue()).toMatch(
    /^(pon|wt|śr|czw|pt|sob|niedz)\., 15 \p{Ll}+ \d{4}, 8:00 \(czas polski\)$/u,
  );
}

beforeRelease(
  'an editor schedules a post for 8:00 in Warsaw, not its end before it, and finds it on the start page and in the calendar',
  async () => {
    const { form, title } = await storePost(`plan-${Date.now()}`, 'draft');
    const page = await openOffice(form);
    await page.locator('.form-submit .popup-button').click();
    await page.locator('#schedule-publish').click();
    await page.getByText('Nic nie jest zaplanowane.').waitFor();
    await chooseTime(page);
    await page.locator('#scheduled-publish-save').click();
    await page.getByText('Zaplanowano.').waitFor();
    const planned = page.getByRole('region', { name: 'Zaplanowane' });
    await planned.getByText(/Zaplanowano publikację: .+ 15 .+, 8:00/).waitFor();

    await page.locator('.schedule').getByText('Cofnij publikację').click();
    await chooseTime(page);
    await page.locator('#scheduled-publish-save').click();
    await page
      .getByText(/^Cofnięcie publikacji ma być później niż publikacja, .+ 8:00\.$/)
      .waitFor();
    forgive(page, /Cofnięcie publikacji ma być później/);
    expect(await planned.getByRole('listitem').count()).toBe(1);

    await page.goto(admin);
    const entry = page.locator('.panel .rows li', { hasText: title });
    await entry.getByText(/15 .+, 8:00 · publikacja, wszystkie języki/).waitFor();
    await page.getByRole('link', { name: 'Cały kalendarz' }).click();
    await page
      .getByRole('navigation', { name: 'Miesiące' })
      .getByRole('link', { name: '→' })
      .click();
    const day = page
      .getByRole('listitem')
      .filter({ has: page.locator('h3', { hasText: /, 15 / }) });
    const onDay = day.getByRole('listitem').filter({ hasText: title });
    await onDay.getByText('publikacja, wszystkie języki').waitFor();
    await onDay.getByRole('link', { name: `Wpis: ${title}` }).click();
    await page.waitForURL(admin + form);

    const notice = page.getByRole('status').filter({ hasText: 'Zaplanowano publikację: ' });
    await notice.getByRole('button', { name: /^Odwołaj: .+ 8:00$/ }).click();
    await page.getByText('Odwołano.').waitFor();
    await notice.waitFor({ state: 'hidden' });
  },
);
