import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { attachmentExtension } from '@osnowa/contract';
import { inspectArchive } from '../../intake/upload-inspection.ts';
import { FOLDERS } from '../../leads/attachments/stored-files.ts';

/** A file of a mail on stable storage, under a name of its own. */
export interface MailFile {
  /** Its name on the disk. */
  file: string;
  /** Name that it had in the mail. */
  name: string;
  extension: string;
  /** In bytes. */
  size: number;
  sha256: string;
  /** Warnings to read before opening it. */
  flags: string[];
}

/** Longest stored name of a file, in code points. */
const LONGEST_NAME = 100;

/** Files that mail programs add: calendar entries, cards, signatures, encrypted or packed mails. */
const OF_MAIL_PROGRAMS = /\.(?:ics|vcf|p7[ms]|asc)$|^winmail\.dat$/i;

/** Names of the whole mail among its files. */
export const WHOLE_MAIL = 'list.eml';

/**
 * Writes bytes to the folder of incoming files and returns when they are on stable storage. Takes
 * files of any type: a mail is not refused because of its files.
 * @param most bytes; `null` comes back when there are more, and nothing is left of them
 * @throws Error of the file system, such as a full disk, or of the source
 */
export async function writeMailFile(
  content: AsyncIterable<Buffer | string>,
  name: string,
  most = Number.POSITIVE_INFINITY,
): Promise<MailFile | null> {
  const file = randomUUID();
  const target = path.join(FOLDERS.incoming, file);
  const hash = createHash('sha256');
  const handle = await open(target, 'wx+', 0o600);
  let size = 0;
  try {
    for await (const piece of content) {
      const bytes = Buffer.from(piece);
      size += bytes.length;
      if (size > most) continue;
      hash.update(bytes);
      await handle.appendFile(bytes);
    }
    if (size > most) {
      await rm(target, { force: true });
      return null;
    }
    await handle.sync();
    const extension = extensionOf(name);
    const isZip = (await beginning(handle)) === 'PK';
    const flags = isZip ? (await inspectArchive(handle, size)).flags : [];
    const isUsual = attachmentExtension(name) || name === WHOLE_MAIL || OF_MAIL_PROGRAMS.test(name);
    if (!isUsual) flags.push('unusual-type' as never);
    return { file, name: shortName(name), extension, size, sha256: hash.digest('hex'), flags };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function beginning(handle: Awaited<ReturnType<typeof open>>): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

/** Removes files of a mail that was not stored after all. */
export async function discardMailFiles(files: readonly Pick<MailFile, 'file'>[]): Promise<void> {
  for (const { file } of files) await rm(path.join(FOLDERS.incoming, file), { force: true });
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
}

/** The name without invisible and control characters, cut so that its ending stays. */
function shortName(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .normalize('NFC')
    .trim();
  const letters = [...(clean || 'plik')];
  if (letters.length <= LONGEST_NAME) return letters.join('');
  const end = `….${extensionOf(clean)}`;
  return letters.slice(0, LONGEST_NAME - [...end].length).join('') + end;
}
