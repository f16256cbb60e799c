import path from 'node:path';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload';
import { hiddenFromOthers, storedFileAccess } from '../../access/content.ts';
import { keepUnsaved } from '../../admin/editing/form-parts.ts';
import { onlyUnused } from '../../admin/media/only-unused.ts';
import { usesEndpoint, usesField } from '../../admin/media/uses-endpoint.ts';
import { localisedLine } from '../../fields/text.ts';
import { label } from '../../kit/words.ts';
import type { Env } from '../../process/env.ts';
import { explainStorageFailure, objectKey } from './object-storage.ts';
import { phoneAndLanguage } from './picture-versions.ts';
import { colourOfUpload, preparePicture } from './prepare-picture.ts';
import { explainLargeFile } from './refuse-file.ts';

/** The size that lists of the admin show. */
const THUMBNAIL = 'thumbnail';

const prepare: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'create' || operation === 'update') await preparePicture(req);
};

const colourOfFile: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const smallest = req.payloadUploadSizes?.[THUMBNAIL] ?? req.file.data;
  return { ...data, color: await colourOfUpload(req, smallest) };
};

/**
 * Pictures of the site. SVG is refused, because it can contain scripts: logos come as PNG or WebP.
 */
export function media({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): CollectionConfig {
  return {
    slug: 'media',
    trash: true,
    folders: true,
    labels: {
      singular: label((w) => w.uploads.media.singular),
      plural: label((w) => w.uploads.media.plural),
    },
    access: storedFileAccess,
    admin: {
      group: label((w) => w.menu.pages),
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      listSearchableFields: ['alt', 'filename'],
      hidden: hiddenFromOthers,
      hideAPIURL: true,
      baseFilter: onlyUnused,
      components: {
        edit: { beforeDocumentControls: keepUnsaved },
        beforeListTable: ['/admin/media/media-tabs.tsx#MediaTabs'],
      },
      description: label((w) => w.uploads.media.webPAVIFPNGOrHint),
    },
    upload: {
      staticDir: path.join(DATA_DIR, 'media'),
      mimeTypes: ['image/webp', 'image/avif', 'image/png', 'image/jpeg'],
      focalPoint: true,
      crop: false,
      // Fetching a picture from an address would let an editor reach into the server's network.
      pasteURL: false,
      // Payload makes a size twice to cut it around the focal point, unless it is fitted inside.
      imageSizes: [{ name: THUMBNAIL, width: 480, fit: 'inside', withoutEnlargement: true }],
      adminThumbnail: THUMBNAIL,
    },
    endpoints: [usesEndpoint],
    hooks: {
      beforeOperation: [prepare],
      beforeChange: [colourOfFile],
      afterError: [explainStorageFailure, explainLargeFile],
    },
    fields: [
      objectKey,
      usesField,
      localisedLine('alt', {
        hint: label((w) => w.uploads.media.altHint),
      }),
      ...phoneAndLanguage,
      {
        name: 'color',
        label: label((w) => w.fields.color),
        type: 'text',
        admin: { readOnly: true, position: 'sidebar' },
      },
    ],
  };
}
