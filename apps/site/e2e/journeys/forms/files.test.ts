import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';

openBrowser();

const plain = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });

test('files that were chosen before the scripts run are listed, and a further one joins them', async () => {
  const page = await visit('/estimate-project');
  const system = await page.locator('[name=systems]').first().inputValue();
  const answers = `systems=${system}&users=25&hardwareSupport=none`;
  await page.goto(`${stack.site}/estimate-project/send-estimate?${answers}`);
  const input = page.locator('input[type=file]');
  const sent = () =>
    input.evaluate((one: HTMLInputElement) => [...(one.files ?? [])].map(({ name }) => name));
  await input.setInputFiles([plain('opis.txt'), plain('ekrany.txt')]);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await hydrated(page);
  const listed = page.locator('form li').filter({ hasText: '.txt' });
  await expect.poll(() => listed.count()).toBe(2);
  await input.setInputFiles(plain('umowa.txt'));
  await expect.poll(sent).toEqual(['opis.txt', 'ekrany.txt', 'umowa.txt']);
  expect(await listed.count()).toBe(3);
});
