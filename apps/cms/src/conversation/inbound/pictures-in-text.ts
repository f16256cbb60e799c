import type { AttachmentStream } from 'mailparser';
import type { MailFile } from './mail-file.ts';

/** A picture that the HTML may show within the text; `cid` is how it names it. */
export interface Picture extends MailFile {
  cid: string;
}

/** Programs give a number to attached files, too; those are not shown within the text. */
export function isPictureOfText({
  contentType,
  contentDisposition,
  cid,
}: AttachmentStream): boolean {
  return Boolean(cid) && contentType.startsWith('image/') && contentDisposition !== 'attachment';
}

/** What programs write around a signature: Gmail, Thunderbird, Apple Mail, Outlook on the web and on a computer. */
const SIGNATURE =
  /gmail_signature|moz-signature|AppleMailSignature|\bid=["']?(?:x_)*(?:ms-outlook-mobile-)?signature\b|_MailAutoSig/i;
const SHOWN = /\bcid:([^"'\s<>)]+)/gi;
/** Logos and icons are smaller as a rule, and pictures of a screen larger; in bytes. */
const LARGEST_LOGO = 16 * 1024;

/**
 * The pictures that belong to a signature: the HTML shows them behind its beginning, or they are as
 * small as a logo. Any other picture is taken for one that its author shows on purpose.
 */
export function decorationIn(html: string, pictures: readonly Picture[]): string[] {
  if (pictures.length === 0) return [];
  const begin = html.search(SIGNATURE);
  const shown = new Map<string, number>();
  for (const { 1: cid = '', index } of html.matchAll(SHOWN)) {
    const name = cid.replace(/%40/g, '@');
    if (!shown.has(name)) shown.set(name, index);
  }
  const isOfSignature = ({ cid, size }: Picture) => {
    const at = shown.get(cid);
    return at !== undefined && (size <= LARGEST_LOGO || (begin >= 0 && at > begin));
  };
  return pictures.filter(isOfSignature).map(({ file }) => file);
}
