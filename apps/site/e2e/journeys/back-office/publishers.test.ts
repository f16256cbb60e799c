import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { htmlOf } from '../../support/content.ts';
import { storePage, writeDraft } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { newAccount } from '../../support/leads.ts';

openBrowser();

/** A window of an editor with less than all rights. */
const openAs = async (name: string, limits: object, path: string) =>
  openOfficeForm(path, { account: await newAccount(name, { roles: ['editor'], ...limits }) });

test('an editor asks for publication, and a publisher publishes the page in Polish only', async () => {
  const title = `Wydanie ${Date.now()}`;
  const { id, entry, form, path } = await storePage('wydanie', { title }, 'draft');
  await writeDraft(entry, 'de', { title: 'Halb fertig' });

  const author = await openAs('Ewa Autorska', { mayPublish: false }, form);
  await author.getByText('Możesz zapisywać szkice, ale nie publikować.').waitFor();
  await author.getByRole('button', { name: 'Poproś o publikację' }).click();
  await author.getByText('O publikację prosi: Ewa Autorska.').waitFor();

  const publisher = await openAs('Jan Wydawca', { languages: ['pl'] }, '');
  const waiting = publisher.locator('.panel', { hasText: 'czekają na publikację' });
  await waiting.getByRole('link', { name: `Strona: ${title}` }).click();
  await publisher.waitForURL(`${stack.cms}/admin/collections/pages/${id}`);
  await publisher.getByRole('button', { name: 'Opublikuj tylko: Polski' }).click();
  await expect.poll(() => htmlOf(path)).toContain(title);
  const inGerman = await htmlOf(`/de${path}`);
  expect(inGerman).toContain('Diese Seite gibt es nur auf Polnisch.');
  expect(inGerman).not.toContain('Halb fertig');
  const languages = publisher.locator('.shown-languages li');
  await languages.filter({ hasText: 'Deutsch' }).getByText('zdjęty').waitFor();
  expect(await languages.getByRole('button').count()).toBe(0);
});
