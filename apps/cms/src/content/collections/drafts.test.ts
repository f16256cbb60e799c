import { palette } from '@osnowa/brand';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../testing/outcome.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { pageForm, storePage } from '../../testing/stored-content.ts';

type Fields = Record<string, unknown>;

const api = testApi();
const staff = testStaff(api, { Ola: {}, Kasia: {} });

/** A document without a title yet. */
async function begun(): Promise<number> {
  return (await api.payload.create({ collection: 'pages', data: {} as never, draft: true })).id;
}

/** Saves the form as a draft; without an address typed, the form has the stored one. */
async function typed(id: number, data: { title: string; pageName?: string }) {
  const saved = { pageName: await addressOf(id), ...data };
  const call = { collection: 'pages', id, draft: true } as const;
  await api.payload.update({ ...call, data: saved });
}

const addressOf = async (id: number) => (await pageForm(api.payload, id)).pageName;

test('the address of a draft follows its title, until an editor typed one or the page was published', async () => {
  const id = await begun();
  for (const title of ['W', 'Wio', 'Wiosna w fabryce']) await typed(id, { title });
  expect(await addressOf(id)).toBe('wiosna-w-fabryce');
  const data = { title: 'Wiosna w fabryce', _status: 'published' } as const;
  await api.payload.update({ collection: 'pages', id, data });
  await typed(id, { title: 'Wiosna i lato' });
  expect(await addressOf(id)).toBe('wiosna-w-fabryce');
  const own = await begun();
  await typed(own, { title: 'Jesień', pageName: 'kampania' });
  await typed(own, { title: 'Jesień i zima' });
  expect(await addressOf(own)).toBe('kampania');
});

describe('a copy of a page', () => {
  /** The copy as the button of the form makes it. */
  const copyOf = (duplicateFromID: number) => {
    const data = { _status: 'draft' } as never;
    return api.payload.create({ collection: 'pages', duplicateFromID, data });
  };

  test('is a draft at an address of its own, which follows the title that it gets', async () => {
    const fair = { title: 'Targi', subtitle: 'Hala 5', pageName: 'targi' };
    const { id } = await storePage(api.payload, fair);
    await api.payload.update({ collection: 'pages', id, locale: 'de', data: { title: 'Messe' } });
    const first = await copyOf(id);
    const second = await copyOf(id);
    const third = await copyOf(second.id);
    expect([first, second, third].map(({ pageName }) => pageName)).toEqual([
      'targi-2',
      'targi-3',
      'targi-4',
    ]);
    expect(first).toMatchObject({ ...fair, pageName: 'targi-2', _status: 'draft' });
    const german = await api.payload.findByID({ collection: 'pages', id: first.id, locale: 'de' });
    expect(german.title).toBe('Messe');
    await typed(first.id, { title: 'Targi' });
    expect(await addressOf(first.id)).toBe('targi-2');
    await typed(first.id, { title: 'Targi w Kielcach' });
    expect(await addressOf(first.id)).toBe('targi-w-kielcach');
    expect(await addressOf(id)).toBe('targi');
  });

  test('of a page below another one, or whose title ends with a year, stands beside it', async () => {
    for (const pageName of ['oferta/targi', 'targi-2026']) {
      const { id } = await storePage(api.payload, { pageName });
      expect((await copyOf(id)).pageName).toBe(`${pageName}-2`);
    }
  });
});

test('the lock of a document names its holder, keeps colleagues out, and ends with the save', async () => {
  const id = await begun();
  const save = async (who: 'Ola' | 'Kasia', subtitle: string) => {
    const path = `/pages/${id}?locale=pl&draft=true&depth=0`;
    return (await staff.ask(who, path, { method: 'PATCH', body: { subtitle } })).status;
  };
  // Payload's form sets the lock at the first change.
  const value = staff.users.Ola.id;
  await api.payload.create({
    collection: 'payload-locked-documents' as never,
    data: {
      document: { relationTo: 'pages', value: id },
      user: { relationTo: 'users', value },
    } as never,
  });
  const where = `where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`;
  const holders = async () => {
    const locks = await staff.ask('Kasia', `/payload-locked-documents?${where}`);
    const { docs } = (await locks.json()) as { docs: { user: { value: { email: string } } }[] };
    return docs.map(({ user }) => user.value.email);
  };
  expect(await holders()).toEqual(['Ola']);
  expect(await save('Kasia', 'Pisze Kasia')).toBe(423);
  expect(await save('Ola', 'Pisze Ola')).toBe(200);
  expect((await pageForm(api.payload, id)).subtitle).toBe('Pisze Ola');
  expect(await holders()).toEqual([]);
  expect(await save('Kasia', 'Pisze Kasia')).toBe(200);
});

/** One more window of Ola with a form. @param place of the document in the API */
async function openWindow(place: string, locale: 'pl' | 'de' = 'pl') {
  const method = place.startsWith('/globals') ? 'POST' : 'PATCH';
  const query = `locale=${locale}&fallback-locale=null&depth=0`;
  const load = async () =>
    (await (await staff.ask('Ola', `${place}?${query}&draft=true`)).json()) as Fields;
  let form = await load();
  /** Saves the whole form. @returns `saved`, or the sentences of the refusal */
  const send = async (changes: Fields, how: string) => {
    form = { ...form, ...changes };
    const response = await staff.ask('Ola', `${place}?${query}${how}`, { method, body: form });
    if (!response.ok) return outcomeOf(Promise.resolve(response));
    const { doc, result } = (await response.json()) as { doc?: Fields; result?: Fields };
    form = doc ?? result ?? {};
    return 'saved';
  };
  return {
    save: (changes: Fields) => send({ ...changes, _status: 'draft' }, '&draft=true'),
    publish: (changes: Fields = {}) => send({ ...changes, _status: 'published' }, ''),
    publishLanguage: (changes: Fields = {}) =>
      send({ ...changes, _status: 'published' }, `&publishSpecificLocale=${locale}`),
    unpublish: () => send({ _status: 'draft' }, ''),
    /** Time of the version in the form, and of the newest one. */
    times: async () => [form.updatedAt, (await load()).updatedAt],
  };
}

