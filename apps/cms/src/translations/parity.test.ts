import { LOCALE_CODES } from '@osnowa/contract';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/databases.ts';
import { processorTime } from '../testing/processor-time.ts';
import { testApi } from '../testing/running-api.ts';
import { readMostOpen, readParity } from './parity.ts';
import { addProgress } from './track-translations.ts';

const DOCUMENTS = 10_000;

/** Documents that are stored by one statement. */
const BATCH = 500;

/** Bases of a page of a thousand words. */
const BASES = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => {
    const sentence = 'Wir weben Netze, und jedes Zeichen davon wird hier einmal mitgezählt.';
    return [`sections.${at}.title`, [{ translation: sentence, originals: [sentence] }]];
  }),
);

describe.each(ENGINES)('the board of 10,000 documents on %s', (engine) => {
  const api = testApi(engine);

  beforeAll(async () => {
    const req = await createLocalReq({}, api.payload);
    for (let first = 0; first < DOCUMENTS; first += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, at) => first + at).flatMap((document) =>
        LOCALE_CODES.map((language) => ({
          ...{ source: document % 2 ? 'pages' : 'areas', document: String(document), language },
          ...{ missing: document % 10 === 0 ? 3 : 0, stale: document % 4 === 1 ? 2 : 0 },
          ...{ isDraft: document % 100 === 7, firstField: 'title', bases: BASES },
        })),
      );
      await addProgress(req, rows);
    }
  });

  test('counts every kind in every language within a second of the processor', async () => {
    const before = processorTime();
    const cells = await readParity(api.payload);
    const spent = processorTime() - before;
    expect(cells).toHaveLength(2 * LOCALE_CODES.length);
    const german = cells.find(({ source, language }) => source === 'pages' && language === 'de');
    expect(german).toMatchObject({ open: 2_600, missing: 0, stale: 2_500, draft: 100 });
    expect(spent).toBeLessThan(1_000);
  });

  test('finds the documents that lack most within a second of the processor', async () => {
    const before = processorTime();
    const found = await readMostOpen(api.payload, 4);
    const spent = processorTime() - before;
    expect(found.map(({ source, document, missing }) => [source, document, missing])).toEqual([
      ['areas', '0', 3],
      ['areas', '0', 3],
      ['areas', '0', 3],
      ['areas', '10', 3],
    ]);
    expect(spent).toBeLessThan(1_000);
  });

  test('lists them page by page, each page within a second of the processor', async () => {
    const list = (page: number) =>
      api.payload.find({
        collection: 'translation-states',
        where: { and: [{ language: { equals: 'de' } }, { stale: { greater_than: 0 } }] },
        // As the list of the back office asks.
        select: { language: true, stale: true },
        sort: 'source',
        limit: 25,
        page,
      });
    const before = processorTime();
    const [first, last] = [await list(1), await list(100)];
    const spent = processorTime() - before;
    expect(first).toMatchObject({ totalDocs: 2_500, totalPages: 100 });
    expect(first.docs).toHaveLength(25);
    expect(first.docs[0]).toMatchObject({ source: 'pages', firstField: 'title' });
    expect(first.docs[0]).not.toHaveProperty('bases');
    expect(last.docs).toHaveLength(25);
    expect(spent).toBeLessThan(2_000);
  });
});
