import type { TextField } from 'payload';

/**
 * Key of the file in an object store. Empty on the disk; declared in both cases, so that the schema
 * of the database does not depend on the store.
 */
export const objectKey: TextField = { name: '_objectKey', type: 'text', admin: { hidden: true } };
