import { type ContentClient, createContentClient } from '../content/content-client.ts';
import type { ReaderOptions } from '../content/reader.ts';
import { NO_DISK } from '../storage/disk-store.ts';

/** A content client of a web API. By default its clock is stopped and it stores nothing. */
export function testClient(apiUrl: string, options: Partial<ReaderOptions> = {}): ContentClient {
  return createContentClient({
    apiUrl,
    fetch,
    now: () => 0,
    warn: () => undefined,
    snapshots: NO_DISK,
    cursor: () => null,
    ...options,
  });
}
