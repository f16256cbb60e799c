'use client';

import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { formatAdminURL, hasAutosaveEnabled } from 'payload/shared';

/**
 * Saves the form as Payload's own “Save draft” does: the published version stays unchanged.
 * @returns function that says whether it was saved; otherwise Payload shows the reason
 */
export function useSaveDraft(): () => Promise<boolean> {
  const { config } = useConfig();
  const { collectionSlug, docConfig, globalSlug, id, ...info } = useDocumentInfo();
  const { code } = useLocale();
  const { setBackgroundProcessing, submit } = useForm();
  const save = async () => {
    const document = id === undefined ? '' : `/${id}`;
    const place = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}${document}`;
    const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig as never);
    // It replaces a version that was saved automatically, and shows no message either.
    const isNewVersion = !(isAutosaved && info.mostRecentVersionIsAutosaved);
    const query = `?locale=${code}&depth=0&fallback-locale=null&draft=true${isAutosaved ? '&autosave=true' : ''}`;
    const result = await submit({
      action: formatAdminURL({
        apiRoute: config.routes.api,
        path: `${place}${query}` as `/${string}`,
      }),
      method: id === undefined ? 'POST' : 'PATCH',
      ...(isAutosaved && {
        acceptValues: { overrideLocalChanges: false }, // Text typed before the answer stays.
        context: { getDocPermissions: false, incrementVersionCount: isNewVersion },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
      }),
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    const isSaved = result?.res?.ok === true;
    if (isSaved && isNewVersion) {
      info.setUnpublishedVersionCount((count) => count + 1);
      info.setMostRecentVersionIsAutosaved(isAutosaved);
    }
    return isSaved;
  };
  return async () => {
    // A button pressed meanwhile waits for it, as for a draft that Payload saves by itself.
    setBackgroundProcessing(true);
    try {
      return await save();
    } finally {
      setBackgroundProcessing(false);
    }
  };
}

/** Whether the form has words that are not saved yet, where drafts save themselves. */
export function useUnsavedDraft(): boolean {
  const { docConfig } = useDocumentInfo();
  const modified = useFormModified();
  return modified && docConfig !== undefined && hasAutosaveEnabled(docConfig as never);
}
