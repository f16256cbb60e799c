import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { env } from '../../../process/env.ts';
import { databaseOn, type Engine } from '../../../testing/databases.ts';
import { startTestCms, type TestCms } from '../../../testing/test-cms.ts';
import { catchUpCopies } from '../lead-copier.ts';
import { openCopyPlace } from '../open-place.ts';
import { type RestoredLeads, restoreLeads } from '../restore-leads.ts';

export const NOTHING_WRONG = { missing: [], unreadable: [], otherKey: [], calls: [] };

/** A time at which nothing is fresh any more. */
export const soon = () => new Date(Date.now() + 60_000);

/** A content service of a test, with a folder as the second place for its leads. */
export class SecondPlace {
  cms = {} as TestCms;
  folder = '';
  secretKey = '';

  async start(engine: Engine): Promise<void> {
    this.secretKey = await generateX25519Identity();
    this.folder = path.join(await mkdtemp(path.join(tmpdir(), 'osnowa-place-')), 'leads');
    await mkdir(this.folder);
    this.cms = await startTestCms([], {
      ...(await databaseOn(engine)),
      LEADS_COPY: this.folder,
      LEADS_COPY_KEY: await identityToRecipient(this.secretKey),
    });
  }

  async stop(): Promise<void> {
    await this.cms.stop?.();
    await rm(path.dirname(this.folder), { recursive: true });
  }

  /** Path of the copy of a lead. */
  copyOf(reference: string): string {
    return path.join(this.folder, `${reference}.age`);
  }

  async names(): Promise<string[]> {
    return (await readdir(this.folder)).sort();
  }

  catchUp() {
    return catchUpCopies(this.cms.payload, soon());
  }

  async restore(key = this.secretKey): Promise<RestoredLeads> {
    return restoreLeads(this.cms.payload, await openCopyPlace(this.folder, env), key);
  }

  /** What a disaster leaves: an empty database and no file. */
  async loseEverything(): Promise<void> {
    await this.cms.clear();
    for (const collection of ['estimates', 'catalogue-versions'] as const) {
      await this.cms.payload.db.deleteMany({ collection, where: {} });
    }
  }

  async clear(): Promise<void> {
    await this.cms.clear();
    await this.cms.payload.db.deleteMany({ collection: 'lead-copies', where: {} });
    for (const name of await this.names()) await rm(path.join(this.folder, name));
  }
}

/** The second place of a file's tests: empty before each. */
export function secondPlace(engine: Engine): SecondPlace {
  const place = new SecondPlace();
  beforeAll(() => place.start(engine));
  beforeEach(() => place.clear());
  afterAll(() => place.stop());
  return place;
}
