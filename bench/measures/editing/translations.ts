import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openBackOffice } from '../../../tools/gate/back-office.ts';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import type { BenchRow, Figure } from '../row.ts';
import { median } from '../server/rounds.ts';
import { answers, figureOf } from './answers.ts';

/** Documents with a record of their translations, besides those of the demo. */
const DOCUMENTS = 10_000;

/** Numbers of documents that no installation has reached. */
const FIRST_NUMBER = 9_000_000;

const KINDS = ['pages', 'areas', 'products', 'realizations', 'careers'] as const;
const LANGUAGES = ['pl', 'en', 'de'] as const;

/** What a translation of 50 sentences is based on: 7 kB. */
function bases(): string {
  const sentence = 'Wir weben Netze, und jedes Zeichen davon wird hier einmal mitgezählt.';
  const segment = { translation: sentence, originals: [sentence] };
  const texts = Array.from({ length: 50 }, (_, at) => [`sections.${at}.title`, [segment]]);
  return JSON.stringify(Object.fromEntries(texts));
}

/** Adds the records; the documents themselves are not read by the board. */
function addRecords(database: DatabaseSync): void {
  const add = database.prepare(
    'INSERT INTO translation_states (source, document, language, missing, stale, is_draft, first_field, bases, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const now = new Date().toISOString();
  const long = bases();
  database.exec('BEGIN IMMEDIATE');
  for (let at = 0; at < DOCUMENTS; at += 1) {
    const kind = KINDS[at % KINDS.length] as string;
    for (const language of LANGUAGES) {
      const lacks = language === 'pl' ? [0, 0] : [at % 3 === 0 ? 4 : 0, at % 5 === 0 ? 2 : 0];
      const [missing = 0, stale = 0] = lacks;
      const document = String(FIRST_NUMBER + at);
      const isDraft = at % 50 === 0 ? 1 : 0;
      add.run(kind, document, language, missing, stale, isDraft, 'title', long, now, now);
    }
  }
  database.exec('COMMIT');
}

async function withRecords<Result>(stack: TestStack, use: () => Promise<Result>): Promise<Result> {
  const file = join(stack.dataDir, 'osnowa.db');
  const database = new DatabaseSync(file, { timeout: 30_000 });
  try {
    addRecords(database);
    return await use();
  } finally {
    database.exec(
      `DELETE FROM translation_states WHERE CAST(document AS INTEGER) >= ${FIRST_NUMBER}`,
    );
    database.close();
  }
}

async function board(stack: TestStack): Promise<Figure> {
  return withRecords(stack, async () => {
    const all = await answers(stack, '/admin/translations');
    const list = await answers(stack, '/admin/translations?kind=pages&language=de&lack=missing');
    const start = await answers(stack, '/admin');
    return figureOf(all, [
      `the list behind a number: ${median(list)} ms`,
      `the start page: ${median(start)} ms`,
    ]);
  });
}

async function check(stack: TestStack): Promise<Figure> {
  const office = await openBackOffice(stack);
  type Found = { docs: { id: number }[] };
  const { docs } = await office.ask<Found>('/pages?depth=0&where[pageName][equals]=home');
  return figureOf(await answers(stack, `/payload/checks?source=pages&document=${docs[0]?.id}`));
}

/** How fast the back office says what remains to be done. */
export const TRANSLATION_ROWS: readonly BenchRow[] = [
  {
    id: 'board',
    group: 'editing',
    title: 'the whole board of translations with 10,000 documents in three languages',
    measure: async (ground) => board(await ground.stack()),
  },
  {
    id: 'check',
    group: 'editing',
    title: 'the check before publishing of the home page with its 13 sections',
    measure: async (ground) => check(await ground.stack()),
  },
];
