import { crc32 } from 'node:zlib';
import type { AttachmentExtension } from '@osnowa/contract';

const OLE = 'd0cf11e0a1b11ae1';

function hex(text: string): Buffer {
  return Buffer.concat([Buffer.from(text, 'hex'), Buffer.alloc(64, 0x41)]);
}

/** The fields that the record of an entry and its line in the list have in common. */
function entryOf(name: string, content: Buffer): Buffer {
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20, 0);
  entry.writeUInt32LE(crc32(content), 10);
  entry.writeUInt32LE(content.length, 14);
  entry.writeUInt32LE(content.length, 18);
  entry.writeUInt16LE(Buffer.byteLength(name), 22);
  return entry;
}

/** A zip archive of these texts by name. */
export function archiveOf(entries: Readonly<Record<string, string>>): Buffer {
  const records: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const entry = entryOf(name, content);
    const record = [Buffer.from('PK\x03\x04', 'latin1'), entry, Buffer.from(name), content];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), entry, rest, Buffer.from(name));
    records.push(...record);
    at += record.reduce((sum, { length }) => sum + length, 0);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const { length } = Object.keys(entries);
  end.writeUInt16LE(length, 8);
  end.writeUInt16LE(length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...records, ...list, end]);
}

/** An office document, which is a zip archive with a list of its parts. */
export function officeFile(more: Readonly<Record<string, string>> = {}): Buffer {
  return archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>', ...more });
}

/** The smallest film: a box that names its kind. */
const FILM = hex('000000186674797069736f6d');

/** One file of each accepted kind that is what it says. */
export const SAMPLE_FILES: Readonly<Record<AttachmentExtension, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  docx: officeFile(),
  xlsx: officeFile({ 'xl/workbook.xml': '<w/>' }),
  doc: hex(OLE),
  xls: hex(OLE),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  png: hex('89504e470d0a1a0a'),
  jpg: hex('ffd8ffe0'),
  jpeg: hex('ffd8ffe1'),
  gif: Buffer.from('GIF89a;alert(1)//'),
  mov: FILM,
  mp4: FILM,
  mp3: hex('494433040000'),
  css: Buffer.from('body { background: url(//evil.example) }'),
  txt: Buffer.from([0x5a, 0xe6, 0xb3, 0x6b, 0xb9, 0x0d, 0x0a]),
  vue: Buffer.from('<template><p/></template>'),
  zip: archiveOf({ 'a.txt': 'a' }),
  '7z': hex('377abcaf271c0004'),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
};

/** Files that are none of these, whatever their name says. */
export const FOREIGN_FILES = {
  PE: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  ELF: Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'),
  PHP: Buffer.from('<?php system($_GET["c"]); ?>'),
  shell: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  drawing: Buffer.from(`<svg>${' '.repeat(9_000)}<a onclick="x()"/></svg>`),
  page: Buffer.from('<!doctype html><p>Hallo'),
};
