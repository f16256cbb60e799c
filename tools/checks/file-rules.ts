import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { listFiles } from '../fingerprint.ts';

const LONGEST = 300;
const SOURCE = /\.(ts|tsx|mjs|css)$/;

/** Generated files and messages may be as long as they have to be. */
const MAY_BE_LONG = /(^|\/)(migrations|messages)\/|payload-types\.ts$/;

/** The company's folder is content; what draws its pictures is no part of the product. */
const DEMO = /^demo\//;

/** Names that say nothing about what is inside. */
const DRAWER = /^(utils?|helpers?|misc|common)(\.|$)/i;

const NOT_OURS = /^(node_modules|build|\.next|\.react-router|\.git|data)$/;

/**
 * Finds source files that are too long or stand under a name that says nothing.
 *
 * @param root the folder to search, absolute
 * @returns one sentence for each fault
 */
export function findFileFaults(root: string): string[] {
  return listFiles(root, (name) => NOT_OURS.test(name))
    .filter((path) => SOURCE.test(path) && !DEMO.test(relative(root, path)))
    .flatMap((path) => faultsOf(path, relative(root, path)));
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
