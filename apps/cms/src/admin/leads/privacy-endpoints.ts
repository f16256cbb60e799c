import { isMail, trimmedMail } from '@osnowa/contract';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';

/** @throws APIError 404 for people who are no administrators, 400 without an address */
async function mailAskedBy(req: PayloadRequest): Promise<string> {
  if (!hasRole(req.user, 'admin')) throw new APIError('Not found', 404);
  const body: unknown = await req.json?.();
  const typed = (body as { mail?: unknown } | null)?.mail;
  const mail = typeof typed === 'string' ? trimmedMail(typed) : '';
  if (!isMail(mail)) throw new APIError('No address', 400);
  return mail;
}

/** `POST /payload/leads/export-person` with `{mail}`: a ZIP archive. Administrators only. */
const exportEndpoint: Endpoint = {
  path: '/export-person',
  method: 'post',
  handler: async (req) => {
    const stream = await exportPerson(req.payload, await mailAskedBy(req), req);
    return new Response(stream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="personal-data.zip"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

/** `POST /payload/leads/erase-person` with `{mail}`: counts of deletions. Administrators only. */
const eraseEndpoint: Endpoint = {
  path: '/erase-person',
  method: 'post',
  handler: async (req) =>
    Response.json(await erasePerson(req.payload, await mailAskedBy(req), req)),
};

/** Endpoints for an administrator when a person asks for their data, or for its erasure. */
export const personEndpoints: Endpoint[] = [exportEndpoint, eraseEndpoint];
