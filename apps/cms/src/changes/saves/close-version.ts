import { and, eq, isNull, lt, ne, or } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { queryBuilder, tablesNamed } from '../../database/sql.ts';
import type { Place } from '../translations/newest-state.ts';
import { rowsOf } from './form-base.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How long the words of one person go into one version, in ms. */
const ONE_VERSION_MS = 10 * 60_000;

/** Whether stored rows, such as a section, are missing in the saved state. */
function losesRows(stored: unknown, saved: unknown): boolean {
  const rows = rowsOf(stored);
  if (rows) {
    const left = new Map((rowsOf(saved) ?? []).map((row) => [row.id, row]));
    return rows.some((row) => !left.has(row.id) || losesRows(row, left.get(row.id)));
  }
  if (typeof stored !== 'object' || stored === null || 'root' in stored) return false;
  const fields = (saved ?? {}) as Fields;
  return Object.entries(stored).some(
    ([name, value]) => name in fields && losesRows(value, fields[name]),
  );
}

/**
 * Drafts that save themselves go into one version, over and over. Here the version is closed, and
 * the next draft begins one of its own: when another person writes, after ten minutes, and before a
 * row of the document is removed, because the form has no "undo" for that.
 */
export async function closeVersion(
  req: PayloadRequest,
  place: Place,
  { saved, stored }: { saved: Fields; stored: Fields },
): Promise<void> {
  const slug = 'global' in place ? place.global : place.collection;
  const { versions: table } = tablesNamed(req.payload, slug);
  if (!table?.autosave || !table.latest || !table.createdAt || !table.version_updatedBy) return;
  const { autosave, createdAt, latest, parent, version_updatedBy: author } = table;
  const me = req.user?.name || req.user?.email || '';
  const old = new Date(Date.now() - ONE_VERSION_MS).toISOString();
  const isOwn = losesRows(stored, saved)
    ? undefined
    : or(ne(author, me), isNull(author), lt(createdAt, old));
  const isOfDocument = 'global' in place || !parent ? undefined : eq(parent, place.id);
  const transactionID = await req.transactionID;
  await queryBuilder(req.payload, transactionID ? { transactionID } : null)
    .update(table)
    .set({ autosave: false } as never)
    .where(and(eq(latest, true), eq(autosave, true), isOfDocument, isOwn));
}
