import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { listFiles } from '../processes/fingerprint.ts';

const LONGEST = 300;
const MOST_ENTRIES = 25;
const SOURCE = /\.(ts|tsx|mjs|css)$/;

/** Generated files and messages have no maximum length. */
const MAY_BE_LONG = /(^|\/)(migrations|messages|generated)\//;

/**
 * The demo company's folder is content; the programs that draw its pictures are no part of the
 * product.
 */
const DEMO = /^demo\//;

/** Names that do not say what a file contains. */
const DRAWER = /^(utils?|helpers?|misc|common)(\.|$)/i;

/** Folders with many files of one kind, which grow by their nature. */
const MAY_BE_FULL = /^(docs\/decisions|demo)(\/|$)|(^|\/)migrations(\/|$)/;

const NOT_OURS = /^(node_modules|build|\.next|\.git)$/;

/** The data folder, which is ours in no other place. */
const DATA = /^data\//;

/**
 * Finds source files that are too long or have a name that says nothing, and folders with too many
 * entries to read at once.
 *
 * @param root the folder to search, absolute
 * @returns one sentence for each fault
 */
export function findFileFaults(root: string): string[] {
  const files = listFiles(root, (name) => NOT_OURS.test(name)).filter(
    (path) => !DATA.test(relative(root, path)),
  );
  return [
    ...files
      .filter((path) => SOURCE.test(path) && !DEMO.test(relative(root, path)))
      .flatMap((path) => faultsOf(path, relative(root, path))),
    ...findFullFolders(files.map((path) => relative(root, path))),
  ];
}

/** The root itself does not count: tools look for their settings there. */
function findFullFolders(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    for (let path = file; dirname(path) !== '.'; path = dirname(path)) {
      const folder = dirname(path);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(basename(path)));
    }
  }
  return [...entries]
    .filter(([, { size }]) => size > MOST_ENTRIES)
    .filter(([folder]) => !MAY_BE_FULL.test(folder))
    .map(([folder, { size }]) => `${folder}: ${size} entries, where ${MOST_ENTRIES} are the most.`);
}

function faultsOf(path: string, shown: string): string[] {
  const faults = shown
    .split('/')
    .filter((part) => DRAWER.test(part))
    .map((part) => `${shown}: "${part}" says nothing; name it after what is in it.`);
  if (MAY_BE_LONG.test(shown) || basename(path) === 'importMap.js') return faults;
  const lines = readFileSync(path, 'utf8').split('\n').length - 1;
  return lines > LONGEST
    ? [...faults, `${shown}: ${lines} lines, where ${LONGEST} are the most.`]
    : faults;
}
