/** Tables of a TrueType font by their four-letter names. */
export type FontTables = Map<string, Buffer>;

/** Splits a TrueType file into its tables. */
export function readTables(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let entry = 0; entry < font.readUInt16BE(4); entry += 1) {
    const at = 12 + 16 * entry;
    const offset = font.readUInt32BE(at + 8);
    const length = font.readUInt32BE(at + 12);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

/** Builds a TrueType file from its tables, with the checksums that readers verify. */
export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  for (const [index, [name, table]] of sorted.entries()) {
    const at = 12 + 16 * index;
    header.write(name, at, 'latin1');
    header.writeUInt32BE(checksum(table), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const body = padded(table);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([header, ...bodies]);
}

/** A table by its name. @throws Error when the font has none */
export function table(tables: FontTables, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no table ${name}`);
  return found;
}

/** Padded with zeros to a multiple of four bytes. */
export function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

function checksum(data: Buffer): number {
  const words = padded(data);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
