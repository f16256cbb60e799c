/** Ids that the page around an article uses. */
export const ARTICLE_IDS = [
  'content',
  'contact-form',
  'post-contents',
  'post-share',
  'post-topics',
] as const;

/**
 * `1. Co robi łącznik?` → `co-robi-lacznik`: some HTML parsers refuse ids that begin with a digit.
 */
function anchorOf(heading: string): string {
  const words = heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .match(/[a-z0-9]+/g);
  const anchor = words?.join('-') ?? '';
  return anchor.replace(/^[\d-]+/, '') || `h-${anchor}`;
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
  return id;
}

/**
 * Ids of the headings of an article, as targets of links, in their order: the site writes them, and
 * the back office checks links against them.
 */
export function headingAnchors(headings: readonly string[]): string[] {
  const taken = new Set<string>(ARTICLE_IDS);
  return headings.map((heading) => {
    const id = free(anchorOf(heading), taken);
    taken.add(id);
    return id;
  });
}
