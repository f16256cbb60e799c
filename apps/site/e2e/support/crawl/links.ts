import { stack } from '../env.ts';
import type { PageFacts } from './page-facts.ts';

/** A link within the site: its page, and its target. */
export interface InnerLink {
  from: string;
  /** Path with query. */
  path: string;
  /** Id of the anchor on the page, or an empty text. */
  anchor: string;
}

/** Links of a page to this site, without links to other sites, mailboxes and telephones. */
export function innerLinks({ path: from, links }: PageFacts): InnerLink[] {
  return links.flatMap((link) => {
    const { origin, pathname, search, hash } = new URL(link, stack.site + from);
    if (origin !== stack.site) return [];
    return [{ from, path: pathname + search, anchor: decodeURIComponent(hash.slice(1)) }];
  });
}

/** Addresses of an unexpected form, which may lead anywhere. */
export function strangeLinks({ path, links }: PageFacts): string[] {
  return links
    .filter((link) => !/^(?:\/(?!\/)|#|\?|https:\/\/|mailto:(?:[^\s@]+@|\?)|tel:\+\d+$)/.test(link))
    .map((link) => `${path} links to “${link}”`);
}

/** One line for each address with the pages that link to it: a broken link in a menu is one finding. */
export function byTarget(links: readonly InnerLink[], say: (link: InnerLink) => string): string[] {
  const found = new Map<string, string[]>();
  for (const link of links) {
    const line = say(link);
    found.set(line, [...(found.get(line) ?? []), link.from]);
  }
  return [...found].map(([line, from]) => {
    const pages = [...new Set(from)];
    const more = pages.length > 1 ? ` and ${pages.length - 1} more` : '';
    return `${line}, linked from ${pages[0]}${more}`;
  });
}
