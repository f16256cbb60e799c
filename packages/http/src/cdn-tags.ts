import { createHash } from 'node:crypto';

/** Content delivery networks that can drop pages by tag. */
export const CDNS = ['cloudflare', 'fastly'] as const;
export type Cdn = (typeof CDNS)[number];

/** Response header with the tags of a page, and the separator between two of them. */
export const CDN_TAGS: Record<Cdn, { header: string; separator: string }> = {
  cloudflare: { header: 'cache-tag', separator: ',' },
  fastly: { header: 'surrogate-key', separator: ' ' },
};

/** Tags in the short form that a network gets: a page may have a hundred, and headers are limited. */
function short(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 8);
}

/** A tag for all items of a read: a change of the whole read drops them, too. */
const anyOf = (name: string) => `${name}:*`;

const nameOf = (tag: string) => tag.split(':', 1)[0] as string;

/** Tags that a page with this content has at the network. */
export function cdnTags(tags: Iterable<string>): string[] {
  const all = new Set<string>();
  for (const tag of tags) {
    all.add(short(tag));
    if (tag.includes(':')) all.add(short(anyOf(nameOf(tag))));
  }
  return [...all];
}

/** Tags that the network must drop after one change. A name without any of its items means all of them. */
export function purgedTags(changed: readonly string[]): string[] {
  const itemised = new Set(changed.filter((tag) => tag.includes(':')).map(nameOf));
  const whole = changed.filter((tag) => !tag.includes(':') && !itemised.has(tag));
  return [...changed, ...whole.map(anyOf)].map(short);
}
