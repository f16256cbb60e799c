import { comparedAddress } from '@osnowa/contract';
import { createLocalReq, type Payload } from 'payload';
import { appendChanges } from '../changes/change-log.ts';
import { contentChanges } from '../changes/content-changes.ts';
import { inTransaction } from '../database/writes/transaction.ts';
import { REFUSED } from './chains.ts';
import { comparedTargets, liveAddresses } from './links/own-address.ts';
import { type FileRow, type RowProblem, readTable } from './table-file.ts';

/** Counts of an import. Redirects that the file does not name stay as they are. */
export interface Imported {
  created: number;
  changed: number;
  unchanged: number;
}

interface Stored {
  id: number;
  from: string;
  to: string;
  status: string;
  deletedAt?: string | null;
}

/**
 * Takes over every redirect of a file, or none of it: the faults are listed row by row.
 * @param bytes of a CSV file
 */
export async function importTable(
  payload: Payload,
  bytes: Uint8Array,
): Promise<Imported | { problems: RowProblem[] }> {
  const { rows, problems } = readTable(bytes);
  if (problems.length > 0) return { problems };
  const { docs } = await payload.db.find<Stored>({ collection: 'redirects', pagination: false });
  const stored = new Map(docs.map((redirect) => [comparedAddress(redirect.from), redirect]));
  const working = docs.filter(({ deletedAt }) => !deletedAt);
  const chained = chainProblems(rows, working);
  if (chained.length > 0) return { problems: chained };
  const isNew = rows.filter(({ from }) => !stored.has(comparedAddress(from)));
  const isOther = rows.filter((row) => differs(row, stored.get(comparedAddress(row.from))));
  const written = [...isNew, ...isOther];
  const addresses = written.map(({ from }) => from);
  const live = await liveAddresses(await createLocalReq({}, payload), addresses);
  const taken = written.filter(({ from }) => live.has(from));
  if (taken.length > 0) return { problems: taken.map(({ row }) => ({ row, words: REFUSED.live })) };
  await inTransaction(payload, async (req) => {
    const now = new Date().toISOString();
    for (const { from, to, status } of isNew) {
      const data = { from, to, status, hits: 0, createdAt: now, updatedAt: now };
      await payload.db.create({ collection: 'redirects', data, req });
    }
    for (const { from, to, status } of isOther) {
      const id = (stored.get(comparedAddress(from)) as Stored).id;
      // A redirect that the file names again leaves the trash.
      const data = { to, status, updatedAt: now, deletedAt: null };
      await payload.db.updateOne({ collection: 'redirects', id, data, req });
    }
    const change = { source: 'redirects', tags: ['redirects'] };
    await appendChanges(payload, [change], req.transactionID);
  });
  await contentChanges(payload).followOwn();
  const [created, changed] = [isNew.length, isOther.length];
  return { created, changed, unchanged: rows.length - created - changed };
}

function differs({ to, status }: FileRow, stored: Stored | undefined): boolean {
  if (!stored) return false;
  return Boolean(stored.deletedAt) || stored.to !== to || stored.status !== status;
}

/** As for a single redirect, over the future table: none to itself or to a redirected address. */
function chainProblems(rows: readonly FileRow[], stored: readonly Stored[]): RowProblem[] {
  const given = new Set(rows.map(({ from }) => comparedAddress(from)));
  const others = stored.filter(({ from }) => !given.has(comparedAddress(from)));
  const redirected = new Set([...given, ...others.map(({ from }) => comparedAddress(from))]);
  const aims = new Set(others.flatMap(({ to }) => comparedTargets(to)));
  return rows.flatMap(({ row, from, to }): RowProblem[] => {
    const [compared, targets] = [comparedAddress(from), comparedTargets(to)];
    if (targets.includes(compared)) return [{ row, words: REFUSED.itself }];
    if (targets.some((one) => redirected.has(one))) return [{ row, words: REFUSED.onward }];
    return aims.has(compared) ? [{ row, words: REFUSED.target }] : [];
  });
}
