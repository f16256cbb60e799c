import { expect } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOffice } from '../../support/forms.ts';

openBrowser();

const ask = (path: string) => fetch(stack.site + path, { redirect: 'manual' });

beforeRelease(
  'an editor loads a table of redirects: first with a mistake, then without',
  async () => {
    const from = `/stara-tabela-${Date.now()}`;
    const page = await openOffice('/collections/redirects');
    const load = (text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'przekierowania.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
    await load(`from;to\n${from};/services\n${from}-2;donikad`);
    await page.getByText(/Wiersz 3: Nowy adres ma być/).waitFor();
    forgive(page, /status of 422/);
    expect((await ask(from)).status).toBe(404);
    await load(`from;to\n${from};/services`);
    await page.getByText('Nowe: 1, zmienione: 0, bez zmian: 0.').waitFor();
    await expect.poll(async () => (await ask(from)).status).toBe(301);

    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Pobierz CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^redirects-.+\.csv$/);
  },
);
