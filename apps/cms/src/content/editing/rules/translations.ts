import { DEFAULT_LOCALE, LOCALES, type Locale } from '@osnowa/contract';
import { isolateObjectProperty } from 'payload';
import type { DocumentField } from '../../../kit/fields/document-fields.ts';
import { inLanguages, isLocalised } from '../../../publishing/leaves.ts';
import { TRANSLATIONS } from '../../../publishing/place.ts';
import { comparedTexts } from '../../../translations/comparison.ts';
import { leftGaps } from '../../templates/refuse-gaps.ts';
import type { CheckedDocument } from '../checked-document.ts';
import type { Finding } from '../report.ts';

/** The validation of a field: it returns `true` or a sentence. */
type Rule = (value: unknown, options: object) => unknown;

/** Payload's error for a value when it is published; `null` where it has none. */
async function refusalOf(document: CheckedDocument, one: DocumentField): Promise<string | null> {
  const { req, row, id } = document;
  const inPolish = inLanguages(one).find(
    ([language]) => (language ?? DEFAULT_LOCALE) === DEFAULT_LOCALE,
  );
  const options = {
    ...one.field,
    id,
    data: row,
    siblingData: one.siblings,
    blockData: one.siblings,
    path: one.path.split('.'),
    operation: 'update',
    event: 'submit',
    overrideAccess: false,
    preferences: { fields: {} },
    req: isolateObjectProperty(req, 'locale'),
  };
  options.req.locale = DEFAULT_LOCALE;
  try {
    const { validate } = one.field as { validate?: Rule };
    const answer = await validate?.(inPolish?.[1], options);
    return typeof answer === 'string' ? answer : null;
  } catch (error) {
    req.payload.logger.warn({ err: error }, `The rule of ${one.path} could not be asked.`);
    return null;
  }
}

/** Values that publishing would refuse, by the validation of the fields themselves. */
export async function refusedValues(document: CheckedDocument): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const one of document.fields) {
    const refusal = await refusalOf(document, one);
    if (refusal === null) continue;
    findings.push(
      document.finding({
        weight: 'refused',
        sentence: `${document.named(one.path)}: ${refusal}`,
        language: isLocalised(one.field) ? DEFAULT_LOCALE : null,
        field: one.path,
      }),
    );
  }
  return findings;
}

/** Fields of one language that the list names; a page that is not translated at all has a hundred. */
const MOST = 5;

/** A text without letters, such as `10+`, is the same in every language. */
const LETTERS = /\p{L}/u;

/** Paths of fields that wait for an editor's words, in the original or the translation: another check names them. */
function withGaps({ fields }: CheckedDocument, target: Locale): ReadonlySet<string> {
  const left = [DEFAULT_LOCALE, target].flatMap((language) => leftGaps(fields, language));
  return new Set(left.map(({ path }) => path));
}

/** Texts whose translation is missing, or older than their original. */
export async function forgottenTranslations(document: CheckedDocument): Promise<Finding[]> {
  const { req, collection, id } = document;
  const findings: Finding[] = [];
  for (const target of TRANSLATIONS) {
    const language = LOCALES[target].name;
    const gaps = withGaps(document, target);
    const texts = (await comparedTexts(req, { collection, id }, target)) ?? [];
    const open = texts.filter(
      ({ original, path, sentences }) =>
        LETTERS.test(original) &&
        !gaps.has(path) &&
        sentences.some(({ state }) => state !== 'current'),
    );
    for (const { path, sentences } of open.slice(0, MOST)) {
      const isMissing = sentences.some(({ state }) => state === 'missing');
      const sentence = document.said((w) => w.translations[isMissing ? 'missing' : 'stale'], {
        place: document.named(path),
        language,
      });
      findings.push(document.finding({ weight: 'hurts', sentence, language: target, field: path }));
    }
    if (open.length <= MOST) continue;
    const sentence = document.said((w) => w.translations.more, {
      language,
      n: open.length - MOST,
    });
    const field = open[MOST]?.path ?? null;
    findings.push(document.finding({ weight: 'hurts', sentence, language: target, field }));
  }
  return findings;
}
