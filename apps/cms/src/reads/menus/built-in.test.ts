import { type Navigation, navigation, TAGS_HEADER } from '@osnowa/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillEmpty } from '../../content-files/demo.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';

let api: RunningApi;
let payload: Payload;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  await fillEmpty(payload, 'starter', () => undefined);
});

afterAll(() => api?.stop());

async function read(): Promise<{ answer: Navigation; tags: string[] }> {
  const response = await api.request('/navigation');
  expect(response.status).toBe(200);
  const tags = (response.headers.get(TAGS_HEADER) ?? '').split(' ');
  return { answer: navigation.parse(await response.json()), tags };
}

describe('until an editor saves them', () => {
  test('the site shows its own bar, and a footer with the built-in links whose documents are there', async () => {
    const { answer, tags } = await read();
    expect(answer.Bar).toBeNull();
    const footer = answer.Columns?.map(({ Heading, Links }) => [
      Heading,
      Links.map(({ To }) => To),
    ]);
    expect(footer).toEqual([
      ...[
        ['solutions', []],
        ['products', []],
        ['services', []],
      ],
      ['company', ['/about', '/realizations', '/careers']],
    ]);
    // A document that is missing may come: then the footer changes.
    expect(tags).toEqual([
      ...['navigation', 'pages:about', 'pages:realizations', 'pages:careers'],
      ...['pages', 'products', 'services'],
    ]);
    const data = { pageName: 'impressum', title: 'Dane firmy', sections: [], _status: 'published' };
    await payload.create({ collection: 'pages', data: data as never });
    const company = (await read()).answer.Columns?.at(-1);
    expect(company?.Links.map(({ To, Title_pl }) => [To, Title_pl]).at(-1)).toEqual([
      '/impressum',
      'Dane firmy',
    ]);
  });

  test('the form begins with the entries that the site shows', async () => {
    const { bar, columns } = (await payload.findGlobal({ slug: 'navigation' })) as {
      bar: { blockType: string; document: { value: { pageName: string } } }[];
      columns: { heading: string; links: unknown[] }[];
    };
    expect(bar.map(({ blockType, document }) => `${blockType} ${document.value.pageName}`)).toEqual(
      [
        ...['plain services', 'listed products', 'listed realizations', 'plain about'],
        ...['listed areas', 'listed industries', 'own about', 'plain careers', 'plain blog'],
        'plain contact',
      ],
    );
    // Nothing but the pages is there yet: no product, no service.
    const counts = columns.map(({ heading, links }) => [heading, links.length]);
    expect(counts).toEqual([
      ['solutions', 0],
      ['products', 0],
      ['services', 0],
      ['company', 4],
    ]);
  });
});
