import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { catchUpCopies } from '../../leads/copies/lead-copier.ts';
import { env } from '../../platform/process/env.ts';
import { SAMPLE_FILES } from '../../testing/sample-files.ts';
import { CONTACT, multipart, testCms } from '../../testing/test-cms.ts';
import { startProblems } from '../cli/start-problems.ts';
import { SecondPlace } from './notices.tsx';

const folder = mkdtempSync(path.join(tmpdir(), 'osnowa-full-place-'));
const size = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder];
const isMounted = spawnSync('mount', size).status === 0;
afterAll(() => void (isMounted && spawnSync('umount', [folder])));

const cms = testCms({
  variables: async () => ({
    LEADS_COPY: folder,
    LEADS_COPY_KEY: await identityToRecipient(await generateX25519Identity()),
  }),
});

async function shown(language: 'pl' | 'en'): Promise<string> {
  const reader = { payload: cms.payload, i18n: { language }, user: {} as never };
  return renderToStaticMarkup(await SecondPlace(reader));
}

/** Leaves no room on the disk. */
function fill(): void {
  writeFileSync(path.join(folder, 'filler'), Buffer.alloc(64 * 1024));
}

async function send(): Promise<void> {
  const body = multipart(CONTACT, ['oferta.pdf', SAMPLE_FILES.pdf]);
  expect((await cms.post('/contact/send-message', body)).status).toBe(200);
}

/** A time at which nothing is fresh any more. */
const soon = () => new Date(Date.now() + 60_000);

test('a second place that is full: the lead is taken, the desk says that its copy is late, and it is made up for', async ({
  skip,
}) => {
  if (!isMounted) skip('Only root of Linux may mount a small disk.');
  fill();
  await send();
  await catchUpCopies(cms.payload, soon());
  expect(await cms.leads()).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['filler']);
  expect(await shown('pl')).toBe('');
  const createdAt = '2026-11-24T09:00:00.000Z';
  await cms.payload.db.updateMany({ collection: 'lead-copies', where: {}, data: { createdAt } });
  expect(await shown('en')).toMatch(/role="alert".+are late.+Leads without a copy: 1;/);
  expect(await shown('pl')).toContain('Zapytania bez kopii: 1;');
  rmSync(path.join(folder, 'filler'));
  await catchUpCopies(cms.payload, soon());
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await shown('en')).toBe('');
});

test('a start with a second place that is full says so with the name of the variable', async ({
  skip,
}) => {
  if (!isMounted) skip('Only root of Linux may mount a small disk.');
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  fill();
  const { refusals } = await startProblems(env);
  expect(refusals).toEqual([expect.stringMatching(/^LEADS_COPY: .+ENOSPC/)]);
  expect(readdirSync(folder)).toEqual(['filler']);
});
