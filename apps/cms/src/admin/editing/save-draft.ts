'use client';

import { formatAdminURL } from 'payload/shared';
import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '../../kit/payload.ts';

/**
 * Saves unsaved text as Payload's own button “Save draft” does: for parts of a form that show or plan
 * what is stored.
 * @returns function that says whether everything is saved; otherwise Payload shows the reason
 */
export function useSaveDraft(): () => Promise<boolean> {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id, setUnpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const isModified = useFormModified();
  const { submit } = useForm();
  return async () => {
    if (!isModified) return true;
    const document = id === undefined ? '' : `/${id}`;
    const place = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}${document}`;
    const path = `${place}?locale=${code}&depth=0&fallback-locale=null&draft=true` as const;
    const result = await submit({
      action: formatAdminURL({ apiRoute: config.routes.api, path: path as `/${string}` }),
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    const isSaved = result?.res?.ok === true;
    if (isSaved) setUnpublishedVersionCount((count) => count + 1);
    return isSaved;
  };
}
