import { type FontTables, padded, readTables, table, writeTables } from './tables.ts';
import { joinVariations } from './variations.ts';

/** Flags of the parts of a composite glyph. */
const COMPOSITE = { wide: 0x1, scale: 0x8, more: 0x20, scales: 0x40, matrix: 0x80 };

/**
 * One font with the characters of both: the packages ship Latin and its extension as two files, and
 * a Polish page needs both. The two are subsets of one source, so design, units and axes agree. The
 * glyphs of `added` follow those of `base`, whose layout rules (kerning) therefore stay valid; the
 * added letters have none. Takes and returns TrueType; the new character map covers the Basic
 * Multilingual Plane.
 */
export function mergeFonts(base: Buffer, added: Buffer): Buffer {
  const first = readTables(base);
  const second = readTables(added);
  const moved = glyphCount(first);
  const glyphs = [
    ...readGlyphs(first),
    ...readGlyphs(second).map((glyph) => movedParts(glyph, moved)),
  ];
  const merged: FontTables = new Map(first);
  merged.set('glyf', Buffer.concat(glyphs.map(padded)));
  merged.set('loca', locations(glyphs.map(padded)));
  merged.set('hmtx', Buffer.concat([metrics(first), metrics(second)]));
  merged.set(
    'cmap',
    characterMap(new Map([...shifted(characters(second), moved), ...characters(first)])),
  );
  merged.set('head', withUInt16(table(first, 'head'), 50, 1));
  merged.set('hhea', withUInt16(table(first, 'hhea'), 34, glyphs.length));
  merged.set('maxp', withUInt16(largestOf(first, second), 4, glyphs.length));
  const [variations, moreVariations] = [first.get('gvar'), second.get('gvar')];
  if (variations && moreVariations) {
    merged.set('gvar', joinVariations(variations, moreVariations));
    // It counts glyphs too, and contains nothing that the outlines' own variations do not.
    merged.delete('HVAR');
  }
  return writeTables(merged);
}

function glyphCount(font: FontTables): number {
  return table(font, 'maxp').readUInt16BE(4);
}

function readGlyphs(font: FontTables): Buffer[] {
  const loca = table(font, 'loca');
  const glyf = table(font, 'glyf');
  const isLong = table(font, 'head').readUInt16BE(50) === 1;
  const at = (glyph: number) =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  return Array.from({ length: glyphCount(font) }, (_, glyph) =>
    glyf.subarray(at(glyph), at(glyph + 1)),
  );
}

/** A composite glyph (ą consists of a and its tail) refers to its parts by number. */
function movedParts(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const result = Buffer.from(glyph);
  let at = 10;
  for (let more = true; more; ) {
    const flags = glyph.readUInt16BE(at);
    result.writeUInt16BE(glyph.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + ((flags & COMPOSITE.wide) !== 0 ? 4 : 2);
    if ((flags & COMPOSITE.scale) !== 0) at += 2;
    if ((flags & COMPOSITE.scales) !== 0) at += 4;
    if ((flags & COMPOSITE.matrix) !== 0) at += 8;
    more = (flags & COMPOSITE.more) !== 0;
  }
  return result;
}

function locations(glyphs: Buffer[]): Buffer {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  for (const [index, glyph] of glyphs.entries()) {
    loca.writeUInt32BE(offset, 4 * index);
    offset += glyph.length;
  }
  loca.writeUInt32BE(offset, 4 * glyphs.length);
  return loca;
}

/** Width and left bearing of every glyph; a font may leave out widths that repeat to its end. */
function metrics(font: FontTables): Buffer {
  const hmtx = table(font, 'hmtx');
  const full = table(font, 'hhea').readUInt16BE(34);
  const result = Buffer.alloc(4 * glyphCount(font));
  for (let glyph = 0; glyph < glyphCount(font); glyph += 1) {
    const bearing = glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full);
    hmtx.copy(result, 4 * glyph, 4 * Math.min(glyph, full - 1), 4 * Math.min(glyph, full - 1) + 2);
    hmtx.copy(result, 4 * glyph + 2, bearing, bearing + 2);
  }
  return result;
}

/** Characters of a font with their glyphs, from its segment map (format 4). */
export function characters(font: FontTables): Map<number, number> {
  const cmap = table(font, 'cmap');
  const found = new Map<number, number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const at = cmap.readUInt32BE(4 + 8 * record + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const length = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < length; segment += 2)
      readSegment(cmap, at, length, segment, found);
  }
  return found;
}

function readSegment(
  cmap: Buffer,
  at: number,
  length: number,
  segment: number,
  into: Map<number, number>,
) {
  const last = cmap.readUInt16BE(at + 14 + segment);
  const start = cmap.readUInt16BE(at + 16 + length + segment);
  const delta = cmap.readUInt16BE(at + 16 + 2 * length + segment);
  const rangeAt = at + 16 + 3 * length + segment;
  const range = cmap.readUInt16BE(rangeAt);
  for (let character = start; character <= last && character < 0xffff; character += 1) {
    const place = rangeAt + range + 2 * (character - start);
    const glyph = range === 0 ? character + delta : cmap.readUInt16BE(place) + delta;
    if ((glyph & 0xffff) !== 0) into.set(character, glyph & 0xffff);
  }
}

function shifted(map: Map<number, number>, by: number): [number, number][] {
  return [...map].map(([character, glyph]) => [character, glyph + by]);
}

/** A character map of one segment for each run of characters whose glyphs follow one another. */
function characterMap(map: Map<number, number>): Buffer {
  const runs: { start: number; end: number; glyph: number }[] = [];
  for (const [character, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const follows = run?.end === character - 1 && run.glyph + character - run.start === glyph;
    if (follows) run.end = character;
    else runs.push({ start: character, end: character, glyph });
  }
  runs.push({ start: 0xffff, end: 0xffff, glyph: 0 });
  const power = Math.floor(Math.log2(runs.length));
  const words = [
    4,
    16 + 8 * runs.length,
    0,
    2 * runs.length,
    2 ** (power + 1),
    power,
    2 * runs.length - 2 ** (power + 1),
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ start, glyph }) => (glyph - start) & 0xffff),
    ...runs.map(() => 0),
  ];
  const head = [0, 1, 3, 1, 0, 12];
  const cmap = Buffer.alloc(2 * (head.length + words.length));
  for (const [index, word] of [...head, ...words].entries()) cmap.writeUInt16BE(word, 2 * index);
  return cmap;
}

/** Limits of the outlines: the larger value of both fonts, for each field. */
function largestOf(first: FontTables, second: FontTables): Buffer {
  const result = Buffer.from(table(first, 'maxp'));
  const other = table(second, 'maxp');
  for (let at = 6; at < Math.min(result.length, other.length); at += 2) {
    result.writeUInt16BE(Math.max(result.readUInt16BE(at), other.readUInt16BE(at)), at);
  }
  return result;
}

function withUInt16(data: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(data);
  changed.writeUInt16BE(value, at);
  return changed;
}
