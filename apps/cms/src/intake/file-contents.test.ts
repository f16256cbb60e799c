import type { AttachmentExtension } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { FOREIGN_FILES, SAMPLE_FILES } from '../testing/sample-files.ts';
import { ContentReader, type Contents, isExpected, isHarmful } from './file-contents.ts';

/** Result for a file that comes in pieces: refused, taken, or taken with a mark. */
function judged(extension: AttachmentExtension, bytes: Buffer): 'refused' | 'taken' | Contents {
  const reader = new ContentReader();
  for (let at = 0; at < bytes.length; at += 777) reader.take(bytes.subarray(at, at + 777));
  const { contents } = reader;
  if (isHarmful(extension, contents)) return 'refused';
  return isExpected(extension, contents) ? 'taken' : contents;
}

const KINDS = ['pdf', 'png', 'svg', 'mp4', 'zip', 'docx'] as const;
// Office programs save documents as pages, too.
const refusing = (kind: string) => (kind === 'page' ? KINDS.slice(0, -1) : KINDS);

test.each(Object.entries(FOREIGN_FILES))(
  'I64: %s is nothing that a form accepts',
  (kind, bytes) => {
    for (const extension of refusing(kind))
      expect([extension, judged(extension, bytes)]).toEqual([extension, 'refused']);
  },
);

test.each([
  '<svg><script>x()</script></svg>',
  '<!DOCTYPE svg [<!ENTITY a "&#60;script>x()&#x3c;/script>">]><svg>&a;</svg>',
  "<svg xmlns:s='x'><s:script/></svg>",
  "<svg\nONLOAD = 'x()'/>",
  '<svg><a xlink:href="javascript :x()"/></svg>',
  `<svg>${' '.repeat(761)}<script/></svg>`,
])('a drawing that runs something is refused: %s', (drawing) => {
  expect(judged('svg', Buffer.from(drawing))).toBe('refused');
  expect(judged('png', Buffer.from(drawing))).toBe('refused');
  expect(judged('svg', Buffer.from(`\ufeff${drawing}`, 'utf16le'))).toBe('refused');
});

const LETTERS = Array.from({ length: 600 }, (_, at) => `<!ENTITY ns_${at} "http://ns.example/">`);

const HONEST: [AttachmentExtension, Buffer, 'taken' | Contents][] = [
  ['xls', Buffer.from('<html xmlns:x="urn:x"><table><tr><td>1</td></tr></table>'), 'html'],
  ['xls', Buffer.from('Indeks;Stan\r\nA-100;12\r\n'), 'text'],
  ['png', SAMPLE_FILES.jpg, 'jpg'],
  ['jpg', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), 'webp'],
  ['jpeg', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'heic'],
  ['pdf', SAMPLE_FILES.png, 'png'],
  ['mp3', Buffer.from('APETAGEX\xd0\x07\0\0', 'latin1'), 'unknown'],
  ['svg', Buffer.from(`<!DOCTYPE svg [${LETTERS.join('\n')}]><svg one="1"/>`), 'taken'],
  [
    'svg',
    Buffer.from('<svg><foreignObject><div class="one">a</div></foreignObject></svg>'),
    'taken',
  ],
  ['txt', Buffer.from('\ufeffZapytanie ofertowe: łódź', 'utf16le'), 'taken'],
  ['txt', Buffer.from('\x1b[32mOK\x07\x1a'), 'taken'],
  ['txt', Buffer.from('MZK Łódź, #!/bin/sh <?php'), 'taken'],
  ['txt', Buffer.from('a\0b'), 'unknown'],
];
test.each(HONEST)('%s that an honest program wrote is kept: %s', (extension, bytes, what) => {
  expect(judged(extension, bytes)).toBe(what);
});
