import { palette } from '@osnowa/brand';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { openBackOffice } from '../testing/running-back-office.ts';
import { removeEmptyDrafts } from './empty-drafts.ts';

let api: RunningApi;
let payload: Payload;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
});
afterAll(() => api.stop());

/** A document as the back office stores it when the form of a new one is opened. */
async function begun(): Promise<number> {
  return (await payload.create({ collection: 'pages', data: {} as never, draft: true })).id;
}

/** Saves the form as it is after a keystroke; without an address typed, the form has the stored one. */
async function typed(id: number, data: { title: string; pageName?: string }) {
  const { pageName } = await payload.findByID({ collection: 'pages', id, draft: true });
  const collection = 'pages';
  const saved = { pageName, ...data };
  await payload.update({ collection, id, data: saved, draft: true, autosave: true });
}

async function addressOf(id: number) {
  return (await payload.findByID({ collection: 'pages', id, draft: true })).pageName;
}

describe('the address of a draft', () => {
  test('follows the title while it is typed', async () => {
    const id = await begun();
    for (const title of ['T', 'Tar', 'Targi w Łodzi']) await typed(id, { title });
    expect(await addressOf(id)).toBe('targi-w-lodzi');
  });

  test('stays as an editor typed it', async () => {
    const id = await begun();
    await typed(id, { title: 'Jesień', pageName: 'kampania' });
    await typed(id, { title: 'Jesień i zima' });
    expect(await addressOf(id)).toBe('kampania');
  });

  test('stays when the document has been published', async () => {
    const id = await begun();
    await typed(id, { title: 'Wiosna' });
    const data = { title: 'Wiosna', _status: 'published' } as const;
    await payload.update({ collection: 'pages', id, data });
    await typed(id, { title: 'Wiosna w fabryce' });
    expect(await addressOf(id)).toBe('wiosna');
  });
});

describe('a new document without a word', () => {
  const tomorrow = () => new Date(Date.now() + 25 * 60 * 60_000);
  const isThere = async (id: number) =>
    (await payload.count({ collection: 'pages', where: { id: { equals: id } } })).totalDocs === 1;

  test('is deleted after a day, and no other draft is', async () => {
    const empty = await begun();
    const written = await begun();
    await typed(written, { title: 'Zaczęta' });
    const emptied = await begun();
    await typed(emptied, { title: '' });
    expect(await removeEmptyDrafts(payload, new Date())).toBe(0);
    expect(await removeEmptyDrafts(payload, tomorrow())).toBe(1);
    expect(await isThere(empty)).toBe(false);
    expect([await isThere(written), await isThere(emptied)]).toEqual([true, true]);
  });
});

describe('the lock of a document', () => {
  const PASSWORD = 'a long word for the tests 42';

  test('stays while drafts save themselves, and names its holder; a colleague is refused', async () => {
    const office = await openBackOffice(api);
    const sessions: string[] = [];
    for (const name of ['Anna Krosno', 'Ewa Wrzeciono']) {
      const email = `${name.slice(0, 3).toLowerCase()}@firm.example`;
      const data = { name, email, password: PASSWORD, roles: ['editor' as const] };
      await payload.create({ collection: 'users', data });
      sessions.push(await office.signIn(email, PASSWORD));
    }
    const [anna = '', ewa = ''] = sessions;
    const id = await begun();
    const save = (cookie: string, subtitle: string) =>
      office.send(`/pages/${id}?locale=pl&draft=true&autosave=true&depth=0`, {
        method: 'PATCH',
        headers: { cookie },
        body: JSON.stringify({ subtitle }),
      });
    for (const subtitle of ['P', 'Pi', 'Pisze Anna']) {
      expect((await save(anna, subtitle)).status).toBe(200);
    }
    const locks = await office.send(
      `/payload-locked-documents?where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`,
      { headers: { cookie: ewa } },
    );
    const { docs } = (await locks.json()) as { docs: { user: { value: { email: string } } }[] };
    expect(docs.map(({ user }) => user.value.email)).toEqual(['Anna Krosno']);
    expect((await save(ewa, 'Pisze Ewa')).status).toBe(423);
    const draft = await payload.findByID({ collection: 'pages', id, draft: true });
    expect(draft.subtitle).toBe('Pisze Anna');
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
    return payload.create({ collection: 'products', data: data as never });
  }

  test('is published when it fits its drawing', async () => {
    expect((await publish(month)).sections).toHaveLength(1);
  });

  test.each([
    ['no longer before than now', { ...month, daysBefore: 2 }, 'daysBefore', 'dłużej niż teraz'],
    ['more days than a month has', { ...month, daysBefore: 24 }, 'daysBefore', 'Najwyżej 23.'],
    ['no day', { ...month, items: [] }, 'items', 'Dodaj co najmniej 1.'],
    ['a bar below zero', answers, 'items.0.bars.0.value', 'Co najmniej 0.'],
    ['a long stamp', journey, 'items.0.mark', 'Liczba znaków: najwyżej 18.'],
    ['nine modules', crossing, 'items', 'najwyżej 8. Usuń pozostałe.'],
  ])('with %s is refused at its field, with a sentence', async (_what, section, field, words) => {
    const errors = [{ path: `sections.0.${field}`, message: expect.stringContaining(words) }];
    await expect(publish(section)).rejects.toMatchObject({ data: { errors } });
  });
});
