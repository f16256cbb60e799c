import type { CollectionConfig } from 'payload';
import { deniedToAll } from '../../leads/access.ts';

/**
 * Browsers that show notifications: where their push service takes them, and the keys by which only
 * this browser reads them. No person reads or changes rows but by leads/events/push-endpoints.ts,
 * each for their own account.
 */
export const pushDevices: CollectionConfig = {
  slug: 'push-devices',
  admin: { hidden: true },
  access: { create: deniedToAll, read: deniedToAll, update: deniedToAll, delete: deniedToAll },
  lockDocuments: false,
  fields: [
    // Empty once a version that does not know this table has deleted the account.
    { name: 'account', type: 'relationship', relationTo: 'users', index: true },
    { name: 'endpoint', type: 'text', required: true, unique: true },
    { name: 'p256dh', type: 'text', required: true },
    { name: 'auth', type: 'text', required: true },
    // The language of the back office there.
    { name: 'language', type: 'text', required: true },
    // Browser and system, where they are known.
    { name: 'browser', type: 'text' },
    { name: 'usedAt', type: 'date' },
    // Id of the session that was opened there last: with it the notifications end. Empty in rows of
    // an earlier version, until the next sign-in.
    { name: 'session', type: 'text', index: true },
  ],
};
