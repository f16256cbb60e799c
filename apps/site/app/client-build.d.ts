/** What `client-build.ts` found in the browser's build; empty in development. */
declare module 'virtual:client-build' {
  import type { Locale } from '@osnowa/contract';

  /** Paths of the files with the words of a language. */
  export const messageFiles: Record<Locale, string[]>;
  /** Text of each file of styles, by its path. */
  export const styles: Record<string, string>;
}
