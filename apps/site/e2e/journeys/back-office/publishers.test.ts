import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { type Account, backOffice } from '../../support/leads.ts';

openBrowser();

const admin = `${stack.cms}/admin`;
const soon = { interval: 100 };

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
