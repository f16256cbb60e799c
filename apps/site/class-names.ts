import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brandFile } from '@osnowa/brand/files';

const APP = join(import.meta.dirname, 'app');
const FILES = ['**/*.module.css', `${relative(APP, brandFile('motif'))}/*.module.css`].flatMap(
  (files) => globSync(files, { cwd: APP }).sort(),
);

/**
 * Name of a class in a page: its own and a number of its file, the same in every build of the same
 * files. Vite's hash and line would add nothing, and every page, style and script contains them.
 */
export function className(name: string, file: string): string {
  const path = relative(APP, file);
  // A file that is new to the development server.
  if (!FILES.includes(path)) FILES.push(path);
  return `${name}_${FILES.indexOf(path).toString(36)}`;
}
