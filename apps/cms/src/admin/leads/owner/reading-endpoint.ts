import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { forgetReader, noteReader, otherReaders } from '../../../leads/desk/presence/readers.ts';

/** The lead of a request, which its sender may read. @throws NotFound */
async function leadOf(req: PayloadRequest): Promise<{ lead: number; user: number }> {
  if (!req.user) throw new APIError('Not found', 404);
  const { id } = await req.payload.findByID({
    collection: 'leads',
    id: Number(req.routeParams?.id),
    depth: 0,
    select: { reference: true },
    overrideAccess: false,
    req,
  });
  return { lead: id, user: Number(req.user.id) };
}

/** `POST /payload/leads/:id/reading`: this person has the lead open. Answers who else has: `{names}`. */
const readingEndpoint: Endpoint = {
  path: '/:id/reading',
  method: 'post',
  handler: async (req) => {
    const place = { ...(await leadOf(req)), now: new Date() };
    await noteReader(req.payload, place);
    return Response.json({ names: await otherReaders(req.payload, place) });
  },
};

/** `DELETE /payload/leads/:id/reading`: this person has closed it. */
const closedEndpoint: Endpoint = {
  path: '/:id/reading',
  method: 'delete',
  handler: async (req) => {
    await forgetReader(req.payload, await leadOf(req));
    return Response.json({});
  },
};

/** The endpoints of “Anna is reading this”. */
export const readingEndpoints: Endpoint[] = [readingEndpoint, closedEndpoint];
