import type { Locale } from '@osnowa/contract';
import type { Thing } from 'schema-dts';
import type { SettingsContent } from '../../content/domain.ts';

/**
 * The site and the page as input of the builders in this folder; a loader's `site` has most
 * of it.
 */
export interface Place {
  locale: Locale;
  /** Path without language prefix. */
  path: string;
  /** Origin of the public address. */
  publicUrl: string;
  settings: SettingsContent;
}

/** A parent page in the breadcrumb trail. */
export interface Crumb {
  name: string;
  /** Path without language prefix. */
  path: string;
}

/** Facts about a page for search engines and link previews. */
export interface PageFacts extends Place {
  title: string;
  description: string;
  /** Languages that this page is translated into; the others show the default language. */
  languages: readonly Locale[];
  /** Kept out of search engines: error pages, thank-you states, results of a search. */
  hidden?: boolean;
  /** Query of a page of its own, with its `?`: `?page=2`. */
  query?: string;
  /** Name in the breadcrumb trail, if the title is too long for it. */
  name?: string;
  /** Pages between the list that the path begins with and this page: an article's category. */
  parents?: readonly Crumb[];
  /** Type of the page in schema.org. */
  kind?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** Subject of the page: made by the builders in `structured-data.ts`. */
  structuredData?: readonly Thing[];
  /** Times of an article, ISO 8601. */
  article?: { published: string; modified: string };
}
