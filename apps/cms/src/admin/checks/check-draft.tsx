'use client';

import { fill } from '@osnowa/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { writesContent } from '../../access/editing-rights.ts';
import { useLoaded } from '../../kit/ask.ts';
import { Dialog, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useAuth, useDocumentInfo, useEditDepth } from '../../kit/payload.ts';
import { useSaveDraft } from '../editing/save-draft.ts';
import { Findings } from './findings.tsx';
import type { CheckReport } from './report.ts';
import { ShownHeads } from './shown-heads.tsx';

/** In a form: faults to fix before the draft is published, and how others will show the page. */
export function CheckDraft() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  // A form in a drawer covers the form of a page.
  return useEditDepth() < 2 && id !== undefined && writesContent(user) ? <OfPage /> : null;
}

function OfPage() {
  const { count, open } = useWords().checks.page;
  const reports = useReport();
  const n = reports.report?.findings.length ?? 0;
  return (
    <Dialog name="check-draft" label={open} badge={n > 0 ? fill(count, { n }) : null}>
      {(slug) => <Checked {...reports} slug={slug} />}
    </Dialog>
  );
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

function Checked({ report, failed, check, slug }: ReturnType<typeof useReport> & { slug: string }) {
  const words = useWords().checks.page;
  const { state, refresh } = useFreshCheck(check);
  const shown = state === 'checking' ? null : report;
  return (
    <div className="stack checks">
      <p className="about">{words.about}</p>
      <div role="status" className="stack">
        {state === 'checking' ? <p>{words.loading}</p> : null}
        {failed ? <p className="alert-text">{words.failed}</p> : null}
        {state === 'unsaved' ? <p className="alert-text">{words.unsaved}</p> : null}
        {shown ? <Findings report={shown} slug={slug} /> : null}
      </div>
      <SmallButton onClick={() => void refresh()}>{words.again}</SmallButton>
      {shown ? <ShownHeads heads={shown.heads} /> : null}
    </div>
  );
}

/**
 * How long a document rests before the number of findings is requested again, in ms: opening a form
 * and typing in it come first.
 */
const REST_MS = 2_500;

/** The findings of the last check; `failed` when it gave no answer. */
interface Report {
  report: CheckReport | null;
  failed: boolean;
  /** Checks the stored draft now. */
  check(): Promise<void>;
}

/** The findings of the document of this form, requested again when it has been saved. */
function useReport(): Report {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const query = new URLSearchParams({ source: collectionSlug ?? '', document: String(id) });
  const reading = { renewed: lastUpdateTime, wait: REST_MS };
  const { loaded, problem, load } = useLoaded<CheckReport>(`/checks?${query}`, reading);
  return { report: loaded, failed: problem !== null, check: load };
}
