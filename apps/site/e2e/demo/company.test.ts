import { expect, test } from 'vitest';
import { open } from '../support/plain-visitor.ts';

test('the shop’s flows say which way they go', async () => {
  const { $ } = await open('/ecommerce');
  const flow = $('section:contains("Jak płyną dane")').text();
  expect(flow.match(/ERP → Sklep/g)).toHaveLength(3);
  expect(flow.match(/Sklep → ERP/g)).toHaveLength(1);
});

test('the contact page puts forward whom to call', async () => {
  const page = await open('/contact');
  for (const name of ['Tomasz Wiśniewski', 'Marta Gajewska'])
    expect(page.textOf('main')).toContain(name);
  expect(page.$('main a[href="tel:+48420000021"]').length).toBeGreaterThan(0);
});

test('the team stands in the order of a Polish list, the chief first', async () => {
  const { $ } = await open('/about');
  const cards = $('section:contains("Zespół") h3').toArray();
  const names = cards.map((card) => $(card).text().trim()).slice(-10);
  expect(names[0]).toBe('Hanna Reszka');
  const surnames = names.slice(1).map((name) => name.split(' ').at(-1) as string);
  expect(surnames).toEqual([...surnames].sort((a, b) => a.localeCompare(b, 'pl')));
});

test.each(['/en/areas', '/de/areas'])(
  '%s: products are named in the voice of the page',
  async (path) => {
    const html = (await open(path)).$.html();
    expect(html).toMatch(/<(?:strong|span)[^>]*>ERP</);
    expect(html).not.toMatch(/<(?:strong|span) lang="pl-PL">(?:ERP|FIBU|DATA|DMS)</);
  },
);

test('a candidate reads the list, the skills and the offer, in every language', async () => {
  const list = await open('/careers');
  const title = 'Programistka / programista frontend';
  const card = list.$(`main li:contains("${title}"):contains("Potrzebne umiejętności")`).last();
  expect(card.find('details').text()).toContain('TypeScript');
  const offer = await open(card.find('a[href^="/careers/"]').attr('href') ?? '');
  expect(offer.url.pathname).toBe('/careers/programista-frontend');
  const said = ['Łódź lub zdalnie', 'Pełny etat', '28 lutego 2027', 'React'];
  const folded = ['Czego oczekujemy', 'Trzy lata pracy z React i TypeScript'];
  for (const words of [...said, ...folded]) expect(offer.textOf('main')).toContain(words);
  for (const [path, duties, gains] of [
    ['/careers/programista-backend', 'Czym się zajmiesz', 'Co dajemy'],
    ['/en/careers/programista-backend', 'What you will do', 'What we offer'],
    ['/de/careers/programista-backend', 'Ihre Aufgaben', 'Was wir bieten'],
  ] as const) {
    const page = await open(path);
    for (const words of [duties, gains]) expect(page.$('h2, h3').text()).toContain(words);
  }
});
