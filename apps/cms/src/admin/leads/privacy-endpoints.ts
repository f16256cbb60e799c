import { isMail, trimmedMail } from '@osnowa/contract';
import { z } from 'zod';
import { hasRole } from '../../access/roles.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';

const ofPerson = {
  method: 'post',
  who: hiddenUnless((user) => hasRole(user, 'admin')),
  body: z.object({ mail: z.string().transform(trimmedMail).refine(isMail) }),
} as const;

/** Endpoints for an administrator when a person asks for their data, or for its erasure. */
export const personEndpoints = [
  /** A ZIP archive. */
  endpoint({
    ...ofPerson,
    path: '/export-person',
    run: async (req, { mail }) =>
      new Response(await exportPerson(req.payload, mail, req), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="personal-data.zip"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      }),
  }),
  /** Counts of deletions. */
  endpoint({
    ...ofPerson,
    path: '/erase-person',
    run: (req, { mail }) => erasePerson(req.payload, mail, req),
  }),
];
