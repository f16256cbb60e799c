import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { APIError, NotFound, type PayloadRequest } from 'payload';
import { seesLeads } from '../../accounts/access.ts';
import { recordAudit } from '../../accounts/audit.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { attachmentStore } from './attachment-store.ts';

/** The file may not run, be sniffed, framed or cached, whatever its type. */
const INERT = {
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** Header value that makes a browser save the file under its name, whatever letters that has. */
function saveAs(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** Serves an attachment to a signed-in person who sees the lead, as a download, never inline. */
async function download(req: PayloadRequest) {
  const { payload, routeParams } = req;
  const attachment = await payload.findByID({
    collection: 'attachments',
    id: String(routeParams?.id),
    depth: 1,
    overrideAccess: false,
    disableErrors: true,
    req,
  });
  if (!attachment) throw new NotFound(req.t);
  if (attachment.scan === 'infected') throw new APIError('This file is infected.', 410);
  const { id, lead } = attachment;
  const subject = typeof lead === 'object' ? (lead?.reference ?? 'mail') : String(lead);
  await recordAudit(payload, req, { action: 'download', subject, detail: `attachment ${id}` });
  const stream = await attachmentStore().read(attachment.file);
  return new Response(Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as ReadableStream, {
    headers: {
      ...INERT,
      'content-disposition': saveAs(attachment.name),
      'content-length': String(attachment.size),
    },
  });
}

/** Below `/payload/attachments`. */
export const downloadEndpoint = endpoint({
  path: '/:id/download',
  method: 'get',
  who: hiddenUnless(seesLeads),
  run: download,
});
