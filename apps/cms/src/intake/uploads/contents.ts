import type { AttachmentExtension } from '@osnowa/contract';

/** Bytes from the beginning of a file that are looked at. */
export const HEAD_BYTES = 8 * 1024;

const ZIP = ['504b0304', '504b0506', '504b0708'];
/** Container of the old office formats, and of the new ones when they bear a password. */
const OLE = ['d0cf11e0a1b11ae1'];

type Test = (head: Buffer) => boolean;

/** Begins with one of these bytes, written in hexadecimal. */
function begins(...signatures: string[]): Test {
  return (head) =>
    signatures.some((one) => head.subarray(0, one.length / 2).toString('hex') === one);
}

/** Boxes with which films begin: a length, then one of these names. */
function hasBox(...names: string[]): Test {
  return (head) => names.includes(head.toString('latin1', 4, 8));
}

function isMp3(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;
  return head.toString('latin1', 0, 3) === 'ID3' || isFrame;
}

/** What readers of PDF accept: the mark within the first kibibyte. */
const isPdf: Test = (head) => head.subarray(0, 1024).includes('%PDF-');
const isSvg: Test = (head) => /<svg[\s>]/i.test(head.toString('latin1'));
const anything: Test = () => true;

/** What the first bytes of a file have to say; what is only text has no signature. */
const SIGNATURES: Readonly<Record<AttachmentExtension, Test>> = {
  pdf: isPdf,
  docx: begins(...ZIP, ...OLE),
  xlsx: begins(...ZIP, ...OLE),
  doc: begins(...OLE, Buffer.from('{\\rtf').toString('hex')),
  xls: begins(...OLE),
  png: begins('89504e470d0a1a0a'),
  jpg: begins('ffd8ff'),
  jpeg: begins('ffd8ff'),
  gif: begins(Buffer.from('GIF87a').toString('hex'), Buffer.from('GIF89a').toString('hex')),
  mov: hasBox('ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'),
  mp4: hasBox('ftyp'),
  mp3: isMp3,
  zip: begins(...ZIP),
  '7z': begins('377abcaf271c'),
  svg: isSvg,
  html: anything,
  css: anything,
  txt: anything,
  vue: anything,
};

const TEXTS: readonly AttachmentExtension[] = ['html', 'css', 'txt', 'vue', 'svg'];

/** Whether files of this kind are text, and therefore hold no control characters. */
export function isText(extension: AttachmentExtension): boolean {
  return TEXTS.includes(extension);
}

/** Whether the file begins as its extension says. */
export function agrees(extension: AttachmentExtension, head: Buffer): boolean {
  return SIGNATURES[extension](head);
}

/**
 * Whether these bytes can stand in a text of UTF-8 or a Windows code page: no control character
 * but tab, line ends, form feed and escape.
 */
export function looksLikeText(piece: Buffer): boolean {
  for (const byte of piece) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) {
      if (byte !== 0x1b) return false;
    }
  }
  return true;
}
