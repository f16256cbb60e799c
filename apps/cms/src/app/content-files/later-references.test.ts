import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/running-api.ts';
import { loadContent } from './load.ts';
import { STARTER } from './source-files.ts';

const api = testApi();

const FACT = `
- key: wholesalers
  kind: number
  reckoned: customersOfTrade
  industry: wholesale
`;

/** A text in three languages, which says the fact. */
const said = (name: string) =>
  [`${name}:`, ...['pl', 'en', 'de'].map((one) => `  ${one}: "{fact:wholesalers}"`)].join('\n');

const INDUSTRY = ['name', 'cardTitle', 'shortDescription', 'header1', 'description1'];

test('a fact counts the customers of an industry that is loaded after it and says the fact, also when both are loaded again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(STARTER, folder, { recursive: true });
  await mkdir(path.join(folder, 'content/industries'));
  await writeFile(path.join(folder, 'content/facts.yaml'), FACT);
  const industry = ['pageName: wholesale', 'icon: truck', ...INDUSTRY.map(said)].join('\n');
  await writeFile(path.join(folder, 'content/industries/wholesale.yaml'), industry);
  for (const round of ['loaded', 'loaded again']) {
    await loadContent(api.payload, folder, 'starter', () => undefined);
    const { docs } = await api.payload.find({ collection: 'facts', depth: 1 });
    expect([round, docs]).toMatchObject([round, [{ industry: { pageName: 'wholesale' } }]]);
  }
  const answer = await api.request('/industries');
  expect(await answer.json()).toMatchObject([{ Name_pl: '0', Name_de: '0' }]);
});
