import { boundedBody } from '@osnowa/http';
import { mayPublish, writesContent } from '../access/editing-rights.ts';
import { refuse } from '../changes/languages/refusals.ts';
import { inAdminLanguage } from '../fields/default-language.ts';
import { endpoint, hiddenUnless, refusal } from '../kit/endpoint.ts';
import { importTable } from './import-table.ts';
import { writeTable } from './table-file.ts';

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
    const problems = outcome.problems.map(({ row, words }) => ({
      row,
      message: inAdminLanguage(words, req),
    }));
    return Response.json({ problems }, { status: 422 });
  },
});

/** Before Payload's own routes of the collection. */
export const redirectEndpoints = [exportRedirects, importRedirects];
