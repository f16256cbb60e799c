import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConfig } from '../config/create-config.ts';
import { env } from '../process/env.ts';
import { databaseOn, ENGINES } from '../testing/databases.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import type { LogRow } from './change-log.ts';
import { publishDue } from './due-dates.ts';

const HOUR = 60 * 60_000;

describe.each(ENGINES)('documents with a date on %s', (engine) => {
  let api: RunningApi;
  let other: Payload;
  const started = Date.now() + 24 * HOUR;
  const at = (hours: number) => new Date(started + hours * HOUR).toISOString();

  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
    other = await getPayload({ config: createConfig(env), key: `${api.dataDir} other` });
  });
  afterAll(async () => {
    await other?.destroy();
    await api?.stop();
  });

  async function publishAt(publishedAt: string, slug: string): Promise<number> {
    const data = {
      slug,
      title: 'Tkaczka',
      description: 'Praca przy krosnach',
      location: 'Łódź',
      employmentType: 'FULL_TIME',
      publishedAt,
      _status: 'published',
    };
    return (await api.payload.create({ collection: 'careers', data: data as never })).id;
  }

  /** How often the log says that the document has changed. */
  async function logged(id: number): Promise<number> {
    const collection = 'content-changes';
    const { docs } = await api.payload.db.find<LogRow>({ collection, pagination: false });
    return docs.flatMap(({ changes }) => changes).filter((change) => change.id === id).length;
  }

  test('two processes that reach a date at once log it once', async () => {
    await publishDue(api.payload, 'careers', at(0), at(0));
    const id = await publishAt(at(1), 'jutrzejsza');
    const saved = await logged(id);
    const looks = [api.payload, other].map((payload, nth) =>
      publishDue(payload, 'careers', at(0), new Date(Date.parse(at(2)) + nth).toISOString()),
    );
    expect(await Promise.all(looks)).toContain(true);
    expect(await logged(id)).toBe(saved + 1);
    expect(await publishDue(other, 'careers', at(0), at(2))).toBe(true);
    expect(await logged(id)).toBe(saved + 1);
  });

  test('a date that passed while no process ran is logged by the next one that starts', async () => {
    const id = await publishAt(at(5), 'nocna');
    const saved = await logged(id);
    expect(await publishDue(other, 'careers', at(8), at(8))).toBe(true);
    expect(await logged(id)).toBe(saved + 1);
  });

  test('a clock that is set back by hours publishes what is due by it', async () => {
    const id = await publishAt(at(3), 'cofnieta');
    const saved = await logged(id);
    expect(await publishDue(api.payload, 'careers', at(2.5), at(3.5))).toBe(true);
    expect(await logged(id)).toBe(saved + 1);
  });
});
