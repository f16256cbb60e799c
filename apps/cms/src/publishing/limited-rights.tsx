'use client';

import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { formatAdminURL, hasDraftsEnabled } from 'payload/shared';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import {
  type EditingRights,
  editingRights,
  languageNames,
  writesEverything,
  writesIn,
  writesShared,
} from '../accounts/editing-rights.ts';
import { useOwnVersion, useSaveDraft } from '../kit/form/save-draft.ts';
import { useWords } from '../kit/office-words.tsx';
import {
  Button,
  FormSubmit,
  UnpublishButton as PayloadUnpublishButton,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '../kit/payload.ts';
import { askerIn, useShownLanguages } from './shown-languages.tsx';

/** For people who save drafts: asks a person who may publish. Typed text is saved first. */
export function AskForPublication() {
  const words = useWords();
  const { id } = useDocumentInfo();
  const saveDraft = useSaveDraft();
  const { requests, change } = useShownLanguages();
  const { user } = useAuth();
  const rights = editingRights(user);
  const { code } = useLocale();
  // Who writes every language asks for all of them at once.
  const language = rights && writesEverything(rights) ? '' : code;
  const request = requests.find((one) => one.language === language);
  const isAsked = request?.answer === null;
  if (!rights || (language !== '' && !writesIn(rights, language))) return null;
  const press = async () => {
    if (!isAsked && !(await saveDraft())) return;
    const refusal = await change('asked-publications', { isAsked: !isAsked, language });
    if (refusal !== null) toast.error(refusal);
    else if (!isAsked) toast.success(words.languages.nowAsked);
  };
  return (
    <div className="actions">
      {isAsked ? <small>{askerIn(words, request)}</small> : null}
      {request?.answer ? (
        <small role="status">{fill(words.languages.sentBack, { text: request.answer })}</small>
      ) : null}
      <Button
        buttonStyle={isAsked ? 'secondary' : 'primary'}
        size="medium"
        margin={false}
        disabled={id === undefined}
        onClick={() => void press()}
      >
        {words.languages[isAsked ? 'withdraw' : 'ask']}
      </Button>
    </div>
  );
}

/** For people who write some of the languages: publishes the one that is open. */
export function PublishThisLanguage() {
  const words = useWords();
  const { config } = useConfig();
  const info = useDocumentInfo();
  const { collectionSlug, globalSlug, hasPublishedDoc, id, unpublishedVersionCount } = info;
  const isStored = Boolean(globalSlug) || id !== undefined;
  const { code } = useLocale();
  const { submit } = useForm();
  const modified = useFormModified();
  const name = LOCALES[code as keyof typeof LOCALES].name;
  const publish = async () => {
    const query = `?locale=${code}&publishSpecificLocale=${code}&depth=0`;
    const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
    const path = `/${place}${query}` as const;
    const result = await submit({
      action: formatAdminURL({ apiRoute: config.routes.api, path }),
      overrides: { _status: 'published' },
    });
    if (!result?.res?.ok) return;
    info.setUnpublishedVersionCount(0);
    info.setHasPublishedDoc(true);
  };
  return (
    <FormSubmit
      buttonId="action-save"
      disabled={!(isStored && (modified || unpublishedVersionCount > 0 || !hasPublishedDoc))}
      onClick={() => void publish()}
      size="medium"
      type="button"
    >
      {fill(words.languages.publishOnly, { language: name })}
    </FormSubmit>
  );
}

/**
 * Unpublishing takes all languages off the site: for people with the rights for that. A global is
 * on every page and is never unpublished.
 */
export function UnpublishButton(props: ComponentProps<typeof PayloadUnpublishButton>) {
  const { user } = useAuth();
  const { globalSlug, hasPublishedDoc } = useDocumentInfo();
  const wasPublished = useRef(hasPublishedDoc);
  const takeVersion = useEffectEvent(useOwnVersion());
  useEffect(() => {
    if (wasPublished.current && !hasPublishedDoc) void takeVersion();
    wasPublished.current = hasPublishedDoc;
  }, [hasPublishedDoc]);
  if (globalSlug) return null;
  const rights = editingRights(user);
  return rights?.mayPublish && writesShared(rights) ? <PayloadUnpublishButton {...props} /> : null;
}

type Sentence = 'otherLanguage' | 'sharedFields' | 'drafts' | 'live';

function sentencesFor(rights: EditingRights, locale: string, hasDrafts: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  if (!writesEverything(rights) && !writesIn(rights, locale)) sentences.push('otherLanguage');
  else if (!writesShared(rights)) sentences.push('sharedFields');
  if (!rights.mayPublish) sentences.push(hasDrafts ? 'drafts' : 'live');
  return sentences;
}

/** Above a form: limits of this person's rights in it, and people with more. Others see nothing. */
export function RightsNotice() {
  const words = useWords().languages;
  const { user } = useAuth();
  const { code } = useLocale();
  const { docConfig } = useDocumentInfo();
  const rights = editingRights(user);
  if (!rights) return null;
  const hasDrafts = docConfig !== undefined && hasDraftsEnabled(docConfig as never);
  const sentences = sentencesFor(rights, code, hasDrafts);
  if (sentences.length === 0) return null;
  const names = languageNames(rights.languages);
  return (
    <p className="notice notice--plain">
      {sentences.map((one) => fill(words[one], { languages: names })).join(' ')}
    </p>
  );
}
