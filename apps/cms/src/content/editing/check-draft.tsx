'use client';

import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { writesContent } from '../../accounts/editing-rights.ts';
import { useLoaded } from '../../kit/ask.ts';
import { Dialog, SmallButton } from '../../kit/controls.tsx';
import { useOpenLanguage, useReveal } from '../../kit/form/open-field.tsx';
import { useSaveDraft } from '../../kit/form/save-draft.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import {
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useLocale,
  useModal,
} from '../../kit/payload.ts';
import { withReference } from '../facts/typed-figure.ts';
import { type CheckReport, type Finding, type ShownHead, WEIGHTS } from './report.ts';

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
  const n = reports.loaded?.findings.length ?? 0;
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

function Checked({ loaded, problem, load, slug }: ReturnType<typeof useReport> & { slug: string }) {
  const words = useWords().checks.page;
  const { state, refresh } = useFreshCheck(load);
  const shown = state === 'checking' ? null : loaded;
  return (
    <div className="stack checks">
      <p className="about">{words.about}</p>
      <div role="status" className="stack">
        {state === 'checking' ? <p>{words.loading}</p> : null}
        {problem ? <p className="alert-text">{words.failed}</p> : null}
        {state === 'unsaved' ? <p className="alert-text">{words.unsaved}</p> : null}
        {shown ? <Findings report={shown} slug={slug} onChange={refresh} /> : null}
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

/** The findings of the document of this form, requested again when it has been saved. */
function useReport() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const query = new URLSearchParams({ source: collectionSlug ?? '', document: String(id) });
  const reading = { renewed: lastUpdateTime, wait: REST_MS };
  return useLoaded<CheckReport>(`/checks?${query}`, reading);
}

const MARKS = { refused: 'marked--wrong', hurts: 'marked--warned', better: '' };

interface FindingsProps {
  report: CheckReport;
  /** The drawer that closes before a field of this form is opened. */
  slug: string;
  /** A text of the form was changed. */
  onChange(): Promise<void>;
}

/** The findings by their weight, each a link to its field; then the checks that passed. */
function Findings({ report: { findings, fine, failed }, slug, onChange }: FindingsProps) {
  const words = useWords().checks.page;
  return (
    <>
      {findings.length === 0 ? <p>{words.nothing}</p> : null}
      {WEIGHTS.map((weight) => {
        const those = findings.filter((one) => one.weight === weight);
        if (those.length === 0) return null;
        return (
          <section key={weight} className={`panel marked ${MARKS[weight]}`}>
            <h2>
              {words.weight[weight]} <small>{those.length}</small>
            </h2>
            <ul className="rows">
              {those.map((finding) => (
                <li key={`${finding.form} ${finding.field} ${finding.sentence}`}>
                  <FindingLink finding={finding} slug={slug} />
                  <ReferInstead finding={finding} onChange={onChange} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {failed.length > 0 ? (
        <p className="alert-text">{fill(words.notChecked, { names: failed.join(', ') })}</p>
      ) : null}
      {fine.length > 0 ? (
        <p className="about">{fill(words.fine, { names: fine.join(', ') })}</p>
      ) : null}
    </>
  );
}

/** Address of the field in its form, for a new tab and for a click without scripts of ours. */
function addressOf({ form, field, language }: Finding): string {
  const query = new URLSearchParams({
    ...(language && { locale: language }),
    ...(field !== null && { field }),
  });
  return `/admin/${form}?${query}`;
}

function FindingLink({ finding, slug }: { finding: Finding; slug: string }) {
  const { newTab } = useWords().checks.page;
  const { collectionSlug, id } = useDocumentInfo();
  const { code } = useLocale();
  const { closeModal } = useModal();
  const openLanguage = useOpenLanguage();
  const reveal = useReveal();
  const { field, form } = finding;
  const isHere = form === `collections/${collectionSlug}/${id}`;
  if (!isHere || field === null) {
    return (
      <a href={addressOf(finding)} target="_blank" rel="noopener">
        {finding.sentence} {newTab}
      </a>
    );
  }
  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    closeModal(slug);
    const locale = finding.language ?? code;
    if (locale !== code) return openLanguage(locale, field);
    await reveal(field, new AbortController().signal);
  };
  return (
    <a href={addressOf(finding)} onClick={(event) => void open(event)}>
      {finding.sentence}
    </a>
  );
}

/** Puts a reference to a fact in place of a typed figure, in the language of the form. */
function ReferInstead({
  finding,
  onChange,
}: Pick<FindingsProps, 'onChange'> & { finding: Finding }) {
  const { referInstead } = useWords().checks.page;
  const { collectionSlug, id } = useDocumentInfo();
  const { code } = useLocale();
  const { dispatchFields, getField, setModified } = useForm();
  const { field, form, instead, language } = finding;
  const isHere = form === `collections/${collectionSlug}/${id}`;
  const [isChanged, setIsChanged] = useState(false);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    // The form knows that it is changed.
    if (isChanged) void changed();
  }, [isChanged]);
  // An article is in one language, whatever that of the form is.
  const isOpen = collectionSlug === 'posts' || language === null || language === code;
  if (!instead || !isHere || field === null || !isOpen) return null;
  const refer = () => {
    const value = withReference(getField(field)?.value, instead);
    // An editor of text with formats takes a value only as its initial one.
    dispatchFields({ type: 'UPDATE', path: field, value, initialValue: value });
    setModified(true);
    setIsChanged(true);
  };
  return (
    <SmallButton onClick={refer}>
      {fill(referInstead, { reference: instead.reference })}
    </SmallButton>
  );
}

/** In each language, the page as a search result and as a shared link. */
function ShownHeads({ heads }: { heads: readonly ShownHead[] }) {
  const words = useWords().checks.page;
  if (heads.length === 0) return null;
  return (
    <section className="panel stack">
      <h2>{words.shown}</h2>
      {heads.map((head) => (
        <section key={head.language} aria-label={LOCALES[head.language].name}>
          <h3>{LOCALES[head.language].name}</h3>
          {head.isPolish ? (
            <p>{words.isPolish}</p>
          ) : (
            <div className="checks__pair" lang={head.language}>
              <Result head={head} />
              <Card head={head} />
            </div>
          )}
        </section>
      ))}
    </section>
  );
}

/** `https://osnowa.example › products › one`, as search engines write it. */
function trail(address: string): string {
  const { origin, pathname } = new URL(address);
  return [origin, ...pathname.split('/').filter((part) => part !== '')].join(' › ');
}

function Shown({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="quiet" lang={useOfficeLanguage()}>
        {caption}
      </figcaption>
      {children}
    </figure>
  );
}

function Result({ head: { address, description, title } }: { head: ShownHead }) {
  const words = useWords().checks.page;
  return (
    <Shown caption={words.result}>
      <div className="checks__shown">
        <small>{trail(address)}</small>
        <b>{title || words.noTitle}</b>
        <p>{description || words.noDescription}</p>
      </div>
    </Shown>
  );
}

function Card({ head }: { head: ShownHead }) {
  const words = useWords().checks.page;
  const [lacksPicture, setLacksPicture] = useState(false);
  return (
    <Shown caption={words.card}>
      <div className="checks__shown checks__card">
        {lacksPicture ? (
          <span className="checks__picture">{words.noPicture}</span>
        ) : (
          // biome-ignore lint/performance/noImgElement: a picture of the site, which Next does not serve
          <img
            className="checks__picture"
            src={head.picture}
            alt={head.sharedTitle}
            width={1200}
            height={630}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setLacksPicture(true)}
          />
        )}
        <small>{new URL(head.address).host}</small>
        <strong>{head.sharedTitle || words.noTitle}</strong>
        <p>{head.description}</p>
      </div>
    </Shown>
  );
}
