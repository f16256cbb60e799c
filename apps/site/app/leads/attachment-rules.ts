import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  attachmentExtension,
  type FieldMessage,
} from '@osnowa/contract';

/**
 * What speaks against sending these files, before a byte of them travels; the server looks at the
 * contents as well.
 */
export function attachmentMistake(
  files: readonly Pick<File, 'name' | 'size'>[],
): FieldMessage | null {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > ATTACHMENTS.maxFiles) return 'tooManyFiles';
  if (files.some(({ name }) => attachmentExtension(name) === null)) {
    return 'fileExtensionNotSupportedValidationMessage';
  }
  if (files.some(({ size }) => size === 0)) return 'emptyFile';
  if (files.some(({ size }) => size > ATTACHMENT_MAX_BYTES)) {
    return 'fileSizeNotSupportedValidationMessage';
  }
  return total > ATTACHMENTS.maxTotalBytes ? 'filesTooLargeTogether' : null;
}
