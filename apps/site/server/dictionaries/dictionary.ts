import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LOCALES, type Locale } from '@osnowa/contract';

declare module 'zlib' {
  interface BrotliOptions {
    /** Node's types know it of Zstandard only. */
    dictionary?: NodeJS.ArrayBufferView;
  }
}

const brotliAsync = promisify(brotliCompress);

/** First bytes of every body in terms of a dictionary; the dictionary's SHA-256 follows (RFC 9842). */
const DCB_MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);

/**
 * Brotli's levels. With a dictionary, 5 is the first that looks for whole passages in it: a page
 * takes 15 ms and 6.8 kB; 11 takes 250 ms and 6.0 kB.
 */
export const QUALITY = { quick: 5, best: 11 };

/** The text against which the other pages of a language are compressed. */
export interface Dictionary {
  bytes: Buffer;
  sha256: Buffer;
  /** Address of its bytes, which names their hash. */
  path: string;
  /** The value of `Available-Dictionary` from a browser that has it. */
  available: string;
  /** The header of pages that tells browsers to fetch it when they are idle: name, value. */
  offer: readonly string[];
  /** For which requests browsers use it. */
  useAs: string;
}

/** The dictionary that a document makes. */
export function createDictionary(locale: Locale, bytes: Buffer): Dictionary {
  const sha256 = createHash('sha256').update(bytes).digest();
  const path = `/dictionary/${locale}-${sha256.toString('hex', 0, 8)}`;
  const { prefix } = LOCALES[locale];
  // The longest match wins: that of the language without a prefix matches every page.
  const match = prefix ? `${prefix}{/*}?` : '/*';
  return {
    path,
    bytes,
    sha256,
    available: `:${sha256.toString('base64')}:`,
    offer: ['link', `<${path}>; rel="compression-dictionary"`],
    useAs: `match="${match}", match-dest=("document")`,
  };
}

/** A body in terms of a dictionary (`Content-Encoding: dcb`). */
export async function compressWith(
  { bytes, sha256 }: Dictionary,
  body: Buffer,
  quality: number,
): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return Buffer.concat([DCB_MAGIC, sha256, await brotliAsync(body, { dictionary: bytes, params })]);
}
