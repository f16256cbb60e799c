import type { CollectionBeforeValidateHook } from 'payload';

/**
 * Signs a new note: its author, the time, and the form of the lead, on which access depends. The
 * lead must be one that the person sees.
 * @throws NotFound for any other lead
 */
export const signNote: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const { user } = req;
  const at = data.at ?? new Date().toISOString();
  const own = { at, author: user?.id ?? null, authorName: user?.name ?? null };
  const id = Number(data.lead);
  if (!Number.isSafeInteger(id)) return { ...data, ...own };
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    overrideAccess: !user,
    select: { formType: true },
    req,
  });
  return { ...data, ...own, formType: lead.formType };
};
