import type { MetaDescriptor } from 'react-router';

type Tag = Record<string, unknown>;

/** The tags of a page's head, from what its loader says. */
export function HeadTags({ of }: { of: readonly MetaDescriptor[] }) {
  return of.map((descriptor, index) => {
    const tag = descriptor as Tag;
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and never again
    return <HeadTag key={index} tag={tag} />;
  });
}

function HeadTag({ tag }: { tag: Tag }) {
  if ('script:ld+json' in tag) {
    const json = JSON.stringify(tag['script:ld+json']).replace(/</g, '\\u003c');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, without the end of an element
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  const { tagName, ...attributes } = tag;
  if (tagName === 'link') return <link {...attributes} />;
  if ('title' in tag) return <title>{String(tag.title)}</title>;
  return <meta {...attributes} />;
}
