'use client';

import { ConfirmationModal, useTranslation } from '@payloadcms/ui';

/** Payload's own question before typed text is left; other parts of the form open it by its name. */
export function LeaveDialog({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmationModal
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      heading={t('general:leaveWithoutSaving')}
      modalSlug={name}
      onConfirm={onLeave}
    />
  );
}
