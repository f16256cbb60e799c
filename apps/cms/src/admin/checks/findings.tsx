import { fill } from '@osnowa/text';
import type { MouseEvent } from 'react';
import { useWords } from '../../kit/office-words.tsx';
import { toast, useDocumentInfo, useLocale, useModal } from '../../kit/payload.ts';
import { revealField } from '../../kit/reveal-field.ts';
import { useOpenLanguage } from '../editing/open-field.tsx';

import { type CheckReport, type Finding, WEIGHTS } from './report.ts';

const MARKS = { refused: 'marked--wrong', hurts: 'marked--warned', better: '' };

interface Props {
  report: CheckReport;
  /** The drawer that closes before a field of this form is opened. */
  slug: string;
}

/** The findings by their weight, each a link to its field; then the checks that passed. */
export function Findings({ report: { findings, fine, failed }, slug }: Props) {
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

interface LinkProps extends Omit<Props, 'report'> {
  finding: Finding;
}

function FindingLink({ finding, slug }: LinkProps) {
  const { checks, editing } = useWords();
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { code } = useLocale();
  const { closeModal } = useModal();
  const openLanguage = useOpenLanguage();
  const { field, form } = finding;
  const isHere = form === `collections/${collectionSlug}/${id}`;
  if (!isHere || field === null) {
    return (
      <a href={addressOf(finding)} target="_blank" rel="noopener">
        {finding.sentence} {checks.page.newTab}
      </a>
    );
  }
  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    closeModal(slug);
    const locale = finding.language ?? code;
    if (locale !== code) return openLanguage(locale, field);
    const { signal } = new AbortController();
    const isThere = await revealField(docConfig?.fields ?? [], field, signal);
    if (!isThere) toast.error(editing.openField.notThere);
  };
  return (
    <a href={addressOf(finding)} onClick={(event) => void open(event)}>
      {finding.sentence}
    </a>
  );
}
