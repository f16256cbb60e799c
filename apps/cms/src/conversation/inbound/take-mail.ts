import type { DNSResolver } from 'mailauth';
import type { Payload } from 'payload';
import { attachmentStore } from '../../leads/attachments/attachment-store.ts';
import { isRoomLeft, makeFolders } from '../../leads/attachments/stored-files.ts';
import { wake } from '../../platform/process/background.ts';
import { requireData } from '../../platform/process/data-in-place.ts';
import { reachFailpoint } from '../../platform/process/failpoint.ts';
import { judgeSender } from './authenticity.ts';
import { withForwarded } from './forwarded-mail.ts';
import { discardMailFiles, WHOLE_MAIL, writeMailFile } from './mail-file.ts';
import { keepsWhole, readMail, unreadMail, wholeMail } from './read-mail.ts';
import { isOwnMail } from './sort-mail.ts';
import { storeMail } from './store-mail.ts';

/** Result for a mail: `own` is one that this installation has sent itself. */
export type Taken = 'stored' | 'known' | 'own';

/** Steps of taking a mail. */
export type TakeStep = 'written' | 'read' | 'kept' | 'stored';

/** Options that a test may replace. */
export interface TakeOptions {
  /** Asks name servers. */
  resolver?: DNSResolver;
  /** Called after each step; a test breaks off here by an error. */
  onStep?: (step: TakeStep) => void;
  isRoomLeft?: () => Promise<boolean>;
  /** The mail could not be stored as it was read: it is stored as a file only. */
  unread?: boolean;
}

/** The disk has no room for mails: they stay where they are until it has. */
export class NoRoom extends Error {
  override name = 'NoRoom';
}

/**
 * Takes a mail that has arrived, in the order of a durable write: its bytes, then its files, then
 * one transaction with everything that it changes. Returns when that is committed; a mail that was
 * taken before changes nothing.
 * @param source the mail as it came
 * @param arrivedAt when the company's mail server took it
 * @throws NoRoom, or Error of disk or database: the mail is offered again later
 */
export async function takeMail(
  payload: Payload,
  source: AsyncIterable<Buffer | string>,
  arrivedAt: Date,
  options: TakeOptions = {},
): Promise<Taken> {
  requireData();
  await makeFolders();
  if (!(await (options.isRoomLeft ?? isRoomLeft)())) throw new NoRoom('No room for mails.');
  const raw = await writeMailFile(source, WHOLE_MAIL);
  if (!raw) throw new Error('A mail has a size.');
  const incoming = [raw];
  try {
    options.onStep?.('written');
    const read = options.unread ? unreadMail() : await readMail(raw);
    incoming.push(...read.files);
    options.onStep?.('read');
    if (isOwnMail(read)) return 'own';
    const authenticity = await judgeSender(payload, raw, read, options.resolver);
    const mail = authenticity === 'forged' ? read : await withForwarded(payload, read);
    incoming.push(...mail.files);
    const files = keepsWhole(mail) ? [...mail.files, wholeMail(raw)] : mail.files;
    const kept = files.map(({ file }) => file);
    await attachmentStore().keep(kept);
    reachFailpoint('file-renamed');
    options.onStep?.('kept');
    const toStore = { mail, files, sha256: raw.sha256, authenticity, arrivedAt };
    // After an error the files stay: the rows may have been stored all the same. If not, the sweep
    // removes them.
    const isNew = await storeMail(payload, toStore);
    options.onStep?.('stored');
    if (!isNew) await attachmentStore().remove(kept);
    else {
      if (files.length > 0) wake(payload, 'scan');
      wake(payload, 'mail');
      wake(payload, 'delivery');
    }
    return isNew ? 'stored' : 'known';
  } finally {
    await discardMailFiles(incoming);
  }
}
