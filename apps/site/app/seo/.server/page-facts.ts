import type { Locale } from '@osnowa/contract';
import type { Thing } from 'schema-dts';
import type { SettingsContent } from '../../content/domain.ts';

/** The site and the page as the builders of this folder need them; a loader's `siteRequest` has most of it. */
export interface Place {
  locale: Locale;
  /** Path without language prefix. */
  path: string;
  /** Origin of the public address. */
  publicUrl: string;
  settings: SettingsContent;
}

/** A page on the way to another one. */
export interface Crumb {
  name: string;
  /** Path without language prefix. */
  path: string;
}

/** What search engines and link previews learn about a page. */
export interface PageFacts extends Place {
  title: string;
  description: string;
  /** Languages that this page is translated into; the others show the default language. */
  languages: readonly Locale[];
  /** Kept out of search engines: error pages, thank-you states, results of a search. */
  hidden?: boolean;
  /** Query that makes a page of its own, with its `?`: `?page=2`. */
  query?: string;
  /** Name in the trail that leads here, where the title is too long for it. */
  name?: string;
  /** Pages between the list that the path begins with and this page: an article's category. */
  parents?: readonly Crumb[];
  /** Kind of the page in the words of schema.org. */
  kind?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** What the page is about: made by the builders in `structured-data.ts`. */
  structuredData?: readonly Thing[];
  /** Times of an article, ISO 8601. */
  article?: { published: string; modified: string };
}
