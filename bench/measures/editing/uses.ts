import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openBackOffice } from '../../../tools/gate/back-office.ts';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import type { BenchRow, Figure } from '../row.ts';
import { median } from '../server/rounds.ts';
import { answers, figureOf } from './answers.ts';

/** Posts besides those of the demo, each with a newest version. */
const POSTS = 10_000;

/** Numbers of documents that no installation has reached. */
const FIRST_NUMBER = 9_000_000;

/**
 * Copies the newest published post of the demo, with its text. The copies have the pictures of the
 * store in turn as their main picture.
 */
function addPosts(database: DatabaseSync): void {
  const copy = (table: string, more: Readonly<Record<string, string>>, which: string) => {
    const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const names = columns.map(({ name }) => String(name));
    const values = names.map((name) => more[name] ?? `"${name}"`);
    database.exec(
      `WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${POSTS})
       INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')})
       SELECT ${values.join(', ')} FROM number, (SELECT * FROM "${table}" WHERE ${which} LIMIT 1)`,
    );
  };
  const id = `${FIRST_NUMBER} + i`;
  const pictures = 'SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM media';
  const picture = `(SELECT id FROM (${pictures}) WHERE place = i % (SELECT count(*) FROM media))`;
  database.exec('BEGIN IMMEDIATE');
  copy('posts', { id, slug: "'kopia-' || i", main_image_id: picture }, "_status = 'published'");
  copy(
    '_posts_v',
    { id, parent_id: id, version_slug: "'kopia-' || i", version_main_image_id: picture },
    'latest = 1',
  );
  database.exec('COMMIT');
}

async function withPosts<Result>(stack: TestStack, use: () => Promise<Result>): Promise<Result> {
  const file = join(stack.dataDir, 'osnowa.db');
  const database = new DatabaseSync(file, { timeout: 30_000 });
  try {
    addPosts(database);
    return await use();
  } finally {
    for (const table of ['_posts_v', 'posts']) {
      database.exec(`DELETE FROM ${table} WHERE id >= ${FIRST_NUMBER}`);
    }
    database.close();
  }
}

async function uses(stack: TestStack): Promise<Figure> {
  return withPosts(stack, async () => {
    const office = await openBackOffice(stack);
    const { docs } = await office.ask<{ docs: { id: number }[] }>('/media?depth=0&limit=1&sort=id');
    const path = `/payload/media/${docs[0]?.id}/uses`;
    const { places } = await office.ask<{ places: unknown[] }>(path.replace('/payload', ''));
    const all = await answers(stack, path);
    const unused = await answers(stack, '/admin/collections/media?usage=none');
    return figureOf(
      all.map((one, at) => Math.max(one, unused[at] ?? 0)),
      [
        `where one of them is used, ${places.length} places: ${median([...all])} ms`,
        `the whole list of unused pictures: ${median([...unused])} ms`,
      ],
    );
  });
}

/** How fast the back office says where pictures are used. */
export const USES_ROWS: readonly BenchRow[] = [
  {
    id: 'uses',
    group: 'editing',
    title: 'where a picture is used, and the list of unused ones, with 10,000 posts',
    measure: async (ground) => uses(await ground.stack()),
  },
];
