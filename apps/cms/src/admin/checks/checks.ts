import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { leftGaps } from '../templates/refuse-gaps.ts';
import type { CheckedDocument } from './checked-document.ts';
import { shownHeads } from './head.ts';
import { type CheckReport, type Finding, WEIGHTS } from './report.ts';
import { alternativeTexts } from './rules/alt-texts.ts';
import { deadAnchors } from './rules/anchors.ts';
import { coloursUnderText } from './rules/colours.ts';
import { headingOrder } from './rules/headings.ts';
import { innerLinks } from './rules/inner-links.ts';
import { menuLabels } from './rules/menu-labels.ts';
import { refusedValues } from './rules/required.ts';
import { searchTexts } from './rules/search-texts.ts';
import { forgottenTranslations } from './rules/translations.ts';

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
function gapsOfTemplates(document: CheckedDocument): Finding[] {
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

/** One check: its name, and the function that finds faults. */
interface Check {
  name: AdminLabel;
  find(document: CheckedDocument): Finding[] | Promise<Finding[]>;
}

/** Every check before publishing, in the order of the list. */
const CHECKS: readonly Check[] = [
  { name: { pl: 'wymagane pola', en: 'required fields' }, find: refusedValues },
  { name: { pl: 'teksty szablonu', en: 'texts of the template' }, find: gapsOfTemplates },
  {
    name: { pl: 'opisy „Co widać na obrazie”', en: 'descriptions of pictures' },
    find: alternativeTexts,
  },
  { name: { pl: 'tłumaczenia', en: 'translations' }, find: forgottenTranslations },
  { name: { pl: 'odnośniki w witrynie', en: 'links within the site' }, find: innerLinks },
  { name: { pl: 'kotwice (#)', en: 'anchors (#)' }, find: deadAnchors },
  { name: { pl: 'kolejność nagłówków', en: 'order of headings' }, find: headingOrder },
  {
    name: { pl: 'tytuł i opis dla wyszukiwarek', en: 'title and description for search engines' },
    find: searchTexts,
  },
  { name: { pl: 'etykiety w menu', en: 'labels in menus' }, find: menuLabels },
  { name: { pl: 'kolory pod napisami', en: 'colours under words' }, find: coloursUnderText },
];

/** Findings of one check; `null` where it failed, which does not stop the others. */
async function resultOf({ name, find }: Check, document: CheckedDocument) {
  try {
    return { name, findings: await find(document) };
  } catch (error) {
    const { collection, id, req } = document;
    req.payload.logger.error({ err: error }, `A check of ${collection} ${id} failed: ${name.en}.`);
    return { name, findings: null };
  }
}

/** Runs all checks on the newest state of a document. */
export async function checkDocument(document: CheckedDocument): Promise<CheckReport> {
  const heads = shownHeads(document);
  const results = await Promise.all(CHECKS.map((check) => resultOf(check, document)));
  const findings = results.flatMap((one) => one.findings ?? []);
  const named = (those: typeof results) => those.map(({ name }) => name[document.language]);
  return {
    findings: WEIGHTS.flatMap((weight) => findings.filter((one) => one.weight === weight)),
    fine: named(results.filter((one) => one.findings?.length === 0)),
    failed: named(results.filter((one) => one.findings === null)),
    heads: await heads,
  };
}
