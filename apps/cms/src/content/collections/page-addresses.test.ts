import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { importTable } from '../../links/endpoints.ts';
import { destinationsEndpoint, type KnownAddress } from '../../links/known-destinations.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { testApi } from '../../testing/running-api.ts';
import { storePage, storePost } from '../../testing/stored-content.ts';

const api = testApi();

const page = (pageName: string, more: object = {}) => storePage(api.payload, { pageName, ...more });

function rename(id: number, pageName: string, draft = false) {
  const data = { pageName, _status: draft ? 'draft' : 'published' } as const;
  return api.payload.update({ collection: 'pages', id, data, draft });
}

const redirect = (from: string, to: string, status: '301' | '302' = '301') =>
  api.payload.create({ collection: 'redirects', data: { from, to, status } });

/** Redirects as lines, without those of other tests. */
async function redirects(about: string): Promise<string[]> {
  const { docs } = await api.payload.find({ collection: 'redirects', sort: 'from', limit: 0 });
  const lines = docs.map(({ from, to, status }) => `${from} ${status} ${to}`);
  return lines.filter((line) => line.includes(about));
}

test('a page may stand at any free address, nested ones too; slashes around it do not matter', async () => {
  expect((await page('/kampania/jesien-2026/')).pageName).toBe('kampania/jesien-2026');
  const reply = await api.request('/pages?PageName=kampania/jesien-2026');
  expect(((await reply.json()) as unknown[]).length).toBe(1);
  expect(reply.headers.get('surrogate-key')?.split(' ')).toContain('pages:kampania/jesien-2026');
  expect(await outcomeOf(page('kampania/jesien-2026'))).toBe(
    'pageName: Inna strona ma już ten adres. Wybierz inny.',
  );
});

const OWN = /^pageName: Pod tym adresem witryna ma już coś własnego/;
const SHAPE = /^pageName: Ścieżka bez języka/;

test.each([
  ...['products/own', 'kalkulator-dms/x', 'api/x', 'en', 'de/oferta', 'assets/x'].map(
    (address) => [address, OWN] as const,
  ),
  ...['estimate', 'summary'].map((address) => [address, OWN] as const),
  ...['Oferta', 'oferta//erp', 'a b', 'oferta/erp.html', '../x'].map(
    (address) => [address, SHAPE] as const,
  ),
  ['oferta/', /^done$/],
] as const)('the address %s: %s', async (address, outcome) => {
  expect(await outcomeOf(page(address))).toMatch(outcome);
});

test('a built-in page is neither deleted, moved nor unpublished, alone or in bulk; a draft of it is fine', async () => {
  const { id } = await page('about');
  const other = await page('niepotrzebna');
  expect(await outcomeOf(api.payload.delete({ collection: 'pages', id }))).toMatch(
    /Nie można jej usunąć/,
  );
  const where = { id: { in: [id, other.id] } };
  const bulk = await api.payload.delete({ collection: 'pages', where });
  expect(bulk.docs.map((doc) => doc.id)).toEqual([other.id]);
  expect(bulk.errors.map(({ message }) => message).join()).toMatch(/Nie można jej usunąć/);
  expect(await outcomeOf(rename(id, 'o-nas'))).toMatch(/Jej adresu nie można zmienić/);
  const unpublish = { collection: 'pages', data: { _status: 'draft' } } as const;
  const alone = api.payload.update({ ...unpublish, id });
  expect(await outcomeOf(alone)).toMatch(/wycofać jej z publikacji/);
  const inBulk = await api.payload.update({ ...unpublish, where: { id: { equals: id } } });
  expect(inBulk.errors.map(({ message }) => message).join()).toMatch(/wycofać jej z publikacji/);
  const draft = { title: 'Szkic', _status: 'draft' } as const;
  await api.payload.update({ collection: 'pages', id, data: draft, draft: true });
  const stored = await api.payload.findByID({ collection: 'pages', id });
  expect([stored.pageName, stored._status, stored.title]).toEqual(['about', 'published', 'Strona']);
});

test('the form shows the address of a built-in page read-only', async () => {
  const field = api.payload.collections.pages.config.fields.find(
    (one) => 'name' in one && one.name === 'pageName',
  );
  const mayUpdate = (pageName: string) =>
    (field as { access?: { update?: (of: object) => unknown } }).access?.update?.({
      doc: { pageName },
    });
  expect([mayUpdate('home'), mayUpdate('kampania')]).toEqual([false, true]);
});

