import type { SanitizedConfig } from 'payload';
import { evidence } from '../leads/access.ts';

/**
 * When a document was made and saved is no person's to write: deadlines, retention and the audit log
 * count from it. Payload leaves both fields open in every collection.
 */
export function closeTimestamps(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type !== 'date' || !['createdAt', 'updatedAt'].includes(field.name)) continue;
      field.access = { ...field.access, ...evidence };
    }
  }
  return config;
}
