import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { findFreePort } from '../../../../tools/running/ports.ts';

/** An S3-compatible store of a test, on this machine. */
export interface ObjectStore {
  /** Settings with which the content service reaches it; the buckets are the test's to name. */
  settings: Record<string, string>;
  open(): Promise<void>;
  /** Ends it; what it holds stays. */
  close(): Promise<void>;
  /** Keys of what lies in a bucket. */
  stored(bucket: string): string[];
  /** Removes what it holds. */
  remove(): void;
}

/** Makes a store with these buckets, and opens it. */
export async function openObjectStore(...buckets: string[]): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'osnowa-s3-'));
  const port = await findFreePort();
  let server: S3rver | undefined;
  const store: ObjectStore = {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async open() {
      const configureBuckets = buckets.map((name) => ({ name }));
      const options = { port, address: '127.0.0.1', silent: true, directory, configureBuckets };
      server = new S3rver(options);
      await server.run();
    },
    close: async () => server?.close(),
    stored(bucket) {
      const names = readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' });
      return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.slice(1) ?? []).sort();
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
  await store.open();
  return store;
}
