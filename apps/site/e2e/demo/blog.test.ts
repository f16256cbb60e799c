import { describe, expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';

openBrowser();

const INSIDE_POST = '/blog/zarzadzanie-dokumentami/gdzie-utknela-faktura';

describe.each(rows([true, false], 0))('with scripts: %s, a reader', (javaScriptEnabled) => {
  test('searches carelessly, narrows down, reads, goes on to the next article', async () => {
    const page = await visit('/blog', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole('searchbox', { name: 'Szukaj w artykułach' }).fill('fatkura dokumentow');
    await page.getByRole('button', { name: 'Szukaj' }).click();
    await page.waitForURL('**/blog?q=fatkura+dokumentow');
    await page.getByRole('status').filter({ hasText: 'do „fatkura dokumentow”' }).waitFor();
    await page.getByRole('link', { name: 'dokumenty', exact: true }).click();
    await page.waitForURL('**/blog?q=fatkura+dokumentow&tag=dokumenty');
    const status = page.getByRole('status').filter({ hasText: 'temat: dokumenty' });
    expect(await status.innerText()).toContain('1 artykuł pasuje');
    await page.getByRole('link', { name: /Gdzie utknęła ta faktura/ }).click();
    await page.waitForURL(`**${INSIDE_POST}`);
    await page.getByRole('heading', { level: 1, name: /^Gdzie utknęła ta faktura/ }).waitFor();
    const next = page.getByRole('link', { name: /Następny artykuł/ });
    const title = (await next.innerText()).split('\n').at(-1)?.trim();
    await next.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: /Poprzedni artykuł/ }).click();
    await page.waitForURL(`**${INSIDE_POST}`);
  });
});

test('an article says who wrote it and when, and leads to its parts', async () => {
  const page = await visit(INSIDE_POST);
  await hydrated(page);
  const article = page.getByRole('article').first();
  for (const words of ['Joanna Ślusarczyk', '20 listopada 2025', /\d\smin czytania/])
    await article.getByText(words).first().waitFor();
  const contents = page.getByRole('navigation', { name: 'W tym artykule' });
  await contents.getByRole('link', { name: 'Co robi program' }).click();
  await page.waitForURL('**#co-robi-program');
  expect(await page.locator('h2#co-robi-program').isVisible()).toBe(true);
  const share = page.getByRole('list', { name: 'Udostępnij' });
  await share.getByRole('link', { name: 'LinkedIn' }).waitFor();
  const mail = await share.getByRole('link', { name: 'E-mailem' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(INSIDE_POST);
  await page.getByRole('complementary', { name: 'Obieg dokumentów na próbę' }).waitFor();
  await page.getByRole('heading', { name: 'Czytaj dalej' }).waitFor();
});
