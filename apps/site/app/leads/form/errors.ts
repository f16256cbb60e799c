import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  attachmentExtension,
  type FieldErrors,
  type FieldMessage,
} from '@osnowa/contract';
import type { Form, FormValues } from './form.ts';

/** The form's rules are loaded at the first focus: visitors who only read do not wait for them. */
export async function loadRules() {
  try {
    return await import('@osnowa/contract/forms');
  } catch (error) {
    // The connection is gone, or a new version of the site has replaced the file.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * First broken rule of each field. If the rules could not be loaded, only the files are checked
 * here: the server checks everything again.
 */
export async function errorsOf(form: Form, data: FormData): Promise<FieldErrors> {
  const rules = await loadRules();
  const checked = rules?.checkForm(form.path, textsOf(data));
  const fields = checked && !checked.ok ? checked.fields : {};
  const attachment = attachmentError(filesOf(data));
  return attachment ? { ...fields, attachment } : fields;
}

/** Files that were chosen; an empty input counts as none. */
export function filesOf(data: FormData): File[] {
  return [...data.values()].filter(
    (value): value is File => value instanceof File && (value.name !== '' || value.size > 0),
  );
}

function textsOf(data: FormData): FormValues {
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Errors of these files, before a byte of them is sent; the server checks the contents as well. */
export function attachmentError(
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
