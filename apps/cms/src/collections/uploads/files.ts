import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { hiddenFromOthers, storedFileAccess } from '../../access/content.ts';
import { keepUnsaved } from '../../admin/editing/form-parts.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { line } from '../../fields/text.ts';
import type { Env } from '../../process/env.ts';
import { explainStorageFailure, objectKey } from './object-storage.ts';

/** Files to download, such as the general terms. PDF only. */
export function files({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): CollectionConfig {
  return {
    slug: 'files',
    trash: true,
    labels: {
      singular: { pl: 'Plik do pobrania', en: 'Download' },
      plural: { pl: 'Pliki do pobrania', en: 'Downloads' },
    },
    access: storedFileAccess,
    admin: {
      group: MENU_GROUPS.company,
      useAsTitle: 'title',
      defaultColumns: ['title', 'filename', 'updatedAt'],
      hidden: hiddenFromOthers,
      hideAPIURL: true,
      components: { edit: { beforeDocumentControls: keepUnsaved } },
      description: {
        pl: 'Pliki PDF do 20 MB.',
        en: 'PDF files of up to 20 MB.',
      },
    },
    upload: {
      staticDir: path.join(DATA_DIR, 'files'),
      mimeTypes: ['application/pdf'],
      pasteURL: false,
    },
    hooks: { afterError: [explainStorageFailure] },
    fields: [objectKey, line('title')],
  };
}
