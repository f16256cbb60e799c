import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

test('the end of a field stays when the editor goes on while a draft is on its way', async () => {
  const pageName = `do-konca-${Date.now()}`;
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages?locale=pl', {
    method: 'POST',
    body: JSON.stringify({ title: 'Do końca', pageName, sections: [], _status: 'published' }),
  });
  const page = await openOfficeForm(`/collections/pages/${doc.id}?locale=pl`, {
    account: await newAdministrator(),
  });

  // The answer to the first draft comes when the editor is in the next field.
  const sent = Promise.withResolvers<void>();
  const mayArrive = Promise.withResolvers<void>();
  await page.route(/\/pages\/\d+\?.*autosave=true/, async (route) => {
    const response = await route.fetch();
    sent.resolve();
    await mayArrive.promise;
    await route.fulfill({ response });
  });
  const [title, subtitle] = [page.locator('#field-title'), page.locator('#field-subtitle')];
  await title.fill('Spotkajmy się w Poz');
  await sent.promise;
  await title.fill('Spotkajmy się w Poznaniu');
  await subtitle.fill('Hala 5');
  mayArrive.resolve();
  const stored = async () => {
    const draft = await backOffice<Record<string, string>>(`/pages/${doc.id}?draft=true&locale=pl`);
    return [draft.title, draft.subtitle];
  };
  await expect.poll(stored).toEqual(['Spotkajmy się w Poznaniu', 'Hala 5']);
  expect(await title.inputValue()).toBe('Spotkajmy się w Poznaniu');
  expect(await subtitle.inputValue()).toBe('Hala 5');
  // A later draft may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
