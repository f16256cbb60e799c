import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { ARTICLE_IDS, headingAnchors } from '@osnowa/text';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { addressesIn } from '../../../links/checks/link-rows.ts';
import { documentAt, languagesOf, ownPath, targetsOf } from '../../../links/checks/own-address.ts';
import { env } from '../../../platform/process/env.ts';
import { leavesOf } from '../../../publishing/leaves.ts';
import { type CheckedDocument, type CheckWord, nodesOf, wordsIn } from '../checked-document.ts';
import type { Finding, Weight } from '../report.ts';

/** All links of a document: those of buttons and cards, then those in its texts. */
function linksOf({ req, collection, row, texts }: CheckedDocument) {
  const { flattenedFields } = req.payload.collections[collection].config;
  const others = leavesOf(flattenedFields, row).filter(({ field }) => field.type !== 'richText');
  return [...others, ...texts].flatMap((leaf) => {
    const { language, path } = leaf;
    return addressesIn(leaf).map((address) => ({ address, path, language }));
  });
}

const named = (codes: readonly Locale[]) => codes.map((code) => LOCALES[code].name).join(', ');

const WEIGHTS = { missing: 'hurts', hidden: 'hurts', prefixed: 'better', moved: 'better' } as const;

/** Links to addresses of this site that do not exist, that visitors cannot open in their language, or that have moved. */
export async function innerLinks(document: CheckedDocument): Promise<Finding[]> {
  const links = linksOf(document).flatMap((link) => {
    const inner = ownPath(link.address, env.PUBLIC_URL);
    return inner === null ? [] : [{ ...link, inner }];
  });
  const { collection, id, req } = document;
  const targets = await targetsOf(
    { req, draft: { collection, id } },
    links.map(({ inner }) => inner),
  );
  const own = await languagesOf(req, collection, document.row);
  return links.flatMap(({ address, inner, language, path }): Finding[] => {
    const target = targets.get(inner);
    if (!target) return [];
    const { state, to = '', languages: shown = LOCALE_CODES } = target;
    const found = (weight: Weight, word: CheckWord, values: Record<string, string>) => {
      const sentence = document.said(word, { address, place: document.named(path), ...values });
      return [document.finding({ weight, sentence, language, field: path })];
    };
    if (state !== 'shown') return found(WEIGHTS[state], (w) => w.innerLinks[state], { to });
    const missing = (language ? [language] : own).filter((code) => !shown.includes(code));
    if (missing.length === 0) return [];
    const values = { missing: named(missing), shown: named(shown) };
    return found('better', (w) => w.innerLinks.otherLanguage, values);
  });
}

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
async function anchorsOf(
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

/** Most places of a page that the sentence names; an article may have dozens of headings. */
const NAMED = 8;

/** The part of an address behind `#`; `null` where there is none. */
function anchorIn(address: string): string | null {
  const at = address.indexOf('#');
  if (at < 0 || at === address.length - 1) return null;
  const written = address.slice(at + 1);
  try {
    return decodeURIComponent(written);
  } catch (error) {
    if (error instanceof URIError) return written;
    throw error;
  }
}

/** The places of the page that a link leads to; `null` where they are not known. */
async function anchorsAt(document: CheckedDocument, address: string): Promise<string[] | null> {
  const { collection, id, req, row } = document;
  if (address.startsWith('#')) return anchorsOf(req, collection, row);
  const path = ownPath(address, env.PUBLIC_URL);
  const target = path === null ? null : await documentAt(req, path);
  if (!target) return null;
  const isOwn = target.collection === collection && target.row.id === id;
  return anchorsOf(req, target.collection, isOwn ? row : target.row);
}

/** Links to a place (`#…`) that no section and no heading of its page has. */
export async function deadAnchors(document: CheckedDocument): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { address, language, path } of linksOf(document)) {
    const anchor = anchorIn(address);
    const anchors = anchor === null ? null : await anchorsAt(document, address);
    if (anchor === null || !anchors || anchors.includes(anchor)) continue;
    const shown = anchors.slice(0, NAMED).map((one) => `#${one}`);
    const sentence = document.said((w) => w.anchors.dead, {
      ...{ address, anchor, place: document.named(path) },
      anchors: [...shown, ...(anchors.length > NAMED ? ['…'] : [])].join(', '),
    });
    findings.push(document.finding({ weight: 'hurts', sentence, language, field: path }));
  }
  return findings;
}
