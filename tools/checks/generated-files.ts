import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { scriptOf } from '../processes/child.ts';

/** The sentence for a file that differs from the generator's output. */
export function staleFile(path: string): string {
  return `${path} was stale; it has been generated again: look at it and commit it.`;
}

/** Files that `npm run generate` of the CMS writes, from the root of the repository. */
const GENERATED = [
  'apps/cms/src/platform/database/generated/payload-types.ts',
  'apps/cms/src/platform/database/generated/schema.ts',
  'apps/cms/src/app/(payload)/admin/importMap.js',
];

/** Runs a command in a folder of the repository and returns its output when it fails. */
type Run = (line: string, folder: string) => Promise<string[]>;

/** The generator reads no database and needs no secret, like a build. */
const WITHOUT_SECRETS = 'env NEXT_PHASE=phase-production-build';

/**
 * Writes the generated files again and names those that changed. The new files stay, so that they
 * only have to be committed.
 */
export async function findStaleFiles(run: Run, root = ROOT): Promise<string[]> {
  const read = () => GENERATED.map((path) => readFileSync(join(root, path), 'utf8'));
  const before = read();
  const faults = await run(`${WITHOUT_SECRETS} ${scriptOf('cms', 'generate')}`, 'apps/cms');
  if (faults.length > 0) return faults;
  const after = read();
  return GENERATED.filter((_, at) => before[at] !== after[at]).map(staleFile);
}
