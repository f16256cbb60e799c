import { ARTICLE_IDS, headingAnchors } from '@osnowa/text';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { nodesOf, wordsIn } from './rich-text-nodes.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every page begins with its content, and almost every one ends with the contact form. */
const ON_PAGES = ['content', 'contact', 'contact-form'];

/** Levels of headings that the site makes targets of links. */
const TARGETS = ['h2', 'h3', 'h4'];

async function serviceAnchors(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ anchor?: string | null }>({
    collection: 'services',
    where: { deletedAt: { exists: false } },
    pagination: false,
    req,
  });
  return docs.flatMap(({ anchor }) => anchor ?? []);
}

/** Places within an editor's page, by its sections. */
async function sectionAnchors(req: PayloadRequest, sections: unknown): Promise<string[]> {
  const all = (Array.isArray(sections) ? sections : []) as {
    blockType?: unknown;
    limit?: unknown;
  }[];
  const has = (kind: string) => all.filter(({ blockType }) => blockType === kind);
  // With a limit the section is a teaser, whose entries lead to the services themselves.
  const isWhole = has('services').some(({ limit }) => typeof limit !== 'number');
  return [
    ...(isWhole ? await serviceAnchors(req) : []),
    ...(has('realizations').length > 0 ? ['industries', 'technologies'] : []),
  ];
}

/**
 * The places within the page of a document that a link can lead to (`/page#place`).
 * @returns `null` for a kind whose page is not known
 */
export async function anchorsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Row,
): Promise<string[] | null> {
  switch (collection) {
    case 'pages':
      return [...ON_PAGES, ...(await sectionAnchors(req, row.sections))];
    case 'posts': {
      const headings = nodesOf(row.content).filter(
        ({ type, tag }) => type === 'heading' && TARGETS.includes(String(tag)),
      );
      const own = headingAnchors(headings.map((node) => wordsIn(node).trim()));
      return [...ARTICLE_IDS, 'contact', ...own];
    }
    case 'careers':
      return ['content', 'job-form'];
    case 'products':
    case 'areas':
    case 'industries':
    case 'realizations':
      return ON_PAGES;
    default:
      return null;
  }
}
