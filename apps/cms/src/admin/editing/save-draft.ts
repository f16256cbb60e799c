'use client';

import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';

/**
 * Saves the form as Payload's own “Save draft” does: what is published stays as it is.
 * @returns function that says whether it was saved; Payload shows the reason where not
 */
export function useSaveDraft(): () => Promise<boolean> {
  const { config } = useConfig();
  const { collectionSlug, id, setUnpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  return async () => {
    const document = id === undefined ? '' : `/${id}`;
    const query = `?locale=${code}&depth=0&fallback-locale=null&draft=true`;
    const result = await submit({
      action: formatAdminURL({
        apiRoute: config.routes.api,
        path: `/${collectionSlug}${document}${query}`,
      }),
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    const isSaved = result?.res?.ok === true;
    if (isSaved) setUnpublishedVersionCount((count) => count + 1);
    return isSaved;
  };
}
