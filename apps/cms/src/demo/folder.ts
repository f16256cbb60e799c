import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: Next's bundler does not know it.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../demo');

/** Absolute path of something in the demo company's folder, which lies beside `apps`. */
export function demoFolder(...segments: string[]): string {
  return path.join(root, ...segments);
}
