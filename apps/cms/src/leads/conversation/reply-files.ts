import type { PayloadRequest } from 'payload';

/** Deletes the files of a message with it: without it they would count as the visitor's. */
export async function deleteItsFiles({ id, req }: { id: number | string; req: PayloadRequest }) {
  const where = { message: { equals: id } };
  await req.payload.delete({ collection: 'attachments', where, req });
}
