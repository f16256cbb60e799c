import { mkdirSync, mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeEach } from 'vitest';
import { type RestoredLeads, restoreLeads } from '../../../app/cli/restore-leads.ts';
import { env } from '../../../platform/process/env.ts';
import type { Engine } from '../../../testing/databases.ts';
import { type TestCms, testCms } from '../../../testing/test-cms.ts';
import { catchUpCopies } from '../lead-copier.ts';
import { openCopyPlace } from '../open-place.ts';

export const NOTHING_WRONG = { missing: [], unreadable: [], otherKey: [], calls: [] };

/** A time at which nothing is fresh any more. */
export const soon = () => new Date(Date.now() + 60_000);

/** A content service of a test, with a folder as the second place for its leads. */
class SecondPlace {
  readonly cms: TestCms;
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), 'osnowa-place-')), 'leads');
  secretKey = '';

  constructor(engine: Engine) {
    mkdirSync(this.folder);
    this.cms = testCms({ engine, variables: () => this.variables() });
  }

  private async variables() {
    this.secretKey = await generateX25519Identity();
    const key = await identityToRecipient(this.secretKey);
    return { LEADS_COPY: this.folder, LEADS_COPY_KEY: key };
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

  /** Leaves the state after a disaster: an empty database and no file. */
  async loseEverything(): Promise<void> {
    await this.cms.clear();
    for (const collection of ['estimates', 'catalogue-versions'] as const) {
      await this.cms.payload.db.deleteMany({ collection, where: {} });
    }
  }

  async clear(): Promise<void> {
    await this.cms.payload.db.deleteMany({ collection: 'lead-copies', where: {} });
    for (const name of await this.names()) await rm(path.join(this.folder, name));
  }
}

/** The second place of a file's tests: empty before each. */
export function secondPlace(engine: Engine): SecondPlace {
  const place = new SecondPlace(engine);
  beforeEach(() => place.clear());
  return place;
}
