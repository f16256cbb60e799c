import { boundedBody } from '@osnowa/http';
import type { Payload, PayloadRequest } from 'payload';
import { mayPublish, writesContent } from '../../accounts/editing-rights.ts';
import { endpoint, hiddenUnless, refusal } from '../../kit/endpoint.ts';
import type { RowProblem } from '../../kit/table-file.ts';
import { wordsFor } from '../../kit/words.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { contentChanges } from '../../publishing/content-changes.ts';
import { refuse } from '../../publishing/refusals.ts';
import { type FileProject, readProjects } from './project-file.ts';
import type { Work } from './project-rules.ts';

/** Largest file, in bytes: more than the most rows need. */
const MAX_BYTES = 1024 * 1024;

/** `POST /payload/delivered-projects/import`: takes over a table, as a whole or not at all. */
export const importEndpoint = endpoint({
  path: '/import',
  method: 'post',
  who: hiddenUnless(writesContent),
  run: async (req) => {
    if (!mayPublish(req.user)) refuse('live', req);
    const bytes = await boundedBody(req as unknown as Request, MAX_BYTES);
    if (!bytes) throw refusal(req, ({ kit }) => kit.tooLarge, 413);
    const outcome = await importProjects(req.payload, bytes, req);
    if (!('problems' in outcome)) return outcome;
    const own = wordsFor(req);
    const problems = outcome.problems.map(({ row, words }) => ({ row, message: words(own) }));
    return Response.json({ problems }, { status: 422 });
  },
});

interface Stored {
  name: string;
  calculator: string;
  closedOn?: string | null;
  work?: readonly Work[] | null;
  deletedAt?: string | null;
}

/**
 * Stores the projects of a CSV file that are not there yet, or none of them.
 * @param user in whose name they are stored
 */
export async function importProjects(
  payload: Payload,
  bytes: Uint8Array,
  { user }: Pick<PayloadRequest, 'user'>,
): Promise<{ created: number; unchanged: number } | { problems: RowProblem[] }> {
  const today = new Date().toISOString().slice(0, 10);
  const { projects, problems, problemAt } = readProjects(bytes, today);
  if (problems.length > 0) return { problems };
  const { docs } = await payload.db.find<Stored>({
    collection: 'delivered-projects',
    where: { name: { in: projects.map(({ name }) => name) } },
    pagination: false,
  });
  const stored = new Map(docs.map((one) => [one.name, one]));
  const conflicts = projects.flatMap((project) => {
    const known = stored.get(project.name);
    if (!known || (!known.deletedAt && isSame(project, known))) return [];
    return [problemAt(project.row, 'name', known.deletedAt ? 'trash' : 'other')];
  });
  if (conflicts.length > 0) return { problems: conflicts };
  const isNew = projects.filter(({ name }) => !stored.has(name));
  const changes = contentChanges(payload);
  const transaction = await inTransaction(payload, async (req) => {
    const id = String(req.transactionID);
    try {
      for (const { row: _, ...project } of isNew) {
        // Noon, as the form stores a day: it is the same day in every time zone of the database.
        const closedOn = `${project.closedOn}T12:00:00.000Z`;
        const data = { ...project, closedOn, origin: 'csv' as const };
        await payload.create({ collection: 'delivered-projects', data, req: { ...req, user } });
      }
      await changes.committing(id);
      return id;
    } catch (error) {
      changes.rolledBack(id);
      throw error;
    }
  });
  await changes.committed(transaction);
  return { created: isNew.length, unchanged: projects.length - isNew.length };
}

function isSame(project: FileProject, stored: Stored): boolean {
  const work = (parts: readonly Work[]) =>
    JSON.stringify(parts.map(({ part, estimated, actual }) => [part, estimated, actual]));
  return (
    project.calculator === stored.calculator &&
    project.closedOn === stored.closedOn?.slice(0, 10) &&
    work(project.work) === work(stored.work ?? [])
  );
}