test('A-6 a renamed page leaves a 301, without chains; renamed back it leaves no loop', async () => {
  const { id } = await page('wiosna');
  await rename(id, 'lato', true);
  expect(await redirects('wiosna')).toEqual([]);
  await rename(id, 'lato');
  await rename(id, 'oferta/lato');
  expect(await redirects('lato')).toEqual(['/lato 301 /oferta/lato', '/wiosna 301 /oferta/lato']);
  await rename(id, 'wiosna');
  expect(await redirects('wiosna')).toEqual(['/lato 301 /wiosna', '/oferta/lato 301 /wiosna']);
});

test('a draft that was never public leaves nothing; an editor’s own redirects follow the page', async () => {
  await redirect('/en/zima', '/mroz?a=1#b');
  const { id } = await page('mroz', { _status: 'draft' });
  await rename(id, 'szron', true);
  await rename(id, 'mroz');
  await rename(id, 'lod');
  expect(await redirects('lod')).toEqual(['/en/zima 301 /lod?a=1#b', '/mroz 301 /lod']);
});

test('an address that an editor has redirected elsewhere is refused, not hidden', async () => {
  await redirect('/promocja', '/contact', '302');
  expect(await outcomeOf(page('promocja'))).toMatch(
    /^pageName: Ten adres jest przekierowany gdzie indziej/,
  );
  const found = { collection: 'pages', where: { pageName: { equals: 'promocja' } } } as const;
  expect((await api.payload.find(found)).totalDocs).toBe(0);
});

test('a post leaves a 301 when its slug or its category changes, and when the category is renamed', async () => {
  const [cloud, erp] = await Promise.all(
    ['chmura', 'erp'].map((slug) =>
      api.payload.create({ collection: 'categories', data: { name: slug, slug } }),
    ),
  );
  const { id } = await storePost(api.payload, 'stary', { category: cloud?.id });
  const change = (data: { slug?: string; category?: number }) =>
    api.payload.update({ collection: 'posts', id, data: { ...data, _status: 'published' } });
  await change({ slug: 'nowy' });
  await change({ category: erp?.id });
  expect(await redirects('nowy')).toEqual([
    '/blog/chmura/nowy 301 /blog/erp/nowy',
    '/blog/chmura/stary 301 /blog/erp/nowy',
  ]);
  const category = { collection: 'categories', id: erp?.id ?? 0 } as const;
  await api.payload.update({ ...category, data: { slug: 'systemy' } });
  expect(await redirects('systemy')).toEqual([
    '/blog/chmura/nowy 301 /blog/systemy/nowy',
    '/blog/chmura/stary 301 /blog/systemy/nowy',
    '/blog/erp 301 /blog/systemy',
    '/blog/erp/nowy 301 /blog/systemy/nowy',
  ]);
});

test('an address at which visitors find a page is never redirected, by hand or by a file', async () => {
  const { id } = await page('targi');
  await page('szkic', { _status: 'draft' });
  const byFile = (from: string) => importTable(api.payload, Buffer.from(`from;to\n${from};/lod`));
  for (const live of [
    '/targi',
    '/de/targi',
    '/pl/targi',
    '/search',
    '/Targi/',
    '/DE/targi',
    '/%74argi',
  ]) {
    expect(await outcomeOf(redirect(live, '/lod')), live).toMatch(
      /^from: Pod tym adresem jest strona/,
    );
    expect(await byFile(live), live).toMatchObject({ problems: [{ row: 2 }] });
  }
  expect(await outcomeOf(redirect('/szkic', '/lod'))).toBe('done');
  await api.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await byFile('/targi')).toMatchObject({ created: 1 });
});

