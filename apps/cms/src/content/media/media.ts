import path from 'node:path';
import { PHONE_PARTS } from '@osnowa/contract';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
} from 'payload';
import { hiddenFromOthers, storedFileAccess } from '../../accounts/content.ts';
import { label, oneAndMany } from '../../kit/words.ts';
import type { Env } from '../../platform/process/env.ts';
import { keepUnsaved } from '../editing/form-parts.ts';
import { localisedLine } from '../fields/text.ts';
import { usesEndpoint } from '../uses/uses-endpoint.ts';
import { onlyUnused, usesField } from './media-uses.ts';
import { explainStorageFailure, objectKey } from './object-storage.ts';
import { colourOfUpload, preparePicture } from './prepare-picture.ts';
import { explainLargeFile } from './refuse-file.ts';

/**
 * For pictures with small words, such as screens of a program: another picture in the language that
 * is being edited, and the part that a phone shows. The description stays that of this picture.
 */
const phoneAndLanguage: Field[] = [
  {
    name: 'versions',
    label: label((w) => w.uploads.pictureVersions.phoneAndLanguageVersions),
    type: 'upload',
    relationTo: 'media',
    localized: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: { description: label((w) => w.uploads.pictureVersions.versionsHint) },
  },
  {
    name: 'phonePart',
    label: label((w) => w.uploads.pictureVersions.phoneAndLanguagePhonePart),
    type: 'select',
    options: PHONE_PARTS.map((value) => ({
      value,
      label: label((w) => w.uploads.pictureVersions.parts[value]),
    })),
    admin: {
      position: 'sidebar',
      description: label((w) => w.uploads.pictureVersions.phonePartHint),
    },
  },
];

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
    labels: oneAndMany((w) => w.uploads.media),
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
        beforeListTable: ['/content/media/media-tabs.tsx#MediaTabs'],
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
      localisedLine('alt', { hint: label((w) => w.uploads.media.altHint) }),
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
