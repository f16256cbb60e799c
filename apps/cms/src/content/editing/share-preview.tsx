'use client';

import { LOCALES, type Locale } from '@osnowa/contract';
import { useState } from 'react';
import { writesContent } from '../../accounts/editing-rights.ts';
import { useAsk, useLoaded } from '../../kit/ask.ts';
import { Dialog, Problem, SmallButton } from '../../kit/controls.tsx';
import { useSaveDraft } from '../../kit/form/save-draft.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { CopyToClipboard, useAuth, useDocumentInfo, useLocale } from '../../kit/payload.ts';
import type { Words } from '../../kit/screen-words.ts';

interface Link {
  id: number;
  address: string;
  expiresAt: string;
  updatedBy: string | null;
}

/** In a form: links by which somebody without an account sees the page with its drafts. */
export function SharePreview() {
  const { id, collectionSlug } = useDocumentInfo();
  const words = useWords().preview.sharePreview;
  const { user } = useAuth();
  if (id === undefined || !collectionSlug || !writesContent(user)) return null;
  return (
    <Dialog name="preview-links" label={words.share}>
      <Links words={words} />
    </Dialog>
  );
}

function Links({ words }: { words: Words['preview']['sharePreview'] }) {
  const { id, collectionSlug } = useDocumentInfo();
  const language = useOfficeLanguage();
  const { code: locale } = useLocale();
  const saveDraft = useSaveDraft();
  const [now] = useState(() => new Date().toISOString());
  const query = new URLSearchParams({
    locale,
    sort: '-createdAt',
    limit: '20',
    'where[source][equals]': String(collectionSlug),
    'where[document][equals]': String(id),
    'where[withdrawn][equals]': 'false',
    'where[expiresAt][greater_than]': now,
  });
  const { loaded, load, problem: unread } = useLoaded<{ docs: Link[] }>(`/preview-links?${query}`);
  const { ask, problem } = useAsk();
  const change = async (path: string, request: Parameters<typeof ask>[1]) => {
    if (await ask(`/preview-links${path}`, request)) await load();
  };
  const create = async () => {
    // The link shows what is stored.
    if (!(await saveDraft())) return;
    await change('', { body: { source: collectionSlug, document: String(id) } });
  };
  const withdraw = (link: Link) =>
    change(`/${link.id}`, { method: 'PATCH', body: { withdrawn: true } });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

  return (
    <div className="stack">
      <p className="about">{words.about}</p>
      <p className="about">
        {words.opens} <strong>{LOCALES[locale as Locale].name}</strong>. {words.switch}
      </p>
      <SmallButton onClick={() => void create()}>{words.create}</SmallButton>
      <Problem text={problem ?? unread} />
      <ul className="rows">
        {loaded?.docs.map((link) => (
          <li key={link.id}>
            <input
              readOnly
              value={link.address}
              aria-label={`${words.address}, ${LOCALES[locale as Locale].name}`}
            />
            <CopyToClipboard value={link.address} defaultMessage={words.copy} />
            <small>
              {words.until} {day.format(new Date(link.expiresAt))}
              {link.updatedBy ? ` · ${link.updatedBy}` : ''}
            </small>
            <SmallButton onClick={() => void withdraw(link)}>{words.withdraw}</SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