test('a redirect leads to a page or to another site, in one hop, and not to a mailbox', async () => {
  expect(await outcomeOf(redirect('/sklep', 'https://sklep.example/oferta'))).toBe('done');
  expect(await outcomeOf(redirect('/a?x=1', '/a?x=2'))).toBe('done');
  const { id } = await redirect('/stare', '/swieze');
  for (const [from, to, sentence] of [
    ['/poczta', 'mailto:a@b.example', /^to: Ścieżka tej witryny/],
    ['/a', '/a/?x=1', /^to: /],
    ['/c?x=1', '/c?y=2&X=1#z', /^to: /],
    ['/c?x=1&y=2', '/c?y=2&z=3&x=1', /^to: /],
    ['/b', '/a?q=3&x=1', /^to: /],
    ['/swieze', '/stare', /^to: /],
    ['/starsze', '/stare/#wstep', /^to: /],
    ['/swieze', '/contact', /^from: /],
    ['/stare', '/contact', /^from: /],
    ...['stare', '/stare/', '/', '/a#b', '/a b', 'https://x.example'].map(
      (address) => [address, '/contact', /^from: /] as const,
    ),
  ] as const) {
    expect(await outcomeOf(redirect(from, to)), `${from} ${to}`).toMatch(sentence);
  }
  // A redirect does not conflict with itself.
  const data = { to: '/careers' };
  expect(await outcomeOf(api.payload.update({ collection: 'redirects', id, data }))).toBe('done');
});

describe('where a button leads', () => {
  const editor = { id: 1, collection: 'users', email: 'e@firm.example', roles: ['editor'] };
  const button = (buttonDestination: string) => [
    { blockType: 'callToAction', title: 'Zapraszamy', button: 'Czytaj', buttonDestination },
  ];

  /** Saves the form of a page, as an editor does; `done`, or the error of the field. */
  async function publish(id: number, to: string, how: object = {}) {
    const data = { sections: button(to), _status: 'published', ...how } as never;
    const user = editor as never;
    const draft = '_status' in how;
    return outcomeOf(api.payload.update({ collection: 'pages', id, data, user, draft }));
  }

  async function offered(address?: string) {
    const searchParams = new URLSearchParams(address === undefined ? {} : { address });
    const req = await createLocalReq({ user: editor as never }, api.payload);
    return (await destinationsEndpoint.handler({ ...req, searchParams } as never)).json();
  }

  test('a page that exists is offered by its title, and accepted; a draft of it is not offered', async () => {
    const { id } = await page('skad');
    await page('dokad');
    await page('dopiero', { _status: 'draft' });
    const { addresses } = (await offered()) as { addresses: KnownAddress[] };
    const [own] = addresses;
    expect(own).toEqual({ path: '#contact-form', title: 'Formularz na tej samej stronie' });
    expect(addresses).toContainEqual({ path: '/dokad', title: 'Strona' });
    expect(addresses).toContainEqual({ path: '/contact', title: 'Kontakt' });
    expect(addresses.map(({ path }) => path)).not.toContain('/dopiero');
    expect(await publish(id, '/dokad')).toBe('done');
    expect(await publish(id, 'https://firma.example/a')).toBe('done');
    expect(await publish(id, '/dopiero')).toBe('done');
  });

  test('an address that leads nowhere is said while it is typed, stored in the draft, and not published', async () => {
    const { id } = await page('bez-celu');
    expect(await offered('/nie-ma-takiej')).toEqual({ target: { state: 'missing' } });
    expect(await publish(id, '/nie-ma-takiej', { _status: 'draft' })).toBe('done');
    expect(await publish(id, '/nie-ma-takiej')).toBe(
      'sections.0.buttonDestination: Pod tym adresem niczego nie ma. Wybierz stronę z listy albo wpisz jej adres.',
    );
    const field = /^sections\.0\.buttonDestination: /;
    for (const to of ['//evil.example', 'javascript:alert(1)', '/a b', 'http://x.example']) {
      expect(await publish(id, to), to).toMatch(field);
    }
    expect(await publish(id, 'contact')).toContain('To nie jest adres.');
  });

  test('what was published before stays valid, also when its page has gone; a moved page goes on', async () => {
    const { id } = await page('stara');
    const target = await page('cel');
    expect(await publish(id, '/cel')).toBe('done');
    await rename(target.id, 'nowy-cel');
    expect(await offered('/cel')).toEqual({ target: { state: 'moved', to: '/nowy-cel' } });
    const sections = button('/zniknela');
    await api.payload.update({ collection: 'pages', id, data: { sections } as never });
    expect(await publish(id, '/zniknela', { title: 'Inny tytuł', _status: 'published' })).toBe(
      'done',
    );
  });
});
