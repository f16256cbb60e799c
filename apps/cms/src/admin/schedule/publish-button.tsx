'use client';

import { traverseForLocalizedFields } from '@payloadcms/ui/shared';
import { type ComponentProps, useLayoutEffect } from 'react';
import { editingRights, writesEverything, writesIn } from '../../access/editing-rights.ts';
import {
  PublishButton as PayloadPublishButton,
  useAuth,
  useDocumentInfo,
  useDrawerSlug,
  useLocale,
  useModal,
} from '../../kit/payload.ts';
import { AskForPublication, PublishThisLanguage } from '../languages/limited-buttons.tsx';
import { ScheduleDrawer } from './schedule-drawer.tsx';

interface Props extends NonNullable<ComponentProps<typeof PayloadPublishButton>> {
  hasLanguages: boolean;
}

/** The button for what this person may do: publish all languages, publish one, or ask for it. */
export function PublishButton(props: ComponentProps<typeof PayloadPublishButton>) {
  const { user } = useAuth();
  const { code } = useLocale();
  const { docConfig } = useDocumentInfo();
  const rights = editingRights(user);
  if (!rights) return null;
  if (!rights.mayPublish) return <AskForPublication />;
  const isByLanguage = docConfig && traverseForLocalizedFields(docConfig.fields);
  if (writesEverything(rights) || !isByLanguage) {
    return <PublishAll {...props} hasLanguages={Boolean(isByLanguage)} />;
  }
  return writesIn(rights, code) ? <PublishThisLanguage /> : null;
}

/**
 * Payload's button with our drawer. Payload's own writes dates as Americans do, names its time zone
 * by a code, takes a refusal for success, and offers to unpublish what was never published.
 */
function PublishAll({ hasLanguages, ...props }: Props) {
  const { closeModal, isModalOpen, openModal } = useModal();
  const { hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo();
  const slug = useDrawerSlug('schedule');
  const payloads = `schedule-publish-${id}`;
  const isAsked = isModalOpen(payloads);
  // Before the browser draws Payload's drawer, which its menu opens.
  useLayoutEffect(() => {
    if (!isAsked) return;
    closeModal(payloads);
    openModal(slug);
  }, [closeModal, isAsked, openModal, payloads, slug]);
  const isUpToDate = hasPublishedDoc && unpublishedVersionCount === 0;
  return (
    <>
      <PayloadPublishButton {...props} />
      <ScheduleDrawer
        slug={slug}
        offered={isUpToDate ? 'unpublish' : 'publish'}
        hasLanguages={hasLanguages}
      />
    </>
  );
}
