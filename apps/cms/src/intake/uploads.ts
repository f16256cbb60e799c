import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  AppError,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  type AttachmentExtension,
  attachmentExtension,
  type FieldMessage,
} from '@osnowa/contract';
import { BY_CONTENTS } from '../kit/states/states.ts';
import { attachmentStore } from '../leads/attachments/attachment-store.ts';
import { FOLDERS, makeFolders } from '../leads/attachments/stored-files.ts';
import { reachFailpoint } from '../platform/process/failpoint.ts';
import { ContentReader, contentsOfArchive, isExpected, isHarmful } from './file-contents.ts';
import { orUnavailable, RefusedFields } from './refusals.ts';
import { inspectArchive } from './upload-inspection.ts';

/** A file that was received completely and is on stable storage, under a name of its own. */
export interface Upload {
  /** Its name on the disk. */
  file: string;
  /** Name under which it was sent. */
  name: string;
  extension: AttachmentExtension;
  size: number;
  sha256: string;
  /** Warnings to read before opening it. */
  flags: string[];
}

/** Longest stored name of a file, in code points. */
const LONGEST_NAME = 100;

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'];

function refused(key: FieldMessage, message: string): RefusedFields {
  const isSize = key === 'fileSizeNotSupportedValidationMessage' || key === 'filesTooLargeTogether';
  return new RefusedFields(isSize ? 'TooLarge' : 'Validation', message, {
    [ATTACHMENTS.field]: key,
  });
}

/** Checks a file while its bytes pass. */
class Inspection {
  private readonly hash = createHash('sha256');
  readonly reader = new ContentReader();
  size = 0;

  take(piece: Buffer): void {
    this.size += piece.length;
    if (this.size > ATTACHMENT_MAX_BYTES) {
      throw refused('fileSizeNotSupportedValidationMessage', 'A file is larger than 10 MiB.');
    }
    this.hash.update(piece);
    this.reader.take(piece);
  }

  /** @throws RefusedFields when the file is empty */
  finish(): string {
    if (this.size === 0) throw refused('emptyFile', 'A file is empty.');
    return this.hash.digest('hex');
  }
}

/** The files of one submission: received, then stored with its lead or discarded. */
export class Uploads {
  readonly most: number;
  readonly files: Upload[] = [];
  private readonly begun: string[] = [];
  private stored: string[] = [];
  private bytes = 0;
  private readonly isRoomLeft: () => Promise<boolean>;

  /**
   * @param most files of the form
   * @param isRoomLeft whether the disk has room for files at all
   */
  constructor(most: number, isRoomLeft: () => Promise<boolean>) {
    this.most = most;
    this.isRoomLeft = isRoomLeft;
  }

  /**
   * Writes a file while it is received and returns when its bytes are on stable storage.
   * @throws RefusedFields (not accepted by name, size or contents) or AppError Unavailable
   */
  async receive(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const extension = attachmentExtension(name);
    if (!extension) {
      throw refused('fileExtensionNotSupportedValidationMessage', 'This type is not accepted.');
    }
    await makeFolders();
    if (!(await this.isRoomLeft())) throw new AppError('Unavailable', 'No room for files.');
    const file = randomUUID();
    this.begun.push(file);
    try {
      const facts = await this.write(file, extension, content);
      this.files.push({ file, name: shortened(name, extension), extension, ...facts });
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (!NO_ROOM.includes(String(code))) throw error;
      throw new AppError('Unavailable', 'The disk takes no files.', { cause: error });
    }
    reachFailpoint('file-fsynced');
  }

  private async write(
    file: string,
    extension: AttachmentExtension,
    content: AsyncIterable<Buffer>,
  ): Promise<Pick<Upload, 'size' | 'sha256' | 'flags'>> {
    const inspection = new Inspection();
    const handle = await open(path.join(FOLDERS.incoming, file), 'wx+', 0o600);
    try {
      for await (const piece of content) {
        this.bytes += piece.length;
        if (this.bytes > ATTACHMENTS.maxTotalBytes) {
          throw refused('filesTooLargeTogether', 'The files are larger than 25 MiB together.');
        }
        inspection.take(piece);
        await handle.appendFile(piece);
      }
      const sha256 = inspection.finish();
      const { size, reader } = inspection;
      const flags = await flagsOf(handle, size, extension, reader);
      await handle.sync();
      return { size, sha256, flags };
    } finally {
      await handle.close();
    }
  }

  /** Moves the files to those of stored leads, and returns when that is durable. */
  async keep(): Promise<void> {
    if (this.files.length === 0) return;
    const names = this.files.map(({ file }) => file);
    this.stored = names;
    await orUnavailable(() => attachmentStore().keep(names));
    reachFailpoint('file-renamed');
  }

  /** Removes received files, complete or partial: no lead was made of them. */
  async discard(): Promise<void> {
    for (const file of this.begun) await rm(path.join(FOLDERS.incoming, file), { force: true });
    // A file that cannot be removed now is an orphan, which the sweep finds.
    if (this.stored.length > 0)
      await attachmentStore()
        .remove(this.stored)
        .catch(() => undefined);
  }
}

/**
 * Warnings about a file: contents that do not fit its name, and oddities of an archive.
 * @throws RefusedFields for a program, or a script under the name of something else
 */
async function flagsOf(
  handle: FileHandle,
  size: number,
  extension: AttachmentExtension,
  { contents }: ContentReader,
): Promise<string[]> {
  if (isHarmful(extension, contents)) {
    throw refused('fileContentMismatch', `A file named ${extension} is a ${contents}.`);
  }
  const archive = contents === 'zip' ? await inspectArchive(handle, size) : null;
  // The list of an odd archive may be unread.
  if (archive && archive.flags.length > 0) return archive.flags;
  const inside = archive ? contentsOfArchive(archive.names) : contents;
  return isExpected(extension, inside) ? [] : [`${BY_CONTENTS}${inside}`];
}

/** The name without invisible characters, cut so that its extension stays. */
function shortened(name: string, extension: string): string {
  const clean = name.replace(/\p{Cf}/gu, '').normalize('NFC');
  const letters = [...clean];
  if (letters.length <= LONGEST_NAME) return clean;
  const end = `….${extension}`;
  return letters.slice(0, LONGEST_NAME - end.length).join('') + end;
}
