import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { env, setEnv } from '../platform/process/env.ts';
import { testStore } from '../testing/object-store.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { OFFICE_TIME, testCms } from '../testing/test-cms.ts';
import { erasePerson, reapplyErasures } from './erasure.ts';

const BUCKET = 'leads';
const store = testStore(BUCKET);
const otherDisk = mkdtempSync(path.join(tmpdir(), 'osnowa-disk-'));
const cms = testCms({ variables: () => ({ S3_LEADS_BUCKET: BUCKET, ...store.settings }) });

/** Work of another process, which has the same bucket and a disk of its own. */
async function elsewhere<Result>(work: () => Promise<Result>): Promise<Result> {
  const settings = env;
  setEnv({ ...settings, DATA_DIR: otherDisk });
  return work().finally(() => setEnv(settings));
}

test('with a bucket, what one process erased is erased again by any other one after a restore', async () => {
  const later = new Date(OFFICE_TIME.getTime() + 60_000);
  await elsewhere(() => erasePerson(cms.payload, 'marker@klient.example', null, later));
  const stays = await sendForm(cms, { mail: 'inny@klient.example' });
  // As a restored database has it: sent before it was erased.
  await sendForm(cms, { mail: 'marker@klient.example' });
  expect(await reapplyErasures(cms.payload)).toMatchObject({ leads: 1 });
  expect((await cms.leads()).map(({ reference }) => reference)).toEqual([stays]);
  expect(store.stored(BUCKET).join()).toMatch(/^erasures\/[^@]+$/);
});
