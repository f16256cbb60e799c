import type { Payload, PayloadRequest, Where } from 'payload';
import type { BrokenLink } from '../../database/generated/payload-types.ts';
import type { LinkState } from '../../fields/states.ts';
import { type FoundLink, type LinkSource, linksOf } from './find-links.ts';
import type { Verdict } from './verdict.ts';

const collection = 'broken-links';

/** Rows of the table that a condition holds for. */
export async function linkRows(
  payload: Payload,
  where: Where = {},
  req?: PayloadRequest,
): Promise<BrokenLink[]> {
  const query = { collection, where, pagination: false, sort: 'id', ...(req && { req }) } as const;
  return (await payload.db.find<BrokenLink>(query)).docs;
}

/** Whether a row is about a link: the same address in the same document and language. */
export function isAbout(row: BrokenLink, link: FoundLink): boolean {
  return (
    row.address === link.address &&
    row.source === link.source &&
    row.document === link.document &&
    (row.language ?? null) === link.language
  );
}

/** The key of the link of a row or of a document. */
export function keyOf({ address, source, document, language }: FoundLink | BrokenLink): string {
  return JSON.stringify([address, source, document, language ?? null]);
}

async function remove(payload: Payload, row: BrokenLink, req?: PayloadRequest): Promise<void> {
  await payload.db.deleteMany({
    collection,
    where: { id: { equals: row.id } },
    ...(req && { req }),
  });
}

/**
 * Brings rows up to the links of today: a row whose link is gone is deleted, one whose field has
 * moved moves with it.
 * @returns the rows that stay
 */
export async function followLinks(
  payload: Payload,
  rows: readonly BrokenLink[],
  links: readonly FoundLink[],
  req?: PayloadRequest,
): Promise<BrokenLink[]> {
  const byKey = Map.groupBy(links, keyOf);
  const kept: BrokenLink[] = [];
  for (const row of rows) {
    const places = byKey.get(keyOf(row)) ?? [];
    const [first] = places;
    if (!first) await remove(payload, row, req);
    else kept.push(row);
    if (!first || places.some(({ path }) => path === row.path)) continue;
    const data = { path: first.path };
    await payload.db.updateOne({ collection, id: row.id, data, ...(req && { req }) });
  }
  return kept;
}

/** As `followLinks`, for one document that is saved. Most documents have no row and cost one query. */
export async function followDocument(req: PayloadRequest, place: LinkSource): Promise<void> {
  const { payload } = req;
  const { source, document } = place;
  const where: Where = {
    and: [{ source: { equals: source } }, { document: { equals: document } }],
  };
  const rows = await linkRows(payload, where, req);
  if (rows.length === 0) return;
  await followLinks(payload, rows, await linksOf({ payload, req }, place), req);
}

/**
 * Pause after which a second look counts as another night's, in ms: a check that was begun again in
 * the same night finds nothing out.
 */
const ANOTHER_NIGHT = 12 * 60 * 60_000;

function stateAfter(
  row: BrokenLink | undefined,
  verdict: Exclude<Verdict, { state: 'works' }>,
  now: Date,
): LinkState {
  if (verdict.state === 'unknown') return 'unknown';
  if (row?.state === 'broken') return 'broken';
  const isSecond =
    row?.state === 'suspected' && now.getTime() - Date.parse(row.since) >= ANOTHER_NIGHT;
  return isSecond ? 'broken' : 'suspected';
}

/** Stores the result of a look at a link's address. A link that works has no row. */
export async function storeVerdict(
  payload: Payload,
  {
    link,
    row,
    verdict,
    now,
  }: { link: FoundLink; row: BrokenLink | undefined; verdict: Verdict; now: Date },
): Promise<void> {
  if (verdict.state === 'works') {
    if (row) await remove(payload, row);
    return;
  }
  const state = stateAfter(row, verdict, now);
  const checkedAt = now.toISOString();
  const { reason, status = null } = verdict;
  // A suspected link that is broken now has not worked since the first night.
  const isSameTrouble = row && (row.state === state || state === 'broken');
  const since = isSameTrouble ? row.since : checkedAt;
  const data = { state, reason, status, checkedAt, since };
  if (row) await payload.db.updateOne({ collection, id: row.id, data });
  else await payload.db.create({ collection, data: { ...link, ...data, ignored: false } });
}
