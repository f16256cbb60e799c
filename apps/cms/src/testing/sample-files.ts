import type { AttachmentExtension } from '@osnowa/contract';
import { strToU8, zipSync } from 'fflate';

const OLE = 'd0cf11e0a1b11ae1';

function hex(text: string): Buffer {
  return Buffer.concat([Buffer.from(text, 'hex'), Buffer.alloc(64, 0x41)]);
}

/** A zip archive of these texts by name. */
export function archiveOf(entries: Readonly<Record<string, string>>): Buffer {
  const files = Object.entries(entries).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
}

/** An office document, which is a zip archive with a list of its parts. */
export function officeFile(more: Readonly<Record<string, string>> = {}): Buffer {
  return archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>', ...more });
}

/** The smallest film: a box that names its kind. */
const FILM = hex('000000186674797069736f6d');

/** One file of each accepted kind, with contents that fit its name. */
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
