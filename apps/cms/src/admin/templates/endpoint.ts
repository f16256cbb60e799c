import { boundedBody } from '@osnowa/http';
import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import { makePage } from './make-page.ts';
import { TEMPLATE_NAMES } from './templates.ts';

/** Largest request, in bytes. */
const MAX_BYTES = 1_024;

/** `null` asks for an empty page. */
const asked = z.object({ template: z.enum(TEMPLATE_NAMES).nullable() });

async function bodyOf(req: Request): Promise<z.infer<typeof asked>> {
  const bytes = await boundedBody(req, MAX_BYTES);
  if (!bytes) throw new APIError('The request is too large.', 413);
  try {
    return asked.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new APIError('This names no template.', 400, { cause: String(cause) });
  }
}

/**
 * `POST /payload/page-templates` with `{template}` makes a draft of a page, and answers its id. For
 * people who may create pages.
 */
export const templateEndpoint: Endpoint = {
  path: '/page-templates',
  method: 'post',
  handler: async (req) => {
    if (!writesContent(req.user)) throw new APIError('Not found', 404);
    const { template } = await bodyOf(req as unknown as Request);
    return Response.json({ id: await makePage(req, template) }, { status: 201 });
  },
};
