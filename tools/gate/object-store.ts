/// <reference path="./s3rver.d.ts" />
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { findFreePort } from '../processes/ports.ts';

/** An S3-compatible store for tests, in this process and a temporary folder. */
export interface ObjectStore {
  /** Settings for the content service; the caller names the buckets. */
  settings: Record<string, string>;
  /** Opens it again. */
  open(): Promise<void>;
  /** Stops as if it were killed: open requests are cut off, and its data remains. */
  pause(): Promise<void>;
  /** Keys of the objects in a bucket. */
  stored(bucket: string): string[];
  /** The bytes of an object in a bucket, or `null`. */
  bytes(bucket: string, key: string): Buffer | null;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

/** Makes a store with these buckets, and opens it. */
export async function openObjectStore(buckets: readonly string[]): Promise<ObjectStore> {
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
    async pause() {
      const closed = server?.close();
      server?.httpServer?.closeAllConnections();
      await closed;
    },
    stored(bucket) {
      const names = readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' });
      return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.slice(1) ?? []).sort();
    },
    bytes(bucket, key) {
      const path = join(directory, bucket, `${key}._S3rver_object`);
      return existsSync(path) ? readFileSync(path) : null;
    },
    async close() {
      await server?.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  await store.open();
  return store;
}
