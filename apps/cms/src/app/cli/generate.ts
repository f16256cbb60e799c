import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../config/payload.config.ts';

/**
 * Writes the files that Payload makes from the collections: their types, the tables of SQLite, and
 * the list of the admin's components. `next dev` writes the same bytes, so a clean clone stays clean.
 */
const sanitized = await config;
await generateTypes(sanitized, { log: false });
await generateImportMap(sanitized, { log: false });
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true });
await payload.db.generateSchema?.({ log: false });
process.exit(0);
