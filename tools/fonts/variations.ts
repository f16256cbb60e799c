/** Parts of a `gvar` table: how the outlines of a variable font change along its axes. */
interface Variations {
  axes: number;
  sharedTuples: Buffer;
  sharedCount: number;
  glyphs: Buffer[];
}

const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE = 0x4000;
const TUPLE_INDEX = 0x0fff;

/** Variations of one font followed by those of another with the same axes. */
export function joinVariations(base: Buffer, added: Buffer): Buffer {
  const first = readVariations(base);
  const second = readVariations(added);
  if (first.axes !== second.axes) throw new Error('The fonts have different axes');
  return writeVariations({
    axes: first.axes,
    sharedTuples: Buffer.concat([first.sharedTuples, second.sharedTuples]),
    sharedCount: first.sharedCount + second.sharedCount,
    glyphs: [
      ...first.glyphs,
      ...second.glyphs.map((glyph) => shiftTuples(glyph, first.sharedCount, first.axes)),
    ],
  });
}

function readVariations(gvar: Buffer): Variations {
  const axes = gvar.readUInt16BE(4);
  const sharedCount = gvar.readUInt16BE(6);
  const sharedAt = gvar.readUInt32BE(8);
  const glyphCount = gvar.readUInt16BE(12);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const dataAt = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    dataAt + (isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph));
  return {
    axes,
    sharedCount,
    sharedTuples: gvar.subarray(sharedAt, sharedAt + sharedCount * axes * 2),
    glyphs: Array.from({ length: glyphCount }, (_, glyph) =>
      gvar.subarray(offset(glyph), offset(glyph + 1)),
    ),
  };
}

/**
 * A glyph's variations refer to shared tuples by number; the numbers of the second font are
 * shifted.
 */
function shiftTuples(glyph: Buffer, by: number, axes: number): Buffer {
  if (glyph.length === 0) return glyph;
  const shifted = Buffer.from(glyph);
  const count = glyph.readUInt16BE(0) & TUPLE_INDEX;
  let at = 4;
  for (let tuple = 0; tuple < count; tuple += 1) {
    const index = glyph.readUInt16BE(at + 2);
    const isEmbedded = (index & EMBEDDED_PEAK) !== 0;
    if (!isEmbedded) shifted.writeUInt16BE(index + by, at + 2);
    at += 4 + (isEmbedded ? 2 * axes : 0) + ((index & INTERMEDIATE) !== 0 ? 4 * axes : 0);
  }
  return shifted;
}

function writeVariations({ axes, sharedTuples, sharedCount, glyphs }: Variations): Buffer {
  const header = Buffer.alloc(20 + 4 * (glyphs.length + 1));
  const dataAt = header.length + sharedTuples.length;
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(sharedCount, 6);
  header.writeUInt32BE(header.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(dataAt, 16);
  let offset = 0;
  for (const [glyph, data] of [...glyphs, Buffer.alloc(0)].entries()) {
    header.writeUInt32BE(offset, 20 + 4 * glyph);
    offset += data.length;
  }
  return Buffer.concat([header, sharedTuples, ...glyphs]);
}
