import type { AdminLabel } from '../../fields/admin-label.ts';
import type { CheckedDocument } from './checked-document.ts';
import { shownHeads } from './head.ts';
import { type CheckReport, type Finding, WEIGHTS } from './report.ts';
import { alternativeTexts } from './rules/alt-texts.ts';
import { deadAnchors } from './rules/anchors.ts';
import { coloursUnderText } from './rules/colours.ts';
import { gapsOfTemplates } from './rules/gaps.ts';
import { headingOrder } from './rules/headings.ts';
import { innerLinks } from './rules/inner-links.ts';
import { menuLabels } from './rules/menu-labels.ts';
import { refusedValues } from './rules/required.ts';
import { searchTexts } from './rules/search-texts.ts';
import { forgottenTranslations } from './rules/translations.ts';

/** One check: what it looks at, and how it finds. */
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

/** What one check found; `null` where it failed, which does not take the others with it. */
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
