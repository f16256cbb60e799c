'use client';

import { LOCALES, type Locale } from '@osnowa/contract';
import {
  Button,
  CopyToClipboard,
  Drawer,
  DrawerToggler,
  useAuth,
  useConfig,
  useDocumentInfo,
  useDrawerSlug,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { writesContent } from '../../access/editing-rights.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { useSaveDraft } from '../editing/save-draft.ts';
import './share-preview.css';

interface Link {
  id: number;
  address: string;
  expiresAt: string;
  updatedBy: string | null;
}

/** In a form: links by which somebody without an account sees the page with its drafts. */
export function SharePreview() {
  const { i18n } = useTranslation();
  const { id, collectionSlug } = useDocumentInfo();
  const slug = useDrawerSlug('preview-links');
  const words = screenWords(i18n.language).preview.sharePreview;
  const { user } = useAuth();
  if (id === undefined || !collectionSlug || !writesContent(user)) return null;
  return (
    <>
      <DrawerToggler slug={slug} className="share-preview">
        {words.share}
      </DrawerToggler>
      <Drawer slug={slug} title={words.share}>
        <Links words={words} />
      </Drawer>
    </>
  );
}

function Links({ words }: { words: ScreenWords['preview']['sharePreview'] }) {
  const { config } = useConfig();
  const { id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const [links, setLinks] = useState<Link[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const saveDraft = useSaveDraft();
  const address = `${config.serverURL}${config.routes.api}/preview-links`;

  /** @returns the answer; `null` after a failure, which is shown */
  const ask = useCallback(
    async <Answer,>(url: string, method = 'GET', body?: object): Promise<Answer | null> => {
      try {
        const response = await fetch(url, {
          method,
          credentials: 'include',
          headers: { 'Content-Type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        const answer = await response.json();
        setProblem(response.ok ? null : (answer.errors?.[0]?.message ?? words.failed));
        return response.ok ? (answer as Answer) : null;
      } catch (error) {
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        setProblem(words.failed);
        return null;
      }
    },
    [words],
  );

  const load = useCallback(async () => {
    const query = new URLSearchParams({
      locale,
      sort: '-createdAt',
      limit: '20',
      'where[source][equals]': String(collectionSlug),
      'where[document][equals]': String(id),
      'where[withdrawn][equals]': 'false',
      'where[expiresAt][greater_than]': new Date().toISOString(),
    });
    const found = await ask<{ docs: Link[] }>(`${address}?${query}`);
    if (found) setLinks(found.docs);
  }, [ask, address, locale, collectionSlug, id]);
  useEffect(() => void load(), [load]);

  const change = async (url: string, method: string, body: object) => {
    if (await ask(url, method, body)) await load();
  };
  const create = async () => {
    // The link shows what is stored.
    if (!(await saveDraft())) return;
    await change(address, 'POST', { source: collectionSlug, document: String(id) });
  };
  const withdraw = (link: Link) => change(`${address}/${link.id}`, 'PATCH', { withdrawn: true });
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });

  return (
    <>
      <p className="share-preview__about">{words.about}</p>
      <p className="share-preview__about">
        {words.opens} <strong>{LOCALES[locale as Locale].name}</strong>. {words.switch}
      </p>
      <Button buttonStyle="secondary" size="small" onClick={create}>
        {words.create}
      </Button>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <ul className="share-preview__links">
        {links.map((link) => (
          <li key={link.id}>
            <input
              readOnly
              value={link.address}
              aria-label={`${words.address}, ${LOCALES[locale as Locale].name}`}
            />
            <CopyToClipboard value={link.address} defaultMessage={words.copy} />
            <span>
              {words.until} {day.format(new Date(link.expiresAt))}
              {link.updatedBy ? ` · ${link.updatedBy}` : ''}
            </span>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => withdraw(link)}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
