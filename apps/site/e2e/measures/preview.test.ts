import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { storePage } from '../support/documents.ts';
import { openOfficeForm } from '../support/forms.ts';
import { type Account, newAdministrator } from '../support/leads.ts';
import { openPreviewBeside } from '../support/preview.ts';

openBrowser();

// Whether the preview is open is remembered for the account.
let editor: Account;
beforeAll(async () => {
  editor = await newAdministrator();
});

/** From a keystroke to the page next to the form that shows it, in ms. */
const BAR_MS = 300;

const KEYS = 25;

test('a keystroke is on the page next to the form', async () => {
  const { form } = await storePage('pomiar', { title: 'Pomiar' });
  const page = await openOfficeForm(form, { account: editor });
  await page.locator('#field-title').waitFor();
  const frame = await openPreviewBeside(page);
  await page.locator('#field-title').press('End');
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const shown = frame.waitForFunction(
      (length) => (document.querySelector('h1')?.innerText.length ?? 0) >= length,
      'Pomiar'.length + key + 1,
      { polling: 'raf' },
    );
    const started = performance.now();
    await page.keyboard.type('a');
    await shown;
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  process.stdout.write(`Keystroke to preview, ms: ${times.map(Math.round).join(' ')}\n`);
  expect(times[Math.floor(KEYS / 2)]).toBeLessThan(BAR_MS);
});
