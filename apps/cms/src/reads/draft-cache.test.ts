import { type Navigation, PREVIEW_HEADER, type Product, product } from '@osnowa/contract';
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from '../testing/databases.ts';
import { testApi } from '../testing/running-api.ts';
import { storeDocument, storePicture, storeRelated } from '../testing/sample-documents.ts';
import { TEST_SECRETS } from '../testing/settings.ts';

const headers = { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN };

describe.each(engines('SQLite'))('what a preview shows, on %s', (engine) => {
  const api = testApi(engine);
  let payload: Payload;
  let id: number;
  let page: number;

  beforeAll(async () => {
    payload = api.payload;
    const related = await storeRelated(payload);
    const stored = { collection: 'products', schema: product, fill: 'minimal' } as const;
    ({ id } = await storeDocument(payload, related, stored));
    const data = { title: 'Targi', pageName: 'targi', sections: [], _status: 'published' };
    ({ id: page } = (await payload.create({ collection: 'pages', data: data as never })) as never);
    const entry = { blockType: 'plain', document: { relationTo: 'pages', value: page } };
    const bar = [{ ...entry, place: 'everywhere' }];
    await payload.updateGlobal({
      slug: 'navigation',
      data: { bar, columns: [], _status: 'published' } as never,
    });
  });

  const write = (collection: CollectionSlug, of: number, data: object, draft = true) =>
    payload.update({ collection, id: of, data: data as never, draft, locale: 'pl' });
  async function read<Answer>(name: string): Promise<Answer> {
    return (await (await api.request(`/${name}`, { headers })).json()) as Answer;
  }
  const products = () => read<Product[]>('products');

  test('follows each draft of a document in it, of a document that this one shows, and a deletion', async () => {
    const before = await products();
    for (const title of ['Krosno', 'Krosno 2', 'Krosno 3']) {
      await write('products', id, { title });
      expect((await products()).map(({ Title_pl }) => Title_pl)).toEqual([title]);
    }
    const picture = (await storePicture(payload)) as unknown as { id: number };
    await write('products', id, { image: picture.id });
    await write('media', picture.id, { alt: 'Tkaczka przy krośnie' }, false);
    expect(JSON.stringify(await products())).toContain('Tkaczka przy krośnie');
    await write('media', picture.id, { alt: 'Dwie tkaczki' }, false);
    expect(JSON.stringify(await products())).toContain('Dwie tkaczki');
    const other = { slug: 'drugi', title: 'Drugi', _status: 'draft' };
    const copy = await payload.duplicate({ collection: 'products', id, data: other as never });
    expect((await products()).length).toBe(before.length + 1);
    await payload.delete({ collection: 'products', id: copy.id });
    expect((await products()).length).toBe(before.length);
  });

  test('takes the title of a menu from the draft of its page', async () => {
    const titles = async () =>
      (await read<Navigation>('navigation')).Bar?.map(({ To, Title_pl }) => [To, Title_pl]);
    expect(await titles()).toEqual([['/targi', 'Targi']]);
    await write('pages', page, { title: 'Targi w Hanowerze' });
    expect(await titles()).toEqual([['/targi', 'Targi w\u00a0Hanowerze']]);
    await write('pages', page, { title: 'Targi', pageName: 'targi-2' });
    expect(await titles()).toEqual([['/targi-2', 'Targi']]);
  });

  test('reads one page anew while an editor writes in it, and no list beside it', async () => {
    const names = ['products', 'navigation', 'site-settings', 'pages?PageName=targi-2'];
    for (const name of names) await read(name);
    const find = vi.spyOn(payload, 'find');
    for (const title of ['T', 'Ta', 'Tar']) {
      find.mockClear();
      await write('pages', page, { title });
      const answers = await Promise.all(names.map((name) => read<object>(name)));
      expect(JSON.stringify(answers[3])).toContain(`"Title_pl":"${title}"`);
      // The page itself, and its title in the menu.
      expect(find.mock.calls.map(([{ collection }]) => collection)).toEqual(['pages', 'pages']);
    }
  });
});
