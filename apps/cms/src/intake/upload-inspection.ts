import type { FileHandle } from 'node:fs/promises';

/** Reasons to look at an archive again; it is stored, and never unpacked here. */
export type ArchiveFlag =
  | 'unreadable'
  | 'many-entries'
  | 'huge-inside'
  | 'compressed-oddly'
  | 'link-inside'
  | 'path-outside'
  | 'encrypted'
  | 'macros';

/** Findings in the table of contents of an archive. */
export interface ArchiveReport {
  flags: ArchiveFlag[];
  names: string[];
}

/** Beyond these an archive is suspicious. */
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_RATIO = 100;

/** The end record may be followed by a comment of 64 KiB. */
const END_LENGTH = 22;
const TAIL = END_LENGTH + 65_535;
const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
/** Largest table that is read, in bytes. */
const LARGEST_TABLE = 1024 * 1024;

const UNREADABLE: ArchiveReport = { flags: ['unreadable'], names: [] };

/**
 * Reads the table of contents of a zip archive from its tail; the rest is not read.
 * @param size of the file in bytes
 */
export async function inspectArchive(handle: FileHandle, size: number): Promise<ArchiveReport> {
  const tail = await readAt(handle, Math.max(0, size - TAIL), Math.min(size, TAIL));
  const at = tail.lastIndexOf(END);
  if (at < 0 || at + END_LENGTH > tail.length) return UNREADABLE;
  const entries = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (entries > MOST_ENTRIES) return { flags: ['many-entries'], names: [] };
  if (length > LARGEST_TABLE || start + length > size) return UNREADABLE;
  return reportOn(await readAt(handle, start, length), entries);
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function reportOn(table: Buffer, entries: number): ArchiveReport {
  const names: string[] = [];
  const flags = new Set<ArchiveFlag>();
  let unpacked = 0;
  let at = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_LENGTH > table.length || table.readUInt32LE(at) !== ENTRY) return UNREADABLE;
    const packedSize = table.readUInt32LE(at + 20);
    const size = table.readUInt32LE(at + 24);
    const nameLength = table.readUInt16LE(at + 28);
    const more = table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
    const name = table.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    unpacked += size;
    names.push(name);
    if (size > MOST_RATIO * Math.max(packedSize, 1024)) flags.add('compressed-oddly');
    if ((table.readUInt16LE(at + 8) & 1) === 1) flags.add('encrypted');
    if (((table.readUInt32LE(at + 38) >>> 16) & 0o170000) === 0o120000) flags.add('link-inside');
    if (pointsOutside(name)) flags.add('path-outside');
    if (/(?:^|\/)vbaProject\.bin$/i.test(name)) flags.add('macros');
    at += ENTRY_LENGTH + nameLength + more;
  }
  if (unpacked > MOST_BYTES) flags.add('huge-inside');
  return { flags: [...flags], names };
}

function pointsOutside(name: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)/.test(name) || name.split(/[/\\]/).includes('..');
}
