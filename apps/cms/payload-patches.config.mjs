import { readFileSync } from 'node:fs';
import path from 'node:path';

const PATCH = path.join(import.meta.dirname, 'payload.patch');

/** Changes of payload.patch. @type {{ file: string, report: string, find: string, replace: string }[]} */
export const PATCHES = readFileSync(PATCH, 'utf8')
  .split('\n=== ')
  .slice(1)
  .flatMap((part) => {
    const [file = '', ...changes] = part.trim().split('\n\n');
    return changes.map((change) => {
      const [report = '', find = '', replace = ''] = change.split('\n');
      return { file, report, find: find.slice(2), replace: replace.slice(2) };
    });
  });

/**
 * A loader for Next that makes the changes to a file of Payload.
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source
 * @throws when a change does not fit: the version of Payload is another one
 */
export default function patchPayload(source) {
  this.addDependency(PATCH);
  const changes = PATCHES.filter(({ file }) => this.resourcePath.endsWith(file));
  return changes.reduce((patched, { file, report, find, replace }) => {
    const parts = patched.split(find);
    if (parts.length === 2) return parts.join(replace);
    throw new Error(
      `${file} is no longer what apps/cms/payload.patch changes (${report}): see there what to do.`,
    );
  }, source);
}
