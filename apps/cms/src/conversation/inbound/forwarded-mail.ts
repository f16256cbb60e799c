import type { Payload } from 'payload';
import { senderOf } from '../own-mailboxes.ts';
import { ownAddresses } from '../recipients.ts';
import { MOST_ANSWERED, type ReadMail } from './mail-fields.ts';
import { discardMailFiles } from './mail-file.ts';
import { senderInHead } from './mail-head.ts';
import { askedIn } from './pass-on.ts';
import { FORWARD_LINE, isForward } from './quoted-text.ts';
import { keepsWhole, readMail, withText } from './read-mail.ts';
import { automaticKind } from './sort-mail.ts';

/** So many mails within each other are read: a forward of a forward of a forward. */
const DEEPEST = 3;

/**
 * A colleague's mail with the mail that it forwards as an attached one, as programs forward within the
 * text: with its head, its words and its files. A mail to somebody outside of the company is no
 * forward to us, unless its subject says so, and neither is an answer to a lead.
 */
export async function withForwarded(payload: Payload, mail: ReadMail): Promise<ReadMail> {
  const isOfPerson = automaticKind(mail, 'answer') === null;
  if (!isOfPerson || !mail.files.some(isMail) || askedIn(mail)) return mail;
  if (!(await senderOf(payload, mail.sender, {}))) return mail;
  const isOwn = await ownAddresses(payload);
  const isToUs = mail.to.every(isOwn) || isForward(mail.subject, mail.text);
  return (isToUs && (await unfolded(mail, isOwn))) || mail;
}

const isMail = ({ extension }: ReadMail['files'][number]) => extension === 'eml';

/** `null`: no mail of a person outside of the company is attached, or in one that is. */
async function unfolded(
  mail: ReadMail,
  isOwn: (address: string) => boolean,
  depth = 1,
): Promise<ReadMail | null> {
  const attached = depth > DEEPEST ? undefined : mail.files.find(isMail);
  if (!attached) return null;
  const read = await readMail(attached);
  const inner = isOwn(read.sender ?? '')
    ? ((await unfolded(read, isOwn, depth + 1)) ?? forwardIn(read, isOwn))
    : isOfSender(read);
  if (!inner) {
    await discardMailFiles(read.files);
    return null;
  }
  // One of which a part is missing here stays a file as well.
  const isWhole = !keepsWhole(inner);
  if (isWhole) await discardMailFiles([attached]);
  const answers = [...mail.answers, ...(inner.headerId ? [inner.headerId] : []), ...inner.answers];
  return withText(
    {
      ...mail,
      subject: mail.subject || `Fwd: ${inner.subject}`,
      answers: [...new Set(answers)].slice(0, MOST_ANSWERED),
      files: [...mail.files.filter((one) => one !== attached || !isWhole), ...inner.files],
      remarks: [...new Set([...mail.remarks, ...inner.remarks])],
    },
    `${mail.text}\n\n${headOf(inner)}\n\n${inner.text}`,
  );
}

/** A mail of a colleague that forwards another one within its text. */
function forwardIn(mail: ReadMail, isOwn: (address: string) => boolean): ReadMail | null {
  const { subject, text } = mail;
  return isForward(subject, text) && senderInHead(text, isOwn) ? mail : null;
}

/** A mail that a person has sent; a list may have passed it on. */
function isOfSender(mail: ReadMail): ReadMail | null {
  const kind = automaticKind(mail, null);
  return mail.sender && (kind === null || kind === 'mailing') ? mail : null;
}

/** The head of a forwarded mail in the form of Gmail, which has the same words for readers of all languages. */
function headOf({ sender, senderName, recipient, subject, headerLines }: ReadMail): string {
  const date = headerLines.find(({ key }) => key === 'date')?.line.replace(/^[^:]*:|\s+/g, ' ');
  // A name with an address in it would be taken for the sender.
  const name = senderName.replace(/\S*@\S*/g, '').trim();
  return [
    FORWARD_LINE,
    `From: ${name} <${sender}>`,
    `Date: ${date?.trim() || '–'}`,
    `Subject: ${subject || '–'}`,
    `To: ${recipient ?? '–'}`,
  ].join('\n');
}
