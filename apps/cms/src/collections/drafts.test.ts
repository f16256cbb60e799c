import { palette } from '@osnowa/brand';
import { describe, expect, test } from 'vitest';
import { openWindow } from '../admin/editing/others/testing/window-of-form.ts';
import { outcomeOf } from '../testing/outcome.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { pageForm, storePage } from '../testing/stored-content.ts';
import { removeEmptyDrafts } from './empty-drafts.ts';

const api = testApi();
const staff = testStaff(api, { Ola: {}, Kasia: {} });

/** A document as the back office stores it when the form of a new one is opened. */
async function begun(): Promise<number> {
  return (await api.payload.create({ collection: 'pages', data: {} as never, draft: true })).id;
}

/** Saves the form as it is after a keystroke; without an address typed, the form has the stored one. */
async function typed(id: number, data: { title: string; pageName?: string }) {
  const saved = { pageName: await addressOf(id), ...data };
  const call = { collection: 'pages', id, draft: true, autosave: true } as const;
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

describe('a new document without a word', () => {
  const tomorrow = () => new Date(Date.now() + 25 * 60 * 60_000);
  const isThere = async (id: number) => {
    const where = { id: { equals: id } };
    return (await api.payload.count({ collection: 'pages', where })).totalDocs === 1;
  };

  test('is deleted after a day, and no other draft is', async () => {
    const empty = await begun();
    const written = await begun();
    await typed(written, { title: 'Zaczęta' });
    const emptied = await begun();
    await typed(emptied, { title: '' });
    expect(await removeEmptyDrafts(api.payload, new Date())).toBe(0);
    expect(await removeEmptyDrafts(api.payload, tomorrow())).toBe(1);
    expect(await isThere(empty)).toBe(false);
    expect([await isThere(written), await isThere(emptied)]).toEqual([true, true]);
  });
});

test('the lock of a document stays while drafts save themselves, and names its holder; a colleague is refused', async () => {
  const id = await begun();
  const save = async (who: 'Ola' | 'Kasia', subtitle: string) => {
    const path = `/pages/${id}?locale=pl&draft=true&autosave=true&depth=0`;
    return (await staff.ask(who, path, { method: 'PATCH', body: { subtitle } })).status;
  };
  for (const subtitle of ['P', 'Pi', 'Pisze Ola']) expect(await save('Ola', subtitle)).toBe(200);
  const where = `where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`;
  const locks = await staff.ask('Kasia', `/payload-locked-documents?${where}`);
  const { docs } = (await locks.json()) as { docs: { user: { value: { email: string } } }[] };
  expect(docs.map(({ user }) => user.value.email)).toEqual(['Ola']);
  expect(await save('Kasia', 'Pisze Kasia')).toBe(423);
  expect((await pageForm(api.payload, id)).subtitle).toBe('Pisze Ola');
});

/** One more window with the form of a page. */
const ola = (id: number, locale?: 'pl' | 'de') => openWindow(staff, 'Ola', id, locale);

describe('two windows with one document', () => {
  const text = (id: string, title: string) => ({ id, blockType: 'contact', title });

  const page = async (sections: object[] = []) =>
    (await storePage(api.payload, { title: 'Targi', subtitle: 'W maju', sections })).id;

  test('what the first saved is not replaced by the second, which had not read it; a sentence stands at the field', async () => {
    const id = await page();
    const [first, second] = [await ola(id), await ola(id)];
    expect(await first.type({ title: 'Targi w Łodzi' })).toBe('saved');
    expect(await second.type({ title: 'Targi w Poznaniu' })).toMatch(
      /^title: Tego nie zapisano, bo to samo zmieniono tymczasem .*jeszcze raz/,
    );
    expect((await pageForm(api.payload, id)).title).toBe('Targi w Łodzi');
    const again = await ola(id);
    expect(await again.type({ title: 'Targi w Poznaniu' })).toBe('saved');
  });

  test('what only one of them wrote is stored, whichever saves last', async () => {
    const id = await page();
    const [first, second] = [await ola(id), await ola(id)];
    expect(await first.type({ title: 'Targi w Łodzi' })).toBe('saved');
    expect(await second.type({ subtitle: 'W czerwcu' })).toBe('saved');
    expect(await first.type({ title: 'Targi w Łodzi 2027' })).toBe('saved');
    expect(await pageForm(api.payload, id)).toMatchObject({
      title: 'Targi w Łodzi 2027',
      subtitle: 'W czerwcu',
    });
  });

  test('texts of two languages in one section are both stored', async () => {
    const [one, two] = ['aaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbb'];
    const id = await page([text(one, 'Hala'), text(two, 'Godziny')]);
    const [polish, german] = [await ola(id), await ola(id, 'de')];
    const isSaved = [
      await german.type({ sections: [text(one, 'Halle'), text(two, 'Zeiten')] }),
      await polish.type({
        sections: [text(one, 'Hala 5'), text(two, 'Godziny')],
        pageName: 'hala-5',
      }),
      await german.type({ sections: [text(one, 'Halle 5'), text(two, 'Zeiten')] }),
    ];
    expect(isSaved).toEqual(['saved', 'saved', 'saved']);
    const titles = async (locale: 'pl' | 'de') =>
      (await pageForm(api.payload, id, locale)).sections?.map(
        (section) => 'title' in section && section.title,
      );
    expect(await titles('pl')).toEqual(['Hala 5', 'Godziny']);
    expect(await titles('de')).toEqual(['Halle 5', 'Zeiten']);
    expect((await pageForm(api.payload, id)).pageName).toBe('hala-5');
  });

  test('a section that came in one window is not removed by the other, which is told to load the page', async () => {
    const [one, two] = ['cccccccccccccccccccccccc', 'dddddddddddddddddddddddd'];
    const id = await page([text(one, 'Hala')]);
    const [first, second] = [await ola(id), await ola(id)];
    expect(await first.type({ sections: [text(one, 'Hala'), text(two, 'Nowa')] })).toBe('saved');
    expect(await first.type({ sections: [text(two, 'Nowa'), text(one, 'Hala')] })).toBe('saved');
    expect(await second.type({ sections: [text(one, 'Hala 5')] })).toMatch(/^sections: /);
    expect((await pageForm(api.payload, id)).sections).toHaveLength(2);
  });

  test('one window alone is never in its own way, also while a draft of it is on its way', async () => {
    const id = await page();
    const only = await ola(id);
    const saves = [only.type({ title: 'T' }), only.type({ title: 'Ta' }), only.publish()];
    expect(await Promise.all(saves)).toEqual(['saved', 'saved', 'saved']);
    expect(await only.type({ subtitle: '' })).toBe('saved');
    expect(await only.type({ subtitle: 'W maju' })).toBe('saved');
  });

  test('the address that the service makes from the title is not in the way of the window, nor of one that is typed meanwhile', async () => {
    const id = await begun();
    const only = await ola(id);
    const saves = ['T', 'Tar', 'Targi w Łodzi'].map((title) => only.type({ title }));
    expect(await Promise.all(saves)).toEqual(['saved', 'saved', 'saved']);
    expect(await only.type({ title: 'Targi 5' }, { pageName: 'jesienne' })).toBe('saved');
    expect(await addressOf(id)).toBe('targi-5');
    expect(await only.publish()).toBe('saved');
    expect(await addressOf(id)).toBe('jesienne');
  });

  test('what a colleague wrote is not taken for the service’s, though the answer to a save has it', async () => {
    const id = await page();
    const [first, second] = [await ola(id), await ola(id)];
    expect(await first.type({ subtitle: 'W czerwcu' })).toBe('saved');
    expect(await second.type({ title: 'Targi w Łodzi' }, { subtitle: 'W lipcu' })).toBe('saved');
    expect(await second.type({})).toMatch(/^subtitle: Tego nie zapisano/);
  });

  test('a draft that the window has not read is not published by it', async () => {
    const id = await page();
    const [first, second] = [await ola(id), await ola(id)];
    expect(await first.type({ title: 'Jeszcze nie' })).toBe('saved');
    expect(await second.publish()).toMatch(
      /^Tego szkicu nie opublikowano, .*sprawdź, zanim opublikujesz/,
    );
    expect((await api.payload.findByID({ collection: 'pages', id })).title).toBe('Targi');
    expect(await first.publish()).toBe('saved');
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
    const looks = { accent: palette.fibu, icon: 'landmark' };
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
