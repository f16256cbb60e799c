import type { CollectionAfterErrorHook } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { env } from '../../process/env.ts';

const NOT_STORED: AdminLabel = {
  pl: 'Magazyn plików nie odpowiada, więc pliku nie zapisano. Spróbuj ponownie za kilka minut.',
  en: 'The file store does not answer, so the file was not saved. Try again in a few minutes.',
};

/** Error names of the object store's client and of its connection. */
function isOfObjectStore(error: unknown): boolean {
  const { $metadata, code, name } = error as Record<string, unknown>;
  if ($metadata !== undefined || name === 'TimeoutError') return true;
  return (
    typeof code === 'string' && /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE)/.test(code)
  );
}

/** Tells an editor why an upload failed; Payload would report an unknown error. */
export const explainStorageFailure: CollectionAfterErrorHook = ({ error, req }) => {
  if (!env.S3_BUCKET || !isOfObjectStore(error)) return;
  return {
    status: 503,
    response: { errors: [{ message: inAdminLanguage(NOT_STORED, req) }] },
  };
};
