import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { listFiles } from '../processes/fingerprint.ts';

/** Lines of a file, and of a test. */
const LONGEST = 300;
const LONGEST_TEST = 500;
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

const NOT_OURS = /^(node_modules|build|\.next|\.git)$/;

/** The data folder, whose name is allowed in no other place. */
const DATA = /^data\//;

/**
 * Finds source files that are too long or have a meaningless name.
 *
 * @param root the folder to search, absolute
 * @returns one sentence for each fault
 */
export function findFileFaults(root: string): string[] {
  return listFiles(root, (name) => NOT_OURS.test(name))
    .map((path) => ({ path, shown: relative(root, path) }))
    .filter(({ shown }) => SOURCE.test(shown) && !DATA.test(shown) && !DEMO.test(shown))
    .flatMap(({ path, shown }) => faultsOf(path, shown));
}

function faultsOf(path: string, shown: string): string[] {
  const faults = shown
    .split('/')
    .filter((part) => DRAWER.test(part))
    .map((part) => `${shown}: "${part}" says nothing; name it after what is in it.`);
  if (MAY_BE_LONG.test(shown) || basename(path) === 'importMap.js') return faults;
  const lines = readFileSync(path, 'utf8').split('\n').length - 1;
  const most = /\.test\.tsx?$/.test(shown) ? LONGEST_TEST : LONGEST;
  return lines > most
    ? [...faults, `${shown}: ${lines} lines, where ${most} are the most.`]
    : faults;
}
