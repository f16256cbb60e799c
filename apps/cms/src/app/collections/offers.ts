import type { CollectionConfig } from 'payload';
import { forProgram } from '../../accounts/access.ts';
import { hiddenField } from '../../leads/copies/evidence.ts';

/** Offers of leads: what is being written, and what became of what was sent. */
const offers: CollectionConfig = {
  ...forProgram,
  slug: 'offers',
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    hiddenField('text', 'number', { required: true, unique: true }),
    // Of the link for deciding, and of the one for reading. Replaced when a link is made anew.
    hiddenField('text', 'key', { required: true, unique: true }),
    hiddenField('text', 'readingKey', { required: true, unique: true }),
    // `open` from the first version on; an expired one is open, and its day has passed.
    hiddenField('text', 'state', { required: true, index: true }),
    // Number of the version that can be accepted; 0 before the first one.
    hiddenField('number', 'version', { required: true }),
    hiddenField('text', 'validUntil', { index: true }),
    hiddenField('json', 'draft'),
    // Of two windows that write, the later one is told by it.
    hiddenField('number', 'draftVersion', { required: true }),
    // The person who sent the last version.
    { name: 'author', type: 'relationship', relationTo: 'users' },
    hiddenField('date', 'openedAt'),
    hiddenField('date', 'decidedAt'),
    // Canonical JSON of the acceptance, and its hash with that of the version.
    hiddenField('textarea', 'acceptance'),
    hiddenField('text', 'acceptanceHash'),
  ],
};

/** Versions as they were sent. A row is never changed: each has the hash of the one before. */
const offerVersions: CollectionConfig = {
  ...forProgram,
  slug: 'offer-versions',
  indexes: [{ fields: ['offer', 'version'], unique: true }],
  fields: [
    { name: 'offer', type: 'relationship', relationTo: 'offers', index: true },
    hiddenField('number', 'version', { required: true }),
    // Canonical JSON of an `OfferContent`.
    hiddenField('textarea', 'content', { required: true }),
    hiddenField('text', 'hash', { required: true }),
    hiddenField('text', 'previous'),
  ],
};

/** What buyers asked about an offer; their words stand in the conversation of the lead. */
const offerQuestions: CollectionConfig = {
  ...forProgram,
  slug: 'offer-questions',
  fields: [
    { name: 'offer', type: 'relationship', relationTo: 'offers', index: true },
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    hiddenField('number', 'version', { required: true }),
    // Key of the line; empty: about the whole offer.
    hiddenField('text', 'line'),
    hiddenField('text', 'name', { required: true }),
  ],
};

export const offerCollections = [offers, offerVersions, offerQuestions];
