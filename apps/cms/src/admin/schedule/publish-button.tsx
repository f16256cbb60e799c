'use client';

import {
  PublishButton as PayloadPublishButton,
  ServerFunctionsContext,
  useAuth,
  useDocumentInfo,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { traverseForLocalizedFields } from '@payloadcms/ui/shared';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { editingRights, writesEverything, writesIn } from '../../access/editing-rights.ts';
import { type AdminLabel, adminLanguage } from '../../fields/admin-label.ts';
import { AskForPublication, PublishThisLanguage } from '../languages/limited-buttons.tsx';

/** The choice of all languages, which Payload writes in English in every language. */
const PAYLOADS_ALL = 'All';

const ALL: AdminLabel = { pl: 'Wszystkie języki', en: 'All languages' };

/** Where the drawer shows languages: in the choice, and in its table of what is scheduled. */
const LANGUAGES = '.rs__single-value, .rs__option, td span';

/** Names all languages; Payload's word for it also stands before the names of lists. */
function useWordsForAll(words: string, payloads: string): void {
  useEffect(() => {
    const drawers = document.getElementsByClassName('schedule-publish');
    const isAll = (text: string | null) => text === PAYLOADS_ALL || text === payloads;
    const rename = () => {
      const shown = [...drawers].flatMap((drawer) => [...drawer.querySelectorAll(LANGUAGES)]);
      for (const one of shown.filter(({ textContent }) => isAll(textContent))) {
        one.textContent = words;
      }
    };
    const observer = new MutationObserver(rename);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [words, payloads]);
}

/**
 * Where no version is newer than what is published, the drawer offers to unpublish. It does so too
 * for what was never published.
 */
function useOfferToPublish(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const isNew = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNew) setUnpublishedVersionCount(1);
  }, [isNew, setUnpublishedVersionCount]);
}

interface Answer {
  error?: string;
}

/** What the server says; `null` when it cannot be reached. */
async function answerTo(ask: () => unknown): Promise<Answer | null> {
  try {
    return (await ask()) as Answer;
  } catch (error) {
    console.error(error);
    return null;
  }
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
  if (writesEverything(rights) || !isByLanguage) return <PublishAll {...props} />;
  return writesIn(rights, code) ? <PublishThisLanguage /> : null;
}

/**
 * Payload's button, whose drawer says why a time is refused (Payload's own takes a refusal for
 * success), and offers to publish what is not published.
 */
function PublishAll(props: ComponentProps<typeof PayloadPublishButton>) {
  const { i18n, t } = useTranslation();
  const functions = useServerFunctions();
  const { serverFunction } = functions;
  useOfferToPublish();
  useWordsForAll(ALL[adminLanguage(i18n.language)], t('general:all'));
  const spoken = useMemo(
    () => ({
      ...functions,
      schedulePublish: async ({ signal: _signal, ...args }: { signal?: AbortSignal }) => {
        const answer = await answerTo(() => serverFunction({ name: 'schedule-publish', args }));
        if (answer === null) throw new Error(t('error:unknown'));
        if (answer.error) throw new Error(answer.error);
        return answer;
      },
    }),
    [functions, serverFunction, t],
  );
  return (
    <ServerFunctionsContext value={spoken}>
      <PayloadPublishButton {...props} />
    </ServerFunctionsContext>
  );
}
