/** The files that `client-build.ts` found in the browser's build; sources in development. */
declare module 'virtual:client-build' {
  import type { Locale } from '@osnowa/contract';
  import type { StyleRule } from './styles-in.server.ts';

  /** Address of the module that every page runs. */
  export const entry: string;
  /** Address of the module that a page with drafts runs besides. */
  export const drafts: string;
  /** Addresses of the files of each part, with all that they import. */
  export const files: {
    page: string[];
    wake: string[];
    messages: Partial<Record<Locale, string[]>>;
    islands: Record<string, string[]>;
  };
  /**
   * Addresses of the files with styles of islands: `shared` for several islands, and one for each
   * island of a screen with styles of its own. None in development.
   */
  export const styles: { shared: string | undefined; islands: Record<string, string> };
  export const sheet: StyleRule[];
}
