import type { TextField } from 'payload';

/**
 * Where an object store keeps the file. Empty on the disk; declared in either case, so that the
 * schema of the database does not depend on the store.
 */
export const objectKey: TextField = { name: '_objectKey', type: 'text', admin: { hidden: true } };
