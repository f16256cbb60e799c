import type { AttachmentExtension } from '@osnowa/contract';

/** Bytes from the beginning of a file that are looked at. */
const HEAD_BYTES = 8 * 1024;

/** Programs of Windows, Linux, macOS, Java, Android, WebAssembly, and shortcuts to programs. */
const PROGRAM =
  /^(?:4d5a|7f454c46|feedfac[ef]|c[ef]faedfe|cafebabe|6465780a|0061736d|4c0000000114)/;

/** Kinds of files by their first bytes, in hexadecimal; the first match counts. */
const SIGNATURES = {
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  gif: /^474946383[79]61/,
  webp: /^52494646.{8}57454250/,
  heic: /^.{8}66747970(?:6865|6d696631|61766966)/,
  tiff: /^(?:49492a00|4d4d002a)/,
  zip: /^504b0(?:304|506|708)/,
  // Container of the old office formats, and of the new ones when they have a password.
  ole: /^d0cf11e0a1b11ae1/,
  rtf: /^7b5c727466/,
  '7z': /^377abcaf271c/,
  rar: /^526172211a07/,
  gzip: /^1f8b/,
  mp4: /^.{8}66747970/,
  mov: /^.{8}(?:6d6f6f76|6d646174|77696465|66726565|736b6970|706e6f74)/,
  mp3: /^(?:494433|ff[ef][2-7a-f])/,
};

/** The kind of a file by its contents. */
export type Contents =
  | keyof typeof SIGNATURES
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'svg'
  | 'html'
  | 'text'
  | 'program'
  | 'script'
  | 'unknown';

const TEXTS: readonly Contents[] = ['text', 'html', 'svg', 'script'];

/** Contents that a file of each type may have without a warning. */
const EXPECTED: Readonly<Record<AttachmentExtension, readonly Contents[]>> = {
  pdf: ['pdf'],
  docx: ['docx', 'ole'],
  xlsx: ['xlsx', 'ole'],
  doc: ['ole', 'rtf'],
  xls: ['ole'],
  png: ['png'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  mov: ['mov', 'mp4'],
  mp4: ['mp4'],
  mp3: ['mp3'],
  zip: ['zip', 'docx', 'xlsx'],
  '7z': ['7z'],
  svg: ['svg'],
  html: TEXTS,
  css: TEXTS,
  txt: TEXTS,
  vue: TEXTS,
};

const OFFICE: readonly AttachmentExtension[] = ['doc', 'docx', 'xls', 'xlsx'];

/** Whether the contents of a file fit its name. */
export function isExpected(extension: AttachmentExtension, contents: Contents): boolean {
  return EXPECTED[extension].includes(contents);
}

/**
 * Whether a file under this name is to be refused: a program, or a script disguised as something
 * else. Office programs write pages as tables and documents, and run none of them.
 */
export function isHarmful(extension: AttachmentExtension, contents: Contents): boolean {
  if (contents === 'program') return true;
  if (EXPECTED[extension] === TEXTS) return false;
  return contents === 'script' || (contents === 'html' && !OFFICE.includes(extension));
}

/** The beginning of a script that a server or a shell runs. */
const SCRIPT = /^(?:\xef\xbb\xbf)?\s*#!|<\?php|<\?=|<%/i;
/** The first element of a page or a drawing. */
const ELEMENT = /<(?:\w+:)?(svg|!doctype html|html|head|body|script|iframe|table)[\s>]/i;
/** Scripts in a drawing, in plain letters or with entities. */
const IN_DRAWING =
  /<(?:[\w-]+:)?script|&#(?:x0*3c|0*60);\s*(?:\w+:)?script|(?:java|vb)script\s*:|[\s"'/]on[a-z]{3,}\s*=\s*["']/i;
/** Longer than any pattern, so that none is missed where two pieces meet. */
const OVERLAP = 256;

/** Tab, line ends and form feed, a bell, backspace, escape and the end of a file of DOS. */
const CONTROLS_OF_TEXT = [0x07, 0x08, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x1b];

/** Finds the kind of a file while its bytes pass. */
export class ContentReader {
  private head = Buffer.alloc(0);
  private isText = true;
  private rest = '';
  private element: string | null = null;
  private isScripted = false;

  take(piece: Buffer): void {
    if (this.head.length < HEAD_BYTES) {
      this.head = Buffer.concat([this.head, piece.subarray(0, HEAD_BYTES - this.head.length)]);
    }
    this.isText &&= this.isWide || piece.every(isLetter);
    if (!this.isText) return;
    const text = this.rest + piece.toString('latin1').replaceAll('\0', '');
    this.element ??= ELEMENT.exec(text)?.[1]?.toLowerCase() ?? null;
    this.isScripted ||= IN_DRAWING.test(text);
    this.rest = text.slice(-OVERLAP);
  }

  /** Text in UTF-16, which Notepad and PowerShell write. */
  private get isWide(): boolean {
    return ['fffe', 'feff'].includes(this.head.toString('hex', 0, 2));
  }

  get contents(): Contents {
    const { head, isText } = this;
    const start = head.toString('hex', 0, 64);
    if (!isText && PROGRAM.test(start)) return 'program';
    if (isText && SCRIPT.test(head.toString('latin1').replaceAll('\0', ''))) return 'script';
    // Readers of PDF accept the mark within the first kibibyte.
    if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
    const found = Object.entries(SIGNATURES).find(([, signature]) => signature.test(start));
    if (found && !(isText && this.isWide)) return found[0] as keyof typeof SIGNATURES;
    if (!isText) return 'unknown';
    if (this.element === 'svg') return this.isScripted ? 'script' : 'svg';
    return this.element === null ? 'text' : 'html';
  }
}

function isLetter(byte: number): boolean {
  return byte >= 0x20 || CONTROLS_OF_TEXT.includes(byte);
}

export function contentsOfArchive(names: readonly string[]): Contents {
  if (!names.includes('[Content_Types].xml')) return 'zip';
  if (names.some((name) => /^xl[/\\]/.test(name))) return 'xlsx';
  return names.some((name) => /^word[/\\]/.test(name)) ? 'docx' : 'zip';
}
