import path from 'node:path';
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { hiddenFromOthers, storedFileAccess } from '../../accounts/content.ts';
import { label, oneAndMany } from '../../kit/words.ts';
import type { Env } from '../../platform/process/env.ts';
import { keepUnsaved } from '../editing/form-parts.ts';
import { slugOf } from '../fields/slug-of.ts';
import { line } from '../fields/text.ts';
import { usesEndpoint } from '../uses/uses-endpoint.ts';
import { usesField } from './media-uses.ts';
import { explainStorageFailure, objectKey } from './object-storage.ts';
import { explainLargeFile, refusedFile } from './refuse-file.ts';

const PDF_BEGINS = Buffer.from('%PDF-');

/**
 * A file that takes the place of another has its name, so that links and mails that lead to it show
 * the new one.
 */
const prepare: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return args;
  if (!file.data.subarray(0, PDF_BEGINS.length).equals(PDF_BEGINS))
    throw refusedFile(req, (w) => w.uploads.files.noPdf);
  const id: unknown = 'id' in args ? args.id : undefined;
  if (operation === 'create' || id === undefined) {
    file.name = `${slugOf(path.parse(file.name).name) || 'plik'}.pdf`;
    file.mimetype = 'application/pdf';
    return args;
  }
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<{ id: number; filename?: string | null }>({
    ...{ collection: 'files', where, req },
  });
  if (!stored?.filename) return args;
  file.name = stored.filename;
  return { ...args, overwriteExistingFiles: true };
};

/** Files to download, such as the general terms. PDF only. */
export function files({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): CollectionConfig {
  return {
    slug: 'files',
    trash: true,
    labels: oneAndMany((w) => w.uploads.files),
    access: storedFileAccess,
    admin: {
      group: label((w) => w.menu.company),
      useAsTitle: 'title',
      defaultColumns: ['title', 'filename', 'updatedAt'],
      hidden: hiddenFromOthers,
      hideAPIURL: true,
      components: { edit: { beforeDocumentControls: keepUnsaved } },
      description: label((w) => w.uploads.files.pDFFilesOfUpHint),
    },
    upload: {
      staticDir: path.join(DATA_DIR, 'files'),
      mimeTypes: ['application/pdf'],
      pasteURL: false,
    },
    endpoints: [usesEndpoint],
    hooks: { beforeOperation: [prepare], afterError: [explainStorageFailure, explainLargeFile] },
    fields: [objectKey, usesField, line('title')],
  };
}
