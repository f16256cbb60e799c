import { createHash } from 'node:crypto';
import type { SentPair } from '@osnowa/http';

/**
 * Idempotency key of a form sent without JavaScript. The page is the same for all visitors and
 * cannot contain one. The key is a UUID made from the content and the day, so that sending the page
 * again (reload, back, double click) stores nothing twice.
 * @param fileHashes one for each file
 */
export function keyOfContent(pairs: readonly SentPair[], fileHashes: readonly string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([day, pairs, fileHashes]))
    .digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
