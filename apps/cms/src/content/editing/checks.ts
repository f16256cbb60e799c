import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { type CollectionSlug, NotFound } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { leftGaps } from '../templates/refuse-gaps.ts';
import { type CheckedDocument, checkedDocument } from './checked-document.ts';
import { shownHeads } from './head.ts';
import { pathFor } from './preview.ts';
import { type CheckReport, type Finding, WEIGHTS } from './report.ts';
import { missingFacts, typedFacts } from './rules/facts.ts';
import { headingOrder } from './rules/headings.ts';
import { deadAnchors, innerLinks } from './rules/links.ts';
import { menuLabels } from './rules/menu-labels.ts';
import { alternativeTexts, coloursUnderText } from './rules/pictures.ts';
import { searchTexts } from './rules/search-texts.ts';
import { forgottenTranslations, refusedValues } from './rules/translations.ts';

/** Fields of one language that the list names; a new page has twenty. */
const MOST = 5;

/** Texts of a template that an editor has not replaced yet. */
function gapsOfTemplates(document: CheckedDocument): Finding[] {
  return LOCALE_CODES.flatMap((language) => {
    const named = { language: LOCALES[language].name };
    const left = leftGaps(document.fields, language);
    const more = left.slice(MOST);
    const findings = left.slice(0, MOST).map(({ path, gap }) => {
      const sentence = document.said((w) => w.checks.left, {
        ...named,
        place: document.named(path),
        gap,
      });
      return document.finding({ weight: 'refused', sentence, language, field: path });
    });
    if (!more[0]) return findings;
    const sentence = document.said((w) => w.checks.more, { ...named, n: more.length });
    const next = { weight: 'refused', sentence, language, field: more[0].path } as const;
    return [...findings, document.finding(next)];
  });
}

/** Every check before publishing by the word for its name, in the order of the list. */
const CHECKS = {
  name: refusedValues,
  checksName: gapsOfTemplates,
  descriptionsOfPictures: alternativeTexts,
  translations: forgottenTranslations,
  linksWithinTheSite: innerLinks,
  anchors: deadAnchors,
  orderOfHeadings: headingOrder,
  titleAndDescriptionFor: searchTexts,
  labelsInMenus: menuLabels,
  references: missingFacts,
  typedFigures: typedFacts,
  coloursUnderWords: coloursUnderText,
} satisfies Record<string, (document: CheckedDocument) => Finding[] | Promise<Finding[]>>;

/** Findings of one check; `null` where it failed, which does not stop the others. */
async function resultOf(check: keyof typeof CHECKS, document: CheckedDocument) {
  const name = document.said((w) => w.checks[check]);
  try {
    return { name, findings: await CHECKS[check](document) };
  } catch (error) {
    const { collection, id, req } = document;
    req.payload.logger.error({ err: error }, `A check of ${collection} ${id} failed: ${check}.`);
    return { name, findings: null };
  }
}

async function checkDocument(document: CheckedDocument): Promise<CheckReport> {
  const heads = shownHeads(document);
  const checks = Object.keys(CHECKS) as (keyof typeof CHECKS)[];
  const results = await Promise.all(checks.map((check) => resultOf(check, document)));
  const findings = results.flatMap((one) => one.findings ?? []);
  const named = (those: typeof results) => those.map(({ name }) => name);
  return {
    findings: WEIGHTS.flatMap((weight) => findings.filter((one) => one.weight === weight)),
    fine: named(results.filter((one) => one.findings?.length === 0)),
    failed: named(results.filter((one) => one.findings === null)),
    heads: await heads,
  };
}

const query = z.object({
  source: z.string().min(1).max(50),
  document: z.coerce.number().int().positive(),
});

/**
 * `GET /payload/checks?source=pages&document=3`: faults to fix in the newest state of a document
 * before it is published, in the language of the back office. For people who write content.
 */
export const checkEndpoint = endpoint({
  path: '/checks',
  method: 'get',
  who: hiddenUnless(writesContent),
  body: query,
  run: async (req, { source, document }) => {
    const collection = source as CollectionSlug;
    const hasPage = Object.hasOwn(req.payload.collections, collection) && pathFor(collection);
    const found = hasPage ? await checkedDocument(req, collection, document) : null;
    if (!found) throw new NotFound(req.t);
    return checkDocument(found);
  },
});
