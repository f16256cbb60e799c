import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import patchPayload, { PATCHES } from '../../apps/cms/payload-patches.config.mjs';
import { ROOT } from '../paths.ts';

/** A file of Payload's as the build gets it. */
function patched(file: string, source?: string): string {
  const resourcePath = join(ROOT, 'node_modules/@payloadcms', file);
  const context = { resourcePath, addDependency: () => undefined };
  return patchPayload.call(context, source ?? readFileSync(resourcePath, 'utf8'));
}

test.each([...new Set(PATCHES.map(({ file }) => file))])(
  'what is changed in %s stands in the installed Payload',
  (file) => {
    const text = patched(file);
    const changes = PATCHES.filter((each) => each.file === file);
    expect(changes.filter(({ replace }) => !text.includes(replace))).toEqual([]);
  },
);

test('an update of Payload that changes such a place stops the build and says where to look', () => {
  expect(() => patched(PATCHES[0]?.file ?? '', 'export {};')).toThrow(
    'is no longer what apps/cms/payload.patch changes (payload/issues/17376',
  );
});
