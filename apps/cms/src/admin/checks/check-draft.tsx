'use client';

import { fill } from '@osnowa/text';
import {
  Button,
  Drawer,
  DrawerToggler,
  useAuth,
  useDocumentInfo,
  useDrawerSlug,
  useEditDepth,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { writesContent } from '../../access/editing-rights.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';
import { useSaveDraft } from '../editing/save-draft.ts';

import { Findings } from './findings.tsx';
import { ShownHeads } from './shown-heads.tsx';
import { useReport } from './use-report.ts';
import './checks.css';

/** In a form: faults to fix before the draft is published, and how others will show the page. */
export function CheckDraft() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  // A form in a drawer covers the form of a page.
  return useEditDepth() < 2 && id !== undefined && writesContent(user) ? <OfPage /> : null;
}

function OfPage() {
  const { i18n } = useTranslation();
  const slug = useDrawerSlug('check-draft');
  const language = adminLanguage(i18n.language);
  const { modalState } = useModal();
  const reports = useReport();
  const count = reports.report?.findings.length ?? 0;
  return (
    <>
      <DrawerToggler slug={slug} className="check-draft">
        {screenWords(language).checks.page.open}
        {count > 0 ? (
          <span className="check-draft__count">
            {fill(screenWords(language).checks.page.count, { n: count })}
          </span>
        ) : null}
      </DrawerToggler>
      <Drawer slug={slug} title={screenWords(language).checks.page.open}>
        {modalState[slug]?.isOpen ? <Checked {...reports} language={language} slug={slug} /> : null}
      </Drawer>
    </>
  );
}

interface CheckedProps extends ReturnType<typeof useReport> {
  language: AdminLanguage;
  slug: string;
}

/** Saves the newest text, and checks; again when the editor comes back from another tab. */
function useFreshCheck(check: () => Promise<void>) {
  const saveDraft = useSaveDraft();
  const [state, setState] = useState<'checking' | 'checked' | 'unsaved'>('checking');
  const refresh = async () => {
    const isSaved = await saveDraft();
    await check();
    setState(isSaved ? 'checked' : 'unsaved');
  };
  const start = useEffectEvent(refresh);
  useEffect(() => {
    void start();
    const again = () => void start();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, []);
  return { state, refresh };
}

function Checked({ report, failed, check, language, slug }: CheckedProps) {
  const { state, refresh } = useFreshCheck(check);
  return (
    <div className="checks">
      <p className="checks__about">{screenWords(language).checks.page.about}</p>
      <div role="status">
        {state === 'checking' ? <p>{screenWords(language).checks.page.loading}</p> : null}
        {failed ? (
          <p className="checks__problem">{screenWords(language).checks.page.failed}</p>
        ) : null}
        {state === 'unsaved' ? (
          <p className="checks__problem">{screenWords(language).checks.page.unsaved}</p>
        ) : null}
        {report && state !== 'checking' ? (
          <Findings report={report} language={language} slug={slug} />
        ) : null}
      </div>
      <Button buttonStyle="secondary" size="small" onClick={() => void refresh()}>
        {screenWords(language).checks.page.again}
      </Button>
      {report && state !== 'checking' ? (
        <ShownHeads heads={report.heads} language={language} />
      ) : null}
    </div>
  );
}
