import { PREVIEW_VALUES_PATH } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { withValues } from './unsaved-values.ts';

const API = 'http://cms.example/api';
const VALUES = '{"form":"collections/pages/3"}';

/** What a preview reads, where the content service has these answers. */
async function read(path: string, stored: Response, records: object, sent: string[] = []) {
  const asking = withValues(
    async (address, init) => {
      if (!String(address).endsWith(PREVIEW_VALUES_PATH)) return stored;
      sent.push(`${init?.method} ${init?.body}`);
      return Response.json(records);
    },
    API,
    VALUES,
  );
  const answer = await asking(`${API}${path}`, {});
  await asking(`${API}/site-settings`, {}).catch(() => undefined);
  return [answer.status, await answer.json()];
}

const list = (...ids: number[]) => Response.json(ids.map((id) => ({ id, Title_pl: 'Zapisany' })));
const typed = { id: 3, PageName: 'targi', Title_pl: 'Wpisany' };
const pages = { pages: { id: 3, record: typed } };

test('the record of a form is in place of the stored one, and asked for once', async () => {
  const sent: string[] = [];
  const [, shown] = await read('/pages?_sort=id', list(1, 3, 4), pages, sent);
  expect(shown).toMatchObject([{ id: 1 }, typed, { id: 4 }]);
  expect(sent).toEqual([`POST ${VALUES}`]);
});

test.each([
  ['?PageName=targi', [typed]],
  ['?PageName=inna', []],
  ['?id_in=2&id_in=3', [typed]],
  ['?id_in=2', []],
])('a form that is complete before its draft is: %s', async (query, shown) => {
  expect(await read(`/pages${query}`, list(), pages)).toEqual([200, shown]);
  const missing = Response.json({}, { status: 404 });
  expect(await read(`/pages${query}`, missing, pages)).toEqual([200, shown]);
});

test('a form that lacks something has no page', async () => {
  const [, shown] = await read('/pages', list(3), { pages: { id: 3, record: null } });
  expect(shown).toEqual([]);
  const single = { 'kalkulator-dms': { record: null } };
  expect((await read('/kalkulator-dms', Response.json({}), single))[0]).toBe(404);
});

test('what is one document is replaced as a whole, and other reads stay', async () => {
  const menus = { navigation: { record: { Bar: [] } } };
  expect(await read('/navigation', Response.json({ Bar: null }), menus)).toEqual([
    200,
    { Bar: [] },
  ]);
  expect(await read('/products', list(3), menus)).toEqual([200, [{ id: 3, Title_pl: 'Zapisany' }]]);
});
