import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import { leftGaps } from '../../templates/refuse-gaps.ts';
import type { CheckedDocument } from '../checked-document.ts';
import type { Finding } from '../report.ts';

const LEFT: AdminLabel = {
  pl: '{place}: został tekst szablonu ({language}): {gap}',
  en: '{place}: a text of the template is left ({language}): {gap}',
};

const MORE: AdminLabel = {
  pl: 'Tekstów szablonu do zastąpienia jest więcej ({language}): jeszcze {n}.',
  en: 'More texts of the template wait to be replaced ({language}): {n}.',
};

/** Fields of one language that the list names; a new page has twenty. */
const MOST = 5;

/** Texts of a template that an editor has not replaced yet. */
export function gapsOfTemplates(document: CheckedDocument): Finding[] {
  return LOCALE_CODES.flatMap((language) => {
    const named = { language: LOCALES[language].name };
    const left = leftGaps(document.fields, language);
    const more = left.slice(MOST);
    const findings = left.slice(0, MOST).map(({ path, gap }) => {
      const sentence = document.said(LEFT, { ...named, place: document.named(path), gap });
      return document.finding({ weight: 'refused', sentence, language, field: path });
    });
    if (!more[0]) return findings;
    const sentence = document.said(MORE, { ...named, n: more.length });
    const next = { weight: 'refused', sentence, language, field: more[0].path } as const;
    return [...findings, document.finding(next)];
  });
}
