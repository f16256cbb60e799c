import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { makePage } from './make-page.ts';
import { TEMPLATE_NAMES } from './templates.ts';

/**
 * `POST /payload/page-templates` with `{template}`, `null` for an empty page, makes a draft of a page,
 * and answers its id. For people who may create pages.
 */
export const templateEndpoint = endpoint({
  path: '/page-templates',
  method: 'post',
  who: hiddenUnless(writesContent),
  body: z.object({ template: z.enum(TEMPLATE_NAMES).nullable() }),
  run: async (req, { template }) =>
    Response.json({ id: await makePage(req, template) }, { status: 201 }),
});
