import { LOCALE_CODES } from '@osnowa/contract';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/databases.ts';
import { processorTime } from '../../testing/processor-time.ts';
import { testApi } from '../../testing/running-api.ts';
import { OPEN_PER_PAGE, readMostOpen, readOpen, readParity } from './parity.ts';
import { addProgress } from './state-rows.ts';

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
    expect(german).toMatchObject({ documents: 5_000, missing: 0, stale: 2_500, draft: 100 });
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

  test('lists the documents of a number page by page', async () => {
    const cell = { source: 'pages', language: 'de', lack: 'stale' } as const;
    const last = Math.ceil(2_500 / OPEN_PER_PAGE);
    const pages = await Promise.all(
      [1, 2, last, last + 1].map((at) => readOpen(api.payload, cell, at)),
    );
    expect(pages.map((page) => page.length)).toEqual([OPEN_PER_PAGE, OPEN_PER_PAGE, 25, 0]);
    expect(pages[0]?.[0]?.document).toBe('1');
    expect(pages[1]?.[0]?.document).toBe(String(1 + 4 * OPEN_PER_PAGE));
  });
});
