import { fill } from '@osnowa/text';
import { toast, useDocumentInfo, useLocale, useModal } from '@payloadcms/ui';
import type { MouseEvent } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';
import { useOpenLanguage } from '../editing/open-field.tsx';
import { revealField } from '../editing/reveal-field.ts';

import { type CheckReport, type Finding, WEIGHTS } from './report.ts';

interface Props {
  report: CheckReport;
  language: AdminLanguage;
  /** The drawer that closes before a field of this form is opened. */
  slug: string;
}

/** The findings by their weight, each a link to its field; then the checks that passed. */
export function Findings({ report: { findings, fine, failed }, language, slug }: Props) {
  return (
    <>
      {findings.length === 0 ? <p>{screenWords(language).checks.page.nothing}</p> : null}
      {WEIGHTS.map((weight) => {
        const those = findings.filter((one) => one.weight === weight);
        if (those.length === 0) return null;
        return (
          <section key={weight} className={`checks__group checks__group--${weight}`}>
            <h2>
              {screenWords(language).checks.page.weight[weight]} <small>{those.length}</small>
            </h2>
            <ul>
              {those.map((finding) => (
                <li key={`${finding.form} ${finding.field} ${finding.sentence}`}>
                  <FindingLink finding={finding} language={language} slug={slug} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {failed.length > 0 ? (
        <p className="checks__problem">
          {fill(screenWords(language).checks.page.notChecked, { names: failed.join(', ') })}
        </p>
      ) : null}
      {fine.length > 0 ? (
        <p className="checks__fine">
          {fill(screenWords(language).checks.page.fine, { names: fine.join(', ') })}
        </p>
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

function FindingLink({ finding, language, slug }: LinkProps) {
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { code } = useLocale();
  const { closeModal } = useModal();
  const openLanguage = useOpenLanguage();
  const { field, form } = finding;
  const isHere = form === `collections/${collectionSlug}/${id}`;
  if (!isHere || field === null) {
    return (
      <a href={addressOf(finding)} target="_blank" rel="noopener">
        {finding.sentence} {screenWords(language).checks.page.newTab}
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
    if (!isThere) toast.error(screenWords(language).editing.openField.notThere);
  };
  return (
    <a href={addressOf(finding)} onClick={(event) => void open(event)}>
      {finding.sentence}
    </a>
  );
}
