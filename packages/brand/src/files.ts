import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: Next's bundler does not know it.
const folder = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Path of a font or a public file of the brand, such as `fonts/display.ttf`. */
export function brandFile(name: string): string {
  return path.join(folder, name);
}

/** The icon of a browser's tab as an address that needs no file to be served. */
export function iconAddress(): string {
  const svg = readFileSync(brandFile('public/brand/mark.svg'), 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
