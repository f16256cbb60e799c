import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: Next's bundler does not know it.
const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** A folder with the content of a site as files: `content/`, and perhaps `media/` and `files/`. */
export type ContentFolder = string;

/** The demo company. */
export const DEMO: ContentFolder = path.join(repository, 'demo');

/** What every site needs: built-in pages with neutral words, settings, a catalogue for each calculator. */
export const STARTER: ContentFolder = path.join(repository, 'apps/cms/starter');

/** A path as a person in the repository's root writes it. */
export function shownPath(file: string): string {
  return path.relative(repository, file).replaceAll(path.sep, '/');
}
