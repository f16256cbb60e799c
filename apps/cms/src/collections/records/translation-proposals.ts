import type { CollectionConfig } from 'payload';
import { author } from '../../fields/author.ts';
import { deniedToAll } from '../../leads/access.ts';

/**
 * Proposals for the translation of a document: of a translator, by a link, or of a machine. People
 * reach them by the endpoints of the translation view only, a translator by the link's.
 */
export const translationProposals: CollectionConfig = {
  slug: 'translation-proposals',
  admin: { hidden: true },
  access: { create: deniedToAll, read: deniedToAll, update: deniedToAll, delete: deniedToAll },
  lockDocuments: false,
  indexes: [{ fields: ['document', 'source'] }],
  fields: [
    { name: 'source', type: 'text', required: true },
    // Empty for a global.
    { name: 'document', type: 'text' },
    { name: 'language', type: 'text', required: true },
    // `translator` or `machine`.
    { name: 'origin', type: 'text', required: true },
    { name: 'name', type: 'text' },
    { name: 'note', type: 'textarea' },
    { name: 'state', type: 'text', required: true, index: true },
    // Counts the changes of the texts: an older window must not overwrite a newer one.
    { name: 'version', type: 'number', required: true },
    { name: 'texts', type: 'json', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    author,
  ],
};
