import { s3Storage } from '@payloadcms/storage-s3';
import type { Config, Plugin } from 'payload';
import type { Env } from '../../process/env.ts';
import { objectStoreConfig } from '../../process/object-store.ts';

/**
 * The plugin's client for uploads directly to the store. It is not used here, and it brings a
 * second copy of the admin's components, with which the admin fails to render.
 */
const BROWSER_UPLOADS = '@payloadcms/storage-s3/client#S3ClientUploadHandler';

/**
 * Keeps pictures and downloads in an S3-compatible store when one is configured. Otherwise they
 * lie on the disk, in DATA_DIR.
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
