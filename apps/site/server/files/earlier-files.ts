import { availableAs, compressWith, type KnownBytes, QUALITY } from '../dictionaries/dictionary.ts';

/** Name of a built script or style file: what it has in every build, and a hash of its content. */
const HASHED_NAME = /^(\/assets\/.+-)[\w-]{8}(\.(?:js|css))$/;

/**
 * The paths of a file in all builds, as a pattern of a URL: for these a browser uses it as a
 * dictionary (RFC 9842), whether it loads a module or fetches styles ahead.
 * @returns undefined for files of other kinds
 */
export function pathsInAllBuilds(path: string): string | undefined {
  return HASHED_NAME.test(path) ? path.replace(HASHED_NAME, '$1*$2') : undefined;
}

/** Makes a file in terms of an earlier one, by what a browser sends that has the earlier one. */
export type FormsByDictionary = ReadonlyMap<string, () => Promise<Buffer<ArrayBuffer>>>;

/**
 * A file in terms of the files that it had instead in earlier builds. Nothing is made until a browser
 * asks; another thread then takes 1 to 10 ms, and what it made is kept.
 */
export function inTermsOf(earlier: readonly KnownBytes[], body: Buffer): FormsByDictionary {
  return new Map(
    earlier.map((known) => {
      let made: Promise<Buffer<ArrayBuffer>> | undefined;
      const make = () => {
        made ??= compressWith(known, body, QUALITY.quick);
        return made;
      };
      return [availableAs(known.sha256), make];
    }),
  );
}
