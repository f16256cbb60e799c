import { s3Storage } from '@payloadcms/storage-s3';
import type { CollectionAfterErrorHook, Config, Plugin, TextField } from 'payload';
import { wordsFor } from '../../kit/words.ts';
import { type Env, env } from '../../platform/process/env.ts';
import { objectStoreConfig } from '../../platform/process/object-store.ts';

/**
 * The plugin's client for uploads directly to the store. It is not used here, and it brings a
 * second copy of the admin's components, with which the admin fails to render.
 */
const BROWSER_UPLOADS = '@payloadcms/storage-s3/client#S3ClientUploadHandler';

/**
 * Stores pictures and downloads in an S3-compatible store when one is configured. Otherwise they
 * are on the disk, in DATA_DIR.
 */
export function objectStorage(env: Env): Plugin {
  const { S3_BUCKET } = env;
  const storage = s3Storage({
    enabled: Boolean(S3_BUCKET),
    bucket: S3_BUCKET ?? '',
    collections: { media: true, files: true },
    config: objectStoreConfig(env),
  });
  return async (config) => withoutBrowserUploads(await storage(config));
}

function withoutBrowserUploads(config: Config): Config {
  const { providers, ...components } = config.admin?.components ?? {};
  const { [BROWSER_UPLOADS]: _uploads, ...dependencies } = config.admin?.dependencies ?? {};
  const remaining = providers?.filter(
    (provider) => typeof provider !== 'object' || provider?.path !== BROWSER_UPLOADS,
  );
  return {
    ...config,
    admin: { ...config.admin, dependencies, components: { ...components, providers: remaining } },
  };
}

/**
 * Key of the file in an object store. Empty on the disk; declared in both cases, so that the schema
 * of the database does not depend on the store.
 */
export const objectKey: TextField = { name: '_objectKey', type: 'text', admin: { hidden: true } };

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
    response: { errors: [{ message: wordsFor(req).uploads.objectStorage.notStored }] },
  };
};
