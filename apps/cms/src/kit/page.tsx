import { DefaultTemplate } from '@payloadcms/next/templates';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps, Payload, PayloadRequest, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import { type AdminLanguage, adminLanguage } from './office-language.ts';
import { Gutter, SetStepNav } from './payload.ts';
import { officeWords, type Words } from './words.ts';

/** The request for a page, and its reader. */
interface Reading {
  req: PayloadRequest;
  payload: Payload;
  user: TypedUser;
  language: AdminLanguage;
  words: Words;
  /** Of the address below `/admin`: those of `/admin/person/7` are `person` and `7`. */
  segments: readonly string[];
  searchParams: Record<string, string | string[] | undefined>;
}

interface Content {
  /** Above the page: where it is. */
  steps: readonly { label: string; url?: string }[];
  children: ReactNode;
}

interface Definition {
  /** Name of its own styles. */
  className?: string;
  who(user: TypedUser): boolean;
  /** @returns `null` where there is no such page */
  read(of: Reading): Promise<Content | null>;
}

/**
 * A page of the back office with an address of its own. Payload leaves the check of rights to such
 * pages.
 */
export function officePage({ className = '', who, read }: Definition) {
  return async (props: AdminViewServerProps) => {
    const { initPageResult, params, payload, searchParams = {}, viewActions } = props;
    const { locale, permissions, req, visibleEntities } = initPageResult;
    const { i18n, user } = req;
    const segments = (params?.segments ?? []) as string[];
    if (!user)
      redirect(`/admin/login?redirect=/admin/${segments.map(encodeURIComponent).join('/')}`);
    if (!who(user)) notFound();
    const language = adminLanguage(i18n.language);
    const words = officeWords(language);
    const content = await read({ req, payload, user, language, words, segments, searchParams });
    if (!content) notFound();
    const request = { i18n, params, payload, req, searchParams, user };
    const frame = { ...request, locale, permissions, viewActions, visibleEntities };
    return (
      <DefaultTemplate {...frame}>
        <SetStepNav nav={[...content.steps]} />
        <main>
          <Gutter className={`page ${className}`}>{content.children}</Gutter>
        </main>
      </DefaultTemplate>
    );
  };
}
