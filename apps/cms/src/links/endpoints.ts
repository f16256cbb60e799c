import { comparedAddress } from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import { createLocalReq, type Payload } from 'payload';
import { mayPublish, writesContent } from '../accounts/editing-rights.ts';
import { endpoint, hiddenUnless, refusal } from '../kit/endpoint.ts';
import type { RowProblem } from '../kit/table-file.ts';
import { wordsFor } from '../kit/words.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { appendChanges } from '../publishing/change-log.ts';
import { contentChanges } from '../publishing/content-changes.ts';
import { refuse } from '../publishing/refusals.ts';
import type { Reason } from './chains.ts';
import { comparedTargets, liveAddresses } from './checks/own-address.ts';
import { type FileRow, readTable, writeTable } from './table-file.ts';

/** Largest file, in bytes: more than the most rows need. */
const MAX_BYTES = 1024 * 1024;

const editors = { who: hiddenUnless(writesContent) } as const;

/** All redirects as a table, to be saved. */
const exportRedirects = endpoint({
  ...editors,
  path: '/export',
  method: 'get',
  run: async (req) => {
    const { docs } = await req.payload.find({
      collection: 'redirects',
      sort: 'from',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    });
    const day = new Date().toISOString().slice(0, 10);
    return new Response(writeTable(docs), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="redirects-${day}.csv"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});

/**
 * Takes over a table, as a whole or not at all; answers with problems by row, in the editor's
 * language.
 */
const importRedirects = endpoint({
  ...editors,
  path: '/import',
  method: 'post',
  run: async (req) => {
    if (!mayPublish(req.user)) refuse('live', req);
    const bytes = await boundedBody(req as unknown as Request, MAX_BYTES);
    if (!bytes) throw refusal(req, ({ kit }) => kit.tooLarge, 413);
    const outcome = await importTable(req.payload, bytes);
    if (!('problems' in outcome)) return outcome;
    const own = wordsFor(req);
    const problems = outcome.problems.map(({ row, words }) => ({ row, message: words(own) }));
    return Response.json({ problems }, { status: 422 });
  },
});

/** Before Payload's own routes of the collection. */
export const redirectEndpoints = [exportRedirects, importRedirects];

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
  if (taken.length > 0)
    return { problems: taken.map(({ row }) => ({ row, words: chain('live') })) };
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

const chain =
  (reason: Reason): RowProblem['words'] =>
  ({ redirectRules }) =>
    redirectRules.chains[reason];

/** As for a single redirect, over the future table: none to itself or to a redirected address. */
function chainProblems(rows: readonly FileRow[], stored: readonly Stored[]): RowProblem[] {
  const given = new Set(rows.map(({ from }) => comparedAddress(from)));
  const others = stored.filter(({ from }) => !given.has(comparedAddress(from)));
  const redirected = new Set([...given, ...others.map(({ from }) => comparedAddress(from))]);
  const aims = new Set(others.flatMap(({ to }) => comparedTargets(to)));
  return rows.flatMap(({ row, from, to }): RowProblem[] => {
    const [compared, targets] = [comparedAddress(from), comparedTargets(to)];
    if (targets.includes(compared)) return [{ row, words: chain('itself') }];
    if (targets.some((one) => redirected.has(one))) return [{ row, words: chain('onward') }];
    return aims.has(compared) ? [{ row, words: chain('target') }] : [];
  });
}