describe('two windows with one document', () => {
  const page = async () =>
    (await storePage(api.payload, { title: 'Targi', subtitle: 'W maju', sections: [] })).id;
  const REFUSED = /^Tego nie zapisano, bo dokument zmieniono tymczasem .*przywrócić/;

  test('a save over a version that its window has not read is refused, whatever was changed', async () => {
    const id = await page();
    const [first, second] = [await openWindow(`/pages/${id}`), await openWindow(`/pages/${id}`)];
    const german = await openWindow(`/pages/${id}`, 'de');
    expect(await first.save({ title: 'Targi w Łodzi' })).toBe('saved');
    expect(await second.save({ subtitle: 'W czerwcu' })).toMatch(REFUSED);
    expect(await german.save({ title: 'Messe' })).toMatch(REFUSED);
    expect(await second.publish()).toMatch(REFUSED);
    const stored = { title: 'Targi w Łodzi', subtitle: 'W maju', _status: 'draft' };
    expect(await pageForm(api.payload, id)).toMatchObject(stored);
    const again = await openWindow(`/pages/${id}`);
    expect(await again.save({ subtitle: 'W czerwcu' })).toBe('saved');
  });

  /** Payload's form asks as soon as the time in it is another one than that of the newest version. */
  const isUpToDate = async ({ times }: Awaited<ReturnType<typeof openWindow>>) => {
    const [shown, newest] = await times();
    expect(shown).toBe(newest);
  };

  test('a window alone is never in its own way', async () => {
    const only = await openWindow(`/pages/${await page()}`);
    for (const act of [
      () => only.save({ title: 'T' }),
      () => only.save({ title: 'Ta' }),
      () => only.publish({ title: 'Targi 2' }),
      () => only.publishLanguage({ title: 'Targi 3' }),
      () => only.save({ title: 'Targi 4' }),
      () => only.publishLanguage(),
      () => only.publish(),
      () => only.unpublish(),
      () => only.save({ title: 'Targi 5' }),
    ]) {
      expect(await act()).toBe('saved');
      await isUpToDate(only);
    }
  });

  test('nor with the menus', async () => {
    const menus = '/globals/navigation';
    const { publish } = await openWindow(menus);
    const link = { blockType: 'plain', url: 'https://a.example', label: 'A', place: 'everywhere' };
    expect(await publish({ bar: [link], columns: [] })).toBe('saved');
    const [first, second] = [await openWindow(menus), await openWindow(menus)];
    for (const act of [first.save, first.publish, first.publishLanguage, first.save]) {
      expect(await act({})).toBe('saved');
      await isUpToDate(first);
    }
    expect(await second.publish()).toMatch(REFUSED);
  });
});

describe('an example', () => {
  const step = { title: 'Zgadzanie', description: 'Wyciągi są uzgodnione.' };
  const month = {
    blockType: 'month',
    month: '2027-02-01',
    daysBefore: 10,
    before: 'Przedtem: 10 dni',
    after: 'Teraz: 2 dni',
    items: [step, step],
  };
  const bars = [{ name: 'Piątek', value: -1 }];
  const answers = { blockType: 'answers', items: [{ question: 'Kiedy?', answer: 'Jutro.', bars }] };
  const stop = { ...step, mark: 'Zatwierdzona przez kierownika' };
  const journey = { blockType: 'journey', name: 'Faktura 1', items: [stop] };
  const modules = Array.from({ length: 9 }, () => step);
  const crossing = { blockType: 'crossing', from: 'Ramy', to: 'Wysłane', items: modules };

  /** Publishes a product with an example. */
  function publish(section: object) {
    const texts = { title: 'T', subtitle: 'S', shortDescription: 'K', description: 'O' };
    const looks = { accent: palette.success, icon: 'landmark' };
    const data = { name: 'P', ...looks, ...texts, sections: [section], _status: 'published' };
    return api.payload.create({ collection: 'products', data: data as never });
  }

  test('is published when it fits its drawing', async () => {
    expect((await publish(month)).sections).toHaveLength(1);
  });

  test.each([
    ['no longer before than now', { ...month, daysBefore: 2 }, 'daysBefore', 'dłużej niż teraz'],
    ['more days than a month has', { ...month, daysBefore: 24 }, 'daysBefore', 'Najwyżej 23'],
    ['no day', { ...month, items: [] }, 'items', 'Dodaj co najmniej 1'],
    ['a bar below zero', answers, 'items.0.bars.0.value', 'Co najmniej 0'],
    ['a long stamp', journey, 'items.0.mark', 'Liczba znaków: najwyżej 18'],
    ['nine modules', crossing, 'items', 'najwyżej 8. Usuń pozostałe'],
  ])('with %s is refused at its field, with a sentence', async (_what, section, field, words) => {
    const outcome = await outcomeOf(publish(section));
    expect(outcome).toMatch(new RegExp(`^sections\\.0\\.${field}: .*${words}`));
  });
});
