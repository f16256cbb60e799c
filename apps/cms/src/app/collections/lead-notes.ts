import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { administrators, deniedToAll, ownLeads, seesLeads } from '../../accounts/access.ts';
import { recordDeletion } from '../../accounts/audit.ts';
import { notifyOfNote } from '../../conversation/note-notices.ts';
import { NOTE_KINDS } from '../../kit/states/states.ts';
import { label, oneAndMany, optionsOf } from '../../kit/words.ts';
import { evidenceField, formType, itsLead } from '../../leads/copies/evidence.ts';

/**
 * Signs a new note: its author, the time, and the form of the lead, on which access depends. The
 * lead must be one that the person sees.
 * @throws NotFound for any other lead
 */
const signNote: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
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

/** Calls and notes about a lead, each with its author and time. None is changed afterwards. */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  labels: oneAndMany((w) => w.records.leadNotes),
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'text',
    // Staff see them on the lead's page.
    hidden: true,
  },
  defaultSort: 'id',
  disableDuplicate: true,
  access: {
    create: ({ req: { user } }) => seesLeads(user),
    read: ownLeads,
    update: deniedToAll,
    delete: administrators,
  },
  hooks: {
    beforeValidate: [signNote],
    afterChange: [notifyOfNote],
    afterDelete: [recordDeletion],
  },
  fields: [
    { ...itsLead({ access: {} }), required: true } as ReturnType<typeof itsLead>,
    formType(),
    {
      name: 'kind',
      label: label((w) => w.records.leadNotes.kind),
      type: 'select',
      required: true,
      options: optionsOf(NOTE_KINDS, (w) => w.states.noteKinds),
    },
    {
      name: 'text',
      label: label((w) => w.records.leadNotes.text),
      type: 'textarea',
      required: true,
      maxLength: 5_000,
    },
    {
      name: 'at',
      label: label((w) => w.records.leadNotes.at),
      type: 'date',
      required: true,
    },
    {
      name: 'author',
      label: label((w) => w.records.leadNotes.author),
      type: 'relationship',
      relationTo: 'users',
      access: { create: deniedToAll },
    },
    // The name of that time outlives the account.
    evidenceField('text', 'authorName', (w) => w.records.leadNotes.authorName),
  ],
};
