import { DEFAULT_LOCALE, isLocale, PREVIEW_LINK_SECONDS } from '@osnowa/contract';
import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  FieldHook,
} from 'payload';
import { deniedToAll } from '../../accounts/access.ts';
import { writesContent } from '../../accounts/editing-rights.ts';
import { refusal } from '../../kit/endpoint.ts';
import { author } from '../../kit/fields/author.ts';
import { oneAndMany } from '../../kit/words.ts';
import type { AddressedDocument } from '../../reads/addresses.ts';
import { hasAddress, pathFor, previewAddress } from '../editing/preview.ts';

const editors: Access = ({ req: { user } }) => writesContent(user);

/** The server sets the page and the expiry of a link; people can only withdraw it. */
const setByServer: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'create')
    return { ...data, withdrawn: originalDoc.withdrawn || data.withdrawn };
  const collection = data.source as CollectionSlug;
  const pathOf = req.payload.collections[collection] && pathFor(collection);
  const found = pathOf
    ? await req.payload.findByID({
        collection,
        id: data.document,
        depth: 0,
        draft: true,
        disableErrors: true,
        req,
      })
    : null;
  const document = found as AddressedDocument | null;
  if (!pathOf || !document || !hasAddress(document)) {
    throw refusal(req, (w) => w.records.previewLinks.noPage);
  }
  const expires = new Date(Date.now() + PREVIEW_LINK_SECONDS * 1_000);
  expires.setMilliseconds(0);
  return {
    ...data,
    path: await pathOf(document, req),
    expiresAt: expires.toISOString(),
    withdrawn: false,
  };
};

/** The address in the content language of the request. */
const addressOf: FieldHook = ({ siblingData: { id, path, expiresAt }, req: { locale } }) => {
  if (!id || !path || !expiresAt) return null;
  const expires = Date.parse(expiresAt) / 1_000;
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  return previewAddress({ path, locale: language, expires, link: String(id) });
};

const onlyAtFirst = { update: deniedToAll };

/** Links by which somebody without an account sees one page with its drafts. */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: oneAndMany((w) => w.records.previewLinks),
  admin: { hidden: true },
  access: { create: editors, read: editors, update: editors, delete: deniedToAll },
  lockDocuments: false,
  hooks: { beforeChange: [setByServer] },
  fields: [
    { name: 'source', type: 'text', required: true, access: onlyAtFirst },
    { name: 'document', type: 'text', required: true, index: true, access: onlyAtFirst },
    { name: 'path', type: 'text', access: onlyAtFirst },
    { name: 'expiresAt', type: 'date', index: true, access: onlyAtFirst },
    { name: 'withdrawn', type: 'checkbox', defaultValue: false },
    { name: 'address', type: 'text', virtual: true, hooks: { afterRead: [addressOf] } },
    author,
  ],
};
